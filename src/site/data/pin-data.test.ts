import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carriedData, unpackData } from './carried-data.ts';
import { pinData } from './pin-data.ts';
import { createQueryClient, createServerQueryClient } from './query-client.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page as it comes from the server, with two pieces of data. */
function cameWithPage() {
	const server = createServerQueryClient();
	server.setQueryData(['list'], 'a list');
	server.setQueryData(['block'], 'a block');
	const client = createQueryClient();
	unpackData(client, JSON.parse(JSON.stringify(carriedData(server))));
	const shown = () => [client.getQueryData(['list']), client.getQueryData(['block'])];
	const queryFn = vi.fn(async () => 'fetched');
	const show = (key: string) => new QueryObserver(client, { queryKey: [key], queryFn }).subscribe(() => undefined);
	return { client, shown, show, queryFn };
}

test('what came with the page waits for the part that shows it, however slow the machine', async () => {
	const { client, shown, show, queryFn } = cameWithPage();
	pinData(client);
	await vi.advanceTimersByTimeAsync(60_000);
	show('list');
	await vi.advanceTimersByTimeAsync(60_000);
	expect(shown()).toEqual(['a list', 'a block']);
	show('block');
	await vi.advanceTimersByTimeAsync(60_000);
	expect(shown()).toEqual(['a list', 'a block']);
	expect(queryFn).not.toHaveBeenCalled();
});

test('shown and left, it is forgotten after 5 seconds like any other', async () => {
	const { client, shown, show } = cameWithPage();
	pinData(client);
	await vi.advanceTimersByTimeAsync(60_000);
	show('list')();
	await vi.advanceTimersByTimeAsync(4_900);
	expect(shown()).toEqual(['a list', 'a block']);
	await vi.advanceTimersByTimeAsync(200);
	expect(shown()).toEqual([undefined, 'a block']);
});

test('when the page is left, what nothing has shown is forgotten after 5 seconds, and what is on show stays', async () => {
	const { client, shown, show } = cameWithPage();
	const unpin = pinData(client);
	show('list');
	await vi.advanceTimersByTimeAsync(60_000);
	unpin();
	await vi.advanceTimersByTimeAsync(4_900);
	expect(shown()).toEqual(['a list', 'a block']);
	await vi.advanceTimersByTimeAsync(200);
	expect(shown()).toEqual(['a list', undefined]);
});

test('pinning fetches nothing, neither at once nor when it is invalidated', async () => {
	const { client, shown, queryFn } = cameWithPage();
	pinData(client);
	await client.invalidateQueries({ queryKey: ['list'] });
	expect(shown()).toEqual([undefined, 'a block']);
	expect(queryFn).not.toHaveBeenCalled();
});
