import { z } from 'zod';
import { type AreaSlug, areaSlugs, kinds } from '#domain/area/areas.ts';
import { productSorts } from '#domain/product/catalogue.ts';
import { fetchings } from '#domain/product/meeting-place.ts';
import { choiceGroups, type PriceList } from '#domain/product/price.ts';
import { confirmationModes, productTags, ratingAspects, regions, spokenLanguages } from '#domain/product/product.ts';
import { cancellationScales } from '#domain/reservation/cancellation.ts';
import { cursor, type Endpoint, givenDay, language, pageOf } from '../endpoint.ts';
import { pricePromotion, productPromotion } from './promotion.ts';

const area = z.enum(areaSlugs as [AreaSlug, ...AreaSlug[]]);
const kind = z.enum(Object.keys(kinds) as [string, ...string[]]);
const won = z.int().nonnegative();
const unit = z.enum(['person', 'group', 'room', 'vehicle']);

/** Several choices of one filter stand in the address with commas between. */
const choices = <Choice extends string>(of: readonly Choice[]) =>
	z
		.string()
		.max(400)
		.transform((text) => text.split(',').filter((word) => word !== ''))
		.pipe(z.array(z.enum(of as readonly [Choice, ...Choice[]])).max(of.length))
		.optional();

const amount = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number)
	.optional();

export const productSummary = z.strictObject({
	id: z.string(),
	area,
	kind,
	title: z.string(),
	summary: z.string(),
	shownLocale: language,
	picture: z.string(),
	provider: z.string(),
	region: z.enum(regions),
	place: z.string(),
	minutes: z.int().nullable(),
	nights: z.int().nullable(),
	languages: z.array(z.enum(spokenLanguages)).max(spokenLanguages.length),
	tags: z.array(z.enum(productTags)).max(productTags.length),
	confirmation: z.enum(confirmationModes),
	maxPersons: z.int(),
	unit,
	/** How many people one group, room or vehicle holds; null where that does not matter. */
	holds: z.int().nullable(),
	/** Without any promotion: for the day and the persons asked for, else the lowest that can be charged for one place. */
	fromWon: won,
	rating: z.strictObject({ average: z.number(), count: z.int() }),
	/** Out of season: the day it begins. */
	opensOn: z.iso.date().nullable(),
	/** A promotion is stated on the product's own page, of which the law lets a list say nothing. */
	isPromotedInside: z.boolean(),
	/** The running promotion that applies by itself; `won` is the price with whatever lowers it most. */
	promotion: z
		.strictObject({ id: z.string(), percent: z.number().nullable(), offWon: won.nullable(), minPersons: z.int(), won })
		.nullable(),
});
export type ProductSummary = z.output<typeof productSummary>;

const facet = z.strictObject({ value: z.string(), count: z.int() });
const facets = z.strictObject({
	kinds: z.array(facet).max(40),
	regions: z.array(facet).max(20),
	languages: z.array(facet).max(10),
	tags: z.array(facet).max(20),
	confirmations: z.array(facet).max(4),
	price: z.strictObject({ min: won, max: won }),
});
export type ProductFacets = z.output<typeof facets>;

const texts = z.array(z.string()).max(30);

const priceRule = z.strictObject({
	reason: z.enum(['weekend', 'weekday', 'peak', 'low-season']),
	percent: z.number(),
	weekdays: z.array(z.int()).max(7).optional(),
	season: z.strictObject({ from: z.string(), to: z.string() }).optional(),
});

export const priceList: z.ZodType<PriceList> = z.strictObject({
	unit,
	won,
	childWon: won.optional(),
	infantWon: won.optional(),
	holds: z.int().optional(),
	bags: z.int().min(0).max(99).optional(),
	fromAge: z.int().min(1).max(99).optional(),
	rules: z.array(priceRule).max(20).optional(),
	choices: z
		.array(
			z.strictObject({
				group: z.enum(choiceGroups),
				options: z.array(z.strictObject({ id: z.string(), addWon: won })).max(20),
			}),
		)
		.max(choiceGroups.length)
		.optional(),
	promotion: pricePromotion.optional(),
}) as never;

const address = { hangul: z.string(), latitude: z.number(), longitude: z.number() };

