import { z } from 'zod';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { regions, spokenLanguages } from '#domain/product/product.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { shownPhotograph } from './photograph.ts';
import { productSummary } from './product.ts';

const area = z.enum(areaSlugs as [AreaSlug, ...AreaSlug[]]);

const providerSummary = z.strictObject({
	id: z.string(),
	name: z.string(),
	trade: z.string(),
	/** The language shown: the reader's, else English, else Korean. */
	shownLocale: language,
	portrait: z.string(),
	languages: z.array(z.enum(spokenLanguages)).max(spokenLanguages.length),
	/** Measured over its answers to questions; null where there are too few. */
	medianAnswerMinutes: z.int().nullable(),
	/** Where it offers something, the area with most of it first. */
	areas: z.array(area).min(1).max(areaSlugs.length),
	/** Over all its products. */
	rating: z.strictObject({ average: z.number(), count: z.int() }),
});
export type ProviderSummary = z.output<typeof providerSummary>;

const offered = productSummary.pick({
	id: true,
	area: true,
	kind: true,
	title: true,
	shownLocale: true,
	picture: true,
	place: true,
	unit: true,
	holds: true,
	fromWon: true,
	rating: true,
	promotion: true,
});
export type OfferedProduct = z.output<typeof offered>;

const toldRating = z.strictObject({
	id: z.uuid(),
	/** Empty where the account behind it is closed; the country may be unknown too. */
	author: z.string(),
	country: z.string(),
	/** The language it is written in. */
	locale: language,
	average: z.number(),
	text: z.string(),
	writtenOn: z.iso.date(),
	isEdited: z.boolean(),
	reply: z.strictObject({ text: z.string(), on: z.iso.date() }).nullable(),
	product: productSummary.pick({ id: true, area: true, title: true, shownLocale: true }),
});
export type ToldRating = z.output<typeof toldRating>;

const providerDetail = providerSummary.omit({ areas: true }).extend({
	intro: z.string(),
	/** What it says itself: told, as such, where nothing was measured. */
	answersWithinHours: z.int(),
	/** In Hangul, where the name shown is another one. */
	koreanName: z.string().nullable(),
	region: z.enum(regions),
	foundedYear: z.int(),
	/** The day it was approved; null for the agency, and for providers the agency looks after itself. */
	partnerSince: z.iso.date().nullable(),
	isAgency: z.boolean(),
	patientNumber: z.string().nullable(),
	patientNumberUntil: z.iso.date().nullable(),
	/** The drawn portrait stands where there are none. */
	pictures: z.array(shownPhotograph).max(10),
	/** The kinds of what it offers now, by area: most of it first. */
	offers: z.array(z.strictObject({ area, count: z.int(), kinds: z.array(z.string()).max(40) })).max(areaSlugs.length),
	/** Where all of it is, if that is one address. */
	place: z.strictObject({ name: z.string(), hangul: z.string() }).nullable(),
	/** The first of what it offers, as lists have it; `offers` counts the rest. */
	products: z.array(offered).max(20),
	/** The newest ratings of any of its products. */
	ratings: z.array(toldRating).max(10),
});
export type ProviderDetail = z.output<typeof providerDetail>;

export const providerEndpoints = {
	'GET /api/providers': {
		summary: 'Who offers products now: the best rated first',
		access: 'anyone',
		isCached: true,
		query: z.strictObject({ language, cursor }),
		response: pageOf(providerSummary),
		refusals: ['invalid-input'],
	},
	'GET /api/providers/:id': {
		summary: 'One provider: who it is, what it offers now, and what its guests said of late',
		access: 'anyone',
		isCached: true,
		params: z.strictObject({ id: z.string().max(64) }),
		query: z.strictObject({ language }),
		response: providerDetail,
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
