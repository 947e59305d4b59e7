import { expect, test } from 'vitest';
import { queryOf, readChoice } from './list-choice.ts';

const read = (search: string) => readChoice(new URLSearchParams(search));

test('an address without words shows what runs, of every area', () => {
	expect(read('')).toEqual({ state: 'running', area: undefined });
	expect(queryOf(read(''))).toEqual({ state: undefined, area: undefined });
});

test('state and area are the same after they went through the address', () => {
	const choice = { state: 'ended', area: 'wellness' } as const;
	expect(queryOf(choice)).toEqual({ state: 'ended', area: 'wellness' });
	expect(read('?state=ended&area=wellness')).toEqual(choice);
});

test('words that mean nothing are left out', () => {
	expect(read('?state=gone&area=shopping')).toEqual({ state: 'running', area: undefined });
});
