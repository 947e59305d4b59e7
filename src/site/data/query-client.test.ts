import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { retryDelay } from '#ui/query/query.ts';
import { createQueryClient, createServerQueryClient } from './query-client.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('data counts as fresh for 5 seconds', async () => {
	const client = createQueryClient();
	const queryFn = vi.fn(async () => 'data');
	const ask = () => client.fetchQuery({ queryKey: ['x'], queryFn });
	await ask();
	await vi.advanceTimersByTimeAsync(4_900);
	await ask();
	expect(queryFn).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(200);
	await ask();
	expect(queryFn).toHaveBeenCalledTimes(2);
});

test('data is kept 5 seconds after it is unused', async () => {
	const client = createQueryClient();
	await client.prefetchQuery({ queryKey: ['x'], queryFn: async () => 'data' });
	await vi.advanceTimersByTimeAsync(4_900);
	expect(client.getQueryData(['x'])).toBe('data');
	await vi.advanceTimersByTimeAsync(200);
	expect(client.getQueryData(['x'])).toBeUndefined();
});

test('there is no refetch on mount, on reconnect or on window focus', async () => {
	const [window, document] = [new EventTarget(), new EventTarget()];
	vi.stubGlobal('window', window);
	vi.stubGlobal('document', document);
	vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
	const client = createQueryClient();
	const queryFn = vi.fn(async () => 'data');
	await client.prefetchQuery({ queryKey: ['x'], queryFn });
	const leave = client.watch({ queryKey: ['x'], queryFn }, () => undefined);
	await vi.advanceTimersByTimeAsync(10_000);
	const leaveAgain = client.watch({ queryKey: ['x'], queryFn }, () => undefined);
	for (const name of ['focus', 'visibilitychange', 'offline', 'online'])
		for (const target of [window, document]) target.dispatchEvent(new Event(name));
	await vi.advanceTimersByTimeAsync(1_000);
	expect(queryFn).toHaveBeenCalledTimes(1);
	leave();
	leaveAgain();
});

async function retryTimes(error: unknown): Promise<number[]> {
	const client = createQueryClient();
	const start = Date.now();
	const times: number[] = [];
	const failing = client.fetchQuery({
		queryKey: ['x'],
		queryFn: async () => {
			times.push(Date.now() - start);
			throw error;
		},
	});
	failing.catch(() => undefined);
	await vi.advanceTimersByTimeAsync(120_000);
	return times;
}

test('a failed fetch is retried up to 3 times with exponential backoff from 1 second', async () => {
	expect(await retryTimes(new TypeError('Failed to fetch'))).toEqual([0, 1_000, 3_000, 7_000]);
	expect(await retryTimes(new ApiFailure(503))).toEqual([0, 1_000, 3_000, 7_000]);
});

test('the backoff ends at 30 seconds', () => {
	expect([0, 1, 2, 4, 5, 10].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000]);
});

test('a refusal is an answer and is not asked for again', async () => {
	expect(await retryTimes(new ApiFailure(404))).toEqual([0]);
	expect(await retryTimes(new ApiFailure(429))).toHaveLength(4);
});

test('the server’s rendering tells a failure at once', async () => {
	const queryFn = vi.fn(async () => Promise.reject(new TypeError('down')));
	await createServerQueryClient().prefetchQuery({ queryKey: ['x'], queryFn });
	expect(queryFn).toHaveBeenCalledTimes(1);
});
