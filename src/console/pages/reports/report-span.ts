import { addDays } from '#domain/availability/schedule.ts';
import { isSpan, mostFigureDays } from '#domain/figure/figures.ts';
import { isCalendarDay } from '#domain/kernel/calendar-day.ts';

/** So many days back, today included. */
export const reportSpans = ['30', '90', '180', '365', '730'] as const;
const usual = '180';
/** From one day to another, both chosen. */
export const ownSpan = 'own';
export type ReportSpan = { days: (typeof reportSpans)[number] | typeof ownSpan; from: string; to: string };

/** What the address says, or the usual span where it says nothing that could be one. */
export function spanIn(address: URLSearchParams, today: string): ReportSpan {
	const [from, to] = [address.get('from') ?? '', address.get('to') ?? ''];
	if (isCalendarDay(from) && isCalendarDay(to) && isSpan(from, to)) return { days: ownSpan, from, to };
	const days = reportSpans.find((one) => one === address.get('days')) ?? usual;
	return { days, from: addDays(today, 1 - Number(days)), to: today };
}

/** The address with other days: what is counted back from today leaves no days of one’s own, and the other way. */
export function withSpan(address: URLSearchParams, { days, from, to }: ReportSpan): URLSearchParams {
	const next = new URLSearchParams(address);
	for (const name of ['days', 'from', 'to']) next.delete(name);
	const chosen = days === ownSpan ? { from, to } : { days };
	for (const [name, value] of Object.entries(chosen)) next.set(name, value);
	return next;
}

/** With another first or last day: where the two would cross, or be too far from each other, both are that day. */
export function withDay(span: ReportSpan, end: 'from' | 'to', day: string): ReportSpan {
	const next = { ...span, days: ownSpan, [end]: day } as const;
	return isSpan(next.from, next.to) ? next : { ...next, from: day, to: day };
}

/** What can be chosen as its first or last day: the two never cross, and are never too far from each other. */
export function reachOf(
	{ from, to }: ReportSpan,
	end: 'from' | 'to',
	{ first, today }: { first: string; today: string },
) {
	const [earliest, latest] = [addDays(to, -mostFigureDays), addDays(from, mostFigureDays)];
	return end === 'from'
		? { from: earliest > first ? earliest : first, to }
		: { from, to: latest < today ? latest : today };
}
