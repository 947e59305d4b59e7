import { expect, test } from 'vitest';
import { hintOf, startOf } from './hint.ts';

const rows = [
	[9, 'reservation', 'b'],
	[8, 'rating', 'x'],
	[7, 'reservation', 'b'],
	[5, 'reservation', 'a'],
] as const;

test('who begins is told where they are, and nothing else', () => {
	expect(hintOf({ unread: 2, newest: 9, rows: [] }, undefined, 50)).toEqual({ unread: 2, last: 9, subjects: [] });
	expect(hintOf({ unread: 0, newest: 0, rows: [] }, undefined, 50)).toEqual({ unread: 0, last: 0, subjects: [] });
});

test('who goes on is told what is newer, each thing once', () => {
	expect(hintOf({ unread: 2, newest: 9, rows }, 6, 50)).toEqual({
		unread: 2,
		last: 9,
		subjects: [
			['reservation', 'b'],
			['rating', 'x'],
		],
	});
	expect(hintOf({ unread: 2, newest: 9, rows }, 9, 50)).toEqual({ unread: 2, last: 9, subjects: [] });
	expect(hintOf({ unread: 0, newest: 0, rows: [] }, 0, 50)).toEqual({ unread: 0, last: 0, subjects: [] });
});

test('more than is listed, and a number of another database, mean all', () => {
	expect(hintOf({ unread: 2, newest: 9, rows }, 4, 3)).toEqual({ unread: 2, last: 9, subjects: 'all' });
	expect(hintOf({ unread: 0, newest: 9, rows: [] }, 4_000, 50)).toEqual({ unread: 0, last: 9, subjects: 'all' });
});

test('a page begins below what happened while it was drawn', () => {
	const now = new Date('2026-11-17T10:00:00Z');
	const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
	expect(startOf([], now)).toBe(0);
	expect(startOf([{ id: 9, at: ago(60) }], now)).toBe(9);
	expect(
		startOf(
			[
				{ id: 9, at: ago(1) },
				{ id: 8, at: ago(4) },
				{ id: 7, at: ago(60) },
			],
			now,
		),
	).toBe(7);
});
