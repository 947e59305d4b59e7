import { expect, test } from 'vitest';
import { wordsGoBefore } from '../bank/bank-line.ts';
import { eraseAfter } from '../video/reminders.ts';
import { erasureRules, isErasurePeriod } from './erasure.ts';

test('what is told of a rule is what is done', () => {
	const now = new Date('2026-11-18T00:00:00Z');
	const days = (one: Date, other: Date) => (one.getTime() - other.getTime()) / 86_400_000;
	expect(days(eraseAfter(now), now)).toBe(erasureRules.video.days);
	expect(days(now, wordsGoBefore(now).decided)).toBe(erasureRules['bank-words'].days);
});

test('a period is in order and a year at the most', () => {
	expect(isErasurePeriod({ from: '2026-01-01', to: '2026-01-01' })).toBe(true);
	expect(isErasurePeriod({ from: '2026-01-01', to: '2026-12-31' })).toBe(true);
	expect(isErasurePeriod({ from: '2026-01-02', to: '2026-01-01' })).toBe(false);
	expect(isErasurePeriod({ from: '2025-01-01', to: '2026-12-31' })).toBe(false);
});
