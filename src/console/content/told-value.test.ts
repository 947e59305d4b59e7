import { expect, test } from 'vitest';
import { differingParts } from './told-value.ts';

const nameOf = (field: string) => field.split('.').at(-1) ?? '';

test('only what differs is told, each part by its name', () => {
	const [one, other] = [
		{ won: 100, childWon: 50 },
		{ won: 120, childWon: 50, infantWon: 0 },
	];
	expect(differingParts('price', { one, other }, nameOf)).toEqual({
		one: 'won: 100\ninfantWon: –',
		other: 'won: 120\ninfantWon: 0',
	});
});

test('an empty field and none are the same, so nobody has changed anything', () => {
	for (const two of [
		{ one: null, other: '' },
		{ one: undefined, other: null },
		{ one: [], other: null },
		{ one: { from: '' }, other: null },
	])
		expect(differingParts('effectiveOn', two, nameOf)).toBeUndefined();
	expect(differingParts('effectiveOn', { one: '2026-12-01', other: null }, nameOf)).toEqual({
		one: '2026.12.01',
		other: '–',
	});
});

test('a moment is told in Korean time, where it may be the next day', () => {
	const two = { one: '2026-11-19T15:00:00.000Z', other: '2026-11-19T14:59:00Z' };
	expect(differingParts('endsAt', two, nameOf)).toEqual({ one: '2026.11.20 00:00', other: '2026.11.19 23:59' });
});
