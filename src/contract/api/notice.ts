import { z } from 'zod';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { noticeTopics } from '#domain/notice/notice.ts';
import { reservationStatuses } from '#domain/reservation/reservation.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';

const topic = z.enum(noticeTopics);
const id = z.string();

const noticeSummary = z.strictObject({
	id,
	topic,
	title: z.string(),
	summary: z.string(),
	publishedOn: z.iso.date(),
	isPinned: z.boolean(),
	/** The language shown: the reader's, else English, else Korean. */
	shownLocale: language,
});
export type NoticeSummary = z.output<typeof noticeSummary>;

const neighbour = z.strictObject({ id, title: z.string(), shownLocale: language });

const notice = noticeSummary.omit({ summary: true }).extend({
	body: z.string(),
	/** Of the illustration set. */
	picture: z.string().nullable(),
	attachments: z
		.array(z.strictObject({ file: z.string(), name: z.string(), kind: z.string(), bytes: z.int().nonnegative() }))
		.max(20),
	/** The days it speaks of. */
	touches: z.strictObject({ from: z.iso.date(), to: z.iso.date() }).nullable(),
	views: z.int().nonnegative(),
	/** Before and after it in the list of all. */
	previous: neighbour.nullable(),
	next: neighbour.nullable(),
});
export type NoticeView = z.output<typeof notice>;

const touched = z.strictObject({
	id: z.uuid(),
	area: z.enum(areaSlugs as [AreaSlug, ...AreaSlug[]]),
	status: z.enum(reservationStatuses),
	title: z.string(),
	on: z.iso.date(),
	to: z.iso.date().nullable(),
	time: z.string().nullable(),
});
export type TouchedReservation = z.output<typeof touched>;

export const noticeEndpoints = {
	'GET /api/notices': {
		summary: 'Notices that count now, pinned first, then the newest; searched ones by how well they fit',
		access: 'anyone',
		isCached: true,
		query: z.strictObject({ language, cursor, topic: topic.optional(), search: z.string().max(100).optional() }),
		response: pageOf(noticeSummary).extend({
			/** Where the page before this one starts; null on the first. */
			previousCursor: z.string().nullable(),
			/** What the search found of each topic, whichever is chosen. */
			topics: z.array(z.strictObject({ topic, count: z.int().nonnegative() })).max(noticeTopics.length),
		}),
		refusals: ['invalid-input'],
	},
	'GET /api/notices/:id': {
		summary: 'One notice',
		access: 'anyone',
		isCached: true,
		params: z.strictObject({ id }),
		query: z.strictObject({ language }),
		response: notice,
		refusals: ['not-found'],
	},
	'GET /api/notices/:id/attachments/:file': {
		summary: 'A file of a notice, named in the reader’s language',
		access: 'anyone',
		params: z.strictObject({ id, file: z.string().regex(/^[a-z\d][a-z\d-]{0,80}\.[a-z]{2,4}$/) }),
		query: z.strictObject({ language }),
		answers: 'file',
		response: z.strictObject({}),
		refusals: ['not-found'],
	},
	'GET /api/notices/:id/reservations': {
		summary: 'My reservations on the days a notice speaks of',
		access: 'member',
		params: z.strictObject({ id }),
		query: z.strictObject({ language }),
		response: z.strictObject({ reservations: z.array(touched).max(50) }),
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
