import type { tripEndpoints } from '#contract/api/trip.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { listShares } from './list-shares.ts';
import { listTrips } from './list-trips.ts';
import { readSharedTrip } from './read-shared-trip.ts';
import { revokeShare } from './revoke-share.ts';
import { shareTrip } from './share-trip.ts';
import { traveller } from './traveller.ts';

export const tripHandlers: HandlersFor<typeof tripEndpoints> = {
	'GET /api/trips': ({ query }, context) => listTrips(traveller(context), query),
	'GET /api/trips/shares': (_, context) => listShares(traveller(context)),
	'POST /api/trips/shares': ({ body }, context) => shareTrip(traveller(context), body),
	'DELETE /api/trips/shares/:id': ({ params }, context) => revokeShare(traveller(context), params.id),
	'GET /api/shared-trips/:secret': ({ params, query }, context) => readSharedTrip(context, { ...params, ...query }),
};
