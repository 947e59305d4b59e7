import { expect, test } from 'vitest';
import { changedLanguages, earliestDay, formerVersion, standingOfVersion } from './text-change.ts';

test('what every member agreed to is told a week before it changes, thirty days where it takes something away', () => {
	for (const slug of ['terms', 'privacy']) {
		expect(earliestDay(slug, false, '2026-12-28')).toBe('2027-01-04');
		expect(earliestDay(slug, true, '2026-12-28')).toBe('2027-01-27');
	}
	expect(earliestDay('news', true, '2026-12-28')).toBe('2026-12-28');
});

const versions = ['2026-10-01', '2026-11-01', '2027-01-01', '2027-01-01-02', '2027-02-01'].map((version) => ({
	...{ version, effectiveOn: version.slice(0, 10) },
}));

test('a version is coming, in force, past, or replaced by a later one of the same day before it began', () => {
	const standings = versions.map((one) => standingOfVersion(one, versions, '2026-12-01'));
	expect(standings).toEqual(['past', 'in-force', 'replaced', 'coming', 'coming']);
});

test('a version follows the one that is in force before its day, not one that it replaces', () => {
	const former = (effectiveOn: string) => formerVersion(versions, { effectiveOn, today: '2026-12-01' })?.version;
	expect(former('2027-01-01')).toBe('2026-11-01');
	expect(former('2027-01-15')).toBe('2027-01-01-02');
	expect(former('2026-12-01')).toBe('2026-11-01');
});

test('a language has changed where its title or its text has', () => {
	const text = { title: 'Terms', body: 'One.' };
	expect(changedLanguages({ ko: text, en: text }, { ko: text, en: { ...text, body: 'Two.' } })).toEqual(['en']);
	expect(changedLanguages({ ko: text, en: text }, { ko: { ...text, title: '약관' }, ru: text })).toEqual([
		'ko',
		'en',
		'ru',
	]);
	expect(changedLanguages({ ko: text }, { ko: { ...text, body: 'One.\n' } })).toEqual([]);
});
