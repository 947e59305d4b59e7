import type { AreaSlug } from '../area/areas.ts';
import type { Region, SpokenLanguage } from '../product/product.ts';

/** What of a question says whom it is for. */
export type FitQuestion = {
	area: AreaSlug;
	kind: string;
	/** Any of them will do; none: no matter. */
	languages: readonly SpokenLanguage[];
	region: Region | null;
};

/** What of a provider says what it is asked. */
export type FitProvider = {
	/** What it offers or was approved for. */
	kinds: readonly string[];
	areas: readonly AreaSlug[];
	languages: readonly SpokenLanguage[];
	/** Where it is, and where its products are. */
	regions: readonly Region[];
};

export type Fit = { area: boolean; kind: boolean; languages: boolean; region: boolean };

/** How a question fits a provider, by each thing that counts. */
export const fitOf = (question: FitQuestion, provider: FitProvider): Fit => ({
	area: provider.areas.includes(question.area),
	kind: provider.kinds.includes(question.kind),
	languages:
		question.languages.length === 0 || question.languages.some((language) => provider.languages.includes(language)),
	region: question.region === null || provider.regions.includes(question.region),
});

/** It comes first in the inbox, and its provider is told of it. */
export const fits = (question: FitQuestion, provider: FitProvider): boolean =>
	Object.values(fitOf(question, provider)).every(Boolean);

/** Over how many days, over how many of the latest answers, and from how many on an answer time is told. */
export const paceRules = { days: 180, most: 50, least: 3 } as const;

/** The middle of how long it took, in minutes; null where there are too few to tell honestly. */
export function medianMinutes(minutes: readonly number[], least: number = paceRules.least): number | null {
	if (minutes.length < Math.max(1, least)) return null;
	const sorted = [...minutes].sort((one, other) => one - other);
	const [low, high] = [
		sorted[Math.floor((sorted.length - 1) / 2)] ?? 0,
		sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0,
	];
	return Math.round((low + high) / 2);
}