const productDetail = productSummary
	.omit({
		picture: true,
		provider: true,
		summary: true,
		holds: true,
		promotion: true,
		opensOn: true,
		isPromotedInside: true,
	})
	.extend({
		summary: z.string(),
		/** The name of each, drawn or a photograph (`parsePhotographName`). */
		pictures: z.array(z.string()).min(1).max(12),
		/** What each shows, in the reader's language; null where nobody has written it. */
		pictureTexts: z.array(z.string().nullable()).max(12),
		/** The one that messengers show beside a link. */
		sharePicture: z.string(),
		description: z.string(),
		included: texts,
		excluded: texts,
		steps: z.array(z.strictObject({ time: z.string().nullable(), text: z.string() })).max(30),
		meetingPoint: z.string(),
		goodToKnow: texts,
		/** The names of the price list's options, by their id. */
		options: z.record(z.string(), z.string()).optional(),
		/** Of `place`: where it goes to. */
		address: z.strictObject(address),
		/** Where to be at the start, often the same; null where every guest is fetched. */
		meeting: z.strictObject({ place: z.string(), ...address }).nullable(),
		fetched: z.enum(fetchings).nullable(),
		minPersons: z.int(),
		/** Of one slot: people, or groups, rooms and vehicles. Nobody can wait for more than that. */
		capacity: z.int(),
		price: priceList,
		/** The lowest that can be charged for one place, with what applies by itself; `fromWon` is that without it. */
		won,
		/** Running promotions that apply by themselves; the best for the guest counts, by domain/promotion/best-promotion.ts. */
		promotions: z.array(productPromotion).max(20),
		leadHours: z.int(),
		/** A deposit below this is not asked for: all is paid on site. */
		depositFromWon: z.int().nonnegative(),
		cancellation: z.enum(Object.keys(cancellationScales) as [keyof typeof cancellationScales]),
		provider: z.strictObject({
			id: z.string(),
			name: z.string(),
			trade: z.string(),
			intro: z.string(),
			portrait: z.string(),
			languages: z.array(z.enum(spokenLanguages)).max(spokenLanguages.length),
			/** Measured over its answers to questions; null where there are too few. What it says itself stands in its profile. */
			medianAnswerMinutes: z.int().nullable(),
			foundedYear: z.int(),
			patientNumber: z.string().nullable(),
			patientNumberUntil: z.iso.date().nullable(),
			/** Over all its products. */
			rating: z.strictObject({ average: z.number(), count: z.int() }),
		}),
		aspects: z.strictObject(
			Object.fromEntries(ratingAspects.map((aspect) => [aspect, z.number()])) as Record<
				(typeof ratingAspects)[number],
				z.ZodNumber
			>,
		),
	});
export type ProductDetail = z.output<typeof productDetail>;

/** A day that can be reserved: its price, and its times with what is left in each. */
const day = z.strictObject({
	on: z.iso.date(),
	won,
	slots: z.array(z.strictObject({ time: z.string().nullable(), left: z.int() })).max(48),
});
export type AvailableDay = z.output<typeof day>;

/** As many as the main page has room for. */
export const bestCount = 5;

const productId = z.strictObject({ id: z.string().max(64) });

export const productEndpoints = {
	'GET /api/products': {
		summary: 'Products of an area: search, filters, counts for every filter, sort',
		access: 'anyone',
		isCached: true,
		query: z.strictObject({
			language,
			area,
			cursor,
			search: z.string().max(100).optional(),
			kinds: choices(Object.keys(kinds)),
			regions: choices(regions),
			languages: choices(spokenLanguages),
			tags: choices(productTags),
			confirmations: choices(confirmationModes),
			provider: z.string().max(64).optional(),
			priceFrom: amount,
			priceTo: amount,
			on: givenDay().optional(),
			persons: z
				.string()
				.regex(/^\d{1,4}$/)
				.transform(Number)
				.pipe(z.int().min(1).max(1_000))
				.optional(),
			sort: z.enum(productSorts).default('recommended'),
		}),
		response: pageOf(productSummary).extend({
			facets,
			/** Where nothing was found: how many products other areas have of it. */
			elsewhere: z
				.array(z.strictObject({ area, count: z.int() }))
				.max(10)
				.optional(),
		}),
	},
	'GET /api/products/best': {
		summary: 'What a main page begins with: reserved most of late, of every area',
		access: 'anyone',
		isCached: true,
		query: z.strictObject({ language }),
		response: z.strictObject({
			products: z.array(productSummary).max(bestCount),
			/** Whether all of them were reserved of late; else some stand here for their ratings. */
			isByDemand: z.boolean(),
			/** Whether the agency put some of them there. */
			isPicked: z.boolean(),
		}),
	},
	'GET /api/products/:id': {
		summary: 'One product, with its provider and price list',
		access: 'anyone',
		isCached: true,
		params: productId,
		query: z.strictObject({
			language,
			/** To those who edit it: as it would be if its newest draft went out now. */
			draft: z.literal('1').optional(),
		}),
		response: productDetail,
		refusals: ['not-found'],
	},
	'GET /api/products/:id/days': {
		summary: 'The days of a month that can be reserved, with price and places left',
		access: 'anyone',
		isCached: true,
		params: productId,
		query: z.strictObject({
			month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
			/** To those who take guests at the house's own desk: as they can take them there, without the notice that guests must give. */
			desk: z.literal('1').optional(),
		}),
		response: z.strictObject({
			days: z.array(day).max(31),
			/** Where nothing is left in this month: the first day from today on that has a place. */
			firstFreeOn: z.string().nullable(),
		}),
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
