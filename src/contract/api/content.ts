import { z } from 'zod';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { cellStates } from '#domain/content/completeness.ts';
import { contentKinds } from '#domain/content/content.ts';
import { contentFilters, contentStates, mostAtOnce } from '#domain/content/content-machine.ts';
import { publishChecks } from '#domain/content/publish-checks.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { healthLicences } from '#domain/provider/publicity.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { contentValue } from './content-values.ts';

const kind = z.enum(contentKinds);
const number = z.int().min(1).max(1_000_000);
const ofContent = z.strictObject({ noun: kind, id: z.string().max(100) });
const inLanguages = <Value extends z.ZodType>(value: Value) =>
	z.strictObject(
		Object.fromEntries(contentLocales.map((locale) => [locale, value])) as Record<
			(typeof contentLocales)[number],
			Value
		>,
	);

/** Who wrote it: oneself, a colleague by name, Maru, or the site itself (what was there before, what was approved). */
const author = z.strictObject({ by: z.enum(['me', 'colleague', 'operator', 'site']), name: z.string().nullable() });

const standing = {
	kind,
	id: z.string(),
	state: z.enum(contentStates),
	/** Numbers of revisions: the newest, the one that readers see. */
	latest: number,
	published: number.nullable(),
	/** What goes out by itself, and when. */
	scheduled: z.strictObject({ number, at: z.iso.datetime() }).nullable(),
};

const revisionHead = z.strictObject({
	number,
	base: number.nullable(),
	/** The older one that was brought back with it. */
	restored: number.nullable(),
	at: z.iso.datetime(),
	author,
	/** When readers saw it first; null is a draft. */
	publishedAt: z.iso.datetime().nullable(),
	isPublished: z.boolean(),
	isScheduled: z.boolean(),
});

const completeness = z.strictObject({
	percent: inLanguages(z.int().min(0).max(100)),
	/** The parts that count: done, older than the Korean, or missing. */
	fields: z.array(z.strictObject({ field: z.string(), cells: inLanguages(z.enum(cellStates)) })).max(20),
});

/** All that an editor opens with. */
const editing = z.strictObject({
	...standing,
	/** What is settled for a product: where it belongs. */
	of: z.strictObject({ area: z.string(), kind: z.string(), providerId: z.string() }).nullable(),
	revision: revisionHead,
	content: contentValue,
	completeness,
	/** Before it goes out: what is needed, and what is advised. */
	checks: z
		.array(
			z.strictObject({
				check: z.enum(publishChecks),
				isMet: z.boolean(),
				isNeeded: z.boolean(),
				words: z.array(z.string()).max(8).optional(),
			}),
		)
		.max(publishChecks.length),
	/** The languages that readers would get it in. */
	goesOutIn: z.array(language).max(contentLocales.length),
	/** Of those the ones that they would get all of it in. */
	wholeIn: z.array(language).max(contentLocales.length),
	/** Names of a partner's profile that wait for an operator. */
	waitsForApproval: z.boolean(),
	/** A plan that could not be kept, because something was missing then. */
	planFailedAt: z.iso.datetime().nullable(),
});
export type Editing = z.output<typeof editing>;

const anything = z.unknown();

/** A field of two revisions, as it was and as it became. Of texts each part in each language: `texts.ru.title`. */
const fieldChange = z.strictObject({ at: z.string(), before: anything, after: anything });
const fieldMeeting = z.strictObject({
	at: z.string(),
	base: anything,
	mine: anything,
	theirs: anything,
	/** Who changed it since: I, they, both to the same, or both otherwise. */
	by: z.enum(['me', 'them', 'both-same', 'both']),
});

const saving = z.discriminatedUnion('outcome', [
	z.strictObject({ outcome: z.literal('saved'), editing }),
	/** Somebody saved meanwhile. Nothing was: all three versions, and both together for a second look. */
	z.strictObject({
		outcome: z.literal('conflict'),
		base: z.strictObject({ number, content: contentValue }),
		mine: contentValue,
		theirs: z.strictObject({ revision: revisionHead, content: contentValue }),
		fields: z.array(fieldMeeting).max(500),
		/** Theirs with what only I changed, and mine where both did: to be saved on top of theirs. */
		merged: contentValue,
	}),
]);

