import { z } from 'zod';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { moderatedKinds, moderationReasons, wordlessKinds } from '#domain/moderation/moderation.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { endingLicence } from './desk.ts';
import { moment } from './moment.ts';

const moderated = z.strictObject({
	kind: z.enum(moderatedKinds),
	/** Of the rating, the question or the message. */
	id: z.uuid(),
	/** Since when it waits: the first report, or when it was written. */
	since: moment,
	isOverdue: z.boolean(),
	/** The product that is rated, or what is asked; empty where that is told in confidence. */
	title: z.string(),
	/** How it begins; empty where it has no words, or none that are shown here. */
	excerpt: z.string(),
	/** What it is then. */
	wordless: z.enum(wordlessKinds).nullable(),
	/** What that is written in; null where it is not known. */
	locale: z.enum(contentLocales).nullable(),
	author: z.string(),
	pictures: z.int(),
	/** None where it waits for its first look. */
	reports: z.int(),
	reasons: z.array(z.enum(moderationReasons)),
});
export type Moderated = z.output<typeof moderated>;

const counts = z.record(z.enum(moderatedKinds), z.int());

export const moderationEndpoints = {
	'GET /api/moderation': {
		summary: 'Everything that waits for a decision of an operator, the longest waiting first; how many of each kind',
		access: 'operator',
		duty: 'trust',
		query: z.strictObject({ language, kind: z.enum(moderatedKinds).optional(), cursor }),
		response: pageOf(moderated).extend({ counts }),
		refusals: ['invalid-input'],
	},
	'GET /api/moderation/licences': {
		summary:
			'Papers of all houses that run out within thirty days or have, the first to end first, and when they were mailed about it',
		access: 'operator',
		duty: ['houses', 'trust'],
		query: z.strictObject({ cursor }),
		response: pageOf(endingLicence),
		refusals: ['invalid-input'],
	},
	'GET /api/moderation/count': {
		summary: 'How much waits for a decision of an operator',
		access: 'operator',
		duty: 'trust',
		response: z.strictObject({ waiting: z.int() }),
	},
} as const satisfies Record<string, Endpoint>;
