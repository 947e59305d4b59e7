import type { calendarEndpoints } from '#contract/api/calendar.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { endFeed, makeFeed, readOwnFeed } from './keep-feed.ts';
import { readFeed, readReservationCalendar } from './read-calendar.ts';

export const calendarHandlers: HandlersFor<typeof calendarEndpoints> = {
	'GET /api/reservations/:id/calendar.ics': ({ params, query }, context) =>
		readReservationCalendar(context, { ...params, ...query }),
	'GET /api/calendar/:secret.ics': ({ params }, context) => readFeed(context, params),
	'GET /api/calendar': (_, context) => readOwnFeed(context),
	'POST /api/calendar': (_, context) => makeFeed(context),
	'DELETE /api/calendar': (_, context) => endFeed(context),
};
