import { expect, test } from 'vitest';
import type { ThreadMessage } from '#contract/api/thread.ts';
import { nothingLoaded, withNewest, withOlder, withSent } from './loaded-thread.ts';

const message = (number: number, isRead = false): ThreadMessage => ({
	...{ id: `m${number}`, number, from: 'guest', isMine: true, by: null, language: null, text: `no ${number}` },
	...{ phrases: [], files: [], line: null, isHidden: false, hiddenReason: null, isReported: false, isRead },
	at: '2026-10-01T00:00:00.000Z',
});
/** As the server answers: the newest first. */
const page = (newest: number, oldest: number, nextCursor: string | null = `before ${oldest}`) => ({
	items: Array.from({ length: newest - oldest + 1 }, (_, at) => message(newest - at)),
	nextCursor,
});
const numbers = ({ messages }: { messages: readonly ThreadMessage[] }) => messages.map(({ number }) => number);
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

test('the newest stands at the end, older pages before it', () => {
	const first = withNewest(nothingLoaded, page(60, 41));
	expect([numbers(first), first.cursor]).toEqual([from(41, 60), 'before 41']);
	const more = withOlder(first, page(40, 21));
	expect([numbers(more), more.cursor]).toEqual([from(21, 60), 'before 21']);
});

test('the newest page fetched again adds what is new, as it is now, and loses nothing older', () => {
	const before = withOlder(withNewest(nothingLoaded, page(60, 41)), page(40, 21));
	const again = page(65, 46);
	const now = withNewest(before, { ...again, items: again.items.map((one) => ({ ...one, isRead: true })) });
	expect([numbers(now), now.cursor]).toEqual([from(21, 65), 'before 21']);
	expect(now.messages.filter(({ isRead }) => isRead)).toHaveLength(20);
	expect(numbers(withNewest(before, page(80, 61)))).toEqual(from(21, 80));
});

test('where more came than a page holds there is no gap: it begins anew with the newest', () => {
	const before = withOlder(withNewest(nothingLoaded, page(60, 41)), page(40, 21));
	const now = withNewest(before, page(90, 71));
	expect([numbers(now), now.cursor]).toEqual([from(71, 90), 'before 71']);
});

test('what one sent follows at once, unless others came between', () => {
	const before = withNewest(nothingLoaded, page(3, 1, null));
	expect(numbers(withSent(before, message(4)) ?? nothingLoaded)).toEqual([1, 2, 3, 4]);
	expect(numbers(withSent(before, message(3)) ?? nothingLoaded)).toEqual([1, 2, 3]);
	expect(withSent(before, message(6))).toBeUndefined();
	expect(numbers(withSent(nothingLoaded, message(1)) ?? nothingLoaded)).toEqual([1]);
});
