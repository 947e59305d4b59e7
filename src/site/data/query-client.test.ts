import { onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { createQueryClient, createServerQueryClient } from './query-client.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('data counts as fresh for 5 seconds', async () => {
	const client = createQueryClient();
	const queryFn = vi.fn(async () => 'data');
	const ask = () => client.query({ queryKey: ['x'], queryFn });
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
	await client.query({ queryKey: ['x'], queryFn: async () => 'data' });
	await vi.advanceTimersByTimeAsync(4_900);
	expect(client.getQueryData(['x'])).toBe('data');
	await vi.advanceTimersByTimeAsync(200);
	expect(client.getQueryData(['x'])).toBeUndefined();
});

/** As a component does that shows it. */
const watch = (client: QueryClient, options: { queryKey: readonly unknown[]; queryFn: () => Promise<unknown> }) =>
	new QueryObserver(client, options).subscribe(() => undefined);

test('data is kept as long as it is on show, and 5 seconds longer', async () => {
	const client = createQueryClient();
	const leave = watch(client, { queryKey: ['x'], queryFn: async () => 'data' });
	await vi.advanceTimersByTimeAsync(60_000);
	leave();
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
	client.mount();
	const queryFn = vi.fn(async () => 'data');
	await client.query({ queryKey: ['x'], queryFn });
	const leave = watch(client, { queryKey: ['x'], queryFn });
	await vi.advanceTimersByTimeAsync(10_000);
	const leaveAgain = watch(client, { queryKey: ['x'], queryFn });
	for (const name of ['focus', 'visibilitychange', 'offline', 'online'])
		for (const target of [window, document]) target.dispatchEvent(new Event(name));
	await vi.advanceTimersByTimeAsync(1_000);
	expect(queryFn).toHaveBeenCalledTimes(1);
	leave();
	leaveAgain();
	client.unmount();
});

async function retryTimes(error: unknown): Promise<number[]> {
	const client = createQueryClient();
	const start = Date.now();
	const times: number[] = [];
	const failing = client.query({
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
	const { retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
	if (typeof retryDelay !== 'function') throw new Error('the backoff is not a function');
	const delays = [0, 1, 2, 4, 5, 10].map((failures) => retryDelay(failures, new Error('down')));
	expect(delays).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000]);
});

test('neither a lost network nor a page in the background holds up a retry', async () => {
	vi.stubGlobal('window', new EventTarget());
	vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }));
	onlineManager.setOnline(false);
	expect(await retryTimes(new TypeError('Failed to fetch'))).toEqual([0, 1_000, 3_000, 7_000]);
	onlineManager.setOnline(true);
});

test('a refusal is an answer and is not asked for again', async () => {
	expect(await retryTimes(new ApiFailure(404))).toEqual([0]);
	expect(await retryTimes(new ApiFailure(429))).toHaveLength(4);
});

/** Each call is answered by hand, in any order. */
function byHand() {
	const answers: ((data: string) => void)[] = [];
	const queryFn = vi.fn(() => new Promise<string>((answer) => answers.push(answer)));
	return { options: { queryKey: ['x'], queryFn }, queryFn, answer: (at: number, data: string) => answers[at]?.(data) };
}

describe('what no longer holds', () => {
	test('is fetched again where it is on show, with the old data in view, and forgotten elsewhere', async () => {
		const client = createQueryClient();
		const queryFn = vi.fn(async () => 'new');
		const keys = [
			['days', 'a', 1],
			['days', 'a', 2],
			['days', 'b', 1],
			['days', 'ab'],
		];
		for (const queryKey of keys) client.setQueryData(queryKey, 'old');
		const leave = watch(client, { queryKey: ['days', 'a', 1], queryFn });
		const renewed = client.invalidateQueries({ queryKey: ['days', 'a'] });
		expect(keys.map((queryKey) => client.getQueryData(queryKey))).toEqual(['old', undefined, 'old', 'old']);
		await renewed;
		expect(client.getQueryData(['days', 'a', 1])).toBe('new');
		expect(queryFn).toHaveBeenCalledTimes(1);
		leave();
	});

	test.each([
		['for the first time, on show', { isShown: true, isKnown: false }],
		['for the first time, not yet on show', { isShown: false, isKnown: false }],
		['anew, on show', { isShown: true, isKnown: true }],
		['anew, not on show', { isShown: false, isKnown: true }],
	])('and is being fetched %s: the older answer counts for nothing', async (_, { isShown, isKnown }) => {
		for (const order of [
			[0, 1],
			[1, 0],
		]) {
			const client = createQueryClient();
			const { options, queryFn, answer } = byHand();
			if (isKnown) client.setQueryData(['x'], 'known', { updatedAt: 0 });
			const leave = isShown ? watch(client, options) : () => undefined;
			const first = client.query(options);
			expect(queryFn).toHaveBeenCalledTimes(1);
			void client.invalidateQueries({ queryKey: ['x'] });
			expect(queryFn).toHaveBeenCalledTimes(2);
			for (const at of order) answer(at, at === 0 ? 'before' : 'after');
			expect(await first).toBe('after');
			expect(client.getQueryData(['x'])).toBe('after');
			leave();
		}
	});
});

test('what is set while it is being fetched stands: the answer on its way is older', async () => {
	const client = createQueryClient();
	const { options, answer } = byHand();
	const first = client.query(options);
	client.setQueryData(['x'], 'set');
	answer(0, 'fetched');
	expect(await first).toBe('set');
	expect(client.getQueryState(['x'])).toMatchObject({ data: 'set', fetchStatus: 'idle' });
});

describe('for a rendering on the server', () => {
	test('a failure is told at once', async () => {
		const queryFn = vi.fn(async () => Promise.reject(new TypeError('down')));
		await expect(createServerQueryClient().query({ queryKey: ['x'], queryFn })).rejects.toThrow('down');
		expect(queryFn).toHaveBeenCalledTimes(1);
	});

	test('no timer is left that would keep the data, or the process, alive', async () => {
		const client = createServerQueryClient();
		await client.query({ queryKey: ['x'], queryFn: async () => 'data' });
		expect(vi.getTimerCount()).toBe(0);
	});

	test('what one has fetched another does not know', async () => {
		await createServerQueryClient().query({ queryKey: ['x'], queryFn: async () => 'data' });
		expect(createServerQueryClient().getQueryData(['x'])).toBeUndefined();
	});
});
