import { z } from 'zod';
import { bulkTables, fileFaults, lineFaults, lineOutcomes } from '#domain/bulk/bulk-table.ts';
import { fileEncodings } from '#domain/bulk/file-text.ts';
import { type Endpoint, givenDay } from '../endpoint.ts';

const ofTable = z.strictObject({ table: z.enum(bulkTables) });
const mark = z.string().regex(/^[\w-]{20,64}$/);
const count = z.int().nonnegative();

/** Of a file with more, the first are told, and how many there are. */
export const mostToldLines = 300;

const toldLine = {
	row: z.int(),
	code: z.string(),
	title: z.string(),
	outcome: z.enum(lineOutcomes),
};

const counts = z.strictObject({ new: count, changed: count, unchanged: count, bad: count });

const trial = z.discriminatedUnion('outcome', [
	z.strictObject({
		outcome: z.literal('read'),
		encoding: z.enum(fileEncodings),
		counts,
		/** Lines that keep all of the file out, with the cell and the reason. */
		bad: z
			.array(
				z.strictObject({
					...toldLine,
					faults: z
						.array(
							z.strictObject({
								column: z.string(),
								value: z.string(),
								why: z.enum(lineFaults),
								count: z.int().optional(),
							}),
						)
						.max(100),
				}),
			)
			.max(mostToldLines),
		/** What each line changes, cell by cell. */
		changed: z
			.array(
				z.strictObject({
					...toldLine,
					changes: z.array(z.strictObject({ column: z.string(), before: z.string(), after: z.string() })).max(100),
				}),
			)
			.max(mostToldLines),
		/** What was looked at: sent back when it is put in, so that nothing goes in that was not seen. */
		mark,
	}),
	z.strictObject({
		outcome: z.literal('unreadable'),
		why: z.enum(fileFaults),
		columns: z.array(z.string()).max(200),
		line: z.int().nullable(),
	}),
]);
export type Trial = z.output<typeof trial>;

export const bulkEndpoints = {
	'GET /api/console/bulk/:table': {
		summary: 'One’s own products, or the slots of some days, as CSV; without lines it is a form to fill in',
		access: 'partner',
		params: ofTable,
		query: z.strictObject({
			/** Slots of these days; left out, of the next thirty. */
			first: givenDay('date-wrong').optional(),
			last: givenDay('date-wrong').optional(),
			blank: z.literal('1').optional(),
		}),
		answers: 'file',
		response: z.strictObject({}),
		refusals: ['invalid-input', 'not-found'],
	},
	'POST /api/console/bulk/:table/trials': {
		summary: 'What a CSV file would change, line by line, and which lines are wrong; nothing is changed',
		access: 'partner',
		params: ofTable,
		upload: ['text/csv'],
		response: trial,
		refusals: ['not-found'],
	},
	'POST /api/console/bulk/:table/applications': {
		summary: 'Put in a CSV file as it was tried, all of it or nothing: products as drafts, slots at once',
		access: 'partner',
		params: ofTable,
		query: z.strictObject({ mark }),
		upload: ['text/csv'],
		response: z.strictObject({ counts }),
		refusals: ['changed-since', 'invalid-input', 'not-found'],
	},
} as const satisfies Record<string, Endpoint>;
