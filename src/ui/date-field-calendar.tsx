import { useState } from 'react';
import { monthOf } from './calendar-weeks.ts';
import { MonthCalendar } from './month-calendar.tsx';

/** A calendar's words in the reader's language. */
export type CalendarNames = {
	firstWeekday: number;
	/** From Sunday on. */
	weekdays: readonly string[];
	month: (month: string) => string;
	day: (day: string) => string;
	previousLabel: string;
	nextLabel: string;
};

type Props = { value: string; min: string; max: string; names: CalendarNames; onChoose: (day: string) => void };

/** The month of the day that holds, else the first one there is. */
export function DateFieldCalendar({ value, min, max, names, onChoose }: Props) {
	const [month, setMonth] = useState(monthOf(value >= min && value <= max ? value : min));
	return (
		<MonthCalendar
			month={month}
			title={names.month(month)}
			firstWeekday={names.firstWeekday}
			weekdayNames={names.weekdays}
			dayOf={(day) => ({
				isOff: day < min || day > max,
				mark: day === value ? 'chosen' : undefined,
				label: names.day(day),
			})}
			onChoose={onChoose}
			onMonth={setMonth}
			firstMonth={monthOf(min)}
			lastMonth={monthOf(max)}
			previousLabel={names.previousLabel}
			nextLabel={names.nextLabel}
		/>
	);
}
