import { z } from 'zod';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';

const noticeSummary = z.strictObject({
	id: z.string(),
	title: z.string(),
	summary: z.string(),
	publishedOn: z.iso.date(),
	isPinned: z.boolean(),
	/** The language shown: the reader's, else English, else Korean. */
	shownLocale: language,
});

const notice = noticeSummary.omit({ summary: true }).extend({ body: z.string() });

export const noticeEndpoints = {
	'GET /api/notices': {
		summary: 'Notices, pinned first, then the newest',
		access: 'anyone',
		query: z.strictObject({ language, cursor }),
		response: pageOf(noticeSummary),
	},
	'GET /api/notices/:id': {
		summary: 'One notice',
		access: 'anyone',
		params: z.strictObject({ id: z.string() }),
		query: z.strictObject({ language }),
		response: notice,
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
