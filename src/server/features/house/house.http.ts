import type { houseEndpoints } from '#contract/api/house.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { decideHouse } from './decide-house.ts';
import { exportHouses } from './export-houses.ts';
import { listHouses } from './list-houses.ts';
import { readHouse } from './read-house.ts';

export const houseHandlers: HandlersFor<typeof houseEndpoints> = {
	'GET /api/houses': ({ query }, context) => listHouses(memberContext(context), query),
	'GET /api/houses/export': ({ query }, context) => exportHouses(memberContext(context), query),
	'GET /api/houses/:id': ({ params, query }, context) => readHouse(memberContext(context), { ...params, ...query }),
	'POST /api/houses/:id/suspension': ({ params, body }, context) =>
		decideHouse(memberContext(context), { ...params, ...body, move: 'suspend' }),
	'POST /api/houses/:id/restoration': ({ params, body }, context) =>
		decideHouse(memberContext(context), { ...params, ...body, move: 'restore' }),
};
