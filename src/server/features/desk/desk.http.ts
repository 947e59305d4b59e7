import type { deskEndpoints } from '#contract/api/desk.ts';
import type { deskDayEndpoints } from '#contract/api/desk-day.ts';
import type { deskReservationEndpoints } from '#contract/api/desk-reservation.ts';
import type { savedViewEndpoints } from '#contract/api/saved-view.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { exportDeskReservations } from './export-desk-reservations.ts';
import { findAtDesk } from './find-at-desk.ts';
import { changeView, dropView, keepView, listViews } from './keep-views.ts';
import { listDeskProducts } from './list-desk-products.ts';
import { listDeskReservations } from './list-desk-reservations.ts';
import { listHouses } from './list-houses.ts';
import { readDeskDay } from './read-desk-day.ts';
import { readToday } from './read-today.ts';

export const deskHandlers: HandlersFor<
	typeof deskEndpoints & typeof deskDayEndpoints & typeof deskReservationEndpoints & typeof savedViewEndpoints
> = {
	'GET /api/desk/today': ({ query }, context) => readToday(memberContext(context), query),
	'GET /api/desk/found': ({ query }, context) => findAtDesk(memberContext(context), query),
	'GET /api/desk/reservations': ({ query }, context) => listDeskReservations(memberContext(context), query),
	'GET /api/desk/reservations/export': ({ query }, context) => exportDeskReservations(memberContext(context), query),
	'GET /api/desk/day': ({ query }, context) => readDeskDay(memberContext(context), query),
	'GET /api/desk/views': ({ query }, context) => listViews(memberContext(context), query.organisation),
	'POST /api/desk/views': async ({ query, body }, context) =>
		keepView(memberContext(context), { ...body, organisation: query.organisation }),
	'PUT /api/desk/views/:id': ({ params, body }, context) => changeView(memberContext(context), { ...params, ...body }),
	'DELETE /api/desk/views/:id': ({ params }, context) => dropView(memberContext(context), params.id),
	'GET /api/desk/houses': ({ query }, context) => listHouses(context, query),
	'GET /api/desk/products': ({ query }, context) => listDeskProducts(memberContext(context), query),
};
