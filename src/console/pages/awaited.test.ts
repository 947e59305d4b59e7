import { expect, test } from 'vitest';
import { paceOfJobs, paceOfMails } from './awaited.ts';

test('mails are asked for again while one of them waits to go out, and no longer', () => {
	expect(paceOfMails([{ status: 'sent' }, { status: 'queued' }])).toBe(3_000);
	expect(paceOfMails([{ status: 'sent' }, { status: 'failed' }])).toBe(false);
	expect(paceOfMails([])).toBe(false);
});

test('jobs are asked for again and again, and more often after one was tried again', () => {
	expect(paceOfJobs(undefined, 1_000_000)).toBe(30_000);
	expect(paceOfJobs(1_000_000, 1_059_000)).toBe(3_000);
	expect(paceOfJobs(1_000_000, 1_060_000)).toBe(30_000);
});
