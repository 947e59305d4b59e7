import { expect, test } from 'vitest';
import { isOverdue, moderationReasons } from './moderation.ts';

test('what waits longer than two days stands out', () => {
	const now = new Date('2026-11-18T00:00:00Z');
	expect(isOverdue(new Date('2026-11-16T00:00:00Z'), now)).toBe(false);
	expect(isOverdue(new Date('2026-11-15T23:59:59Z'), now)).toBe(true);
});

test('each reason is there once', () => {
	expect(new Set(moderationReasons).size).toBe(moderationReasons.length);
	expect(moderationReasons).toEqual(expect.arrayContaining(['outside-payment', 'contact', 'health']));
});
