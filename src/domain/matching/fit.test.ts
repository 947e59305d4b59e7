import { expect, test } from 'vitest';
import { type FitProvider, type FitQuestion, fitOf, fits, medianMinutes } from './fit.ts';

const question: FitQuestion = { area: 'medical', kind: 'dermatology', languages: ['ru'], region: 'seoul' };
const clinic: FitProvider = { areas: ['medical'], kinds: ['dermatology'], languages: ['en', 'ru'], regions: ['seoul'] };

test('what fits in every way comes first', () => {
	expect(fits(question, clinic)).toBe(true);
	expect(fits({ ...question, kind: 'dentistry' }, clinic)).toBe(false);
	expect(fitOf({ ...question, languages: ['th'] }, clinic)).toEqual({
		area: true,
		kind: true,
		languages: false,
		region: true,
	});
	expect(fits({ ...question, region: 'busan' }, clinic)).toBe(false);
});

test('what was not asked for does not count', () => {
	expect(fits({ ...question, languages: [], region: null }, { ...clinic, languages: [], regions: [] })).toBe(true);
});

test('a median needs three answers, and is the middle of them', () => {
	expect(medianMinutes([])).toBeNull();
	expect(medianMinutes([5, 10])).toBeNull();
	expect(medianMinutes([600, 10, 20])).toBe(20);
	expect(medianMinutes([10, 20, 30, 1_000])).toBe(25);
});
