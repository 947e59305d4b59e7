import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areas } from '../area/areas.ts';
import {
	browse,
	type CatalogueColumns,
	type CatalogueFilter,
	type CataloguePage,
	type ProductSort,
	productSorts,
} from './catalogue.ts';
import { type CatalogueProduct, type CatalogueTable, createCatalogueTable } from './catalogue-table.ts';
import { confirmationModes, productTags, regions, spokenLanguages } from './product.ts';

const schedule = { weekdays: [0, 1, 2, 3, 4, 5, 6], times: [], capacity: 6, leadHours: 0, horizonDays: 60 };
const kinds = areas.travel.kinds.slice(0, 4).map(({ slug }) => slug);
const now = new Date('2026-11-18T03:00:00Z');

const product = fc.record({
	kind: fc.constantFrom(...kinds),
	providerId: fc.constantFrom('guides', 'clinic', 'closed'),
	region: fc.constantFrom(...regions.slice(0, 3)),
	languages: fc.subarray([...spokenLanguages]),
	tags: fc.subarray(productTags.slice(0, 4)),
	confirmation: fc.constantFrom(...confirmationModes),
	minPersons: fc.integer({ min: 1, max: 3 }),
	maxPersons: fc.integer({ min: 3, max: 6 }),
	fromWon: fc.integer({ min: 1, max: 5 }),
	ratingCount: fc.integer({ min: 0, max: 3 }),
	ratingStars: fc.integer({ min: 0, max: 60 }),
});

const entries = fc.array(product, { maxLength: 40 }).map((products) =>
	products.map(
		(one, at): CatalogueProduct => ({
			...one,
			...{ id: `p${at}`, area: 'travel', price: { unit: 'person', won: one.fromWon }, schedule },
		}),
	),
);

const chosen = <Word>(words: readonly Word[]) => fc.option(fc.subarray([...words]), { nil: undefined });
const filter: fc.Arbitrary<CatalogueFilter> = fc.record({
	kinds: chosen(kinds),
	regions: chosen(regions.slice(0, 3)),
	languages: chosen(spokenLanguages),
	tags: chosen(productTags.slice(0, 2)),
	confirmations: chosen(confirmationModes),
	priceFrom: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
	priceTo: fc.option(fc.integer({ min: 2, max: 6 }), { nil: undefined }),
	persons: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
	provider: fc.option(fc.constantFrom('guides', 'closed'), { nil: undefined }),
});

const isOffered = ({ providerId }: CatalogueProduct) => providerId !== 'closed';

/** Each was another before, and something went in between, so that places have gaps. */
function tableOf(all: readonly CatalogueProduct[]) {
	const table = createCatalogueTable();
	const first = all[0];
	for (const [at, other] of all.toReversed().entries()) table.put({ ...other, id: all[at]?.id ?? '' });
	for (const one of all) table.put(one);
	if (first) {
		table.put({ ...first, id: 'gone' });
		table.remove('gone');
	}
	return table;
}

type Asked = Partial<Omit<CataloguePage, 'offered'>>;
const page = (table: CatalogueTable, given: Asked): CataloguePage => ({
	...{ sort: 'price-up', after: undefined, limit: 100, now, daysAhead: 0, found: null },
	offered: Array.from(table.providers.keys(), (id) => Number(id !== '' && id !== 'closed')),
	...given,
});
const columnsOf = (all: readonly CatalogueProduct[]) => ({ won: all.map(({ fromWon }) => fromWon), later: [] });
const list = (
	all: readonly CatalogueProduct[],
	wanted: CatalogueFilter,
	given: Asked = {},
	columns: Partial<CatalogueColumns> = {},
) => {
	const table = tableOf(all);
	return browse(table, wanted, { columns: { ...columnsOf(all), ...columns }, page: page(table, given) });
};

