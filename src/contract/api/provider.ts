import { z } from 'zod';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { spokenLanguages } from '#domain/product/product.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';

const area = z.enum(areaSlugs as [AreaSlug, ...AreaSlug[]]);

const providerSummary = z.strictObject({
	id: z.string(),
	name: z.string(),
	trade: z.string(),
	/** The language shown: the reader's, else English, else Korean. */
	shownLocale: language,
	portrait: z.string(),
	languages: z.array(z.enum(spokenLanguages)).max(spokenLanguages.length),
	answersWithinHours: z.int(),
	/** Where it offers something, the area with most of it first. */
	areas: z.array(area).min(1).max(areaSlugs.length),
	/** Over all its products. */
	rating: z.strictObject({ average: z.number(), count: z.int() }),
});
export type ProviderSummary = z.output<typeof providerSummary>;

export const providerEndpoints = {
	'GET /api/providers': {
		summary: 'Who offers products now: the best rated first',
		access: 'anyone',
		query: z.strictObject({ language, cursor }),
		response: pageOf(providerSummary),
		refusals: ['invalid-input'],
	},
} as const satisfies Record<string, Endpoint>;
