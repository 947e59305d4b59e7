import { expect, test } from 'vitest';
import { questionStates } from '#domain/matching/question.ts';
import { beadsOf, cameToMatch } from './beads-of.ts';

const told = (...given: Parameters<typeof beadsOf>) => beadsOf(...given).map(({ step, state }) => `${step} ${state}`);

test('what lies behind is done, where it is now is marked once, and the rest is to come', () => {
	expect(told('requested', { hasAnswers: true, wasMatched: false })).toEqual([
		'open done',
		'answered done',
		'requested now',
		'matched future',
		'closed future',
	]);
	for (const status of questionStates)
		for (const wasMatched of [false, true])
			expect(beadsOf(status, { hasAnswers: true, wasMatched }).filter(({ state }) => state === 'now')).toEqual([
				{ step: status, state: 'now' },
			]);
});

test('one that ended early promises nothing more', () => {
	expect(told('expired', { hasAnswers: false, wasMatched: false })).toEqual(['open done', 'expired now']);
	expect(told('withdrawn', { hasAnswers: true, wasMatched: false })).toEqual([
		'open done',
		'answered done',
		'withdrawn now',
	]);
});

test('one that was closed without a match says of none that it came to one', () => {
	expect(told('closed', { hasAnswers: true, wasMatched: false })).toEqual(['open done', 'answered done', 'closed now']);
	expect(told('closed', { hasAnswers: true, wasMatched: true })).toContain('matched done');
	expect(cameToMatch({ endReason: 'too-expensive', answers: [{ status: 'closed' }, {}] })).toBe(false);
	expect(cameToMatch({ endReason: 'plans-changed', answers: [{ status: 'accepted' }] })).toBe(true);
	expect(cameToMatch({ endReason: 'reserved', answers: [] })).toBe(true);
});
