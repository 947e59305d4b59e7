import { dayMs, hourMs, minuteMs } from '../kernel/durations.ts';
import { koreanDay } from '../kernel/korean-date.ts';
import { weekdayOf } from '../kernel/weekday.ts';
import { isHoliday } from '../kernel/working-day.ts';

/** How long a talk is planned for, unless the house says otherwise. */
export const videoMinutes = 30;
export const mostWishes = 3;

/** Times begin on the half hour. */
const stepMs = 30 * minuteMs;
/** A house needs to see the wish first; it may itself propose a time that is nearer. */
const leadHours = { member: 12, house: 1 };
const mostDays = 60;

const at = (day: string, hour: number) => Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+09:00`);

/** The hours in which clinics hold talks, by Korean time: whole hours, none on Sundays and holidays. */
export function clinicHours(day: string): { from: number; to: number } | undefined {
	const weekday = weekdayOf(day);
	if (weekday === 0 || isHoliday(day)) return undefined;
	return { from: 9, to: weekday === 6 ? 13 : 18 };
}

/** Whether a talk of so many minutes lies within them, wholly. */
export function isInHours(time: Date, minutes: number): boolean {
	const day = koreanDay(time);
	const hours = clinicHours(day);
	if (!hours) return false;
	return time.getTime() >= at(day, hours.from) && time.getTime() + minutes * minuteMs <= at(day, hours.to);
}

/** Every time of a Korean day that a side can name now. */
export function timesOf(day: string, bounds: Bounds): Date[] {
	const hours = clinicHours(day);
	if (!hours) return [];
	const starts = Math.floor((at(day, hours.to) - at(day, hours.from)) / stepMs);
	return Array.from({ length: starts }, (_, step) => new Date(at(day, hours.from) + step * stepMs)).filter(
		(time) => faultOf(time, bounds) === undefined,
	);
}

type Bounds = { now: Date; minutes: number; by: 'member' | 'house' };

function faultOf(time: Date, { now, minutes, by }: Bounds) {
	if (time.getTime() < now.getTime() + leadHours[by] * hourMs) return 'video-too-soon' as const;
	if (time.getTime() > now.getTime() + mostDays * dayMs) return 'video-too-far' as const;
	if (time.getTime() % stepMs !== 0 || !isInHours(time, minutes)) return 'video-outside-hours' as const;
	return undefined;
}

/** What is wrong with times that one side names: one to three, different ones, each in the future and in the clinic's hours. */
export function timeFaults(times: readonly Date[], bounds: Bounds) {
	if (times.length === 0) return [{ at: 'times', code: 'required' as const }];
	if (times.length > mostWishes) return [{ at: 'times', code: 'invalid-input' as const }];
	return times.flatMap((time, index) => {
		const isTwice = times.slice(0, index).some((other) => other.getTime() === time.getTime());
		const code = isTwice ? ('video-twice' as const) : faultOf(time, bounds);
		return code ? [{ at: `times.${index}`, code }] : [];
	});
}
