import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { QueryRules } from './query.ts';
import { QueryClient, queryOptions } from './query-client.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const nothing = () => undefined;

const clientWith = (rules: Partial<QueryRules> = {}) =>
	new QueryClient({ staleTime: 5_000, gcTime: 5_000, refetchOnMount: false, retry: () => false, ...rules });

/** A query whose answers come when the test says so, each call one. */
function byHand(queryKey: readonly unknown[] = ['x']) {
	const calls: { answer: (data: string) => void; fail: (error: unknown) => void }[] = [];
	const queryFn = vi.fn(
		() => new Promise<string>((answer, fail) => calls.push({ answer, fail: (error) => fail(error as Error) })),
	);
	const call = (at: number) => {
		const asked = calls[at];
		if (!asked) throw new Error(`there was no call ${at}`);
		return asked;
	};
	return { options: queryOptions({ queryKey, queryFn }), queryFn, call };
}

describe('fetching', () => {
	test('who asks at the same time shares one fetch', async () => {
		const client = clientWith();
		const { options, queryFn, call } = byHand();
		const both = Promise.all([client.fetchQuery(options), client.ensureQueryData(options)]);
		const leave = client.watch(options, nothing);
		call(0).answer('data');
		expect(await both).toEqual(['data', 'data']);
		expect(queryFn).toHaveBeenCalledTimes(1);
		leave();
	});

	test('fresh data is not fetched, older is; a query may say otherwise', async () => {
		const client = clientWith();
		const queryFn = vi.fn(async () => 'data');
		const options = queryOptions({ queryKey: ['x'], queryFn });
		const leave = client.watch(options, nothing);
		await pass(4_999);
		await client.fetchQuery(options);
		expect(queryFn).toHaveBeenCalledTimes(1);
		await client.fetchQuery({ ...options, staleTime: 0 });
		expect(queryFn).toHaveBeenCalledTimes(2);
		await pass(5_000);
		await client.fetchQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
		expect(queryFn).toHaveBeenCalledTimes(2);
		await client.fetchQuery(options);
		expect(queryFn).toHaveBeenCalledTimes(3);
		leave();
	});

	test('null is data', async () => {
		const client = clientWith();
		const queryFn = vi.fn(async () => null);
		await client.fetchQuery({ queryKey: ['x'], queryFn });
		expect(await client.ensureQueryData({ queryKey: ['x'], queryFn })).toBe(null);
		expect(queryFn).toHaveBeenCalledTimes(1);
	});

	test('data however old is enough, unless newer is on its way', async () => {
		const client = clientWith({ gcTime: 60_000 });
		const { options, queryFn, call } = byHand();
		client.setQueryData(options.queryKey, 'old');
		await pass(30_000);
		expect(await client.ensureQueryData(options)).toBe('old');
		expect(queryFn).not.toHaveBeenCalled();
		void client.fetchQuery(options);
		const ensured = client.ensureQueryData(options);
		call(0).answer('new');
		expect(await ensured).toBe('new');
	});

	test('keys differ by their values; what is undefined is not there', async () => {
		const client = clientWith();
		client.setQueryData(['list', { page: 1, search: undefined }], 'one');
		expect(client.getQueryData(['list', { page: 1 }])).toBe('one');
		expect(client.getQueryData(['list', { page: '1' }])).toBeUndefined();
	});

	test('a query may ask for another one', async () => {
		const client = clientWith();
		const inner = queryOptions({ queryKey: ['inner'], queryFn: async () => 2 });
		const outer = await client.fetchQuery({
			queryKey: ['outer'],
			queryFn: async ({ client }) => 2 * (await client.ensureQueryData(inner)),
		});
		expect([outer, client.getQueryData(inner.queryKey)]).toEqual([4, 2]);
	});
});

