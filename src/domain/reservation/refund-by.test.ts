import { expect, test } from 'vitest';
import { lateBefore, refundBy } from './refund-by.ts';

test.each([
	['on a Monday: by Thursday evening', '2026-11-16T09:00', '2026-11-19T09:00:00.000Z'],
	['on a Thursday: the weekend does not count', '2026-11-19T10:00', '2026-11-24T09:00:00.000Z'],
	['before a holiday and a weekend', '2026-12-24T10:00', '2026-12-30T09:00:00.000Z'],
])('a refund owed since %s', (_, since, by) => {
	expect(refundBy(new Date(`${since}:00+09:00`)).toISOString()).toBe(by);
});

test('what is late is what is owed since before one moment, over weekends and holidays', () => {
	const hour = 3_600_000;
	const first = Date.parse('2026-12-20T00:00:00+09:00');
	for (let at = 0; at < 24 * 21; at += 7) {
		const now = new Date(first + at * hour);
		const moment = lateBefore(now);
		for (let ago = 0; ago < 24 * 14; ago += 5) {
			const since = new Date(now.getTime() - ago * hour);
			expect(since < moment, `${now.toISOString()} ${since.toISOString()}`).toBe(refundBy(since) < now);
		}
	}
});
