import { koreanDay } from '../kernel/korean-date.ts';
import { koreanInstant } from '../reservation/service-time.ts';
import type { Span } from './slip.ts';

/** The parts of a day. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** The rows of the board: above the parts, what has a day and no time. */
export const boardRows = ['any', ...dayParts] as const;
export type BoardRow = (typeof boardRows)[number];

/** What counts as each of them when it is looked for free time: nobody is sent out before nine or after ten. */
const hours: Record<DayPart, readonly [from: string, to: string]> = {
	morning: ['09:00', '12:00'],
	afternoon: ['12:00', '18:00'],
	evening: ['18:00', '22:00'],
};

export const partSpan = (day: string, part: DayPart): Span => ({
	from: koreanInstant(day, hours[part][0]),
	to: koreanInstant(day, hours[part][1]),
});

/** The part something begins in: by the Korean clock, before noon, before six, after it. */
export function partOf(instant: Date): DayPart {
	const day = koreanDay(instant);
	if (instant < koreanInstant(day, hours.afternoon[0])) return 'morning';
	return instant < koreanInstant(day, hours.evening[0]) ? 'afternoon' : 'evening';
}

/** Nobody knows when on its day something without a time is: it stands in no part of it. */
export const rowOf = ({ startsAt, time }: { startsAt: string; time: string | null }): BoardRow =>
	time === null ? 'any' : partOf(new Date(startsAt));
