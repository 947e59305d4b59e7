import type { tripEndpoints } from '#contract/api/trip.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { listShares } from './list-shares.ts';
import { listTrips } from './list-trips.ts';
import { readSharedTrip } from './read-shared-trip.ts';
import { revokeShare } from './revoke-share.ts';
import { shareTrip } from './share-trip.ts';

export const tripHandlers: HandlersFor<typeof tripEndpoints> = {
	'GET /api/trips': ({ query }, context) => listTrips(memberContext(context), query),
	'GET /api/trips/shares': (_, context) => listShares(memberContext(context)),
	'POST /api/trips/shares': ({ body }, context) => shareTrip(memberContext(context), body),
	'DELETE /api/trips/shares/:id': ({ params }, context) => revokeShare(memberContext(context), params.id),
	'GET /api/shared-trips/:secret': ({ params, query }, context) => readSharedTrip(context, { ...params, ...query }),
};
