import { z } from 'zod';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const word = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

const auditEntry = z.strictObject({
	id: z.int(),
	kind: z.string(),
	/** `name`: what it is called today, or its code; null where that is not known, or no more. */
	subject: z.strictObject({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
	/** The member whose it is. */
	aboutId: z.uuid().nullable(),
	aboutName: z.string().nullable(),
	actor: z.enum(['member', 'provider', 'operator', 'clock']),
	actorId: z.uuid().nullable(),
	/** Null where the account is closed, or it was nobody. */
	actorName: z.string().nullable(),
	/** The network it was done from. */
	place: z.string().nullable(),
	facts: z.record(z.string(), plain),
	/** What those of the facts that are ids are called today, by the name of the fact. */
	factNames: z.record(z.string(), z.string()),
	/** What a field was and became; `changed` where neither may be read. */
	changes: z.record(z.string(), z.union([z.strictObject({ before: plain, after: plain }), z.literal('changed')])),
	at: z.iso.datetime(),
});

const search = {
	subjectKind: word.optional(),
	subjectId: z.string().max(100).optional(),
	about: z.uuid().optional(),
	actor: z.uuid().optional(),
	kind: z
		.string()
		.regex(/^[a-z]+\.[a-z]+(-[a-z]+)*$/)
		.optional(),
	from: z.iso.datetime().optional(),
	to: z.iso.datetime().optional(),
	/** Of a reservation: the same as its kind and id, and instead of any other. */
	code: z.string().trim().max(40).optional(),
};
type Given = { subjectKind?: string | undefined; subjectId?: string | undefined };
/** An id alone says nothing. */
const isWhole = ({ subjectKind, subjectId }: Given) => subjectId === undefined || subjectKind !== undefined;

const name = z.string().nullable();
/** What is looked for, as it is called today; null where it is not looked for by that, or the name is not known. */
const sought = z.strictObject({ actor: name, about: name, subject: name });
export type SoughtInTrail = z.output<typeof sought>;

export type AuditEntry = z.output<typeof auditEntry>;

export const auditEndpoints = {
	'GET /api/audit-entries': {
		summary:
			'Who did or saw what, newest first, by who did it, whose it is, what it is about, kind and days; counted up to a thousand. Each look is an entry of its own',
		access: 'operator',
		duty: 'oversight',
		/** `language`: of the titles of products. */
		query: z.strictObject({ ...search, cursor, language: language.default('ko') }).refine(isWhole),
		response: pageOf(auditEntry).extend({ sought }),
		refusals: ['invalid-input'],
	},
	'GET /api/audit-entries/export': {
		summary: 'The same as a CSV for a spreadsheet, all of it; an entry of its own',
		access: 'operator',
		duty: 'oversight',
		query: z.strictObject({ ...search, language }).refine(isWhole),
		answers: 'file',
		response: z.strictObject({}),
		refusals: ['invalid-input', 'sign-in-again'],
	},
} as const satisfies Record<string, Endpoint>;
