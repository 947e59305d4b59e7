import { expect, test } from 'vitest';
import { dayMs, hourMs } from '../kernel/durations.ts';
import { type DueQuestion, dueStep, nextDue, stillReminded } from './due.ts';

const begin = new Date('2026-11-17T00:00:00Z');
const later = (ms: number) => new Date(begin.getTime() + ms);
const question = (rest: Partial<DueQuestion> = {}): DueQuestion => ({
	...{ state: 'open', createdAt: begin, expiresAt: later(30 * dayMs), dueAt: null, endedAt: null, erasedAt: null },
	...{ answers: 0, reminded: [] },
	...rest,
});

test('without an answer it is reminded of after two days, then before its end, then it expires', () => {
	expect(nextDue(question())).toEqual(later(48 * hourMs));
	expect(dueStep(question(), later(48 * hourMs))).toEqual({ remind: 'unanswered' });
	const told = question({ reminded: ['unanswered'] });
	expect(nextDue(told)).toEqual(later(27 * dayMs));
	expect(dueStep(told, later(27 * dayMs))).toEqual({ remind: 'ending' });
	expect(dueStep(told, later(30 * dayMs))).toEqual({ move: 'expire' });
	expect(dueStep(question(), later(47 * hourMs))).toBeUndefined();
});

test('with an answer nobody is reminded that there is none', () => {
	expect(nextDue(question({ state: 'answered', answers: 1 }))).toEqual(later(27 * dayMs));
});

test('a request is reminded of a day before it lapses; a match ends by itself; what is over is erased', () => {
	const requested = question({ state: 'requested', dueAt: later(72 * hourMs), answers: 1 });
	expect(nextDue(requested)).toEqual(later(48 * hourMs));
	expect(dueStep(requested, later(72 * hourMs))).toEqual({ move: 'lapse' });
	expect(dueStep(question({ state: 'matched', dueAt: later(dayMs) }), later(dayMs))).toEqual({ move: 'finish' });
	const ended = question({ state: 'closed', endedAt: begin });
	expect(nextDue(ended)).toEqual(later(30 * dayMs));
	expect(nextDue({ ...ended, erasedAt: begin })).toBeNull();
});

test('what is prolonged is reminded of again before its new end', () => {
	expect(stillReminded(['unanswered', 'ending'], 'prolong')).toEqual(['unanswered']);
	expect(stillReminded(['lapsing'], 'pick')).toEqual([]);
	expect(stillReminded(['lapsing'], 'take-back')).toEqual(['lapsing']);
});
