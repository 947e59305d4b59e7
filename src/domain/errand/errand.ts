import type { Viewer } from '../member/access.ts';
import { agencyId } from '../organisation/organisation.ts';
import { mayDo, organisationsWhere, type Right } from '../organisation/rights.ts';

/** Who is waited for: the guest of a reservation, or the house that receives them. */
export const errandSides = ['guest', 'house'] as const;
export type ErrandSide = (typeof errandSides)[number];

/** What is opened to do it: one's place on a waiting list, or a reservation. */
export type ErrandSubject = 'waiting' | 'reservation';

/** `right`: who of the house does it. `isOfAgency`: done by the operators, whoever keeps the house. */
type Kind = { subject: ErrandSubject; isOfAgency?: true } & (
	| { side: 'guest'; right?: undefined }
	| { side: 'house'; right: Right }
);

/**
 * Everything that can wait for somebody. To add a kind: a row here, how the database finds it in
 * server/features/errand/errand-sources.ts, its words in errand.json. The compiler asks for both.
 */
export const errandKinds = {
	/** Places of a waiting list are kept for a while. */
	'take-offer': { side: 'guest', subject: 'waiting' },
	/** A deposit or a price is to be transferred. */
	transfer: { side: 'guest', subject: 'reservation' },
	/** Its slip was not accepted: the transfer is still due, or another slip. */
	'slip-refused': { side: 'guest', subject: 'reservation' },
	/** A price in lines is to be accepted or declined. */
	'answer-price': { side: 'guest', subject: 'reservation' },
	/** Of other dates one is to be accepted, or none. */
	'pick-date': { side: 'guest', subject: 'reservation' },
	/** Money comes back, and nobody knows where to. */
	'give-account': { side: 'guest', subject: 'reservation' },
	/** The house has written. */
	'read-message': { side: 'guest', subject: 'reservation' },
	'answer-request': { side: 'house', right: 'reservation.answer', subject: 'reservation' },
	'answer-change': { side: 'house', right: 'reservation.answer', subject: 'reservation' },
	/** A guest needs what the product does not promise. */
	'answer-needs': { side: 'house', right: 'reservation.answer', subject: 'reservation' },
	/** What the agency proposed in a dispute is to be accepted or declined. */
	'answer-outcome': { side: 'house', right: 'reservation.answer', subject: 'reservation' },
	/** A guest has written. */
	'read-guest': { side: 'house', right: 'thread.write', subject: 'reservation' },
	/** More was paid than is owed: the agency sends it back, since transfers come to its account. */
	refund: { side: 'house', right: 'payment.record', subject: 'reservation', isOfAgency: true },
} as const satisfies Record<string, Kind>;

export type ErrandKind = keyof typeof errandKinds;
export const errandKindNames = Object.keys(errandKinds) as ErrandKind[];

export type GuestErrandKind = {
	[Name in ErrandKind]: (typeof errandKinds)[Name]['side'] extends 'guest' ? Name : never;
}[ErrandKind];

/** Whether the guest of a reservation is waited for, not a house. */
export const isOfGuest = <One extends { kind: ErrandKind }>(errand: One): errand is One & { kind: GuestErrandKind } =>
	errandKinds[errand.kind].side === 'guest';

/** For which organisations somebody does such a thing: where they work and may, and for operators what the agency keeps. */
export function housesOf(viewer: Viewer, name: ErrandKind): string[] {
	const { right, isOfAgency }: Kind = errandKinds[name];
	const granting = right ? organisationsWhere(viewer, right) : [];
	if (granting === 'all') return [agencyId];
	return isOfAgency ? [] : granting.filter((id) => mayDo(viewer, 'reservation.see', id));
}

/** What can wait for the houses of somebody, and of operators who look over all of them: for any house. */
export const houseErrandKindsOf = (viewer: Viewer): ErrandKind[] =>
	errandKindNames.filter((name) => errandKinds[name].side === 'house' && housesOf(viewer, name).length > 0);

/** What can wait for somebody, as a guest, for a house, or as both. */
export const errandKindsOf = (viewer: Viewer, side?: ErrandSide): ErrandKind[] =>
	errandKindNames.filter((name) => {
		const kind = errandKinds[name];
		return (side ?? kind.side) === kind.side && (kind.side === 'guest' || housesOf(viewer, name).length > 0);
	});

/** A thing that waits: `until` where it ends or is due. */
export type Errand = { kind: ErrandKind; id: string; until: Date | null };

type ErrandCounts = Record<ErrandSide, number>;

/** What ends first comes first; what has no end comes last, in the order of the kinds. */
export function inErrandOrder<One extends Errand>(errands: readonly One[]): One[] {
	const rank = ({ kind }: Errand) => errandKindNames.indexOf(kind);
	const end = ({ until }: Errand) => until?.getTime() ?? Number.POSITIVE_INFINITY;
	return errands.toSorted((one, other) => {
		const [first, second] = [end(one), end(other)];
		if (first !== second) return first < second ? -1 : 1;
		return rank(one) - rank(other) || (one.id < other.id ? -1 : 1);
	});
}

export function countErrands(errands: readonly Pick<Errand, 'kind'>[]): ErrandCounts {
	const counts: ErrandCounts = { guest: 0, house: 0 };
	for (const { kind } of errands) counts[errandKinds[kind].side] += 1;
	return counts;
}
