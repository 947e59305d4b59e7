import { expect, test } from 'vitest';
import { blankLine, blankPrice, bodyIn, type PriceValues, priceFaults, totalOf } from './price-values.ts';

const order = {
	on: '2026-12-10',
	to: null,
	time: '10:00',
	persons: { adult: 2, child: 0, infant: 0 },
	units: 1,
	choices: {},
};
const listed = { basis: 'listed' as const, lines: [], total: 360_000, reasons: [] };
const begun = blankPrice({ offer: null, price: listed, order, places: 2 });
const typed = (lines: Partial<PriceValues['lines'][number]>[]): PriceValues => ({
	...begun,
	lines: lines.map((line) => ({ ...blankLine, ...line })),
});

test('begins with one empty line, those who come and the places it takes', () => {
	expect(begun).toEqual({ lines: [blankLine], adult: 2, child: 0, infant: 0, places: '2', days: '3' });
});

test('begins with what waits, else with what was agreed to', () => {
	const line = { of: 'tests' as const, name: 'Blood', quantity: 2, won: 45_000 };
	const absent = { of: 'medicine' as const, name: '', quantity: 1, won: null };
	const agreed = { basis: 'agreed' as const, version: 1, lines: [line, absent], total: 90_000 };
	expect(blankPrice({ offer: null, price: agreed, order, places: 0 })).toMatchObject({
		lines: [
			{ of: 'tests', name: 'Blood', quantity: '2', won: '45,000', isNotIncluded: false },
			{ of: 'medicine', won: '', isNotIncluded: true },
		],
		places: '0',
	});
});

test('what is typed with commas is a sum, and what is not included has none', () => {
	const values = typed([
		{ quantity: '3', won: '120,000' },
		{ of: 'medicine', won: '9,000', isNotIncluded: true },
	]);
	expect(totalOf(values)).toBe(360_000);
	expect(bodyIn(values)).toMatchObject({
		lines: [
			{ of: 'procedure', quantity: 3, won: 120_000 },
			{ of: 'medicine', quantity: 1, won: null },
		],
		...{ persons: order.persons, places: 2, days: 3 },
	});
});

test('an empty price is asked for, beside its own field; a zero is a price', () => {
	expect(priceFaults(typed([{ won: '10,000' }, {}]))).toEqual({ 'lines.1.won': 'required' });
	expect(priceFaults(typed([{ won: '0' }]))).toEqual({});
	expect(priceFaults(typed([{ of: 'other', won: '5' }]))).toEqual({ 'lines.0.name': 'required' });
	expect(priceFaults(typed([{ isNotIncluded: true }]))).toEqual({ 'lines.0.won': 'nothing-included' });
	expect(priceFaults({ ...typed([{ won: '5' }]), places: '' })).toEqual({ places: 'required' });
});