const listed = z.strictObject({
	...standing,
	title: z.string(),
	percent: inLanguages(z.int().min(0).max(100)),
	changedAt: z.iso.datetime(),
	planFailedAt: z.iso.datetime().nullable(),
});

const names = z.strictObject({
	ko: z.string().trim().max(200, { error: 'too-long' }),
	en: z.string().trim().max(200, { error: 'too-long' }),
});

/** Why something could not go out, or be put away. */
const keptIn = ['below-sold', 'changed-since', 'not-allowed', 'not-found', 'not-ready', 'service-unapproved'] as const;

const contentActs = ['publish', 'archive', 'unarchive'] as const;
export type ContentAct = (typeof contentActs)[number];

const actTold = z.discriminatedUnion('outcome', [
	z.strictObject({ id: z.string(), outcome: z.literal('done') }),
	z.strictObject({
		...{ id: z.string(), outcome: z.literal('refused'), code: z.enum(keptIn) },
		/** What it needs before it goes out. */
		lacking: z.array(z.enum(publishChecks)).max(publishChecks.length),
	}),
	/** It stayed as it was: it was not come to. */
	z.strictObject({ id: z.string(), outcome: z.literal('left') }),
]);

const severalActed = z.strictObject({
	act: z.enum(contentActs),
	items: z
		.array(z.strictObject({ id: z.string().max(100), revision: number }))
		.min(1)
		.max(mostAtOnce)
		.refine((items) => new Set(items.map(({ id }) => id)).size === items.length),
});
export type ContentActTold = z.output<typeof actTold>;

/** More than one person ever looks after; operators are shown the first of all. */
export const mostHouses = 200;

const productHouse = z.strictObject({
	providerId: z.string(),
	name: z.string(),
	/** Of areas where health is a matter, only with its papers: `papers` says how they are. */
	kinds: z.array(z.string()).max(100),
	/** What kinds of health demand, and until when it is in force. */
	papers: z
		.array(
			z.strictObject({
				kind: z.enum(healthLicences),
				state: z.enum(['valid', 'ends-soon', 'run-out', 'missing']),
				until: z.iso.date().nullable(),
			}),
		)
		.max(healthLicences.length),
});
export type ProductHouse = z.output<typeof productHouse>;

