import { z } from 'zod';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { type WordingPart, wordingLength, wordingParts } from '#domain/mail/wording.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';

const template = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const ofTemplate = z.strictObject({ template });
const part = z.enum(wordingParts);
/** `own` is sent; so is what is `older` than the standard sentence; what fits it no more is `unsent`. */
const standing = z.enum(['own', 'older', 'unsent']);
const mail = z.strictObject({ subject: z.string(), html: z.string(), plain: z.string() });

const sentence = (of: WordingPart) => z.string().max(wordingLength(of), fault('too-long')).optional();
/** A sentence that is left out, empty or the standard one is the standard one. */
const texts = z.strictObject({
	...{ subject: sentence('subject'), heading: sentence('heading'), text: sentence('text') },
	...{ 'subject-many': sentence('subject-many'), 'heading-many': sentence('heading-many') },
	'text-many': sentence('text-many'),
});

const wording = z.strictObject({
	/** Of the wording in this language; 0 where nobody ever wrote any. */
	revision: z.int().nonnegative(),
	parts: z
		.array(
			z.strictObject({
				part,
				standard: z.string(),
				/** What it has to name, as it is written. */
				placeholders: z.array(z.string()).max(50),
				own: z.string().nullable(),
				standing: standing.nullable(),
			}),
		)
		.max(wordingParts.length),
});
export type MailWording = z.output<typeof wording>;

const written = mail.extend({ template: z.string(), wording });

const wordingChange = z.strictObject({
	revision: z.int().positive(),
	at: z.iso.datetime(),
	by: z.string().nullable(),
	/** Null was, or is, the standard sentence. */
	changes: z
		.array(z.strictObject({ part, before: z.string().nullable(), after: z.string().nullable() }))
		.max(wordingParts.length),
});
export type WordingChange = z.output<typeof wordingChange>;

export const mailTemplateEndpoints = {
	'GET /api/console/mail-templates': {
		summary:
			'Every kind of mail there is, with its subject as it would read, and in which languages it is worded by an operator',
		access: 'operator',
		duty: ['content', 'running'],
		query: z.strictObject({ language }),
		response: z.strictObject({
			templates: z
				.array(
					z.strictObject({
						template: z.string(),
						/** What such a mail is about, without the facts of any. */
						name: z.string(),
						/** As that of an example reads. */
						subject: z.string(),
						worded: z.array(z.strictObject({ language, standing })).max(contentLocales.length),
					}),
				)
				.max(500),
		}),
	},
	'GET /api/console/mail-templates/:template': {
		summary:
			'One kind of mail in one language, written with made-up facts as its readers would get it, with its wording',
		access: 'operator',
		duty: 'content',
		params: ofTemplate,
		query: z.strictObject({ language }),
		response: written,
		refusals: ['not-found'],
	},
	'PUT /api/console/mail-templates/:template/wording': {
		summary:
			'Its subject, heading and text in an operator’s own words in one language, as they were seen; without any, the standard ones',
		access: 'operator',
		duty: 'content',
		params: ofTemplate,
		body: z.strictObject({ language, revision: z.int().nonnegative(), texts }),
		response: written,
		refusals: ['not-found', 'invalid-input', 'changed-since'],
	},
	'POST /api/console/mail-templates/:template/preview': {
		summary: 'How it would read with such words, before they are kept; where it tells of several things at once, so',
		access: 'operator',
		duty: 'content',
		params: ofTemplate,
		body: z.strictObject({ language, texts, isSeveral: z.boolean().default(false) }),
		response: mail,
		refusals: ['not-found', 'invalid-input'],
	},
	'GET /api/console/mail-templates/:template/wordings': {
		summary: 'Who changed its wording in a language when, with before and after, the latest first',
		access: 'operator',
		duty: 'content',
		params: ofTemplate,
		query: z.strictObject({ language, cursor }),
		response: pageOf(wordingChange),
		refusals: ['not-found', 'invalid-input'],
	},
	'POST /api/console/mail-templates/:template/test': {
		summary: 'The same, sent to the address of who asks; recorded',
		access: 'operator',
		duty: 'content',
		params: ofTemplate,
		body: z.strictObject({ language }),
		response: z.strictObject({ address: z.string() }),
		refusals: ['not-found', 'too-many-attempts'],
	},
} as const satisfies Record<string, Endpoint>;
