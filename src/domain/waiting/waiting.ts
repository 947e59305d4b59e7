import { hourMs } from '#domain/kernel/durations.ts';
import { type Hold, type Order, pricedDays } from '../reservation/order.ts';
import { latestStart } from '../reservation/service-time.ts';

/** Of a place on the waiting list of a slot that was full, for a whole party: it knows how many. */
export const waitingStatuses = ['waiting', 'offered', 'taken', 'expired', 'withdrawn'] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];

/** Every change there is: an offer comes when enough places are free, and holds them for a while. */
export const waitingMoves = {
	offer: { from: ['waiting'], to: 'offered', by: 'clock' },
	take: { from: ['offered'], to: 'taken', by: 'member' },
	/** Its house sells nothing for a while, or its date is called off: who was asked keeps their turn, and is asked again. */
	'take-back': { from: ['offered'], to: 'waiting', by: 'house' },
	'let-go': { from: ['offered'], to: 'expired', by: 'clock' },
	withdraw: { from: ['waiting', 'offered'], to: 'withdrawn', by: 'member' },
	/** Whose products they wait for, or an operator, says why they wait no longer. */
	'take-off': { from: ['waiting', 'offered'], to: 'withdrawn', by: 'house' },
	/** The day came and nothing was free. */
	end: { from: ['waiting'], to: 'expired', by: 'clock' },
} as const satisfies Record<
	string,
	{ from: readonly WaitingStatus[]; to: WaitingStatus; by: 'member' | 'clock' | 'house' }
>;
export type WaitingMove = keyof typeof waitingMoves;

/** Whether one stands in line or is being asked: the entry is still to be done with. */
export const isOpenWaiting = (status: WaitingStatus): boolean =>
	waitingMoves.withdraw.from.some((one) => one === status);

/** What an entry needs, and holds while it is offered: as many places as were wished for, whatever the product says now. */
export const waitingHolds = ({ order, places }: { order: Order; places: number }): Hold[] =>
	pricedDays(order).map((on) => ({ on, time: order.time, places }));

/** Of the reason that is sent to who is taken off a waiting list. */
export const maxTakenOffReason = 500;

const offerHours = 12;
const leastOfferHours = 1;

/** Until when an offer holds: twelve hours, less when the service is near; undefined when it is too near to offer. */
export function offerUntil(order: Order, leadHours: number, now: Date): Date | undefined {
	const lastMoment = latestStart(order).getTime() - leadHours * hourMs;
	const until = Math.min(now.getTime() + offerHours * hourMs, lastMoment);
	return until - now.getTime() < leastOfferHours * hourMs ? undefined : new Date(until);
}

type Wait = {
	id: string;
	productId: string;
	status: WaitingStatus;
	on: string;
	lastOn: string;
	time: string | null;
	createdAt: Date;
};

/**
 * Of the waits of one person those that are for a slot which another of theirs is for already. What was offered holds places and
 * stays; of the others who came first. A wait that goes stands in nobody's way: the next one is held only against those that stay.
 */
export function doubledWaits(waits: readonly Wait[]): string[] {
	const rank = ({ status, createdAt, id }: Wait) => `${status === 'offered' ? 0 : 1} ${createdAt.toISOString()} ${id}`;
	const stays: Wait[] = [];
	const doubled: string[] = [];
	for (const wait of waits.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))) {
		const isDoubled = stays.some(
			(one) =>
				one.productId === wait.productId && one.time === wait.time && one.on <= wait.lastOn && one.lastOn >= wait.on,
		);
		if (isDoubled && wait.status !== 'offered') doubled.push(wait.id);
		else stays.push(wait);
	}
	return doubled;
}

/** The first in line whose whole party fits into what is free in every slot it needs. */
export function firstThatFits<Entry>(
	line: readonly { entry: Entry; holds: readonly Hold[] }[],
	freeIn: (hold: Hold) => number,
): Entry | undefined {
	return line.find(({ holds }) => holds.every((hold) => freeIn(hold) >= hold.places))?.entry;
}