describe('failing', () => {
	test('it is tried again after 1, 2 and 4 seconds, as long as the rule says so', async () => {
		const client = clientWith({ retry: (failures) => failures < 3 });
		const start = Date.now();
		const times: number[] = [];
		const queryFn = async () => {
			times.push(Date.now() - start);
			throw new Error('down');
		};
		const fetching = expect(client.fetchQuery({ queryKey: ['x'], queryFn })).rejects.toThrow('down');
		await pass(60_000);
		await fetching;
		expect(times).toEqual([0, 1_000, 3_000, 7_000]);
	});

	test('the rule sees the error; what is refused is told at once', async () => {
		const client = clientWith({ retry: (_, error) => (error as Error).message !== 'no' });
		const queryFn = vi.fn(async () => Promise.reject<string>(new Error('no')));
		await expect(client.fetchQuery({ queryKey: ['x'], queryFn })).rejects.toThrow('no');
		expect(queryFn).toHaveBeenCalledTimes(1);
	});

	test('a success among the retries is all that shows', async () => {
		const client = clientWith({ retry: () => true });
		const { options, call } = byHand();
		const seen: unknown[] = [];
		const leave = client.watch(options, () => seen.push(client.stateOf('["x"]')));
		call(0).fail(new Error('down'));
		await pass(1_000);
		call(1).answer('data');
		await pass(0);
		expect(seen).toMatchObject([
			{ data: undefined, error: null, isFetching: true },
			{ data: 'data', error: null, isFetching: false },
		]);
		leave();
	});

	test('what throws before it waits fails like any other', async () => {
		const queryFn = () => {
			throw new Error('at once');
		};
		await expect(clientWith().fetchQuery({ queryKey: ['x'], queryFn })).rejects.toThrow('at once');
	});

	test('fetched ahead, it harms nobody, and the next who asks tries again', async () => {
		const client = clientWith();
		const { options, call } = byHand();
		const ahead = client.prefetchQuery(options);
		call(0).fail(new Error('down'));
		await expect(ahead).resolves.toBeUndefined();
		expect(client.stateOf('["x"]').error).toMatchObject({ message: 'down' });
		const again = client.fetchQuery(options);
		expect(client.stateOf('["x"]')).toMatchObject({ error: null, isFetching: true });
		call(1).answer('data');
		expect(await again).toBe('data');
	});

	test('older data stays when its renewal fails', async () => {
		const client = clientWith();
		const { options, call } = byHand();
		const leave = client.watch(options, nothing);
		call(0).answer('data');
		await pass(0);
		const renewed = client.invalidateQueries({ queryKey: ['x'] });
		call(1).fail(new Error('down'));
		await renewed;
		expect(client.stateOf('["x"]')).toMatchObject({ data: 'data', error: { message: 'down' } });
		leave();
	});

	test('before another try, what failed is forgotten, and fetched again where it is on show', async () => {
		const client = clientWith();
		const [shown, hidden, well] = [byHand(['shown']), byHand(['hidden']), byHand(['well'])];
		const leave = client.watch(shown.options, nothing);
		for (const { options } of [hidden, well]) void client.prefetchQuery(options);
		for (const { call } of [shown, hidden]) call(0).fail(new Error('down'));
		well.call(0).answer('data');
		await pass(0);
		void client.retryFailed();
		expect(shown.queryFn).toHaveBeenCalledTimes(2);
		expect(hidden.queryFn).toHaveBeenCalledTimes(1);
		expect(client.stateOf('["hidden"]').error).toBe(null);
		expect(client.getQueryData(['well'])).toBe('data');
		leave();
	});
});

describe('keeping', () => {
	test('data is kept while it is watched and 5 seconds longer', async () => {
		const client = clientWith();
		const { options, call } = byHand();
		const [leave, leaveToo] = [client.watch(options, nothing), client.watch(options, () => undefined)];
		call(0).answer('data');
		await pass(60_000);
		leave();
		await pass(60_000);
		leaveToo();
		await pass(4_999);
		expect(client.getQueryData(['x'])).toBe('data');
		await pass(1);
		expect(client.getQueryData(['x'])).toBeUndefined();
	});

	test('who comes back in time finds it, and it stays', async () => {
		const client = clientWith();
		const { options, queryFn, call } = byHand();
		client.watch(options, nothing)();
		call(0).answer('data');
		await pass(4_000);
		const leave = client.watch(options, nothing);
		await pass(10_000);
		expect(client.getQueryData(['x'])).toBe('data');
		expect(queryFn).toHaveBeenCalledTimes(1);
		leave();
	});

	test('who leaves during the fetch hears nothing, and the answer is kept 5 seconds', async () => {
		const client = clientWith();
		const { options, call } = byHand();
		const onChange = vi.fn();
		client.watch(options, onChange)();
		onChange.mockClear();
		await pass(20_000);
		call(0).answer('data');
		await pass(4_999);
		expect(onChange).not.toHaveBeenCalled();
		expect(client.getQueryData(['x'])).toBe('data');
		await pass(1);
		expect(client.getQueryData(['x'])).toBeUndefined();
	});

	test('what was forgotten does not take its successor along', async () => {
		const client = clientWith();
		client.setQueryData(['x'], 'old');
		client.removeQueries({ queryKey: ['x'] });
		await pass(3_000);
		client.setQueryData(['x'], 'new');
		await pass(3_000);
		expect(client.getQueryData(['x'])).toBe('new');
	});

	test('for ever means no timer, which would keep a process awake', () => {
		const client = clientWith({ gcTime: Number.POSITIVE_INFINITY });
		client.setQueryData(['x'], 'data');
		client.watch({ queryKey: ['x'], queryFn: async () => 'data' }, nothing)();
		expect(vi.getTimerCount()).toBe(0);
	});

	test('what comes on show is fetched again only by a client that does so, and only when it is not fresh', async () => {
		for (const [refetchOnMount, staleTime, calls] of [
			[false, 0, 0],
			[true, 0, 1],
			[true, 5_000, 0],
		] as const) {
			const client = clientWith({ refetchOnMount, staleTime });
			const { options, queryFn } = byHand();
			client.setQueryData(options.queryKey, 'data');
			client.watch(options, nothing);
			expect(queryFn).toHaveBeenCalledTimes(calls);
		}
	});
});
