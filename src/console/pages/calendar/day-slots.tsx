import { Fragment } from 'react';
import type { Comer } from '#contract/api/desk-day.ts';
import type { Plan } from '#contract/api/slot.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatDateWithWeekday } from '#i18n/format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import { useDeskProducts } from '../reservations/choices.ts';
import styles from './calendar.module.css';
import { type CalendarChoices, calendarAddress, useDeskDay, useHousePlans } from './choices.ts';
import { isOver } from './is-over.ts';
import { Legend } from './legend.tsx';
import { Places } from './places.tsx';
import { SlotGrip } from './slot-grip.tsx';
import { SlotPanel } from './slot-panel.tsx';
import { walkCells } from './walk-cells.ts';

type DeskProduct = { id: string; title: string; mayEdit: boolean };
type Day = Plan['days'][number];
type Props = { choices: CalendarChoices; now: Date; today: string };

/** A day of the house: every start of everything it offers, empty ones too, with its places and who comes; each opens its slot. */
export function DaySlots({ choices, now, today }: Props) {
	const t = useTranslations('console.calendar');
	return (
		<Await query={useDeskProducts(choices.organisation)}>
			{({ products }) =>
				products.length === 0 ? (
					<EmptyState isPanel title={t('noProduct')} />
				) : (
					<OfProducts products={products} choices={choices} now={now} today={today} />
				)
			}
		</Await>
	);
}

function OfProducts({ products, choices, now, today }: Props & { products: readonly DeskProduct[] }) {
	const t = useTranslations('console.calendar');
	const { on } = choices;
	const { shown, plans } = useHousePlans(products, { first: on, last: on });
	const comers = useDeskDay(on, choices.organisation).data?.comers ?? [];
	const open = choices.day === on ? shown.find(({ id }) => id === choices.product) : undefined;
	const openPlan = plans.find(({ data }) => data && data.productId === open?.id)?.data;
	return (
		<div className={styles.columns} data-open={openPlan !== undefined || undefined}>
			<div>
				<div className={styles.scroll}>
					<table className={styles.week} data-day onKeyDown={walkCells}>
						<thead>
							<tr>
								<th scope="col">{t('start')}</th>
								<th scope="col">{t('places')}</th>
								<th scope="col">{t('guests')}</th>
							</tr>
						</thead>
						{shown.map((product, at) => (
							<OfProduct
								key={product.id}
								{...{ product, choices, now }}
								query={plans[at]}
								comers={comers.filter(({ productId }) => productId === product.id)}
								mayEdit={product.mayEdit && on >= today}
							/>
						))}
					</table>
				</div>
				{products.length > shown.length && (
					<p className={styles.small}>
						<ConsoleLink to={calendarAddress({ ...choices, view: 'week', day: undefined, time: undefined })}>
							{t('moreInWeek', { count: products.length - shown.length })}
						</ConsoleLink>
					</p>
				)}
				<Legend hasGrip={on >= today && shown.some(({ mayEdit }) => mayEdit)} />
			</div>
			{open && openPlan && (
				<SlotPanel
					key={`${open.id} ${choices.time ?? ''}`}
					plan={openPlan}
					choices={choices}
					day={on}
					title={open.title}
					mayEdit={open.mayEdit && !isOver(on, choices.time ?? null, now)}
				/>
			)}
		</div>
	);
}

type ProductProps = {
	product: DeskProduct;
	choices: CalendarChoices;
	now: Date;
	query: ReturnType<typeof useHousePlans>['plans'][number] | undefined;
	comers: readonly Comer[];
	mayEdit: boolean;
};

function OfProduct({ product, choices, now, query, comers, mayEdit }: ProductProps) {
	const t = useTranslations('console.calendar');
	const plan = query?.data;
	const day = plan?.days.find(({ on }) => on === choices.on);
	return (
		<tbody>
			<tr>
				<th scope="rowgroup" colSpan={3} className={styles.ofProduct}>
					<ConsoleLink to={calendarAddress({ ...choices, product: product.id, day: choices.on, time: undefined })}>
						{product.title}
					</ConsoleLink>
				</th>
			</tr>
			{!plan && query && (
				<tr>
					<td colSpan={3} className={styles.none}>
						<Await query={query}>{() => null}</Await>
					</td>
				</tr>
			)}
			{plan && (!day || day.slots.length === 0) && (
				<tr>
					<td colSpan={3} className={styles.none}>
						{[t('noSlotsToday'), day?.why].filter(Boolean).join(' · ')}
					</td>
				</tr>
			)}
			{plan &&
				day?.slots.map((slot) => (
					<Row
						key={slot.time}
						{...{ plan, day, slot, mayEdit }}
						title={product.title}
						choices={{ ...choices, product: product.id }}
						isOpen={choices.day === day.on && choices.product === product.id && (choices.time ?? null) === slot.time}
						isOver={isOver(day.on, slot.time, now)}
						comers={comers.filter(({ time }) => time === slot.time)}
					/>
				))}
		</tbody>
	);
}

type RowProps = {
	plan: Plan;
	day: Day;
	slot: Day['slots'][number];
	title: string;
	choices: CalendarChoices;
	isOpen: boolean;
	isOver: boolean;
	mayEdit: boolean;
	comers: readonly Comer[];
};

function Row({ plan, day, slot, title, choices, isOpen, mayEdit, comers, ...of }: RowProps) {
	const t = useTranslations('console.calendar');
	const locale = useConsoleLocale();
	const name = [title, formatDateWithWeekday(day.on, locale), slot.time].filter(Boolean).join(' ');
	return (
		<tr>
			<th scope="row">{slot.time ?? t('allDay')}</th>
			<td data-open={isOpen || undefined} data-stopped={slot.isStopped || slot.isBusy || undefined}>
				<ConsoleLink
					to={calendarAddress({ ...choices, day: day.on, time: slot.time ?? undefined })}
					aria-current={isOpen || undefined}
				>
					<span className="visually-hidden">{name}</span>
					<Places {...slot} isOver={of.isOver} why={day.why} />
				</ConsoleLink>
				{mayEdit && !slot.isFormer && !of.isOver && <SlotGrip plan={plan} day={day} slot={slot} name={name} />}
			</td>
			<td className={styles.dayGuests}>
				{comers.map(({ id, guest, code, persons }, at) => (
					<Fragment key={id}>
						{at > 0 && ', '}
						<ConsoleLink to={`${consolePages.reservations.path}/${id}`}>
							{`${guest || code} · ${t('persons', { count: persons })}`}
						</ConsoleLink>
					</Fragment>
				))}
			</td>
		</tr>
	);
}
