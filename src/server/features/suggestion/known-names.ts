import { type AreaSlug, kinds } from '#domain/area/areas.ts';
import { contentLocales, type LocaleText } from '#domain/kernel/locale-text.ts';
import { type Region, regions } from '#domain/product/product.ts';
import { shareFound } from '#domain/search/grams.ts';
import { textGrams } from '#domain/search/words.ts';
import { kindNameIn } from '#i18n/kind-name.ts';
import { wordsIn } from '#server/words.ts';
import type { AskedWord, ProductPlace } from './suggestion.repo.ts';

/** Something that is found by its name in any language. */
export type KnownName<Thing> = { thing: Thing; grams: ReadonlySet<string> };

export type KnownPlace = {
	name: LocaleText;
	/** Of the lists' filter; null where it is the place of some products. */
	region: Region | null;
	/** How many products each area has there. */
	offers: Partial<Record<AreaSlug, number>>;
};

const known = <Thing>(thing: Thing, ...names: readonly LocaleText[]): KnownName<Thing> => ({
	thing,
	grams: new Set(names.flatMap((name) => Object.values(name)).flatMap(textGrams)),
});

const inAll = (say: (t: ReturnType<typeof wordsIn>) => string): LocaleText =>
	Object.fromEntries(contentLocales.map((locale) => [locale, say(wordsIn(locale, ['product']))]));

/** What regions and kinds are called, in every language. */
export const regionNames = new Map(regions.map((region) => [region, inAll((t) => t('product.region')(region))]));
export const kindNames = new Map(Object.keys(kinds).map((kind) => [kind, inAll((t) => kindNameIn(t)(kind))]));

function counted(places: readonly ProductPlace[]): KnownPlace['offers'] {
	const offers: KnownPlace['offers'] = {};
	for (const { area, count } of places) offers[area] = (offers[area] ?? 0) + count;
	return offers;
}

/** Regions and places, each once, with what is offered there. */
export function knownPlaces(places: readonly ProductPlace[]): KnownName<KnownPlace>[] {
	const byRegion = [...Map.groupBy(places, ({ region }) => region)].map(([region, of]) => {
		const name = regionNames.get(region) ?? {};
		return known({ name, region, offers: counted(of) }, name);
	});
	const bySpot = [...Map.groupBy(places, ({ name }) => JSON.stringify(name)).values()].map((of) => {
		const name = of[0]?.name ?? {};
		return known({ name, region: null, offers: counted(of) }, name);
	});
	return [...byRegion, ...bySpot];
}

export const knownProvider = <One extends { name: LocaleText; trade: LocaleText }>(provider: One): KnownName<One> =>
	known(provider, provider.name, provider.trade);

/** Those in which enough pieces of every word are, most of them first; equal ones stay in the order they came. */
export function matching<Thing>(
	names: readonly KnownName<Thing>[],
	words: readonly AskedWord[],
	most: number,
): Thing[] {
	const shareIn = ({ grams }: KnownName<Thing>): number => {
		const shares = words.map((word) => shareFound(word.grams, grams));
		return words.every(({ needed }, at) => (shares[at] ?? 0) >= needed) ? shares.reduce((sum, one) => sum + one, 0) : 0;
	};
	return names
		.map((name) => ({ thing: name.thing, share: shareIn(name) }))
		.filter(({ share }) => share > 0)
		.sort((one, other) => other.share - one.share)
		.slice(0, most)
		.map(({ thing }) => thing);
}
