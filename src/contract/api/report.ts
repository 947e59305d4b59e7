import { z } from 'zod';
import { askedThings, channels, reportSides, reportSteps } from '#domain/report/report.ts';
import { type Endpoint, givenDay, language } from '../endpoint.ts';

const count = z.int().nonnegative();
const sums = {
	reservations: count,
	/** Of these: declined, expired or cancelled. */
	cancelled: count,
	expectedWon: z.int(),
	receivedWon: z.int(),
	/** Hours from a request to its answer, yes or no, the middle one; null where none was answered. */
	answerHours: z.number().nullable(),
};

const report = z.strictObject({
	whole: z.strictObject(sums),
	/** By Korean day of the request; of more than a month, by month. */
	periods: z.array(z.strictObject({ period: z.string(), ...sums })).max(40),
	/** By each of what they are told apart by, the most first; a name of '' is of who told none. */
	sides: z.record(
		z.enum(reportSides),
		z.array(z.strictObject({ name: z.string(), label: z.string(), ...sums })).max(300),
	),
	/** How many came as far as each step, on the site or by the channel that is chosen; null where that is not counted of it. */
	steps: z.record(z.enum(reportSteps), count.nullable()),
	/** The first day on which every step was counted; null before there is one. */
	stepsSince: givenDay().nullable(),
	/** How long people wait for an answer: null where that is not known of what is chosen. */
	answers: z.record(
		z.enum(askedThings),
		z
			.strictObject({
				answered: count,
				/** Nobody answered until it was over. */
				unanswered: count,
				waiting: count,
				/** Of those that were answered, the middle one. */
				hours: z.number().nullable(),
			})
			.nullable(),
	),
	/** Words that found nothing, the most searched first: of the language that is chosen, else of all; nothing else is kept of them. */
	misses: z.array(z.strictObject({ words: z.string(), language, count })).max(100),
});
export type Report = z.output<typeof report>;

const asked = {
	...{ language, from: givenDay(), to: givenDay() },
	area: z.string().max(40).optional(),
	kind: z.string().max(60).optional(),
	country: z.string().max(2).optional(),
	spoken: language.optional(),
	partner: z.string().max(100).optional(),
	channel: z.enum(channels).optional(),
};

export const reportEndpoints = {
	'GET /api/reports': {
		summary: 'What all houses sold, in sums: by period, area, kind, country, language, partner and channel',
		access: 'operator',
		duty: 'reports',
		query: z.strictObject(asked),
		response: report,
		refusals: ['invalid-input'],
	},
	'GET /api/reports/export': {
		summary: 'The same as one table for a spreadsheet',
		access: 'operator',
		duty: 'reports',
		query: z.strictObject({ ...asked, format: z.enum(['csv', 'xlsx']).default('csv') }),
		answers: 'file',
		response: z.strictObject({}),
		refusals: ['invalid-input'],
	},
	'GET /api/reports/monthly': {
		summary: 'A month as a PDF in Korean',
		access: 'operator',
		duty: 'reports',
		query: z.strictObject({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'date-wrong') }),
		answers: 'file',
		response: z.strictObject({}),
		refusals: ['invalid-input'],
	},
} as const satisfies Record<string, Endpoint>;
