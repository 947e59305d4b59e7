import { z } from 'zod';
import { readerSides, spots, toldKinds } from '#domain/event/notified.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';

/** Something that the reader was told: what happened, as whom they read it, what it is about and where it is seen. */
const notification = z.strictObject({
	id: z.int(),
	at: z.iso.datetime(),
	isRead: z.boolean(),
	kind: z.enum(toldKinds),
	side: z.enum(readerSides),
	/** The product, in the reader's language, or the business; empty where it is about neither. */
	title: z.string(),
	/** Of a reservation or an offered place. */
	on: z.iso.date().nullable(),
	/** Of the page, without a language. */
	path: z.string(),
});
export type NotificationView = z.output<typeof notification>;

/** How many at once: more than a page shows, and fewer than anybody marks by hand. */
const mostMarked = 100;
const number = z.int().nonnegative();

const hint = z.strictObject({
	/** How many are unread, counted up to a hundred. */
	unread: number,
	/** Where to go on: what is told later has a higher number. */
	last: number,
	/** What changed since: its noun and id. `all` where it is too much to list. */
	subjects: z.union([z.array(z.tuple([z.string(), z.string()])), z.literal('all')]),
});
export type Hint = z.output<typeof hint>;

export const notificationEndpoints = {
	'GET /api/notifications': {
		summary: 'What I was told, the newest first; counted up to a hundred',
		access: 'member',
		query: z.strictObject({ language, cursor }),
		response: pageOf(notification),
		refusals: ['invalid-input'],
	},
	'GET /api/notifications/news': {
		summary: 'What changed for me since a number, as the stream `/api/live` says it: for who cannot hold a stream open',
		access: 'member',
		query: z.strictObject({ after: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional() }),
		response: hint,
	},
	'POST /api/notifications/read': {
		summary: 'I have read these, all up to a number, or what is seen on a page',
		access: 'member',
		body: z.discriminatedUnion('what', [
			z.strictObject({ what: z.literal('these'), ids: z.array(number).max(mostMarked) }),
			z.strictObject({ what: z.literal('all'), upTo: number }),
			z.strictObject({ what: z.literal('spot'), spot: z.enum(spots), id: z.string().max(64).optional() }),
		]),
		response: z.strictObject({ unread: number }),
	},
} as const satisfies Record<string, Endpoint>;
