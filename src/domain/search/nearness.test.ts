import { expect, test } from 'vitest';
import { nearness } from './nearness.ts';

test('the word itself is as near as can be; then its beginning, its inside, a slip; a stranger is not near at all', () => {
	const names = ['Gyeongbokgung Palace, Jongno', 'พระราชวังเคียงบกกุง'];
	const steps = ['palace', 'palac', 'bokgung', 'palce', 'dental'].map((asked) => nearness(asked, names));
	expect(steps[0]).toBe(1);
	expect(steps).toEqual(steps.toSorted((one, other) => other - one));
	expect(new Set(steps).size).toBe(steps.length);
	expect(steps.at(-1)).toBe(0);
	expect(nearness('เคียงบก', names)).toBeGreaterThan(0.9);
});

test('pieces scattered over several words are no word', () => {
	expect(nearness('palac', ['A pair of lacquered trays by an alabaster lamp'])).toBe(0);
});

test('every word must be found', () => {
	expect(nearness('palace breakfast', ['Palace walk with a breakfast'])).toBe(1);
	expect(nearness('palace dentist', ['Palace walk with a breakfast'])).toBe(0);
	expect(nearness(' …', ['Palace'])).toBe(0);
	expect(nearness('palace', [])).toBe(0);
});
