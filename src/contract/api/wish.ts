import { z } from 'zod';
import { mostWishes, wishStates } from '#domain/wish/wish.ts';
import { cursor, type Endpoint, language, pageOf, pageSize } from '../endpoint.ts';
import { productSummary } from './product.ts';

const productId = z.string().min(1).max(64);
/** What a device remembers is its owner's own; the column ends here. */
const won = z.int().min(0).max(2_000_000_000);

const shown = z.strictObject({
	productId,
	state: z.enum(wishStates),
	/** The first day with a place left, while there is one; out of season the first day of the next. */
	nextOn: z.iso.date().nullable(),
	/** As lists show it; null where it is not offered any more. */
	product: productSummary.nullable(),
	/** Of what is hidden too: one wants to know what it was. Empty to those who did not save it. */
	title: z.string(),
	/** The price lists said when it was saved; null to a visitor, whose device knows it. */
	wonThen: won.nullable(),
});
export type ShownWish = z.output<typeof shown>;

const mark = z.strictObject({
	productId,
	state: z.enum(wishStates),
	/** Its price now, as lists say it: with the promotion that lowers it. */
	won,
	wonThen: won.nullable(),
});
/** What the hearts of a page and the sign of a change need to know. */
export type WishMark = z.output<typeof mark>;
const marks = z.array(mark).max(mostWishes);

export const wishEndpoints = {
	'GET /api/wishes': {
		summary: 'My wish list, newest first: prices then and now, and whether each can still be reserved',
		access: 'member',
		query: z.strictObject({ language, cursor }),
		response: pageOf(shown),
	},
	'POST /api/wishes': {
		summary: 'Take over what a device remembered before the login; what is there already stays as it is',
		access: 'member',
		/** Newest first, with the prices of then. */
		body: z.strictObject({ wishes: z.array(z.strictObject({ productId, won })).max(mostWishes) }),
		/** Those for which there was no room stay on the device; what does not exist any more is simply not there. */
		response: z.strictObject({ added: z.int(), leftOut: z.array(productId).max(mostWishes) }),
	},
	'GET /api/wishes/marks': {
		summary: 'What I have saved, in short',
		access: 'member',
		response: z.strictObject({ marks }),
	},
	'PUT /api/wishes/:productId': {
		summary: 'Save a product; saved already, it stays as it was',
		access: 'member',
		params: z.strictObject({ productId }),
		response: z.strictObject({ wonThen: won }),
		refusals: ['not-found', 'wishes-full'],
	},
	'DELETE /api/wishes/:productId': {
		summary: 'Save it no longer',
		access: 'member',
		params: z.strictObject({ productId }),
		response: z.strictObject({}),
	},
	'POST /api/wish-lookups': {
		summary: 'Products a visitor’s device remembers, as lists show them; hidden ones by their state alone',
		access: 'anyone',
		body: z.strictObject({ language, productIds: z.array(productId).max(pageSize) }),
		response: z.strictObject({ wishes: z.array(shown).max(pageSize) }),
	},
	'POST /api/wish-lookups/marks': {
		summary: 'The same in short, for all a device remembers',
		access: 'anyone',
		body: z.strictObject({ productIds: z.array(productId).max(mostWishes) }),
		response: z.strictObject({ marks }),
	},
} as const satisfies Record<string, Endpoint>;
