import type { Trip, TripSlip } from '#contract/api/trip.ts';
import { kinds } from '#domain/area/areas.ts';

export type Visited = Pick<Trip, 'regions'> & {
	days: readonly { slips: readonly Pick<TripSlip, 'kind'>[] }[];
};

/** A hired car stays in its region; who needs a ticket of their own for the way leaves it. */
const isFar = (slug: string) => kinds[slug]?.isJourney === true && kinds[slug].unit === 'person';

/** Whether a train or an aircraft goes on to where nothing is reserved: no ticket tells the region it leads to. */
export function isFurther({ regions, days }: Visited): boolean {
	const rides = days.flatMap(({ slips }) => slips).filter(({ kind }) => isFar(kind));
	return rides.length >= regions.length && rides.length > 0;
}
