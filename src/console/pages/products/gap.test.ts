import { expect, test } from 'vitest';
import type { Editing } from '#contract/api/content.ts';
import { kinds } from '#domain/area/areas.ts';
import { blankProduct } from '#domain/content/blank-content.ts';
import { completenessOf } from '#domain/content/completeness.ts';
import { textFields } from '#domain/content/content-texts.ts';
import { publishChecks } from '#domain/content/publish-checks.ts';
import { cellAddress, gapAddress } from './gap.ts';

const blank = blankProduct({ ko: '진료', en: '' }, kinds.dermatology as never, { region: 'seoul', languages: ['en'] });
const editing = (change: object = {}) => {
	const content = { ...blank, value: { ...blank.value, ...change } };
	return { id: 'visit', content, completeness: completenessOf(textFields(content), {}) } as unknown as Editing;
};
const at = (check: (typeof publishChecks)[number], change?: object) => gapAddress(check, editing(change));

test('what is missing leads to the field where it is filled in', () => {
	expect(at('price')).toBe('/console/products/visit?part=price&field=price.won');
	expect(at('pictures')).toBe('/console/products/visit?part=photographs');
	expect(at('languages')).toBe('/console/products/visit?part=terms&field=languages');
	// The first part that the language lacks which has more of it.
	expect(at('texts')).toBe('/console/products/visit?field=texts.ko.summary');
	expect(at('all-languages')).toBe('/console/products/visit?field=texts.ko.summary');
});

test('of a place it is what is missing first: name, address, position', () => {
	const { place } = blank.value;
	expect(at('place')).toBe('/console/products/visit?field=texts.ko.place');
	expect(at('place', { place: { ...place, name: { ko: '신사' } } })).toBe(
		'/console/products/visit?part=terms&field=hangul',
	);
	expect(at('place', { place: { ...place, name: { ko: '신사' }, hangul: '서울' } })).toBe(
		'/console/products/visit?part=terms&field=latitude',
	);
});

test('papers are added on the profile of the house', () => {
	expect(at('licences')).toBe('/console/profile#partner-licences');
});

test('every check of a product leads somewhere', () => {
	for (const check of publishChecks.filter((one) => one !== 'licences'))
		expect(at(check)).toMatch(/^\/console\/products\/visit/);
});

test('a cell of the completeness leads to its field in its language, or to the part that has it', () => {
	expect(cellAddress('visit', 'summary', 'th')).toBe('/console/products/visit?field=texts.th.summary');
	expect(cellAddress('visit', 'pictures', 'ru')).toBe('/console/products/visit?part=photographs');
	expect(cellAddress('visit', 'options', 'id')).toBe('/console/products/visit?part=price');
});
