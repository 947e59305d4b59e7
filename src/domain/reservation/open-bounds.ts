import { daySeconds, hourSeconds } from '#domain/kernel/durations.ts';
import type { ConfirmationMode } from '../product/product.ts';
import { isOpen, type ReservationStatus } from './reservation.ts';

/** What somebody reserved, as far as it counts against how much one member may hold without paying. */
export type HeldOne = {
	id: string;
	status: ReservationStatus;
	confirmation: ConfirmationMode;
	places: number;
	/** Something of it was paid and not paid back. */
	isPaid: boolean;
	requestedAt: Date;
};

/** What is asked for now; with `id` it is a change of that one. */
export type Wished = { confirmation: ConfirmationMode; places: number; id?: string };

type Bounds = {
	/** Of open reservations: unpaid ones of instant products, and requests without an answer, each for itself. */
	reservations: number;
	/** Of the unpaid ones of instant products together. */
	places: number;
	/** Of requests without an answer together: they are held meanwhile too. */
	requestedPlaces: number;
	/** So many new ones within so many seconds. */
	rates: readonly { limit: number; seconds: number }[];
};

/** Reserving costs nothing at first, so that one account could empty the shelves: it may hold so much and no more. */
export const openBounds = {
	unproved: {
		reservations: 3,
		places: 10,
		requestedPlaces: 10,
		rates: [
			{ limit: 6, seconds: hourSeconds },
			{ limit: 12, seconds: daySeconds },
		],
	},
	proved: {
		reservations: 10,
		places: 60,
		requestedPlaces: 300,
		rates: [
			{ limit: 20, seconds: hourSeconds },
			{ limit: 60, seconds: daySeconds },
		],
	},
} as const satisfies Record<string, Bounds>;

/** As long as anything counts that came to an end since. */
export const longestRateSeconds = daySeconds;

type Buyer = { isProved: boolean };
type BoundRefusal =
	| { refusal: 'address-unproved' | 'unpaid-full' | 'requests-full' }
	| { refusal: 'too-many-attempts'; retryAfter: number };

const countsOpen = (one: HeldOne, confirmation: ConfirmationMode): boolean =>
	confirmation === 'instant'
		? one.confirmation === 'instant' && isOpen(one.status) && !one.isPaid
		: one.confirmation === 'request' && one.status === 'requested';

/**
 * Why a wish is too much for one member; undefined where it is not. A request is answered by a person, who sees how large
 * it is, so that a company may ask for several tours for 120. Who has proved their address and holds nothing else of the
 * kind may ask for as many as the product takes at once.
 */
export function refusalByBounds(
	held: readonly HeldOne[],
	wished: Wished,
	{ isProved, now }: Buyer & { now: Date },
): BoundRefusal | undefined {
	const bounds: Bounds = openBounds[isProved ? 'proved' : 'unproved'];
	const wait = wished.id === undefined ? secondsToWait(held, bounds.rates, now) : 0;
	if (wait > 0) return { refusal: 'too-many-attempts', retryAfter: wait };
	const open = held.filter((one) => one.id !== wished.id && countsOpen(one, wished.confirmation));
	const isTooMany = open.length >= bounds.reservations && wished.id === undefined;
	const isRequest = wished.confirmation === 'request';
	const places = open.reduce((sum, one) => sum + one.places, wished.places);
	const isTooLarge = places > bounds[isRequest ? 'requestedPlaces' : 'places'] && !(isProved && open.length === 0);
	if (!isTooMany && !isTooLarge) return undefined;
	if (!isProved) return { refusal: 'address-unproved' };
	return { refusal: isRequest ? 'requests-full' : 'unpaid-full' };
}

/** Until the oldest of those that fill a window leaves it. */
function secondsToWait(held: readonly HeldOne[], rates: Bounds['rates'], now: Date): number {
	const newestFirst = held.map(({ requestedAt }) => requestedAt.getTime()).sort((one, other) => other - one);
	const waits = rates.map(({ limit, seconds }) => {
		const filling = newestFirst[limit - 1];
		return filling === undefined ? 0 : Math.ceil((filling + seconds * 1000 - now.getTime()) / 1000);
	});
	return Math.max(0, ...waits);
}
