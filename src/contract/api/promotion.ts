import { z } from 'zod';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { promotionStates } from '#domain/promotion/promotion.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { moment } from './moment.ts';

const area = z.enum(areaSlugs as [AreaSlug, ...AreaSlug[]]);
const state = z.enum(promotionStates);
const won = z.int().nonnegative();
const day = z.iso.date().nullable();
const unit = z.enum(['person', 'group', 'room', 'vehicle']);

const discount = z.union([z.strictObject({ percent: z.number() }), z.strictObject({ won })]);

/** What of a promotion makes the price: domain/promotion/promotion.ts. */
export const pricePromotion = z.strictObject({
	id: z.string(),
	discount,
	minPersons: z.int(),
	serviceFrom: day,
	serviceTo: day,
});

/** A running promotion as a product tells of it. Whom it is for and what it covers are always told with it. */
export const productPromotion = pricePromotion.extend({
	title: z.string(),
	startsAt: moment,
	endsAt: moment,
	audience: z.string(),
	scope: z.string(),
});
export type ProductPromotion = z.output<typeof productPromotion>;

/** Both prices and the rate; of a whole party where an amount comes off. */
const bothPrices = { persons: z.int(), beforeWon: won, afterWon: won, percent: z.number() };

const promotedProduct = z.strictObject({
	id: z.string(),
	area,
	kind: z.string(),
	title: z.string(),
	provider: z.string(),
	place: z.string(),
	picture: z.string(),
	unit,
	holds: z.int().nullable(),
	...bothPrices,
	/** Where health is a matter: the provider's registration for patients from abroad. */
	patientNumber: z.string().nullable(),
	patientNumberUntil: z.iso.date().nullable(),
});
export type PromotedProduct = z.output<typeof promotedProduct>;

const promotionSummary = productPromotion.extend({
	area,
	state,
	lead: z.string(),
	/** The language shown: the reader's, else English, else Korean. */
	shownLocale: language,
	picture: z.string(),
	/** It applies once its code is typed at reserving; else by itself. */
	needsCode: z.boolean(),
	/** How many may still reserve with it; null where nobody counts. */
	left: z.int().nullable(),
	/** Both prices of the first of its products. */
	example: promotedProduct.nullable(),
	/** How many products it covers. */
	products: z.int(),
});
export type PromotionSummary = z.output<typeof promotionSummary>;

const neighbour = z.strictObject({ id: z.string(), title: z.string() }).nullable();

const promotionDetail = promotionSummary.omit({ example: true, products: true }).extend({
	body: z.string(),
	/** Its code, where its own text tells it to everybody; null for one that is not told, and where none is needed. */
	code: z.string().nullable(),
	memberLimit: z.int().nullable(),
	totalLimit: z.int().nullable(),
	products: z.array(promotedProduct).max(100),
	/** As the list has them: the one before it and the one after it, of the same state. */
	previous: neighbour,
	next: neighbour,
	views: z.int(),
});
export type PromotionDetail = z.output<typeof promotionDetail>;

const byArea = z.strictObject(
	Object.fromEntries(areaSlugs.map((slug) => [slug, z.int()])) as Record<AreaSlug, z.ZodInt>,
);

export const promotionEndpoints = {
	'GET /api/promotions': {
		summary: 'Promotions of a state: running (those that end first, first), coming, ended; with how many of each',
		access: 'anyone',
		isCached: true,
		query: z.strictObject({ language, area: area.optional(), state: state.default('running'), cursor }),
		response: pageOf(promotionSummary).extend({
			/** Of the area asked for, or of all. */
			counts: z.strictObject({ running: z.int(), coming: z.int(), ended: z.int() }),
			/** Of the state asked for. */
			areas: byArea,
		}),
		refusals: ['invalid-input'],
	},
	'GET /api/promotions/:id': {
		summary: 'One promotion with its products and both prices of each',
		access: 'anyone',
		isCached: true,
		params: z.strictObject({ id: z.string().max(64) }),
		query: z.strictObject({
			language,
			/** To those who keep it: as it would be if its newest draft went out now. */
			draft: z.literal('1').optional(),
		}),
		response: promotionDetail,
		refusals: ['not-found'],
	},
	'POST /api/promotions/check': {
		summary: 'What a code is worth for a product; a code of another product is as unknown as one that is none',
		access: 'member',
		body: z.strictObject({ language, productId: z.string().max(64), code: z.string().trim().min(1).max(40) }),
		response: productPromotion,
		refusals: ['code-unknown', 'promotion-over', 'too-many-attempts'],
	},
} as const satisfies Record<string, Endpoint>;
