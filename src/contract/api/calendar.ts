import { z } from 'zod';
import { type Endpoint, language } from '../endpoint.ts';

const feed = z.strictObject({
	/** The private address of all reservations as a calendar; null where there is none. */
	address: z.url().nullable(),
});
export type CalendarFeed = z.output<typeof feed>;

export const calendarEndpoints = {
	'GET /api/reservations/:id/calendar.ics': {
		summary: 'One reservation as a calendar file (RFC 5545), with alarms',
		access: 'member',
		params: z.strictObject({ id: z.uuid() }),
		query: z.strictObject({ language }),
		answers: 'file',
		response: z.strictObject({}),
		refusals: ['not-found'],
	},
	'GET /api/calendar/:secret.ics': {
		summary: 'All reservations of a member as a calendar; whoever has the address sees them',
		access: 'anyone',
		params: z.strictObject({ secret: z.string().regex(/^[\w-]{43}$/) }),
		answers: 'file',
		response: z.strictObject({}),
		refusals: ['not-found'],
	},
	'GET /api/calendar': {
		summary: 'The private address of one’s own calendar, where one was made',
		access: 'member',
		response: feed,
	},
	'POST /api/calendar': {
		summary: 'Make the private address, or another one in its place: the old one ends',
		access: 'member',
		response: feed,
	},
	'DELETE /api/calendar': {
		summary: 'End the private address',
		access: 'member',
		response: feed,
	},
} as const satisfies Record<string, Endpoint>;
