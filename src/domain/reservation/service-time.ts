import { minuteMs } from '#domain/kernel/durations.ts';
import { addDays } from '../availability/schedule.ts';
import { koreanDayEnd } from '../kernel/korean-date.ts';

/** When a service takes place, as instants. Days and times are Korean; a day without a time lasts all of it. */

export type ServiceDate = { on: string; to: string | null; time: string | null };

/** How long it takes: minutes, or nights for what goes over night. */
export type ServiceLength = { minutes: number | null; nights: number | null };

export const koreanInstant = (day: string, time: string): Date => new Date(`${day}T${time}:00+09:00`);

const usualMinutes = 60;
const leaveTime = '12:00';

export const startsAt = ({ on, time }: ServiceDate): Date => koreanInstant(on, time ?? '00:00');

/** The last moment at which it can be said to begin: where only the day counts, its end. */
export const latestStart = ({ on, time }: ServiceDate): Date =>
	time === null ? koreanDayEnd(on) : koreanInstant(on, time);

export function endsAt(service: ServiceDate, { minutes, nights }: ServiceLength): Date {
	if (service.to !== null) return koreanInstant(service.to, leaveTime);
	if (nights !== null && nights > 0) return koreanInstant(addDays(service.on, nights), leaveTime);
	if (service.time === null) return koreanDayEnd(service.on);
	return new Date(startsAt(service).getTime() + (minutes ?? usualMinutes) * minuteMs);
}
