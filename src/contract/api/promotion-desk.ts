import { z } from 'zod';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { promotionStands } from '#domain/promotion/promotion-stand.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { promotionContent } from './content-values.ts';
import { moment } from './moment.ts';

const promotionId = z.strictObject({ id: z.string().max(100) });
const won = z.int().nonnegative();
const area = z.enum(areaSlugs as [AreaSlug, ...AreaSlug[]]);

/** Whose it is: a business by its name, or nobody's but the agency's, for everybody's products. */
const owner = z.strictObject({ providerId: z.string(), name: z.string() }).nullable();

const listed = z.strictObject({
	id: z.string(),
	title: z.string(),
	area,
	owner,
	stand: z.enum(promotionStands),
	/** Its period: as readers are shown it, else as it is drafted. */
	startsAt: moment,
	endsAt: moment,
	discount: promotionContent.shape.discount,
	hasCode: z.boolean(),
	minPersons: z.int(),
	/** How many reservations hold it now, and how many may. */
	used: z.int(),
	totalLimit: z.int().nullable(),
	/** Something newer than readers see, and what goes out by itself. */
	isAhead: z.boolean(),
	goesOutAt: moment.nullable(),
	planFailedAt: moment.nullable(),
	changedAt: moment,
});
export type ListedPromotion = z.output<typeof listed>;

const trial = { met: z.int(), offWon: won, insteadWon: won };

/** As many products as are told one by one; the sums are of all. */
export const mostTold = 100;
/** As many as are offered at once to choose from; a word finds the others. */
export const mostOffered = 100;

export const promotionDeskEndpoints = {
	'GET /api/console/promotions': {
		summary: 'The promotions that one keeps, the latest change first, with how many stand how',
		access: 'partner',
		query: z.strictObject({ language, stand: z.enum(promotionStands).optional(), cursor }),
		response: pageOf(listed).extend({
			counts: z.strictObject(
				Object.fromEntries(promotionStands.map((stand) => [stand, z.int()])) as Record<
					(typeof promotionStands)[number],
					z.ZodInt
				>,
			),
		}),
		refusals: ['invalid-input'],
	},
	'GET /api/console/promotions/:id/products': {
		summary: 'The products that a promotion can be for: its owner’s of its area, those it names first',
		access: 'partner',
		params: promotionId,
		query: z.strictObject({ language, search: z.string().trim().max(80).optional() }),
		response: z.strictObject({
			owner,
			used: z.int(),
			products: z
				.array(
					z.strictObject({
						...{ id: z.string(), title: z.string(), kind: z.string(), provider: z.string(), fromWon: won },
						/** Whether guests see it now. */
						isShown: z.boolean(),
						isNamed: z.boolean(),
					}),
				)
				.max(mostOffered),
			/** The kinds of its area that its owner has products of. */
			kinds: z.array(z.string()).max(100),
			/** The drawn pictures of its area. */
			pictures: z.array(z.string()).max(200),
			/** Of how many these are the first. */
			count: z.int(),
		}),
		refusals: ['not-found'],
	},
	'POST /api/console/promotions/:id/simulation': {
		summary: 'What a rule, saved or not, would have cost over the reservations of last month; nobody is named',
		access: 'partner',
		params: promotionId,
		body: z.strictObject({
			language,
			rule: promotionContent.pick({
				...{ area: true, productIds: true, kinds: true, discount: true },
				...{ minPersons: true, memberLimit: true, totalLimit: true },
			}),
		}),
		response: z.strictObject({
			/** The Korean days of last month, both included. */
			from: z.iso.date(),
			to: z.iso.date(),
			/** Reservations of the products it is for that were made then and came to something. */
			made: z.int(),
			...trial,
			products: z.array(z.strictObject({ id: z.string(), title: z.string(), ...trial })).max(mostTold),
		}),
		refusals: ['invalid-input', 'not-found'],
	},
} as const satisfies Record<string, Endpoint>;
