import { expect, test } from 'vitest';
import { canRunNow, isJobName, jobStateOf, troubleOf } from './jobs.ts';

test('a job is given up, failing, late, worked on or waiting', () => {
	const now = new Date('2026-11-17T12:00:00Z');
	const job = { attempts: 0, maxAttempts: 5, hasFailed: false, runAt: now, isWorkedOn: false };
	expect(jobStateOf(job, now)).toBe('waiting');
	expect(jobStateOf({ ...job, runAt: new Date('2026-11-17T11:50:00Z') }, now)).toBe('late');
	expect(jobStateOf({ ...job, hasFailed: true, attempts: 2 }, now)).toBe('failing');
	expect(jobStateOf({ ...job, hasFailed: true, attempts: 5 }, now)).toBe('given-up');
	expect(jobStateOf({ ...job, hasFailed: true, attempts: 5, isMarkedAside: true }, now)).toBe('set-aside');
	expect(jobStateOf({ ...job, hasFailed: true, attempts: 0, isMarkedAside: true }, now)).toBe('failing');
	expect(jobStateOf({ ...job, hasFailed: true, attempts: 5, isWorkedOn: true }, now)).toBe('working');
});

test('what failed or is due can be done at once; what is under way or waits for its moment cannot', () => {
	const now = new Date('2026-11-17T12:00:00Z');
	const later = new Date('2026-11-17T12:00:01Z');
	for (const state of ['given-up', 'set-aside', 'failing', 'late'] as const)
		expect(canRunNow(state, later, now), state).toBe(true);
	expect(canRunNow('waiting', now, now)).toBe(true);
	expect(canRunNow('waiting', later, now)).toBe(false);
	expect(canRunNow('working', now, now)).toBe(false);
});

test('what a job failed of is told by its code', () => {
	const trouble = (code: string) => troubleOf(`send-mail failed: ${code}`).trouble;
	expect(troubleOf('send-mail failed: EAUTH 535')).toEqual({ code: 'EAUTH 535', trouble: 'mail' });
	expect(['57P01', '53300', '08006'].map(trouble)).toEqual(['database', 'database', 'database']);
	expect(['ECONNREFUSED', 'ENOTFOUND', 'ENOSPC', '53100', '57014'].map(trouble)).toEqual([
		...['network', 'network', 'room', 'room', 'time'],
	]);
	expect(['TypeError', '23505', 'unknown'].map(trouble)).toEqual(['other', 'other', 'other']);
});

test('a job of an older release has no name here', () => {
	expect([isJobName('send-mail'), isJobName('send-pigeon')]).toEqual([true, false]);
});
