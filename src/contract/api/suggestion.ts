import { z } from 'zod';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { regions, spokenLanguages } from '#domain/product/product.ts';
import { type Endpoint, language } from '../endpoint.ts';

const area = z.enum(areaSlugs as [AreaSlug, ...AreaSlug[]]);

/** A name, and which parts of it what was typed was found by. */
const marked = {
	name: z.string(),
	shownLocale: language,
	marks: z.array(z.strictObject({ from: z.int(), to: z.int() })).max(12),
};

const product = z.strictObject({
	...marked,
	id: z.string(),
	area,
	kind: z.string(),
	picture: z.string(),
	place: z.string(),
	fromWon: z.int().nonnegative(),
});

/** A region of the lists' filter, or the place of some products. */
const place = z.strictObject({ ...marked, area, region: z.enum(regions).nullable(), count: z.int() });

const provider = z.strictObject({
	...marked,
	id: z.string(),
	area,
	trade: z.string(),
	languages: z.array(z.enum(spokenLanguages)).max(spokenLanguages.length),
});

const suggestions = z.strictObject({
	products: z.array(product).max(5),
	places: z.array(place).max(3),
	providers: z.array(provider).max(3),
	/** What was found, as other languages call it: by those words it is found too. */
	alsoFinds: z.array(z.strictObject({ locale: language, text: z.string() })).max(5),
});
export type Suggestions = z.output<typeof suggestions>;

export const suggestionEndpoints = {
	'GET /api/suggestions': {
		summary: 'Products, places and providers of all areas for what is being typed; those of the given area first',
		access: 'anyone',
		isCached: true,
		query: z.strictObject({ language, q: z.string().trim().min(1).max(100), area: area.optional() }),
		response: suggestions,
	},
} as const satisfies Record<string, Endpoint>;
