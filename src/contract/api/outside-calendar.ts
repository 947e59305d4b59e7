import { z } from 'zod';
import { type Endpoint, language } from '../endpoint.ts';

/** Why a calendar could not be read; words of them are the console's. */
export const calendarFailures = [
	...(['address-refused', 'unreachable', 'refused', 'too-large', 'too-slow', 'redirected', 'no-calendar'] as const),
] as const;
export type CalendarFailure = (typeof calendarFailures)[number];

/** The most of one house. */
export const mostCalendars = 20;

const clash = z.strictObject({
	reservationId: z.uuid(),
	code: z.string(),
	on: z.iso.date(),
	time: z.string().nullable(),
});

const calendar = z.strictObject({
	id: z.uuid(),
	/** Null: it closes starts of all that the house offers. */
	productId: z.string().nullable(),
	product: z.string().nullable(),
	name: z.string(),
	host: z.string(),
	/** Null until it was read for the first time. */
	readAt: z.iso.datetime().nullable(),
	failure: z.enum(calendarFailures).nullable(),
	/** Busy times that are still to come. */
	times: z.int().nonnegative(),
	/** Reservations at the same time as one of them: these stay, and somebody has to see to it. */
	clashes: z.array(clash).max(50),
});
export type OutsideCalendar = z.output<typeof calendar>;

const house = z.strictObject({
	organisationId: z.uuid(),
	mayEdit: z.boolean(),
	calendars: z.array(calendar).max(mostCalendars),
	/** The secret address of the viewer's own feed of this house; null where none was made. */
	feed: z.string().nullable(),
});
export type CalendarHouse = z.output<typeof house>;

/** Of one business; left out, the only one that somebody works for. */
const ofHouse = { organisation: z.uuid().optional() };
const ofOne = z.strictObject({ id: z.uuid() });

export const outsideCalendarEndpoints = {
	'GET /api/console/calendars': {
		summary: 'Calendars outside whose busy times close starts of a house, how reading them went, and its own feed',
		access: 'partner',
		query: z.strictObject({ language, ...ofHouse }),
		response: house,
		refusals: ['not-found'],
	},
	'POST /api/console/calendars': {
		summary: 'Let a calendar outside close starts: by its address (iCalendar), of one product or of all',
		access: 'partner',
		body: z.strictObject({
			...ofHouse,
			name: z.string().trim().min(1, { error: 'required' }).max(60, { error: 'too-long' }),
			address: z.string().trim().min(1, { error: 'required' }).max(1_000, { error: 'too-long' }),
			product: z.string().max(100).optional(),
		}),
		response: ofOne,
		refusals: ['invalid-input', 'not-allowed', 'not-found'],
	},
	'POST /api/console/calendars/:id/reading': {
		summary: 'Read a calendar outside now',
		access: 'partner',
		params: ofOne,
		response: z.strictObject({}),
		refusals: ['not-found'],
	},
	'DELETE /api/console/calendars/:id': {
		summary: 'Forget a calendar outside: what it closed is open again',
		access: 'partner',
		params: ofOne,
		response: z.strictObject({}),
		refusals: ['not-found'],
	},
	'POST /api/console/calendar-feed': {
		summary: 'Make one’s own secret address of a house’s reservations, or another in its place: the old one ends',
		access: 'partner',
		body: z.strictObject(ofHouse),
		response: z.strictObject({ address: z.url() }),
		refusals: ['not-found'],
	},
	'DELETE /api/console/calendar-feed': {
		summary: 'End one’s own secret address of a house’s reservations',
		access: 'partner',
		query: z.strictObject(ofHouse),
		response: z.strictObject({}),
		refusals: ['not-found'],
	},
	'GET /api/house-calendar/:secret.ics': {
		summary: 'The reservations of a house as a calendar, without anybody’s name; whoever has the address sees them',
		access: 'anyone',
		params: z.strictObject({ secret: z.string().regex(/^[\w-]{43}$/) }),
		answers: 'file',
		response: z.strictObject({}),
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
