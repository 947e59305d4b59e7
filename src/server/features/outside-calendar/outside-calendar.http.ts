import type { outsideCalendarEndpoints } from '#contract/api/outside-calendar.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { endHouseFeed, makeHouseFeed, readHouseFeed } from './house-feed.ts';
import { addCalendar, listCalendars, readCalendarNow, removeCalendar } from './keep-calendars.ts';

export const outsideCalendarHandlers: HandlersFor<typeof outsideCalendarEndpoints> = {
	'GET /api/console/calendars': ({ query }, context) => listCalendars(memberContext(context), query),
	'POST /api/console/calendars': ({ body }, context) => addCalendar(memberContext(context), body),
	'POST /api/console/calendars/:id/reading': ({ params }, context) => readCalendarNow(memberContext(context), params),
	'DELETE /api/console/calendars/:id': ({ params }, context) => removeCalendar(memberContext(context), params),
	'POST /api/console/calendar-feed': ({ body }, context) => makeHouseFeed(memberContext(context), body),
	'DELETE /api/console/calendar-feed': ({ query }, context) => endHouseFeed(memberContext(context), query),
	'GET /api/house-calendar/:secret.ics': ({ params }, context) => readHouseFeed(context, params),
};
