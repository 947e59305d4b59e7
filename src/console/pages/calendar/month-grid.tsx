import type { Plan } from '#contract/api/slot.ts';
import { formatDateWithWeekday, weekdays } from '#i18n/format.ts';
import { firstWeekday } from '#i18n/month-names.ts';
import { dayNumber, monthOf, weeksOf } from '#ui/calendar-weeks.ts';
import { ConsoleLink } from '../../address.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import styles from './calendar.module.css';
import { type CalendarChoices, calendarAddress } from './choices.ts';
import { dayPlaces } from './day-places.ts';
import { isOver } from './is-over.ts';
import { Places } from './places.tsx';
import { walkCells } from './walk-cells.ts';

type Props = { plan: Plan; choices: CalendarChoices; now: Date; today: string };
type Day = Plan['days'][number];

/** A month: each day with all its places together. */
export function MonthGrid({ plan, choices, now, today }: Props) {
	const locale = useConsoleLocale();
	const first = firstWeekday(locale);
	const dayOf = new Map(plan.days.map((day) => [day.on, day]));
	return (
		<div className={styles.scroll}>
			<table className={styles.week} data-month onKeyDown={walkCells}>
				<thead>
					<tr>
						{Array.from({ length: 7 }, (_, at) => (
							<th key={weekdays[locale][at]} scope="col">
								{weekdays[locale][(at + first) % 7]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{weeksOf(monthOf(choices.on), first).map((week) => (
						<tr key={week.find(Boolean)}>
							{week.map((on, at) => {
								const day = on && dayOf.get(on);
								// biome-ignore lint/suspicious/noArrayIndexKey: a cell outside of the month has nothing else
								return day ? <Cell key={on} {...{ day, choices, now }} isToday={on === today} /> : <td key={at} />;
							})}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

type CellProps = { day: Day; choices: CalendarChoices; now: Date; isToday: boolean };

function Cell({ day, choices, now, isToday }: CellProps) {
	const locale = useConsoleLocale();
	const { on, slots } = day;
	const isPast = slots.every(({ time }) => isOver(on, time, now));
	const isStopped = day.isStopped || (slots.length > 0 && slots.every((slot) => slot.isStopped || slot.isBusy));
	return (
		<td
			data-open={choices.day === on || undefined}
			data-stopped={isStopped || undefined}
			data-today={isToday || undefined}
		>
			<ConsoleLink to={calendarAddress({ ...choices, day: on, time: undefined })}>
				<b aria-hidden="true">{dayNumber(on)}</b>
				<span className="visually-hidden">{formatDateWithWeekday(on, locale)}</span>
				{slots.length > 0 && <Places {...dayPlaces(slots)} isStopped={isStopped} isOver={isPast} why={day.why} />}
			</ConsoleLink>
		</td>
	);
}
