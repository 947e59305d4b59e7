import { expect, test } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { changed, isRefused, leftBehind, nextToSend, type Outgoing, pauseAfter, without } from './outbox.ts';

const outgoing = (key: string, state: Outgoing['state']): Outgoing => ({
	...{ key, text: key, phrases: [], files: [], at: '2026-10-01T00:00:00.000Z', state, why: '' },
});

test('is sent in the order in which it was written; what was refused keeps nobody waiting', () => {
	const list = [outgoing('a', 'failed'), outgoing('b', 'waiting'), outgoing('c', 'waiting')];
	expect(nextToSend(list)?.key).toBe('b');
	expect(nextToSend(without(list, 'b'))?.key).toBe('c');
	expect(nextToSend([outgoing('a', 'failed')])).toBeUndefined();
	expect(nextToSend(changed(list, 'a', { state: 'waiting' }))?.key).toBe('a');
});

test('what a page left behind is sent again, with its key', () => {
	const { phrases: _, ...older } = outgoing('b', 'failed');
	const list = leftBehind([outgoing('a', 'sending'), older as Outgoing]);
	expect(list.map(({ phrases }) => phrases)).toEqual([[], []]);
	expect(list.map(({ key, state }) => [key, state])).toEqual([
		['a', 'waiting'],
		['b', 'failed'],
	]);
});

test('a refusal is final; a lost network and a server in trouble are not', () => {
	const problem = (code: string, status: number) =>
		new ApiFailure(status, { code, status, requestId: 'x' } as unknown as ConstructorParameters<typeof ApiFailure>[1]);
	expect(isRefused(problem('not-allowed', 403))).toBe(true);
	expect(isRefused(problem('too-busy', 503))).toBe(false);
	expect(isRefused(new ApiFailure(502))).toBe(false);
	expect(isRefused(new TypeError('Failed to fetch'))).toBe(false);
});

test('tries become rarer, and never stop', () => {
	expect([0, 1, 2, 3, 4, 5, 50].map(pauseAfter)).toEqual([1, 2, 4, 8, 16, 30, 30]);
});
