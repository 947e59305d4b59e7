import { hourMs } from '#domain/kernel/durations.ts';
import { formatDate, formatTime, type Instant } from './format.ts';

export const koreanZone = 'Asia/Seoul';

/** “16:00”, with its date where that is another; undefined where both clocks show the same, or before the zone is known. */
export function ownClock(at: Instant, zone: string | undefined): string | undefined {
	if (zone === undefined) return undefined;
	const time = formatTime(at, zone);
	if (formatDate(at, zone) !== formatDate(at, koreanZone)) return `${formatDate(at, zone)} ${time}`;
	return time === formatTime(at, koreanZone) ? undefined : time;
}

/** How many hours the Korean clock is ahead of the reader's at a moment; 0 where the reader's is not known. */
export function hoursAhead(at: Date, zone: string | undefined): number {
	if (zone === undefined) return 0;
	const wall = (timeZone: string) =>
		Date.parse(`${formatDate(at, timeZone).replaceAll('.', '-')}T${formatTime(at, timeZone)}:00Z`);
	return (wall(koreanZone) - wall(zone)) / hourMs;
}
