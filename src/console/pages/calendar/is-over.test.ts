import { expect, test } from 'vitest';
import { isOver } from './is-over.ts';

test('a start is over from its minute on, by the Korean clock; a whole day with its end', () => {
	const noon = new Date('2026-11-18T12:00:00+09:00');
	expect(isOver('2026-11-18', '11:59', noon)).toBe(true);
	expect(isOver('2026-11-18', '12:00', noon)).toBe(true);
	expect(isOver('2026-11-18', '12:01', noon)).toBe(false);
	expect(isOver('2026-11-18', null, noon)).toBe(false);
	expect(isOver('2026-11-17', null, noon)).toBe(true);
	expect(isOver('2026-11-19', '09:00', noon)).toBe(false);
});