/** Word for word what a filter means. */
const meets = (entry: CatalogueProduct, wanted: CatalogueFilter): boolean =>
	isOffered(entry) &&
	(!wanted.kinds?.length || wanted.kinds.includes(entry.kind)) &&
	(!wanted.regions?.length || wanted.regions.includes(entry.region)) &&
	(!wanted.languages?.length || wanted.languages.some((one) => entry.languages.includes(one))) &&
	(!wanted.tags?.length || wanted.tags.every((one) => entry.tags.includes(one))) &&
	(!wanted.confirmations?.length || wanted.confirmations.includes(entry.confirmation)) &&
	entry.fromWon >= (wanted.priceFrom ?? 0) &&
	entry.fromWon <= (wanted.priceTo ?? 99) &&
	(wanted.persons === undefined || (wanted.persons >= entry.minPersons && wanted.persons <= entry.maxPersons)) &&
	(wanted.provider === undefined || wanted.provider === entry.providerId);

test('lists what meets every filter, whatever is chosen', () => {
	fc.assert(
		fc.property(entries, filter, (all, wanted) => {
			const { items, total } = list(all, wanted);
			const right = all.filter((one) => meets(one, wanted)).map(({ id }) => id);
			expect(items.map(({ entry }) => entry.id).sort()).toEqual(right.sort());
			expect(total).toBe(right.length);
		}),
	);
});

test('the ratings of a provider are those of all that it has, whatever came, changed and went', () => {
	fc.assert(
		fc.property(entries, entries, (before, after) => {
			const table = tableOf(before);
			for (const one of after) table.put(one);
			const there = [...new Map([...before, ...after].map((one) => [one.id, one])).values()];
			for (const id of ['guides', 'clinic', 'closed', 'nobody']) {
				const own = there.filter(({ providerId }) => providerId === id);
				const sum = (part: 'ratingCount' | 'ratingStars') => own.reduce((all, one) => all + one[part], 0);
				expect(table.ratingsOf(id)).toEqual({ count: sum('ratingCount'), stars: sum('ratingStars') });
			}
		}),
	);
});

test('says of every option how many it would show if it alone were chosen of its filter', () => {
	fc.assert(
		fc.property(entries, filter, (all, wanted) => {
			const { facets } = list(all, wanted);
			const counted = (name: 'kinds' | 'regions' | 'languages' | 'confirmations', words: readonly string[]) =>
				words
					.map((value) => ({
						value,
						count: all.filter((one) => meets(one, { ...wanted, [name]: [value] })).length,
					}))
					.filter(({ count }) => count > 0)
					.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
			expect(facets.kinds).toEqual(counted('kinds', kinds));
			expect(facets.regions).toEqual(counted('regions', regions));
			expect(facets.languages).toEqual(counted('languages', spokenLanguages));
			expect(facets.confirmations).toEqual(counted('confirmations', confirmationModes));
			const met = all.filter((one) => meets(one, wanted));
			for (const { value, count } of facets.tags)
				expect(met.filter(({ tags }) => tags.some((tag) => tag === value))).toHaveLength(count);
			const prices = all
				.filter((one) => meets(one, { ...wanted, priceFrom: undefined, priceTo: undefined }))
				.map(({ fromWon }) => fromWon);
			expect(facets.price).toEqual({ min: Math.min(...(prices.length ? prices : [0])), max: Math.max(0, ...prices) });
		}),
	);
});

test('counts are those of now, whatever was counted before products came, changed or went, or may not be offered any more', () => {
	const open = entries.map((all) => all.filter(isOffered).map((one, at) => ({ ...one, id: `p${at}` })));
	const everybody = [0, 1, 1, 1];
	const byWords = filter.map(({ kinds: chosenKinds, regions: where, languages }) => ({
		kinds: chosenKinds,
		regions: where,
		languages,
	}));
	fc.assert(
		fc.property(open, open, byWords, fc.boolean(), (before, after, wanted, isClosed) => {
			const table = tableOf(before);
			// Reckoned anew in its place, as the catalogue does it.
			const won: number[] = [];
			const counted = (all: readonly CatalogueProduct[], offered: number[]) => {
				for (const [at, { fromWon }] of all.entries()) won[at] = fromWon;
				return browse(table, wanted, { columns: { won, later: [] }, page: { ...page(table, {}), offered } });
			};
			counted(before, everybody);
			for (const one of after) table.put(one);
			for (const { id } of before.slice(after.length)) table.remove(id);
			const right = (all: readonly CatalogueProduct[]) => list(all, wanted);
			expect(counted(after, everybody)).toEqual(right(after));
			if (isClosed) expect(counted(after, [0, 0, 0, 0])).toEqual(right([]));
		}),
	);
});

