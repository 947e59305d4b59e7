import { describe, expect, test } from 'vitest';
import { kinds } from '../area/areas.ts';
import { isCovered, uncoveredNeeds } from './need-cover.ts';
import { type NeedId, needIds, noNeeds } from './needs.ts';

const nami = {
	tags: ['halal-food', 'muslim-friendly', 'prayer-room', 'child-friendly'],
	languages: ['en', 'id'],
} as const;

describe('needs are held against what a product promises', () => {
	test('what no tag covers is left over, to be asked', () => {
		const needs = { ...noNeeds, halal: 'muslim-friendly', flags: ['prayer-room', 'wheelchair'] } as const;
		expect(uncoveredNeeds({ ...needs, flags: [...needs.flags] }, nami)).toEqual(['wheelchair']);
		expect(uncoveredNeeds(noNeeds, { tags: [], languages: [] })).toEqual([]);
	});

	test('a halal tag promises no certificate', () => {
		expect(isCovered({ id: 'halal', level: 'self-certified' }, nami)).toBe(true);
		expect(isCovered({ id: 'halal', level: 'certified' }, nami)).toBe(false);
		expect(isCovered({ id: 'halal', level: 'self-certified' }, { ...nami, tags: ['muslim-friendly'] })).toBe(false);
	});

	test('a ramp is promised for what folds; staff of women serve women; child seats are always asked for', () => {
		const spa = { tags: ['wheelchair', 'women-staff', 'child-friendly'], languages: [] } as const;
		expect(isCovered({ id: 'wheelchair', kind: 'folding' }, spa)).toBe(true);
		expect(isCovered({ id: 'wheelchair', kind: 'electric' }, spa)).toBe(false);
		expect(isCovered({ id: 'wheelchair', kind: 'folding', count: 1 }, spa)).toBe(true);
		expect(isCovered({ id: 'wheelchair', kind: 'folding', count: 2 }, spa)).toBe(false);
		expect(isCovered({ id: 'same-gender-staff' }, { ...spa, gender: 'female' })).toBe(true);
		expect(isCovered({ id: 'same-gender-staff' }, { ...spa, gender: 'male' })).toBe(false);
		expect(isCovered({ id: 'child-seats', count: 1 }, spa)).toBe(false);
	});

	test('an interpreter is there for the languages that are named', () => {
		expect(isCovered({ id: 'interpreter', language: 'id' }, nami)).toBe(true);
		expect(isCovered({ id: 'interpreter', language: 'th' }, nami)).toBe(false);
	});
});

test('each kind offers what makes sense for it', () => {
	const offered = (kind: string): readonly NeedId[] => kinds[kind]?.needs ?? [];
	expect(offered('theme-park-ticket')).not.toContain('child-seats');
	expect(offered('dermatology')).not.toContain('halal');
	expect(offered('dermatology')).toContain('interpreter');
	expect(offered('pick-up')).toContain('child-seats');
	expect([...new Set(Object.values(kinds).flatMap(({ needs }) => needs))].sort()).toEqual([...needIds].sort());
});
