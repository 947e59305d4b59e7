import type { AreaSlug } from '../area/areas.ts';
import type { CountryCode } from '../country/country-codes.ts';
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

/** As many as stand in a row that somebody still reads; of one member at one business. */
export const mostViews = 20;
export const longestViewName = 40;
