import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { dayByKey, dayNumber, monthOf, shiftMonth, weeksOf } from './calendar-weeks.ts';
import { Icon } from './icon.tsx';
import styles from './month-calendar.module.css';

export type CalendarDay = {
	/** A small line under the number, such as a price. */
	note?: string | undefined;
	isLow?: boolean;
	isOff?: boolean;
	mark?: 'chosen' | 'between' | undefined;
	/** The whole day as it is read out. */
	label: string;
};

type Props = {
	/** '2026-10' */
	month: string;
	title: string;
	/** 0 is Sunday. */
	firstWeekday: number;
	/** From Sunday on. */
	weekdayNames: readonly string[];
	dayOf: (day: string) => CalendarDay;
	onChoose: (day: string) => void;
	onMonth: (month: string) => void;
	firstMonth: string;
	lastMonth: string;
	previousLabel: string;
	nextLabel: string;
	isLoading?: boolean;
};

/** A month as a grid: arrows walk through the days, Page keys through the months, Enter chooses. */
export function MonthCalendar(props: Props) {
	const { month, title, firstWeekday, weekdayNames, dayOf, isLoading = false } = props;
	const titleId = useId();
	const grid = useRef<HTMLTableElement>(null);
	const { tabStop, walk } = useWalking(props, grid);
	const weeks = weeksOf(month, firstWeekday);
	const columns = Array.from({ length: 7 }, (_, at) => weekdayNames[(firstWeekday + at) % 7] ?? '');
	return (
		<div className={styles.calendar}>
			<MonthBar {...props} titleId={titleId} title={title} />
			<table
				ref={grid}
				// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table one walks through by arrow keys
				role="grid"
				className={styles.grid}
				aria-labelledby={titleId}
				aria-busy={isLoading}
				onKeyDown={walk}
			>
				<thead>
					<tr>
						{columns.map((name) => (
							<th key={name} scope="col">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{weeks.map((week) => (
						<tr key={week.find(Boolean)}>
							{week.map((day, column) =>
								day === undefined ? (
									<td key={columns[column]} />
								) : (
									<DayCell
										key={day}
										day={day}
										look={dayOf(day)}
										isLoading={isLoading}
										isTabStop={day === tabStop}
										onChoose={props.onChoose}
									/>
								),
							)}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function MonthBar({
	month,
	firstMonth,
	lastMonth,
	onMonth,
	previousLabel,
	nextLabel,
	title,
	titleId,
}: Props & { titleId: string }) {
	return (
		<div className={styles.bar}>
			<button
				type="button"
				aria-label={previousLabel}
				disabled={month <= firstMonth}
				onClick={() => onMonth(shiftMonth(month, -1))}
			>
				<Icon name="chevronLeft" />
			</button>
			<b id={titleId} aria-live="polite">
				{title}
			</b>
			<button
				type="button"
				aria-label={nextLabel}
				disabled={month >= lastMonth}
				onClick={() => onMonth(shiftMonth(month, 1))}
			>
				<Icon name="chevronRight" />
			</button>
		</div>
	);
}

type CellProps = {
	day: string;
	look: CalendarDay;
	isLoading: boolean;
	isTabStop: boolean;
	onChoose: (day: string) => void;
};

/** A day that cannot be had keeps its place in the walk, or those who cannot see would not learn of it. */
function DayCell({ day, look, isLoading, isTabStop, onChoose }: CellProps) {
	const isOff = isLoading || look.isOff === true;
	return (
		// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole lint/a11y/useFocusableInteractive: the cell of a grid, with the focus on its button
		<td role="gridcell" aria-selected={look.mark !== undefined} data-mark={look.mark}>
			<button
				type="button"
				data-day={day}
				tabIndex={isTabStop ? 0 : -1}
				aria-disabled={isOff || undefined}
				data-loading={isLoading || undefined}
				onClick={() => !isOff && onChoose(day)}
			>
				<span className="visually-hidden">{look.label}</span>
				<b aria-hidden="true">{dayNumber(day)}</b>
				<small aria-hidden="true" className={look.isLow ? styles.low : undefined}>
					{look.note}
				</small>
			</button>
		</td>
	);
}

/** One day at a time can be reached with Tab; from there on it is the arrows. */
function useWalking(
	{ month, firstWeekday, firstMonth, lastMonth, dayOf, onMonth }: Props,
	grid: React.RefObject<HTMLTableElement | null>,
) {
	const [walkedTo, setWalkedTo] = useState<string>();
	const mustFocus = useRef(false);

	useEffect(() => {
		if (!mustFocus.current || walkedTo === undefined) return;
		const button = grid.current?.querySelector<HTMLElement>(`[data-day="${walkedTo}"]`);
		if (!button) return;
		mustFocus.current = false;
		button.focus();
	});

	const days = weeksOf(month, firstWeekday)
		.flat()
		.filter((day) => day !== undefined);
	const tabStop =
		(walkedTo && monthOf(walkedTo) === month ? walkedTo : undefined) ??
		days.find((day) => dayOf(day).mark === 'chosen') ??
		days.find((day) => !dayOf(day).isOff) ??
		days[0];

	const walk = (event: KeyboardEvent) => {
		const from = (event.target as HTMLElement).dataset.day;
		const to = from && dayByKey(from, event.key, firstWeekday);
		if (!to) return;
		event.preventDefault();
		const next = monthOf(to);
		if (next < firstMonth || next > lastMonth) return;
		mustFocus.current = true;
		setWalkedTo(to);
		if (next !== month) onMonth(next);
	};
	return { tabStop, walk };
}
