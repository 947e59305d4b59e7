import { expect, test } from 'vitest';
import { periodText } from './period-text.ts';

test('a period ends with the last day one may reserve, by the Korean calendar, and no date is without its year', () => {
	const startsAt = '2026-10-19T15:00:00.000Z';
	expect(periodText({ startsAt, endsAt: '2026-11-15T15:00:00.000Z' })).toBe('2026.10.20 – 2026.11.15');
	expect(periodText({ startsAt, endsAt: '2027-02-28T15:00:00.000Z' })).toBe('2026.10.20 – 2027.02.28');
	expect(periodText({ startsAt, endsAt: '2026-11-15T03:00:00.000Z' })).toBe('2026.10.20 – 2026.11.15');
});
