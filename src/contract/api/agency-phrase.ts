import { z } from 'zod';
import { mostAgencyPhrases } from '#domain/phrase/agency-phrase.ts';
import { phraseTopics } from '#domain/phrase/phrases.ts';
import type { Endpoint } from '../endpoint.ts';

/** How long they are and that none is missing the domain says, beside each language. */
const text = z.string().max(5_000);
const texts = z.strictObject({ ko: text, en: text, ru: text, th: text, vn: text, id: text });
const topic = z.enum(phraseTopics);

const offered = z.strictObject({ id: z.uuid(), topic, texts });
export type AgencyPhrase = z.output<typeof offered>;

const kept = z.strictObject({
	...offered.shape,
	revision: z.int().positive(),
	isArchived: z.boolean(),
	changedAt: z.iso.datetime(),
});
export type StoredPhrase = z.output<typeof kept>;

const all = z.strictObject({ phrases: z.array(kept).max(mostAgencyPhrases) });
const params = z.strictObject({ id: z.uuid() });
const revision = z.int().positive();
const ids = z.array(z.uuid()).max(mostAgencyPhrases);

export const agencyPhraseEndpoints = {
	'GET /api/desk/phrases': {
		summary: 'Sentences that the agency offers to every house, in six languages',
		access: 'partner',
		response: z.strictObject({ phrases: z.array(offered).max(mostAgencyPhrases) }),
	},
	'GET /api/console/site/phrases': {
		summary: 'The agency’s sentences as they are kept, archived ones too',
		access: 'operator',
		duty: 'content',
		response: all,
	},
	'POST /api/console/site/phrases': {
		summary: 'Offer another sentence. Recorded',
		access: 'operator',
		duty: 'content',
		body: z.strictObject({ topic, texts }),
		response: kept,
		refusals: ['invalid-input', 'not-allowed'],
	},
	'PUT /api/console/site/phrases/:id': {
		summary: 'Write a sentence anew, on what was seen. Recorded',
		access: 'operator',
		duty: 'content',
		params,
		body: z.strictObject({ topic, texts, revision }),
		response: kept,
		refusals: ['changed-since', 'invalid-input', 'not-found'],
	},
	'PUT /api/console/site/phrases/:id/archived': {
		summary: 'Offer a sentence no more, or again. Recorded',
		access: 'operator',
		duty: 'content',
		params,
		body: z.strictObject({ isArchived: z.boolean(), revision }),
		response: kept,
		refusals: ['changed-since', 'not-found'],
	},
	'PUT /api/console/site/phrase-order': {
		summary: 'Put the sentences that are offered in order, on what was seen. Recorded',
		access: 'operator',
		duty: 'content',
		body: z.strictObject({ ids, before: ids }),
		response: all,
		refusals: ['changed-since', 'invalid-input'],
	},
} as const satisfies Record<string, Endpoint>;
