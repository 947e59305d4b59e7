import { expect, test } from 'vitest';
import { choicesOf, countFilters, listQueryOf, noFilters, queryOf } from './list-choices.ts';

const query = (address: string) => listQueryOf(new URLSearchParams(address), 'travel', 'th');
const choices = (address: string) => choicesOf(new URLSearchParams(address), 'travel');
const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('an address without choices asks for the area in the reader’s language', () => {
	expect(query('')).toEqual({ area: 'travel', language: 'th' });
	expect(query('search=&priceFrom=&on=&persons=&sort=recommended')).toEqual({ area: 'travel', language: 'th' });
});

test('every known choice goes on to the API', () => {
	const place = cursor([4.2, 'ktx-seoul-busan']);
	const address = `search=palace&kinds=hotel&regions=seoul,jeju&languages=th&tags=halal-food&confirmations=instant&priceFrom=40000&priceTo=420000&on=2026-12-24&persons=3&sort=price-up&cursor=${place}`;
	expect(query(address)).toEqual({
		area: 'travel',
		language: 'th',
		search: 'palace',
		kinds: 'hotel',
		regions: 'seoul,jeju',
		languages: 'th',
		tags: 'halal-food',
		confirmations: 'instant',
		priceFrom: '40000',
		priceTo: '420000',
		on: '2026-12-24',
		persons: '3',
		sort: 'price-up',
		cursor: place,
	});
});

test('what is not known is dropped, and the rest stays', () => {
	expect(
		query('kinds=nonsense,spa,hotel&regions=mars&languages=ko,ru&tags=,&confirmations=maybe&sort=newest&utm=x'),
	).toEqual({ area: 'travel', language: 'th', kinds: 'hotel', languages: 'ru' });
	expect(query('kinds=hotel').kinds).toBe('hotel');
	expect(listQueryOf(new URLSearchParams('kinds=hotel,spa'), 'wellness', 'en').kinds).toBe('spa');
});

test('numbers, dates and places that are none are dropped', () => {
	for (const on of ['2026-02-30', '2026-13-01', 'tomorrow', '0002-10-17', '2026-10-17T00:00'])
		expect(choices(`on=${on}`).on).toBeUndefined();
	for (const persons of ['0', '-2', '1001', '2e2', 'two'])
		expect(choices(`persons=${persons}`).persons).toBeUndefined();
	for (const priceFrom of ['-1', 'free', '1234567890'])
		expect(query(`priceFrom=${priceFrom}`).priceFrom).toBeUndefined();
	for (const place of ['abc', cursor([1]), cursor(['a', 1]), cursor({ a: 1 }), '<script>', 'a'.repeat(300)])
		expect(choices(`cursor=${encodeURIComponent(place)}`).cursor).toBeUndefined();
	expect(choices(`search=${'a'.repeat(300)}`).search).toHaveLength(100);
});

test('a price may be typed the way it is printed, and the wrong way round', () => {
	expect(query(`priceFrom=${encodeURIComponent('₩189,000')}&priceTo=40.000`)).toMatchObject({
		priceFrom: '40000',
		priceTo: '189000',
	});
});

test('a form without scripts names a filter once for each choice', () => {
	expect(query('regions=jeju&regions=seoul&tags=wheelchair').regions).toBe('seoul,jeju');
});

test('choices read from an address are written back as the same address', () => {
	const address =
		'search=tea+house&kinds=hotel&regions=seoul&tags=halal-food&provider=bukchon-walks&priceTo=90000&sort=rating';
	expect(new URLSearchParams(queryOf(choices(address))).toString()).toBe(address);
});

test('a price span counts as one filter, kinds and search as none', () => {
	const full = choices(
		'search=a&kinds=hotel&regions=seoul,jeju&tags=halal-food&priceFrom=1&priceTo=9&on=2026-12-24&persons=2',
	);
	expect(countFilters(full)).toBe(6);
	expect(countFilters({ ...full, provider: 'bukchon-walks' })).toBe(7);
	expect(countFilters({ ...full, ...noFilters })).toBe(0);
});
