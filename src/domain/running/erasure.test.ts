import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { wordsGoBefore } from '../bank/bank-line.ts';
import { consultationDue } from '../consultation/consultation.ts';
import { layingOff } from '../event/event-kinds.ts';
import { eraseAfter } from '../video/reminders.ts';
import { erasureRules, isErasurePeriod } from './erasure.ts';

test('what is told of a rule is what is done', () => {
	const now = new Date('2026-11-18T00:00:00Z');
	const days = (one: Date | undefined, other: Date | undefined) =>
		one && other && (one.getTime() - other.getTime()) / 86_400_000;
	expect(days(eraseAfter(now), now)).toBe(erasureRules.video.days);
	expect(days(now, wordsGoBefore(now).decided)).toBe(erasureRules['bank-words'].days);
	expect(days(now, wordsGoBefore(now).open)).toBe(erasureRules['bank-words'].latest);
	const over = {
		state: 'closed',
		end: 'declined',
		createdAt: now,
		changedAt: now,
		reminded: 0,
		erasedAt: null,
	} as const;
	const consulted = consultationDue(over);
	expect([consulted?.what, days(consulted?.at, now)]).toEqual(['erase', erasureRules.consultation.days]);
	const trail = layingOff(now).map(({ before }) => days(now, before) ?? 0);
	expect(Math.max(...trail)).toBe(erasureRules.trail.days);
});

test('no rule has a number of its own: all stand where their jobs read them', async () => {
	const file = await readFile(new URL('./erasure.ts', import.meta.url), 'utf8');
	const table = file.slice(file.indexOf('erasureRules = {'), file.indexOf('} as const satisfies'));
	expect(table).toContain('ground:');
	expect(table).not.toMatch(/(days|latest): *\d/);
});

test('a period is in order and a year at the most', () => {
	expect(isErasurePeriod({ from: '2026-01-01', to: '2026-01-01' })).toBe(true);
	expect(isErasurePeriod({ from: '2026-01-01', to: '2026-12-31' })).toBe(true);
	expect(isErasurePeriod({ from: '2026-01-02', to: '2026-01-01' })).toBe(false);
	expect(isErasurePeriod({ from: '2025-01-01', to: '2026-12-31' })).toBe(false);
});
