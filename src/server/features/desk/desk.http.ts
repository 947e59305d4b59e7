import type { deskEndpoints } from '#contract/api/desk.ts';
import type { deskDayEndpoints } from '#contract/api/desk-day.ts';
import type { deskReservationEndpoints } from '#contract/api/desk-reservation.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { exportDeskReservations } from './export-desk-reservations.ts';
import { findAtDesk } from './find-at-desk.ts';
import { listDeskProducts } from './list-desk-products.ts';
import { listDeskReservations } from './list-desk-reservations.ts';
import { readDeskDay } from './read-desk-day.ts';
import { readToday } from './read-today.ts';

export const deskHandlers: HandlersFor<
	typeof deskEndpoints & typeof deskDayEndpoints & typeof deskReservationEndpoints
> = {
	'GET /api/desk/today': ({ query }, context) => readToday(memberContext(context), query),
	'GET /api/desk/found': ({ query }, context) => findAtDesk(memberContext(context), query),
	'GET /api/desk/reservations': ({ query }, context) => listDeskReservations(memberContext(context), query),
	'GET /api/desk/reservations/export': ({ query }, context) => exportDeskReservations(memberContext(context), query),
	'GET /api/desk/day': ({ query }, context) => readDeskDay(memberContext(context), query),
	'GET /api/desk/products': ({ query }, context) => listDeskProducts(memberContext(context), query),
};
