import { expect, test } from 'vitest';
import { tripDues } from './trip-dues.ts';

const now = new Date('2026-11-16T03:00:00Z');
const due = (by: string, won: number) => ({ won, by });

test('what is overdue is one sum since its first date, and never called the next', () => {
	const dues = [
		due('2026-11-20T09:00:00Z', 30_000),
		due('2026-11-15T09:00:00Z', 5_000),
		due('2026-11-11T09:00:00Z', 20_000),
		due('2026-11-18T09:00:00Z', 7_000),
		due('2026-11-18T09:00:00Z', 1_000),
	];
	expect(tripDues(dues, now)).toEqual({
		late: due('2026-11-11T09:00:00Z', 25_000),
		next: due('2026-11-18T09:00:00Z', 8_000),
	});
	expect(tripDues(dues.slice(0, 1), now)).toEqual({ late: null, next: dues[0] });
	expect(tripDues([], now)).toEqual({ late: null, next: null });
});

test('the last moment still counts as in time', () => {
	expect(tripDues([due('2026-11-16T03:00:00Z', 1_000)], now).late).toBeNull();
});
