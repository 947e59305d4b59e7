import { expect, test } from 'vitest';
import { failuresBefore, soughtNumber } from './failure.ts';
import { healthOf, isOldRefusal, type RunningFacts, worstOf } from './health.ts';

const well: RunningFacts = {
	...{ jobsGivenUp: 0, jobsLateMs: 0, mailsFailed: 0, mailsStuckMs: 0, mailsGoOut: false },
	...{ failuresOfDay: 0, freeBytes: 50_000_000_000, backupAgeMs: 3_600_000 },
};
const stateOf = (facts: Partial<RunningFacts>) => worstOf(healthOf({ ...well, ...facts }).map(({ state }) => state));

test('the worst of what is looked at is how the house is', () => {
	expect(stateOf({})).toBe('good');
	expect(stateOf({ mailsFailed: 1 })).toBe('watch');
	expect(stateOf({ jobsGivenUp: 1 })).toBe('watch');
	expect(stateOf({ failuresOfDay: 1 })).toBe('watch');
	expect(stateOf({ failuresOfDay: 51, mailsFailed: 1 })).toBe('bad');
});

test('a queue that nobody works on is bad, one that is slow is watched', () => {
	expect(stateOf({ jobsLateMs: 60_000 })).toBe('good');
	expect(stateOf({ jobsLateMs: 5 * 60_000 })).toBe('watch');
	expect(stateOf({ jobsLateMs: 11 * 60_000 })).toBe('bad');
});

test('mails that nobody takes are looked at after minutes, and are trouble where none goes out', () => {
	expect(stateOf({ mailsStuckMs: 60_000 })).toBe('good');
	expect(stateOf({ mailsStuckMs: 3 * 60_000 })).toBe('watch');
	expect(stateOf({ mailsStuckMs: 11 * 60_000 })).toBe('bad');
	expect(stateOf({ mailsStuckMs: 11 * 60_000, mailsGoOut: true })).toBe('watch');
});

test('an address that its server refused for good is looked at for a day, any other failure until somebody did', () => {
	const now = new Date('2026-11-17T12:00:00Z');
	const isOld = (lastError: string | null, hours: number) =>
		isOldRefusal({ lastError, at: new Date(now.getTime() - hours * 3_600_000) }, now);
	expect(isOld('EENVELOPE 550', 23)).toBe(false);
	expect(isOld('EENVELOPE 550', 25)).toBe(true);
	expect(isOld('EMESSAGE 554', 25)).toBe(true);
	for (const other of ['EENVELOPE 451', 'EENVELOPE', 'ESOCKET', 'EAUTH 535', 'ECONNECTION 554', null])
		expect(isOld(other, 2_000), String(other)).toBe(false);
});

test('a night without a backup is looked at, a week without one is trouble', () => {
	const dayMs = 86_400_000;
	expect(stateOf({ backupAgeMs: null })).toBe('watch');
	expect(stateOf({ backupAgeMs: dayMs })).toBe('good');
	expect(stateOf({ backupAgeMs: 3 * dayMs })).toBe('watch');
	expect(stateOf({ backupAgeMs: 8 * dayMs })).toBe('bad');
});

test('a disk that fills up is looked at in time, and is trouble before nothing is kept any more', () => {
	expect(stateOf({ freeBytes: 2_000_000_000 })).toBe('good');
	expect(stateOf({ freeBytes: 1_999_999_999 })).toBe('watch');
	expect(stateOf({ freeBytes: 499_999_999 })).toBe('bad');
	// Nobody looks at what cannot be known from here.
	expect(stateOf({ freeBytes: null })).toBe('good');
});

test('a number is looked for as it is read out, whole or by its beginning', () => {
	expect(soughtNumber(' 9F2C41aa-0000-4000-8000-000000000001 ')).toBe('9f2c41aa-0000-4000-8000-000000000001');
	expect(soughtNumber('9f2c')).toBe('9f2c');
	expect(soughtNumber('9f2c41aa 0ca8')).toBe('9f2c41aa-0ca8');
	expect(soughtNumber('9f2c 41aa\u20110ca8 4 000 80')).toBe('9f2c41aa-0ca8-4000-80');
	expect(soughtNumber('9f2c41aa00004000800000000000 0001')).toBe('9f2c41aa-0000-4000-8000-000000000001');
	expect(soughtNumber('9f')).toBeUndefined();
	expect(soughtNumber('9f2c41aa-0000-4000-8000-0000000000012')).toBeUndefined();
	expect(soughtNumber('anna@maru.example')).toBeUndefined();
	expect(failuresBefore(new Date('2026-12-01T00:00:00Z'))).toEqual(new Date('2026-11-01T00:00:00Z'));
});
