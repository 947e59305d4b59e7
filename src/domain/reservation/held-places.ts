import { countOf } from '../product/price.ts';
import { type Hold, type Order, placesIn } from './order.ts';
import type { Reservation } from './reservation.ts';

/** What a reservation holds for itself; nothing once it has ended. */
export const heldBy = ({ places, order }: Pick<Reservation, 'places' | 'order'>): Hold[] => placesIn(order, places);

/** What is held beyond that for a change, or a price, that waits for an answer. */
export function waitingHolds(reservation: Reservation): Hold[] {
	const { change, offer, order } = reservation;
	const held = heldBy(reservation);
	if (change) return beyond(placesIn(change.order, change.places), held);
	return offer ? beyond(placesIn(order, offer.places), held) : [];
}

export const allHeld = (reservation: Reservation): Hold[] =>
	joined([...heldBy(reservation), ...waitingHolds(reservation)]);

const slotKey = ({ on, time }: Hold) => `${on} ${time ?? ''}`;

/** The same slots once each, earliest first. */
export function joined(holds: readonly Hold[]): Hold[] {
	const sums = new Map<string, Hold>();
	for (const hold of holds) {
		const places = (sums.get(slotKey(hold))?.places ?? 0) + hold.places;
		sums.set(slotKey(hold), { ...hold, places });
	}
	return [...sums.values()]
		.filter(({ places }) => places > 0)
		.sort((one, other) => (slotKey(one) < slotKey(other) ? -1 : 1));
}

/** Whether it would be more than is reserved: more people, or more places over all its days. Another date for as many is not. */
export function isMore(
	reservation: Pick<Reservation, 'places' | 'order'>,
	wished: { order: Order; places: number },
): boolean {
	const [has, wants] = [heldBy(reservation), placesIn(wished.order, wished.places)].map(placesOfAll);
	return countOf(wished.order.persons) > countOf(reservation.order.persons) || (wants ?? 0) > (has ?? 0);
}

const placesOfAll = (holds: readonly Hold[]): number => holds.reduce((sum, { places }) => sum + places, 0);

/** What of `these` goes beyond `those`, slot by slot. */
export const beyond = (these: readonly Hold[], those: readonly Hold[]): Hold[] =>
	joined(
		these.map((hold) => {
			const covered = those.find((other) => slotKey(other) === slotKey(hold))?.places ?? 0;
			return { ...hold, places: Math.max(0, hold.places - covered) };
		}),
	);
