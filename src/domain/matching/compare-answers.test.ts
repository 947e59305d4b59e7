import { expect, test } from 'vitest';
import { changesBetween, compareAnswers, marksOf } from './compare-answers.ts';

const answer = (id: string, rest: Partial<Parameters<typeof marksOf>[0][number]> = {}) => ({
	...{ id, lines: [], total: null, dates: [], rating: null, answerMinutes: 60 },
	...rest,
});
const one = answer('one', {
	lines: [
		{ of: 'interpreter', name: '', quantity: 1, won: 0 },
		{ of: 'tests', name: 'TSH', quantity: 2, won: 50_000 },
		{ of: 'pick-up', name: '', quantity: 1, won: null },
	],
	total: 100_000,
	dates: [{ on: '2026-12-02', time: '09:00' }],
	rating: 4.7,
});
const other = answer('other', {
	lines: [
		{ of: 'tests', name: 'Panel', quantity: 1, won: 80_000 },
		{ of: 'tests', name: 'More', quantity: 1, won: 10_000 },
		{ of: 'interpreter', name: '', quantity: 1, won: 0 },
	],
	total: 90_000,
	dates: [{ on: '2026-12-03', time: null }],
	rating: 4.8,
	answerMinutes: 30,
});

test('every answer has the same lines in the same order', () => {
	const rows = compareAnswers([one, other]);
	expect(rows.map(({ of }) => of)).toEqual(['tests', 'interpreter', 'pick-up']);
	expect(rows.map(({ isDifferent }) => isDifferent)).toEqual([true, false, true]);
	expect(rows[0]?.cells).toEqual([
		{ answerId: 'one', state: 'included', quantity: 2, won: 100_000, names: ['TSH'] },
		{ answerId: 'other', state: 'included', quantity: 1, won: 90_000, names: ['Panel', 'More'] },
	]);
	expect(rows[2]?.cells.map(({ state }) => state)).toEqual(['not-included', 'unsaid']);
});

test('marks who is best alone', () => {
	const travel = { isHealth: false };
	expect(marksOf([one, other], travel)).toEqual({
		lowest: 'other',
		earliest: 'one',
		bestRated: 'other',
		fastest: 'other',
	});
	expect(marksOf([one], travel)).toEqual({ lowest: null, earliest: null, bestRated: null, fastest: null });
	expect(marksOf([one, { ...one, id: 'twin' }], travel).lowest).toBeNull();
});

test('of clinics nobody is called cheapest or best', () => {
	const marks = marksOf([one, other], { isHealth: true });
	expect(marks).toEqual({ lowest: null, earliest: 'one', bestRated: null, fastest: 'other' });
});

test('a version tells what is new in it', () => {
	const words = { text: 'Hello', phrases: [], lines: one.lines, dates: one.dates, places: 2, productId: 'x' };
	expect(changesBetween(words, words)).toEqual([]);
	const lines = one.lines.map((line) => (line.of === 'tests' ? { ...line, won: 40_000 } : line));
	expect(changesBetween(words, { ...words, text: 'Good day', lines })).toEqual([
		{ field: 'text', kinds: [] },
		{ field: 'lines', kinds: ['tests'] },
	]);
});

test('what the database kept the other way round is not new', () => {
	const typed = {
		...{
			text: '',
			places: 2,
			productId: 'x',
			phrases: [{ phrase: 'deposit', slots: { amount: 1, date: '2026-12-01' } }],
		},
		lines: [{ of: 'tests' as const, name: 'TSH', quantity: 1, won: 90_000 }],
		dates: [{ on: '2026-12-01', time: null }],
	};
	const kept = {
		...{
			text: '',
			places: 2,
			productId: 'x',
			phrases: [{ slots: { date: '2026-12-01', amount: 1 }, phrase: 'deposit' }],
		},
		lines: [{ won: 90_000, of: 'tests' as const, quantity: 1, name: 'TSH' }],
		dates: [{ time: null, on: '2026-12-01' }],
	};
	expect(changesBetween(kept, typed)).toEqual([]);
});
