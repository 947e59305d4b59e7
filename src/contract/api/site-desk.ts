import { z } from 'zod';
import { currencies } from '#domain/product/currency.ts';
import { mostWon } from '#domain/product/rate-change.ts';
import { cursor, type Endpoint, givenDay, pageOf } from '../endpoint.ts';

/** Won for one unit; a currency without a rate is not shown beside the won. */
const rates = z.partialRecord(z.enum(currencies), z.number().positive().max(mostWon, { error: 'too-much' }));

const currentRates = z.strictObject({
	rates,
	/** The day of each; left out where it has none. */
	asOf: z.partialRecord(z.enum(currencies), z.iso.date()),
});

const rateChange = z.strictObject({
	id: z.int(),
	at: z.iso.datetime(),
	asOf: z.iso.date(),
	/** Null is who has left. */
	by: z.string().nullable(),
	before: rates,
	after: rates,
});
export type RateChange = z.output<typeof rateChange>;

export const siteDeskEndpoints = {
	'GET /api/console/site/rates': {
		summary: 'The exchange rates that prices in other currencies are reckoned by',
		access: 'operator',
		response: currentRates,
	},
	'PUT /api/console/site/rates': {
		summary: 'Set the exchange rates of a day. One that leaps is set only by who says that it is no slip. Recorded',
		access: 'operator',
		body: z.strictObject({
			asOf: givenDay('date-wrong'),
			rates,
			/** As they were when the form was opened. */
			before: rates,
			/** Leaps that somebody has looked at. */
			sureOf: z.array(z.enum(currencies)).max(currencies.length).default([]),
		}),
		response: currentRates,
		refusals: ['changed-since', 'invalid-input'],
	},
	'GET /api/console/site/rate-changes': {
		summary: 'Who set which rates when, the newest first',
		access: 'operator',
		query: z.strictObject({ cursor }),
		response: pageOf(rateChange),
		refusals: ['invalid-input'],
	},
} as const satisfies Record<string, Endpoint>;
