import { dayMs, hourMs, minuteMs } from '#domain/kernel/durations.ts';
import type { Instant } from './format.ts';

/** How long, as messages say it: in the largest unit that is no riddle. */
type TimeSpan = { unit: 'minutes' | 'hours' | 'days'; count: number };

/** Up to this many of a unit are told in it. */
const mostMinutes = 90;
const mostHours = 48;

export function timeSpan(ms: number): TimeSpan {
	const minutes = Math.max(1, Math.round(ms / minuteMs));
	if (minutes <= mostMinutes) return { unit: 'minutes', count: minutes };
	const hours = Math.round(ms / hourMs);
	if (hours < mostHours) return { unit: 'hours', count: hours };
	return { unit: 'days', count: Math.round(ms / dayMs) };
}

/** Since when something is there: of hours and days only the full ones. */
export function ageOf(at: Instant, now: number): TimeSpan {
	const ms = Math.max(0, now - new Date(at).getTime());
	if (ms < hourMs) return timeSpan(ms);
	return ms < 2 * dayMs
		? { unit: 'hours', count: Math.floor(ms / hourMs) }
		: { unit: 'days', count: Math.floor(ms / dayMs) };
}
