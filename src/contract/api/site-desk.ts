import { z } from 'zod';
import { homeSections } from '#domain/page/home.ts';
import { currencies } from '#domain/product/currency.ts';
import { mostWon } from '#domain/product/rate-change.ts';
import { cursor, type Endpoint, givenDay, language, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { bestCount } from './product.ts';
import { siteFacts, storedFacts } from './site-facts.ts';

/** Won for one unit; a currency without a rate is not shown beside the won. */
const rates = z.partialRecord(
	z.enum(currencies),
	z.number().positive(fault('number-zero')).max(mostWon, { error: 'too-much' }),
);

const currentRates = z.strictObject({
	rates,
	/** The last each had, also of those that have none now: a leap is one from there. */
	lastKnown: rates,
	/** The newest day that rates were set for: none before it. */
	newestDay: z.iso.date().nullable(),
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

const home = z.strictObject({
	order: z.array(z.enum(homeSections)).length(homeSections.length),
	pinned: z.array(z.string().max(100)).max(bestCount, { error: 'too-much' }),
});

const arrangedHome = z.strictObject({
	...home.shape,
	/** What each pinned one is called, and whether visitors see it: one that was archived or hidden they do not. */
	products: z.array(z.strictObject({ id: z.string(), title: z.string(), isShown: z.boolean() })).max(bestCount),
});
export type ArrangedHome = z.output<typeof arrangedHome>;

const currentFacts = z.strictObject({
	/** Null where nobody has told any yet. */
	facts: storedFacts.nullable(),
	/** Names what was seen: whoever saves gives it back. */
	version: z.string(),
});
export type CurrentFacts = z.output<typeof currentFacts>;

export const siteDeskEndpoints = {
	'GET /api/console/site/profile': {
		summary: 'The company behind the site, in every language',
		access: 'operator',
		duty: 'content',
		response: currentFacts,
	},
	'PUT /api/console/site/profile': {
		summary:
			'Set what the site says of the company, on what was seen. Another account for transfers is of who looks after money too; that and another e-mail address ask for the password, and the owners are told. Recorded',
		access: 'operator',
		duty: 'content',
		body: z.strictObject({ facts: siteFacts, version: z.string().max(100) }),
		response: currentFacts,
		refusals: ['changed-since', 'invalid-input', 'sign-in-again'],
	},
	'GET /api/console/site/home': {
		summary: 'The order of the main page’s parts, and the products pinned to it',
		access: 'operator',
		duty: 'content',
		query: z.strictObject({ language }),
		response: arrangedHome,
	},
	'PUT /api/console/site/home': {
		summary: 'Put the main page in order and pin products to it, on what was seen. Recorded',
		access: 'operator',
		duty: 'content',
		query: z.strictObject({ language }),
		body: z.strictObject({ ...home.shape, before: home }),
		response: arrangedHome,
		refusals: ['changed-since', 'invalid-input'],
	},
	'GET /api/console/site/rates': {
		summary: 'The exchange rates that prices in other currencies are reckoned by',
		access: 'operator',
		duty: 'content',
		response: currentRates,
	},
	'PUT /api/console/site/rates': {
		summary: 'Set the exchange rates of a day. One that leaps is set only by who says that it is no slip. Recorded',
		access: 'operator',
		duty: 'content',
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
		duty: 'content',
		query: z.strictObject({ cursor }),
		response: pageOf(rateChange),
		refusals: ['invalid-input'],
	},
} as const satisfies Record<string, Endpoint>;
