import { type AreaSlug, areaOf } from '#domain/area/areas.ts';
import type { ProductSort } from '#domain/product/catalogue.ts';
import {
	type ConfirmationMode,
	confirmationModes,
	type ProductTag,
	productTags,
	type Region,
	regions,
	type SpokenLanguage,
	spokenLanguages,
} from '#domain/product/product.ts';
import type { Locale } from '#i18n/locales.ts';
import { searchWordIn } from '#site/parts/search/search-word-in.ts';
import { typedDate } from '#ui/typed-date.ts';
import type { ProductListQuery } from '../product-queries.ts';

/** Named here again, for the contract's own list brings its schemas along. */
export const sorts = ['recommended', 'rating', 'price-up', 'price-down'] as const satisfies readonly ProductSort[];

/** What a visitor has chosen on a list, as it stands in the address. */
export type ListChoices = {
	search: string;
	kinds: readonly string[];
	regions: readonly Region[];
	languages: readonly SpokenLanguage[];
	tags: readonly ProductTag[];
	confirmations: readonly ConfirmationMode[];
	/** What one provider offers alone. */
	provider: string | undefined;
	priceFrom: number | undefined;
	priceTo: number | undefined;
	on: string | undefined;
	persons: number | undefined;
	sort: ProductSort;
	cursor: string | undefined;
};

/** The filters of which several values can be chosen. */
export type ManyFilter = 'regions' | 'languages' | 'tags' | 'confirmations';

export const maxSearch = 100;
const maxWon = 999_999_999;
const maxPersons = 1_000;

/** Commas between, or a name again for each: what a form without scripts sends. In the order of the known ones. */
function chosen<Value extends string>(search: URLSearchParams, name: string, known: readonly Value[]): Value[] {
	const asked = new Set(search.getAll(name).flatMap((text) => text.split(',')));
	return known.filter((value) => asked.has(value));
}

function wholeNumber(text: string | null, { min, max }: { min: number; max: number }): number | undefined {
	const digits = (text ?? '').replace(/[\s,.₩]/g, '');
	if (!/^\d{1,9}$/.test(digits)) return undefined;
	const number = Number(digits);
	return number >= min && number <= max ? number : undefined;
}

/** As an address has it, or as it is typed where there are no scripts. */
function dateIn(text: string | null): string | undefined {
	return text && /^20\d\d([-.])\d\d\1\d\d$/.test(text) ? typedDate(text) : undefined;
}

/** The server refuses a cursor that is none of its own; a list that was cut off on the way starts at its beginning. */
function cursorIn(text: string | null): string | undefined {
	if (!text || !/^[\w-]{1,200}$/.test(text)) return undefined;
	try {
		const position: unknown = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
		const isPosition = Array.isArray(position) && position.length === 2;
		return isPosition && typeof position[0] === 'number' && typeof position[1] === 'string' ? text : undefined;
	} catch {
		return undefined;
	}
}

/** Reads the address; what is not known there is dropped, so that no old or mistyped link breaks the page. */
export function choicesOf(search: URLSearchParams, area: AreaSlug): ListChoices {
	const won = (name: string) => wholeNumber(search.get(name), { min: 0, max: maxWon });
	const [priceFrom, priceTo] = [won('priceFrom'), won('priceTo')];
	const isTurned = priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo;
	return {
		search: searchWordIn(search, maxSearch),
		kinds: chosen(
			search,
			'kinds',
			areaOf(area).kinds.map(({ slug }) => slug),
		),
		regions: chosen(search, 'regions', regions),
		languages: chosen(search, 'languages', spokenLanguages),
		tags: chosen(search, 'tags', productTags),
		confirmations: chosen(search, 'confirmations', confirmationModes),
		provider: /^[\w-]{1,64}$/.exec(search.get('provider') ?? '')?.[0],
		priceFrom: isTurned ? priceTo : priceFrom,
		priceTo: isTurned ? priceFrom : priceTo,
		on: dateIn(search.get('on')),
		persons: wholeNumber(search.get('persons'), { min: 1, max: maxPersons }),
		sort: sorts.find((sort) => sort === search.get('sort')) ?? 'recommended',
		cursor: cursorIn(search.get('cursor')),
	};
}

const joined = (values: readonly string[]) => (values.length > 0 ? values.join(',') : undefined);
const written = (number: number | undefined) => (number === undefined ? undefined : String(number));

/** Choices as they stand in the address, and in the question to the API: only what was chosen. */
export function queryOf(choices: ListChoices) {
	const query = {
		search: choices.search || undefined,
		kinds: joined(choices.kinds),
		regions: joined(choices.regions),
		languages: joined(choices.languages),
		tags: joined(choices.tags),
		confirmations: joined(choices.confirmations),
		provider: choices.provider,
		priceFrom: written(choices.priceFrom),
		priceTo: written(choices.priceTo),
		on: choices.on,
		persons: written(choices.persons),
		sort: choices.sort === 'recommended' ? undefined : choices.sort,
		cursor: choices.cursor,
	};
	// Every link of a list asks for this: the plain way, in place of two lists of pairs.
	const present: Record<string, string> = {};
	for (const [name, value] of Object.entries(query)) if (value !== undefined) present[name] = value;
	return present as Partial<{ [Name in keyof typeof query]: NonNullable<(typeof query)[Name]> }>;
}

/** The API's question for an address. */
export const listQueryOf = (search: URLSearchParams, area: AreaSlug, language: Locale): ProductListQuery => ({
	...queryOf(choicesOf(search, area)),
	area,
	language,
});

export const noFilters = {
	regions: [],
	languages: [],
	tags: [],
	confirmations: [],
	provider: undefined,
	priceFrom: undefined,
	priceTo: undefined,
	on: undefined,
	persons: undefined,
} as const satisfies Partial<ListChoices>;

/** How many filters hold; kinds and the search stand open on the page and are not counted. */
export const countFilters = ({ regions, languages, tags, confirmations, ...rest }: ListChoices): number =>
	[regions, languages, tags, confirmations].reduce((sum, { length }) => sum + length, 0) +
	[rest.provider, rest.priceFrom ?? rest.priceTo, rest.on, rest.persons].filter((value) => value !== undefined).length;
