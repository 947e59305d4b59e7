import { z } from 'zod';
import { contentKinds } from '#domain/content/content.ts';
import { contentStates } from '#domain/content/content-machine.ts';
import { handoverFaults, unitFaults } from '#domain/handover/plan-handover.ts';
import { sourceLocales } from '#domain/handover/translation-unit.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';

const kind = z.enum(contentKinds);
const count = z.int().nonnegative();
const mark = z.string().regex(/^[\w-]{20,64}$/);
/** Translation tools name XLIFF so; browsers know no name for it, and are given it by who sends. */
const xliff = ['application/xliff+xml'] as const;

/** What still has to be done, or all that there is. */
export const translationScopes = ['open', 'all'] as const;

/** So many things a file has: no tool and no mailbox stumbles over it, and it comes back at one go. */
export const thingsInFile = 150;
/** Of a file with more, the first are told, and how many there are. */
export const mostToldThings = 200;

const cell = z.strictObject({
	/** Of the things there are, how many are whole; and how far all of them are, in whole percent. */
	whole: count,
	percent: z.int().min(0).max(100),
});

const translated = z.strictObject({
	kind,
	id: z.string(),
	title: z.string(),
	state: z.enum(contentStates),
	/** Whether there is a draft that readers do not see yet. */
	isAhead: z.boolean(),
	percent: z.int().min(0).max(100),
	/** Parts that the language lacks, and those that are older than the Korean. */
	missing: z.array(z.string()).max(20),
	older: z.array(z.string()).max(20),
});

const toldThing = { kind: kind.nullable(), id: z.string(), title: z.string() };
const counts = z.strictObject({ changed: count, confirmed: count, unchanged: count, left: count, bad: count });

const trial = z.discriminatedUnion('outcome', [
	z.strictObject({
		outcome: z.literal('read'),
		from: z.enum(sourceLocales),
		to: language,
		counts,
		/** How many things would get a draft. */
		things: count,
		/** Each unit that keeps all of the file out, and why. */
		bad: z
			.array(
				z.strictObject({
					...toldThing,
					faults: z.array(z.strictObject({ unit: z.string(), value: z.string(), why: z.enum(unitFaults) })).max(100),
				}),
			)
			.max(mostToldThings),
		changed: z
			.array(
				z.strictObject({
					...toldThing,
					confirmed: z.array(z.string()).max(20),
					changes: z.array(z.strictObject({ unit: z.string(), before: z.string(), after: z.string() })).max(100),
				}),
			)
			.max(mostToldThings),
		/** What was looked at: sent back when it is put in, so that nothing goes in that was not seen. */
		mark,
	}),
	z.strictObject({ outcome: z.literal('unreadable'), why: z.enum(handoverFaults), line: z.int().nullable() }),
]);
export type HandoverTrial = z.output<typeof trial>;

export const handoverEndpoints = {
	'GET /api/console/translations/summary': {
		summary: 'How complete each language is, by kind of content; what was archived does not count',
		access: 'operator',
		duty: 'content',
		response: z.strictObject({
			kinds: z
				.array(
					z.strictObject({
						kind,
						total: count,
						languages: z.strictObject(
							Object.fromEntries(contentLocales.map((locale) => [locale, cell])) as Record<
								(typeof contentLocales)[number],
								typeof cell
							>,
						),
					}),
				)
				.max(contentKinds.length),
		}),
	},
	'GET /api/console/translations': {
		summary: 'What is missing in a language, thing by thing, the latest change first',
		access: 'operator',
		duty: 'content',
		query: z.strictObject({ kind, to: language, scope: z.enum(translationScopes), language, cursor }),
		response: pageOf(translated),
		refusals: ['invalid-input'],
	},
	'GET /api/console/translations/file': {
		summary: 'What is to be translated, as XLIFF 2.0; the second file of a long list is its part 2',
		access: 'operator',
		duty: 'content',
		query: z.strictObject({
			kind: kind.optional(),
			from: z.enum(sourceLocales),
			to: language,
			scope: z.enum(translationScopes),
			part: z.coerce.number().int().min(1).max(1_000).default(1),
		}),
		answers: 'file',
		response: z.strictObject({}),
		refusals: ['invalid-input', 'nothing-new'],
	},
	'POST /api/console/translations/trials': {
		summary: 'What an XLIFF file would change, text by text, and which of its units are wrong; nothing is changed',
		access: 'operator',
		duty: 'content',
		upload: xliff,
		response: trial,
	},
	'POST /api/console/translations/applications': {
		summary: 'Put in an XLIFF file as it was tried, all of it or nothing, as drafts',
		access: 'operator',
		duty: 'content',
		query: z.strictObject({ mark }),
		upload: xliff,
		response: z.strictObject({ counts, things: count }),
		refusals: ['changed-since', 'invalid-input'],
	},
} as const satisfies Record<string, Endpoint>;
