import { admit, type Viewer } from '../member/access.ts';

/** Who is waited for: the guest of a reservation, or the house that receives them. */
const errandSides = ['guest', 'house'] as const;
type ErrandSide = (typeof errandSides)[number];

/** What is opened to do it: one's place on a waiting list, or a reservation. */
export type ErrandSubject = 'waiting' | 'reservation';

/** `isOfAgency`: done by the operators, whoever keeps the house. */
type Kind = { side: ErrandSide; subject: ErrandSubject; isOfAgency?: true };

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
	/** The house has written. */
	'read-message': { side: 'guest', subject: 'reservation' },
	'answer-request': { side: 'house', subject: 'reservation' },
	'answer-change': { side: 'house', subject: 'reservation' },
	/** A guest needs what the product does not promise. */
	'answer-needs': { side: 'house', subject: 'reservation' },
	/** A guest has written. */
	'read-guest': { side: 'house', subject: 'reservation' },
	/** More was paid than is owed: the agency sends it back, since transfers come to its account. */
	refund: { side: 'house', subject: 'reservation', isOfAgency: true },
} as const satisfies Record<string, Kind>;

export type ErrandKind = keyof typeof errandKinds;
export const errandKindNames = Object.keys(errandKinds) as ErrandKind[];

/** What can wait for somebody who answers for such houses. */
export const errandKindsOf = (house: ReturnType<typeof houseOf>): ErrandKind[] =>
	errandKindNames.filter((name) => {
		const { side, isOfAgency }: Kind = errandKinds[name];
		return side === 'guest' || (isOfAgency ? house === 'unkept' : house !== undefined);
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

/** Whose house it is: a partner's own; for operators, what nobody else keeps. */
export function houseOf(viewer: Viewer): 'own' | 'unkept' | undefined {
	if (admit('operator', viewer) === 'admitted') return 'unkept';
	return admit('partner', viewer) === 'admitted' ? 'own' : undefined;
}
