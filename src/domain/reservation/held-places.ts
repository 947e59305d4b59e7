import { type Hold, holdsOf } from './order.ts';
import type { Reservation } from './reservation.ts';

/** What a reservation holds for itself; nothing once it has ended. */
export const heldBy = ({ terms, order }: Pick<Reservation, 'terms' | 'order'>): Hold[] => holdsOf(terms.price, order);

/** What is held beyond that for a change that waits. */
export const changeHolds = (reservation: Reservation): Hold[] =>
	reservation.change ? beyond(holdsOf(reservation.terms.price, reservation.change.order), heldBy(reservation)) : [];

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

/** What of `these` goes beyond `those`, slot by slot. */
export const beyond = (these: readonly Hold[], those: readonly Hold[]): Hold[] =>
	joined(
		these.map((hold) => {
			const covered = those.find((other) => slotKey(other) === slotKey(hold))?.places ?? 0;
			return { ...hold, places: Math.max(0, hold.places - covered) };
		}),
	);
