import { expect, test, vi } from 'vitest';
import { QueryClient, queryOptions } from './query-client.ts';

const newClient = () => new QueryClient({ staleTime: 5_000, gcTime: 5_000, refetchOnMount: false, retry: () => false });
const nothing = () => undefined;

/** Each call is answered by hand, in any order. */
function byHand() {
	const answers: ((data: string) => void)[] = [];
	const queryFn = vi.fn(() => new Promise<string>((answer) => answers.push(answer)));
	return {
		options: queryOptions({ queryKey: ['x'], queryFn }),
		queryFn,
		answer: (at: number) => answers[at] ?? nothing,
	};
}

test('what no longer holds is fetched again where it is on show, with the old data in view, and forgotten elsewhere', async () => {
	const client = newClient();
	const queryFn = vi.fn(async () => 'new');
	const keys = [
		['days', 'a', 1],
		['days', 'a', 2],
		['days', 'b', 1],
		['days', 'ab'],
		['days/', 'a'],
	];
	for (const queryKey of keys) client.setQueryData(queryKey, 'old');
	const leave = client.watch({ queryKey: ['days', 'a', 1], queryFn }, nothing);
	const renewed = client.invalidateQueries({ queryKey: ['days', 'a'] });
	expect(keys.map((queryKey) => client.getQueryData(queryKey))).toEqual(['old', undefined, 'old', 'old', 'old']);
	await renewed;
	expect(client.getQueryData(['days', 'a', 1])).toBe('new');
	expect(queryFn).toHaveBeenCalledTimes(1);
	leave();
});

test('a fetch under way when its data stops to hold is overtaken, whichever answer comes first', async () => {
	for (const order of [
		[0, 1],
		[1, 0],
	]) {
		const client = newClient();
		const { options, queryFn, answer } = byHand();
		const leave = client.watch(options, nothing);
		const first = client.fetchQuery(options);
		const renewed = client.invalidateQueries({ queryKey: ['x'] });
		expect(queryFn).toHaveBeenCalledTimes(2);
		for (const at of order) answer(at)(at === 0 ? 'before' : 'after');
		await renewed;
		expect(await first).toBe('after');
		expect(client.getQueryData(['x'])).toBe('after');
		leave();
	}
});

test('a failure that was overtaken is nobody’s, and its retries end', async () => {
	vi.useFakeTimers();
	const client = new QueryClient({ staleTime: 0, gcTime: 5_000, refetchOnMount: false, retry: () => true });
	let isDown = true;
	const queryFn = vi.fn(async () => (isDown ? Promise.reject(new Error('down')) : 'data'));
	const leave = client.watch({ queryKey: ['x'], queryFn }, nothing);
	const first = client.fetchQuery({ queryKey: ['x'], queryFn });
	await vi.advanceTimersByTimeAsync(500);
	isDown = false;
	await client.invalidateQueries({ queryKey: ['x'] });
	await vi.advanceTimersByTimeAsync(60_000);
	expect(await first).toBe('data');
	expect(queryFn).toHaveBeenCalledTimes(2);
	expect(client.stateOf('["x"]').error).toBe(null);
	leave();
	vi.useRealTimers();
});

test('a newer answer from elsewhere takes the data’s place, is told, and no older one undoes it', async () => {
	const client = newClient();
	const { options, answer } = byHand();
	const onChange = vi.fn();
	const leave = client.watch(options, onChange);
	const asked = client.fetchQuery(options);
	onChange.mockClear();
	client.setQueryData(options.queryKey, 'saved');
	expect(onChange).toHaveBeenCalledTimes(1);
	answer(0)('before');
	expect(await asked).toBe('saved');
	expect(client.stateOf('["x"]')).toMatchObject({ data: 'saved', isFetching: false });
	leave();
});

test('data is made from what is at hand, and left alone where there is none', () => {
	const client = newClient();
	const { queryKey } = queryOptions({ queryKey: ['x'], queryFn: async () => [1] });
	client.setQueryData(queryKey, (before) => before && [...before, 2]);
	expect(client.getQueryData(queryKey)).toBeUndefined();
	client.setQueryData(queryKey, [1]);
	client.setQueryData(queryKey, (before) => before && [...before, 2]);
	expect(client.getQueryData(queryKey)).toEqual([1, 2]);
});

test('data travels with its age; what is on its way or failed does not', async () => {
	const client = newClient();
	client.setQueryData(['here', { page: 1, search: undefined }], { items: [1] });
	void client.fetchQuery({ queryKey: ['slow'], queryFn: () => new Promise<string>(nothing) });
	await client.prefetchQuery({ queryKey: ['failed'], queryFn: async () => Promise.reject<string>(new Error('down')) });
	expect(client.isFetching()).toBe(true);
	const carried = JSON.parse(JSON.stringify(client.dehydrate()));
	expect(carried).toHaveLength(1);

	vi.useFakeTimers();
	vi.setSystemTime(Date.now() + 4_000);
	const browser = newClient();
	browser.hydrate(carried);
	const queryFn = vi.fn(async () => ({ items: [2] }));
	const options = queryOptions({ queryKey: ['here', { page: 1, search: undefined }], queryFn });
	const leave = browser.watch(options, nothing);
	expect(browser.getQueryData(options.queryKey)).toEqual({ items: [1] });
	await browser.fetchQuery(options);
	expect(queryFn).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1_100);
	await browser.fetchQuery(options);
	expect(queryFn).toHaveBeenCalledTimes(1);
	leave();
	vi.useRealTimers();
});

test('what was removed while on its way stays away', async () => {
	const client = newClient();
	const { options, answer } = byHand();
	const asked = client.fetchQuery(options);
	client.removeQueries({ queryKey: ['x'] });
	expect(client.isFetching()).toBe(false);
	answer(0)('late');
	expect(await asked).toBe('late');
	expect(client.dehydrate()).toEqual([]);
});
