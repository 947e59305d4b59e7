import { koreanDay } from '../kernel/korean-date.ts';
import type { ReservationStatus } from './reservation.ts';
import type { ShownStatus } from './shown-status.ts';

/** How a reservation stands in a calendar: from one instant to another, or over whole Korean days. */
export type CalendarSpan =
	| { startsAt: Date; endsAt: Date }
	/** Both days included. */
	| { firstDay: string; lastDay: string };

type Service = { on: string; time: string | null; startsAt: Date; endsAt: Date };

/** Where only the day counts it fills days, the day of leaving among them. */
export const calendarSpan = ({ on, time, startsAt, endsAt }: Service): CalendarSpan =>
	time === null ? { firstDay: on, lastDay: koreanDay(endsAt) } : { startsAt, endsAt };

export type CalendarStatus = 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';

const statuses: Record<ShownStatus, CalendarStatus> = {
	requested: 'TENTATIVE',
	asking: 'TENTATIVE',
	confirmed: 'CONFIRMED',
	completed: 'CONFIRMED',
	'no-show': 'CONFIRMED',
	declined: 'CANCELLED',
	expired: 'CANCELLED',
	cancelled: 'CANCELLED',
};
export const calendarStatus = (status: ShownStatus): CalendarStatus => statuses[status];

/** What an alarm says; minutes count from the beginning, before it where they are negative. */
export type CalendarAlarm = { minutes: number; says: 'tomorrow' | 'soon' | 'today' };

/**
 * A day and two hours before. What fills a day begins at midnight for a calendar: nine o'clock the day before and seven
 * in the morning serve better than the night. A request rings nobody; who is expected is rung for, also while a need is asked about.
 */
export function calendarAlarms(span: CalendarSpan, status: ReservationStatus): CalendarAlarm[] {
	if (calendarStatus(status) !== 'CONFIRMED') return [];
	if ('firstDay' in span)
		return [
			{ minutes: -15 * 60, says: 'tomorrow' },
			{ minutes: 7 * 60, says: 'today' },
		];
	return [
		{ minutes: -24 * 60, says: 'tomorrow' },
		{ minutes: -2 * 60, says: 'soon' },
	];
}
