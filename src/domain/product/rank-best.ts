import type { AreaSlug } from '../area/areas.ts';

/** Stars are summed over the four aspects of a rating. */
type Ratings = { count: number; stars: number };

export type BestCandidate = {
	id: string;
	area: AreaSlug;
	/** Reservations of late that did not come to nothing. */
	reserved: number;
	/** Ratings of late. */
	late: Ratings;
	/** Ratings of all times. */
	all: Ratings;
};

const aspects = 4;
/** Few ratings weigh little: so many of the prior mean are taken for granted, as the list does. */
const priorCount = 5;
const priorMean = 4.3;

const mean = ({ count, stars }: Ratings, prior: number): number =>
	(stars / aspects + prior * priorCount) / (count + priorCount);

/** How a product stands whatever the month was like. */
const standing = ({ all }: BestCandidate): number => mean(all, priorMean) + Math.log(1 + all.count) / 20;

/** Reservations count, and those of a product that guests of late were not glad of count less. */
function demand({ reserved, late, all }: BestCandidate): number {
	return reserved * (mean(late, mean(all, priorMean)) / 5) ** 2;
}

/** The id last, so that the order is the same every time. */
const byDemand = (one: BestCandidate, other: BestCandidate): number =>
	demand(other) - demand(one) || standing(other) - standing(one) || (one.id < other.id ? -1 : 1);

/**
 * The products a main page begins with: the best of every area, then the second of every area, and so on, so that an area
 * with few guests is not crowded out. Where little was reserved of late the standing decides, and `isByDemand` says so.
 */
export function rankBest(candidates: readonly BestCandidate[], most: number): { ids: string[]; isByDemand: boolean } {
	const areas = [...Map.groupBy(candidates, ({ area }) => area).values()].map((of) => of.toSorted(byDemand));
	const rounds = Math.max(0, ...areas.map(({ length }) => length));
	const chosen = Array.from({ length: rounds }, (_, round) =>
		areas.flatMap((of) => of.slice(round, round + 1)).toSorted(byDemand),
	)
		.flat()
		.slice(0, most);
	return {
		ids: chosen.map(({ id }) => id),
		isByDemand: chosen.length > 0 && chosen.every(({ reserved }) => reserved > 0),
	};
}
