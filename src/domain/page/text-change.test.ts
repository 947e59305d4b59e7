import { expect, test } from 'vitest';
import { earliestDay, standingOfVersion } from './text-change.ts';

test('what every member agreed to is told a week before it changes, thirty days where it takes something away', () => {
	for (const slug of ['terms', 'privacy']) {
		expect(earliestDay(slug, false, '2026-12-28')).toBe('2027-01-04');
		expect(earliestDay(slug, true, '2026-12-28')).toBe('2027-01-27');
	}
	expect(earliestDay('news', true, '2026-12-28')).toBe('2026-12-28');
});

test('a version is coming, in force or past', () => {
	const at = (version: string) => standingOfVersion({ version, effectiveOn: version }, '2026-11-01', '2026-12-01');
	expect([at('2026-10-01'), at('2026-11-01'), at('2027-01-01')]).toEqual(['past', 'in-force', 'coming']);
});
