import type { AreaSlug } from '../area/areas.ts';
import type { CountryCode } from '../country/country-codes.ts';
import type { Viewer } from '../member/access.ts';
import { agencyId } from '../organisation/organisation.ts';
import { isGiven } from '../organisation/rights.ts';
import type { ShownStatus } from '../reservation/shown-status.ts';
import type { PayFilter, ReservationQueue, ReservationSort } from './desk-reservations.ts';

/** What is chosen of a desk's list, under a name. */
export type ViewChoices = {
	queue: ReservationQueue;
	status?: ShownStatus | undefined;
	from?: string | undefined;
	to?: string | undefined;
	product?: string | undefined;
	provider?: string | undefined;
	area?: AreaSlug | undefined;
	kind?: string | undefined;
	country?: CountryCode | undefined;
	pay?: PayFilter | undefined;
	search?: string | undefined;
	sort?: ReservationSort | undefined;
};

/**
 * With whom a view can be shared: the people of the business it is kept at. Kept for all places of work it is shared at the only
 * one, and by who works for the agency with the agency; undefined where that could be several.
 */
export function sharingOf(viewer: Viewer, organisation: string | undefined): string | undefined {
	const places = seeingHouses(viewer);
	if (organisation !== undefined) return places.find((id) => id === organisation);
	return places.find((id) => id === agencyId) ?? (places.length === 1 ? places[0] : undefined);
}

/** Where somebody sees reservations as one of a business, in whose views they look. */
export const seeingHouses = ({ works }: Viewer): string[] =>
	works.filter((work) => isGiven(work, 'reservation.see')).map(({ organisationId }) => organisationId);

/** As many as stand in a row that somebody still reads; of one member at one business. */
export const mostViews = 20;
/** Of colleagues, the first ones. */
export const mostSharedViews = 30;
export const longestViewName = 40;
