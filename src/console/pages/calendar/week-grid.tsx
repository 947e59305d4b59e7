import type { Plan } from '#contract/api/slot.ts';
import { formatDateWithWeekday, weekdays } from '#i18n/format.ts';
import { dayNumber } from '#ui/calendar-weeks.ts';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink } from '../../address.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import styles from './calendar.module.css';
import { type CalendarChoices, calendarAddress } from './choices.ts';
import { isOver } from './is-over.ts';
import { Places } from './places.tsx';
import { SlotGrip } from './slot-grip.tsx';
import { useShownDay } from './use-shown-day.ts';
import { walkCells } from './walk-cells.ts';

type Props = { plan: Plan; choices: CalendarChoices; now: Date; today: string; mayEdit: boolean };
type Day = Plan['days'][number];

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** A week: its days side by side, its starts below each other; each cell opens its slot, each head its day. */
export function WeekGrid({ plan, choices, now, today, mayEdit }: Props) {
	const t = useTranslations('console.calendar');
	const locale = useConsoleLocale();
	const scroll = useShownDay(choices.day ?? choices.on);
	const times = [...new Set(plan.days.flatMap(({ slots }) => slots.map(({ time }) => time)))].sort((one, other) =>
		(one ?? '') < (other ?? '') ? -1 : 1,
	);
	return (
		<div ref={scroll} className={styles.scroll}>
			<table className={styles.week} onKeyDown={walkCells}>
				<thead>
					<tr>
						<td />
						{plan.days.map(({ on }) => (
							<th key={on} scope="col" data-on={on} data-today={on === today || undefined}>
								<ConsoleLink to={calendarAddress({ ...choices, day: on, time: undefined })}>
									<span>{weekdays[locale][weekdayOf(on)]}</span> <b>{dayNumber(on)}</b>
								</ConsoleLink>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{times.length === 0 && (
						<tr>
							<td colSpan={8} className={styles.none}>
								{t('noSlots')}
							</td>
						</tr>
					)}
					{times.map((time) => (
						<tr key={time}>
							<th scope="row">{time ?? t('allDay')}</th>
							{plan.days.map((day) => (
								<Cell
									key={day.on}
									{...{ plan, day, time, choices }}
									name={formatDateWithWeekday(day.on, locale)}
									isOver={isOver(day.on, time, now)}
									mayEdit={mayEdit}
								/>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

type CellProps = {
	plan: Plan;
	day: Day;
	time: string | null;
	choices: CalendarChoices;
	name: string;
	isOver: boolean;
	mayEdit: boolean;
};

function Cell({ plan, day, time, choices, name, mayEdit, ...of }: CellProps) {
	const slot = day.slots.find((one) => one.time === time);
	if (!slot) return <td />;
	const isOpen = choices.day === day.on && (choices.time ?? null) === time;
	return (
		<td
			data-open={isOpen || undefined}
			data-stopped={slot.isStopped || slot.isBusy || undefined}
			data-full={slot.taken >= slot.capacity || undefined}
		>
			<ConsoleLink
				to={calendarAddress({ ...choices, day: day.on, time: time ?? undefined })}
				aria-current={isOpen || undefined}
			>
				<span className="visually-hidden">{[name, time].filter(Boolean).join(' ')}</span>
				<Places {...slot} isOver={of.isOver} why={day.why} />
			</ConsoleLink>
			{mayEdit && !slot.isFormer && !of.isOver && (
				<SlotGrip plan={plan} day={day} slot={slot} name={[name, time].filter(Boolean).join(' ')} />
			)}
		</td>
	);
}
