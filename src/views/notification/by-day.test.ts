import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

const now = new Date('2026-11-17T01:00:00Z');
const items = ['2026-11-17T00:30:00Z', '2026-11-16T18:00:00Z', '2026-11-15T20:00:00Z', '2026-11-10T09:00:00Z'].map(
	(at) => ({
		at,
	}),
);
const told = (zone: string) => byDay(items, zone, now).map(({ day, items }) => `${day} ${items.length}`);

test('days are the reader’s own', () => {
	expect(told('Asia/Seoul')).toEqual(['today 2', 'yesterday 1', 'earlier 1']);
	expect(told('UTC')).toEqual(['today 1', 'yesterday 1', 'earlier 1', 'earlier 1']);
	expect(byDay([], 'UTC', now)).toEqual([]);
});
