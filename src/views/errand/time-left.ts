import { dayMs, hourMs, minuteMs } from '#domain/kernel/durations.ts';

type TimeLeft = { unit: 'days' | 'hours' | 'minutes'; count: number };

/** In whole days from two days on, in whole hours from two hours on, else in minutes; undefined once it is over. */
export function timeLeft(until: string, now: number): TimeLeft | undefined {
	const ms = Date.parse(until) - now;
	if (ms <= 0) return undefined;
	if (ms >= 2 * dayMs) return { unit: 'days', count: Math.floor(ms / dayMs) };
	if (ms >= 2 * hourMs) return { unit: 'hours', count: Math.floor(ms / hourMs) };
	return { unit: 'minutes', count: Math.ceil(ms / minuteMs) };
}
