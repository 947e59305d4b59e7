import { expect, test } from 'vitest';
import { newestFirst, versionInForce } from './page-text.ts';

const version = (effectiveOn: string, name = effectiveOn) => ({ version: name, effectiveOn });
const versions = [version('2026-11-01'), version('2027-03-01'), version('2026-12-15')];

test('the newest version that has begun is in force, from its first Korean day on', () => {
	expect(versionInForce(versions, '2026-12-14')?.version).toBe('2026-11-01');
	expect(versionInForce(versions, '2026-12-15')?.version).toBe('2026-12-15');
	expect(versionInForce(versions, '2030-01-01')?.version).toBe('2027-03-01');
});

test('before the first version begins it already counts; without any there is none', () => {
	expect(versionInForce(versions, '2026-01-01')?.version).toBe('2026-11-01');
	expect(versionInForce([], '2026-01-01')).toBeUndefined();
});

test('of two versions of one day the later name counts', () => {
	const sameDay = [version('2026-11-01', '2026-11-01'), version('2026-11-01', '2026-11-01-b')];
	expect(newestFirst(sameDay).map((one) => one.version)).toEqual(['2026-11-01-b', '2026-11-01']);
	expect(versionInForce(sameDay, '2026-11-01')?.version).toBe('2026-11-01-b');
});
