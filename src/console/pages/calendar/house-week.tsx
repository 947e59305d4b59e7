import type { Plan } from '#contract/api/slot.ts';
import { daysBetween } from '#domain/availability/schedule.ts';
import { formatDateWithWeekday, weekdays } from '#i18n/format.ts';
import { dayNumber } from '#ui/calendar-weeks.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink } from '../../address.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import styles from './calendar.module.css';
import { type CalendarChoices, calendarAddress, useHousePlans } from './choices.ts';
import { dayPlaces } from './day-places.ts';
import { isOver } from './is-over.ts';
import { Places } from './places.tsx';
import { useShownDay } from './use-shown-day.ts';

type Product = { id: string; title: string };
type Props = {
	products: readonly Product[];
	choices: CalendarChoices;
	span: { first: string; last: string };
	now: Date;
	today: string;
};

/** All that a house offers, a row each: its days with all their places together. A cell opens that day of that product. */
export function HouseWeek({ products, choices, span, now, today }: Props) {
	const t = useTranslations('console.calendar');
	const state = useTranslations('state');
	const locale = useConsoleLocale();
	const { shown, plans } = useHousePlans(products, span);
	const scroll = useShownDay(choices.day ?? choices.on);
	if (plans.some(({ data, error }) => !data && !error))
		return <Spinner label={state('loading')} slowLabel={state('stillLoading')} />;
	const days = daysBetween(span.first, span.last);
	return (
		<div ref={scroll} className={styles.scroll}>
			<table className={styles.week} data-house>
				<thead>
					<tr>
						<td />
						{days.map((on) => (
							<th key={on} scope="col" data-on={on} data-today={on === today || undefined}>
								<span>{weekdays[locale][new Date(`${on}T00:00:00Z`).getUTCDay()]}</span> <b>{dayNumber(on)}</b>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{shown.map(({ id, title }, at) => (
						<tr key={id}>
							<th scope="row">
								<ConsoleLink to={calendarAddress({ ...choices, product: id })}>{title}</ConsoleLink>
							</th>
							{days.map((on) => (
								<Cell
									key={on}
									day={plans[at]?.data?.days.find((one) => one.on === on)}
									to={calendarAddress({ ...choices, product: id, day: on, time: undefined })}
									now={now}
									name={`${title} ${formatDateWithWeekday(on, locale)}`}
								/>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{products.length > shown.length && (
				<p className={styles.small}>{t('moreProducts', { count: products.length - shown.length })}</p>
			)}
		</div>
	);
}

type CellProps = { day: Plan['days'][number] | undefined; to: string; now: Date; name: string };

function Cell({ day, to, now, name }: CellProps) {
	const slots = day?.slots ?? [];
	if (!day || slots.length === 0) return <td />;
	const isStopped = day.isStopped || slots.every((slot) => slot.isStopped || slot.isBusy);
	return (
		<td data-stopped={isStopped || undefined}>
			<ConsoleLink to={to}>
				<span className="visually-hidden">{name}</span>
				<Places
					{...dayPlaces(slots)}
					isStopped={isStopped}
					isOver={slots.every(({ time }) => isOver(day.on, time, now))}
					why={day.why}
				/>
			</ConsoleLink>
		</td>
	);
}
