import { expect, test } from 'vitest';
import { refundBy } from './refund-by.ts';

test.each([
	['on a Monday: by Thursday evening', '2026-11-16T09:00', '2026-11-19T09:00:00.000Z'],
	['on a Thursday: the weekend does not count', '2026-11-19T10:00', '2026-11-24T09:00:00.000Z'],
	['before a holiday and a weekend', '2026-12-24T10:00', '2026-12-30T09:00:00.000Z'],
])('a refund owed since %s', (_, since, by) => {
	expect(refundBy(new Date(`${since}:00+09:00`)).toISOString()).toBe(by);
});
