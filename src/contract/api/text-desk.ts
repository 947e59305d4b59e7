import { z } from 'zod';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { type PageTextSlug, pageTextSlugs } from '#domain/page/page-text.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';

const slug = z.enum(pageTextSlugs as unknown as [PageTextSlug, ...PageTextSlug[]]);
const version = z.string().max(40);
const count = z.int().nonnegative();

const textRow = z.strictObject({
	slug,
	title: z.string(),
	inForce: z.strictObject({ version, effectiveOn: z.iso.date() }).nullable(),
	coming: z.strictObject({ version, effectiveOn: z.iso.date() }).nullable(),
	/** How many people agreed to the version in force and did not withdraw; null where nobody is asked. */
	agreed: count.nullable(),
	/** Whether everybody with an account is told before another version begins. */
	isAnnounced: z.boolean(),
	hasDraft: z.boolean(),
});

const textVersion = z.strictObject({
	version,
	effectiveOn: z.iso.date(),
	standing: z.enum(['coming', 'in-force', 'replaced', 'past']),
	agreed: count,
	withdrawn: count,
	/** Who was told of it: how many so far, and since when. */
	announced: z.strictObject({ told: count, startedAt: z.iso.datetime(), isDone: z.boolean() }).nullable(),
});

const agreement = z.strictObject({
	id: z.uuid(),
	memberId: z.uuid(),
	name: z.string(),
	/** Masked. */
	email: z.string(),
	version,
	language,
	/** With what it was given. */
	with: z.enum(['account', 'reservation', 'question', 'consultation']),
	givenAt: z.iso.datetime(),
	withdrawnAt: z.iso.datetime().nullable(),
});
export type Agreement = z.output<typeof agreement>;

const ofSlug = z.strictObject({ slug });

export const textDeskEndpoints = {
	'GET /api/console/texts': {
		summary: 'The texts that people agree to or rely on: which version is in force, which is coming, how many agreed',
		access: 'operator',
		duty: 'content',
		query: z.strictObject({ language }),
		response: z.strictObject({ members: count, texts: z.array(textRow).max(pageTextSlugs.length) }),
	},
	'GET /api/console/texts/:slug/versions': {
		summary: 'The versions of a text, the newest first, each with how many agreed and who was told of it',
		access: 'operator',
		duty: 'content',
		params: ofSlug,
		response: z.strictObject({ versions: z.array(textVersion).max(100) }),
		refusals: ['not-found'],
	},
	'GET /api/console/texts/:slug/publication': {
		summary:
			'What would follow if the newest draft went out: who gets a mail, from when it counts, in which languages it is another',
		access: 'operator',
		duty: 'content',
		params: ofSlug,
		response: z.strictObject({
			/** How many people are told; none where changes are not announced. */
			members: count,
			effectiveOn: z.iso.date(),
			/** Beside the version that it would follow. */
			changed: z.array(language).max(contentLocales.length),
			/** Those that are to begin already; it replaces one of the same day. */
			coming: z.array(z.strictObject({ version, effectiveOn: z.iso.date() })).max(1_000),
		}),
		refusals: ['not-found'],
	},
	'DELETE /api/console/texts/:slug/versions/:version': {
		summary: 'Take back a version that has not begun; whoever was told of it is told that it will not come',
		access: 'operator',
		duty: 'content',
		params: z.strictObject({ slug, version }),
		/** Whether what it said is a draft now. */
		response: z.strictObject({ isDraft: z.boolean() }),
		refusals: ['not-found', 'not-allowed'],
	},
	'GET /api/console/texts/:slug/agreements': {
		summary: 'Who agreed to a version, the latest first, addresses masked; counted up to a thousand',
		access: 'operator',
		duty: 'content',
		params: ofSlug,
		query: z.strictObject({ version, cursor }),
		response: pageOf(agreement),
		refusals: ['invalid-input', 'not-found'],
	},
	'GET /api/console/texts/:slug/agreements/export': {
		summary: 'The same as a CSV for a spreadsheet, all of it; recorded',
		access: 'operator',
		duty: 'content',
		params: ofSlug,
		query: z.strictObject({ version, language }),
		answers: 'file',
		response: z.strictObject({}),
		refusals: ['not-found', 'sign-in-again'],
	},
} as const satisfies Record<string, Endpoint>;
