import { expect, test } from 'vitest';
import { lastDay } from './last-day.ts';

test('a promotion that ends with a Korean day is told to last through that day', () => {
	expect(lastDay({ endsAt: '2026-11-20T15:00:00.000Z' })).toBe('2026.11.20');
});

test('one that ends within a day lasts through that day', () => {
	expect(lastDay({ endsAt: '2026-11-20T03:00:00.000Z' })).toBe('2026.11.20');
});
