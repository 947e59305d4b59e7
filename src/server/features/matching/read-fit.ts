import type { matchingEndpoints } from '#contract/api/matching.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { areaOf } from '#domain/area/areas.ts';
import { accept } from '#domain/kernel/result.ts';
import { fits, medianMinutes } from '#domain/matching/fit.ts';
import type { ProductTag } from '#domain/product/product.ts';
import type { NeedId } from '#domain/reservation/needs.ts';
import type { Context } from '#server/http/handlers.ts';
import { cachedAskable, type MatchingProviderFacts, type TaggedProvider } from './matching-provider.repo.ts';

type Input = InputOf<(typeof matchingEndpoints)['GET /api/matching/fit']>['query'];

/** The middle of what fitting providers take; null where none of them can tell. */
export const usualMinutes = (providers: readonly Pick<MatchingProviderFacts, 'medianMinutes'>[]): number | null =>
	medianMinutes(
		providers.flatMap(({ medianMinutes: minutes }) => minutes ?? []),
		1,
	);

/** What a provider's products promise of a need; what none of them tells of is asked about in the answer. */
const tagsFor: Partial<Record<NeedId, readonly ProductTag[]>> = {
	halal: ['halal-food', 'muslim-friendly'],
	vegetarian: ['vegetarian'],
	'prayer-room': ['prayer-room'],
	'same-gender-staff': ['women-staff'],
	wheelchair: ['wheelchair'],
};

const meets = ({ tags }: TaggedProvider, need: NeedId): boolean =>
	tagsFor[need]?.some((tag) => tags.includes(tag)) ?? true;

/** How many providers a question would fit, while it is being written. */
export async function readFit({ queries, now }: Pick<Context, 'queries' | 'now'>, asked: Input) {
	const { area, kind, languages = [], region = null, needs = [] } = asked;
	const askable = await cachedAskable(queries, '', now);
	const fitting = askable.filter(
		(one) =>
			(!areaOf(area).isHealth || one.isLicensed) &&
			(kind === undefined
				? one.areas.includes(area) && fits({ area, kind: one.kinds[0] ?? '', languages, region }, one)
				: fits({ area, kind, languages, region }, one)) &&
			needs.every((need) => meets(one, need)),
	);
	return accept({ providers: fitting.length, usualMinutes: usualMinutes(fitting) });
}
