import { koreanDay } from '#domain/kernel/korean-date.ts';
import { tidyFlight } from '#domain/reservation/details.ts';
import { formatWon } from '#i18n/format.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { OwnTime } from '#views/clock/own-time.tsx';
import { CountStepper } from '#views/field/count-stepper.tsx';
import { DayField } from '#views/field/day-field.tsx';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import styles from './order-panel.module.css';
import { formQuery, type TransferState } from './use-transfer-choice.ts';
import { zoneName } from './zone-name.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({
	value: String(hour),
	label: `${String(hour).padStart(2, '0')}:00 KST`,
}));
const longestPlace = 200;

type Props = { state: TransferState };

/** What is chosen, what it costs, and on to the reservation form with all of it. */
export function OrderPanel({ state }: Props) {
	const t = useTranslations('transfer.order');
	return (
		<section className={styles.panel} aria-label={t('title')}>
			<h2 className={styles.panelTitle}>{t('title')}</h2>
			<Way state={state} />
			<When state={state} />
			<People state={state} />
			<Sum state={state} />
		</section>
	);
}

function Way({ state: { choice, choose, open, routes, routeName } }: Props) {
	const t = useTranslations('transfer');
	const isArrival = choice.direction === 'arrival';
	const { districts, distance } = zoneName(routeName(choice.route));
	return (
		<>
			<Segmented
				label={t('order.direction')}
				isLabelHidden
				options={(['arrival', 'departure'] as const).map((value) => ({ value, label: t(`order.${value}`) }))}
				value={choice.direction}
				onChange={(direction) => choose({ direction })}
			/>
			<Select
				name="terminal"
				label={t('order.terminal')}
				isLabelShown
				value={choice.terminal}
				options={open.map(({ id }) => ({ value: id, label: t(`terminal.${id}.name`) }))}
				onChange={(terminal) => choose({ terminal })}
			/>
			<Select
				name="route"
				label={t(isArrival ? 'order.zoneTo' : 'order.zoneFrom')}
				isLabelShown
				value={choice.route}
				options={routes.map((id) => ({ value: id, label: zoneName(routeName(id)).short }))}
				hint={[districts, distance].filter(Boolean).join(' · ')}
				onChange={(route) => choose({ route })}
			/>
			<TextField
				label={t(isArrival ? 'order.toPlace' : 'order.fromPlace')}
				value={choice.place}
				maxLength={longestPlace}
				autoComplete="off"
				hint={t('order.placeHint')}
				onChange={(event) => choose({ place: event.target.value })}
			/>
			<TextField
				label={t('order.flight')}
				value={choice.flightNumber}
				maxLength={10}
				autoCapitalize="characters"
				autoComplete="off"
				spellCheck={false}
				hint={t('order.flightHint')}
				onChange={(event) => choose({ flightNumber: event.target.value })}
				onBlur={(event) => choose({ flightNumber: tidyFlight(event.target.value) })}
			/>
		</>
	);
}

/** No car is ordered further ahead. */
const yearDays = 366;

function When({ state: { choice, choose } }: Props) {
	const t = useTranslations('transfer.order');
	const isArrival = choice.direction === 'arrival';
	const today = koreanDay(new Date());
	const at = new Date(`${choice.on || today}T${String(choice.hour).padStart(2, '0')}:00:00+09:00`);
	return (
		<div>
			<div className={styles.when}>
				<DayField label={t('date')} daysAhead={yearDays} value={choice.on} onChange={(on) => choose({ on })} />
				<Select
					name="hour"
					label={t(isArrival ? 'landing' : 'leaving')}
					isLabelShown
					value={String(choice.hour)}
					options={hours}
					onChange={(hour) => choose({ hour: Number(hour) })}
				/>
			</div>
			{choice.on && <OwnTime at={at} className={styles.own} />}
		</div>
	);
}

function People({ state: { choice, choose, most } }: Props) {
	const t = useTranslations('transfer.order');
	const signs = (name: string) => ({ lessLabel: t('less', { name }), moreLabel: t('more', { name }) });
	return (
		<div className={styles.pair}>
			<CountStepper
				label={t('persons')}
				value={choice.persons}
				min={1}
				max={most.persons}
				{...signs(t('persons'))}
				onChange={(persons) => choose({ persons })}
			/>
			<CountStepper
				label={t('bags')}
				hint={t('bagsHint')}
				value={choice.bags}
				min={0}
				max={most.bags}
				{...signs(t('bags'))}
				onChange={(bags) => choose({ bags })}
			/>
		</div>
	);
}

/** Several small ones can cost more than one that takes it all. */
function Cheaper({ state: { cheaper, choose } }: Props) {
	const t = useTranslations('transfer');
	if (!cheaper) return null;
	const { vehicle, units, total } = cheaper;
	const name = t(`vehicle.${vehicle}`);
	return (
		<Note>
			<p>{t('order.cheaper', { vehicle: name, count: units, won: formatWon(total) })}</p>
			<Button size="sm" onClick={() => choose({ vehicle })}>
				{t('order.takeOther', { vehicle: name })}
			</Button>
		</Note>
	);
}

function Sum({ state }: Props) {
	const t = useTranslations('transfer');
	const second = useSecondCurrency();
	const { ride, price, choice } = state;
	if (!ride || !price) return <Note tone="warn">{t('order.none')}</Note>;
	const [line] = price.lines;
	const off = price.lines.find(({ of }) => of === 'promotion');
	return (
		<>
			<div className={styles.sum} role="status">
				<p>
					<span>{t('order.line', { vehicle: t(`vehicle.${choice.vehicle}`), count: line?.quantity ?? 1 })}</span>
					<span>{formatWon(line?.amount ?? price.total)}</span>
				</p>
				{off && (
					<p>
						<span>{t('order.promotion', { title: price.promotion?.title ?? '' })}</span>
						<span className={styles.off}>{`−${formatWon(-off.amount)}`}</span>
					</p>
				)}
				<p className={styles.total}>
					<b>{t('order.total')}</b>
					<span>
						<b>{formatWon(price.total)}</b>
						<small>{second(price.total)}</small>
					</span>
				</p>
				<p className={styles.note}>{t(choice.on ? 'order.fixed' : 'order.plain')}</p>
			</div>
			<Cheaper state={state} />
			<PageLink
				page="reservationForm"
				params={{ area: ride.area }}
				query={formQuery(state)}
				className={buttonClass({ variant: 'primary', size: 'lg', isFull: true })}
			>
				{t('order.go')}
			</PageLink>
			<PageLink page="productDetail" params={{ area: ride.area, id: ride.id }} className={styles.more}>
				{t('order.details')}
			</PageLink>
			<ul className={styles.included}>
				{ride.included.map((text) => (
					<li key={text}>
						<Icon name="check" />
						{text}
					</li>
				))}
			</ul>
		</>
	);
}
