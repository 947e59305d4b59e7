import { expect, test } from 'vitest';
import { needIds, noNeeds } from './needs.ts';
import { needsByFilters } from './needs-by-filters.ts';

const all = { offered: needIds, languages: [] } as const;

test('what was looked for in the list stands in the form', () => {
	expect(needsByFilters({ ...all, tags: ['halal-food', 'wheelchair', 'prayer-room', 'child-friendly'] })).toEqual({
		...noNeeds,
		halal: 'self-certified',
		flags: ['prayer-room', 'wheelchair'],
	});
	expect(needsByFilters({ ...all, tags: ['muslim-friendly'] }).halal).toBe('muslim-friendly');
	expect(needsByFilters({ ...all, tags: [], languages: ['th'] }).interpreter).toBe('th');
});

test('one of several languages is not chosen for anybody, and staff of women only by women', () => {
	expect(needsByFilters({ ...all, tags: [], languages: ['th', 'en'] })).toEqual(noNeeds);
	expect(needsByFilters({ ...all, tags: ['women-staff'], gender: 'male' })).toEqual(noNeeds);
	expect(needsByFilters({ ...all, tags: ['women-staff'], gender: 'female' }).flags).toEqual(['same-gender-staff']);
});

test('what makes no sense for the kind is left out', () => {
	const tags = ['halal-food', 'wheelchair'] as const;
	expect(needsByFilters({ tags, languages: ['th'], offered: ['wheelchair'] })).toEqual({
		...noNeeds,
		flags: ['wheelchair'],
	});
});