test('other prices of the same products are counted anew', () => {
	const all = [shelf({ id: 'cheap' }), shelf({ id: 'dear' })];
	const table = tableOf(all);
	const asked = page(table, {});
	const priced = (won: number[]) => browse(table, {}, { columns: { won, later: [] }, page: asked }).facets.price;
	expect(priced([1, 9])).toEqual({ min: 1, max: 9 });
	expect(priced([2, 7])).toEqual({ min: 2, max: 7 });
});

test('pages follow each other without a gap or a repetition, in every order', () => {
	fc.assert(
		fc.property(entries, fc.constantFrom(...productSorts), (all, sort) => {
			const whole = list(all, {}, { sort }).items.map(({ entry }) => entry.id);
			const turned: string[] = [];
			for (let after: CataloguePage['after']; turned.length <= all.length; ) {
				const { items } = list(all, {}, { sort, after, limit: 3 });
				turned.push(...items.map(({ entry }) => entry.id));
				const last = items.at(-1);
				if (!last) break;
				after = { value: last.value, id: last.entry.id };
			}
			expect(turned).toEqual(whole);
		}),
	);
});

const shelf = (given: Partial<CatalogueProduct> & { id: string }): CatalogueProduct => ({
	...{ area: 'travel', kind: kinds[0] ?? '', providerId: 'guides', region: 'seoul', languages: ['en'], tags: [] },
	...{ confirmation: 'instant', minPersons: 1, maxPersons: 6, fromWon: 3, ratingCount: 0, ratingStars: 0 },
	...{ price: { unit: 'person', won: 3 }, schedule },
	...given,
});
const order = (all: readonly CatalogueProduct[], sort: ProductSort, given: Asked = {}, later: number[] = []) =>
	list(all, {}, { sort, ...given }, { later }).items.map(({ entry }) => entry.id);

test('each order has its own first', () => {
	const all = [
		shelf({ id: 'cheap', fromWon: 1 }),
		shelf({ id: 'dear', fromWon: 9 }),
		shelf({ id: 'loved', ratingCount: 40, ratingStars: 800 }),
		// Five stars of one guest weigh less than those of forty.
		shelf({ id: 'lucky', ratingCount: 1, ratingStars: 20 }),
	];
	expect(order(all, 'price-up')[0]).toBe('cheap');
	expect(order(all, 'price-down')[0]).toBe('dear');
	expect(order(all, 'rating').slice(0, 2)).toEqual(['loved', 'lucky']);
	expect(order(all, 'recommended')[0]).toBe('loved');
	// Out of season it comes last, unless somebody searched for it.
	expect(order(all, 'recommended', {}, [0, 0, 1, 0]).at(-1)).toBe('loved');
	const found = { places: [0, 2], scores: [2, 9] };
	expect(order(all, 'recommended', { found }, [0, 0, 1, 0])).toEqual(['loved', 'cheap']);
});

test('a day lists what has not had its last call and is within reach', () => {
	const all = [
		shelf({ id: 'open' }),
		shelf({ id: 'over' }),
		shelf({ id: 'far', schedule: { ...schedule, horizonDays: 6 } }),
	];
	const lastCall = [now.getTime(), now.getTime() - 1, Number.POSITIVE_INFINITY];
	const found = (daysAhead: number) => list(all, {}, { daysAhead }, { lastCall }).items.map(({ entry }) => entry.id);
	expect(found(7)).toEqual(['open']);
	expect(found(6)).toEqual(['open', 'far']);
});
