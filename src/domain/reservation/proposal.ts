import { addDays } from '../availability/schedule.ts';
import { type Order, pricedDays } from './order.ts';

/** When something begins. How long it lasts, who comes and what was chosen stay as they were reserved. */
export type DayAndTime = { on: string; time: string | null };

/** `total`: what the reservation costs then. */
export type ProposedDate = DayAndTime & { total: number };

/** Other dates, for the guest to pick one of. Their places are held for nobody until then: who accepts first has them. */
export type Proposal = {
	dates: readonly ProposedDate[];
	/** What its provider writes about it. */
	text: string | null;
	/** Tells one proposal from the next: who answers names the one they have read. */
	proposedAt: string;
	validUntil: string;
};

/** As they are asked for: those that can be had, by the schedule and its free places. */
export type Proposed = { dates: readonly DayAndTime[]; text: string | null; days: number };

/** As many as one reads and compares in a mail. */
export const mostProposed = 5;
/** For how many days they can be accepted. */
export const proposalDays = { least: 1, usual: 2, most: 7 } as const;

export const isSameStart = (one: DayAndTime, other: DayAndTime): boolean =>
	one.on === other.on && one.time === other.time;

/** The same on another date, and as long. */
export const movedTo = (order: Order, { on, time }: DayAndTime): Order => ({
	...order,
	on,
	time,
	to: order.to && addDays(on, pricedDays(order).length),
});
