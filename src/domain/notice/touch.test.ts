import { expect, test } from 'vitest';
import { sharesDay } from './touch.ts';

const span = (from: string, to: string) => ({ from, to });
const holidays = span('2026-09-24', '2026-09-26');

test('a trip is touched by a notice when they share a day, the first and the last among them', () => {
	expect(sharesDay(holidays, span('2026-09-20', '2026-09-24'))).toBe(true);
	expect(sharesDay(holidays, span('2026-09-26', '2026-09-26'))).toBe(true);
	expect(sharesDay(holidays, span('2026-09-20', '2026-10-02'))).toBe(true);
});

test('a trip that ends the day before or begins the day after is not', () => {
	expect(sharesDay(holidays, span('2026-09-20', '2026-09-23'))).toBe(false);
	expect(sharesDay(holidays, span('2026-09-27', '2026-10-02'))).toBe(false);
});