export const contentEndpoints = {
	'GET /api/console/content': {
		summary: 'What one may edit, the latest change first',
		access: 'partner',
		query: z.strictObject({ kind, state: z.enum(contentFilters).optional(), language, cursor }),
		response: pageOf(listed),
		refusals: ['invalid-input'],
	},
	'POST /api/console/content': {
		summary: 'Begin a product, a notice or a promotion; its id is made of its name and stays',
		access: 'partner',
		body: z.discriminatedUnion('kind', [
			z.strictObject({
				kind: z.literal('product'),
				of: z.strictObject({ kind: z.string().max(60), providerId: z.string().max(100) }),
				names,
				/** Begins as this one is, instead of as its kind usually is; of the same kind and provider. */
				copyOf: z.string().max(100).optional(),
			}),
			z.strictObject({ kind: z.literal('notice'), names }),
			z.strictObject({
				kind: z.literal('promotion'),
				of: z.strictObject({
					area: z.enum(areaSlugs as [AreaSlug, ...AreaSlug[]]),
					/** For whose products; null is the agency's, for everybody's. */
					providerId: z.string().max(100).nullable().default(null),
				}),
				names,
			}),
		]),
		response: editing,
		refusals: ['invalid-input', 'not-found', 'service-unapproved'],
	},
	'POST /api/console/content/:noun/acts': {
		summary: 'Publish, archive or bring back several; each is told by itself whether it was done, and if not, why',
		access: 'partner',
		params: z.strictObject({ noun: kind }),
		body: severalActed,
		response: z.strictObject({ told: z.array(actTold).max(mostAtOnce) }),
		refusals: ['invalid-input'],
	},
	'POST /api/console/content/:noun/act-outcomes': {
		summary: 'With which of several something was done, when the answer got lost on the way. Changes nothing',
		access: 'partner',
		params: z.strictObject({ noun: kind }),
		body: severalActed,
		response: z.strictObject({ told: z.array(actTold).max(mostAtOnce) }),
		refusals: ['invalid-input'],
	},
	'GET /api/console/product-houses': {
		summary: 'For whom one may begin products: the kinds that each was approved for, and the papers they demand',
		access: 'partner',
		query: z.strictObject({ language }),
		response: z.strictObject({ houses: z.array(productHouse).max(mostHouses) }),
	},
	'GET /api/console/content/:noun/:id': {
		summary: 'One thing to edit: its newest revision, how complete each language is, what it needs to go out',
		access: 'partner',
		params: ofContent,
		response: editing,
		refusals: ['not-found'],
	},
	'PUT /api/console/content/:noun/:id/draft': {
		summary: 'Save a draft on the revision it was written on; where somebody saved meanwhile, both versions come back',
		access: 'partner',
		params: ofContent,
		body: z.strictObject({
			base: number,
			content: contentValue,
			/** Translations that are still right although the Korean is newer. */
			confirmed: z
				.array(z.strictObject({ field: z.string().max(40), locale: language }))
				.max(200)
				.default([]),
		}),
		response: saving,
		refusals: ['invalid-input', 'not-found'],
	},
	'POST /api/console/content/:noun/:id/publication': {
		summary: 'Put the newest revision out, as it was seen',
		access: 'partner',
		params: ofContent,
		body: z.strictObject({ revision: number }),
		response: editing,
		refusals: keptIn,
	},
	'PUT /api/console/content/:noun/:id/schedule': {
		summary: 'Have the newest revision go out by itself',
		access: 'partner',
		params: ofContent,
		body: z.strictObject({ revision: number, at: z.iso.datetime({ error: 'date-wrong' }) }),
		response: editing,
		refusals: ['changed-since', 'invalid-input', 'not-allowed', 'not-found', 'not-ready', 'service-unapproved'],
	},
	'DELETE /api/console/content/:noun/:id/schedule': {
		summary: 'Keep in what would have gone out by itself',
		access: 'partner',
		params: ofContent,
		response: editing,
		refusals: ['not-allowed', 'not-found'],
	},
	'POST /api/console/content/:noun/:id/archive': {
		summary: 'Take it away from readers, and keep it',
		access: 'partner',
		params: ofContent,
		body: z.strictObject({ revision: number }),
		response: editing,
		refusals: ['changed-since', 'not-allowed', 'not-found'],
	},
	'POST /api/console/content/:noun/:id/restoration': {
		summary: 'Bring an older revision back as the newest draft',
		access: 'partner',
		params: ofContent,
		body: z.strictObject({ number, base: number }),
		response: editing,
		refusals: ['changed-since', 'not-found'],
	},
	'GET /api/console/content/:noun/:id/revisions': {
		summary: 'Its revisions, newest first',
		access: 'partner',
		params: ofContent,
		query: z.strictObject({ cursor }),
		response: pageOf(revisionHead),
		refusals: ['invalid-input', 'not-found'],
	},
	'GET /api/console/content/:noun/:id/revisions/:number': {
		summary: 'One revision, as it was saved',
		access: 'partner',
		params: ofContent.extend({ number: z.coerce.number().pipe(number) }),
		response: z.strictObject({ revision: revisionHead, content: contentValue }),
		refusals: ['not-found'],
	},
	'GET /api/console/content/:noun/:id/comparison': {
		summary: 'Two revisions, field by field',
		access: 'partner',
		params: ofContent,
		query: z.strictObject({ from: z.coerce.number().pipe(number), to: z.coerce.number().pipe(number) }),
		response: z.strictObject({
			from: revisionHead,
			to: revisionHead,
			fields: z.array(fieldChange).max(500),
		}),
		refusals: ['invalid-input', 'not-found'],
	},
} as const satisfies Record<string, Endpoint>;
