import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hint } from '#contract/api/notification.ts';
import { openStream } from './stream.ts';

type Fake = { address: string; readyState: number; say(name: string, data?: object): void };

let opened: Fake[] = [];
const current = () => opened.at(-1) as Fake;

function open(address: string) {
	const hearing: Record<string, ((event: { data?: string }) => void)[]> = {};
	const fake = {
		address,
		readyState: 1,
		addEventListener(name: string, hear: (event: { data?: string }) => void) {
			hearing[name] = [...(hearing[name] ?? []), hear];
		},
		close() {
			fake.readyState = 2;
		},
		say(name: string, data?: object) {
			for (const hear of hearing[name] ?? []) hear(data ? { data: JSON.stringify(data) } : {});
		},
	};
	opened.push(fake);
	return fake;
}

const hint = (last: number): Hint => ({ last, unread: 1, subjects: [] });
let heard: number[] = [];
let asked: number[] = [];

const start = () =>
	openStream({
		last: 5,
		open,
		ask: async (after) => {
			asked.push(after);
			return hint(after + 1);
		},
		onHint: ({ last }) => heard.push(last),
	});

beforeEach(() => {
	vi.useFakeTimers();
	[opened, heard, asked] = [[], [], []];
});
afterEach(() => vi.useRealTimers());

test('begins where the page is, and hears', () => {
	const { stop } = start();
	expect(current().address).toBe('/api/live?after=5');
	current().say('changed', hint(8));
	expect(heard).toEqual([8]);
	stop();
	expect(current().readyState).toBe(2);
	current().say('changed', hint(9));
	expect(heard).toEqual([8]);
});

test('a stream that is refused is tried again from the last number heard', async () => {
	const { stop } = start();
	current().say('changed', hint(8));
	current().readyState = 2;
	current().say('error');
	await vi.advanceTimersByTimeAsync(4_000);
	expect(opened.map(({ address }) => address)).toEqual(['/api/live?after=5', '/api/live?after=8']);
	stop();
});

test('lost again and again it asks every half minute, and tries to listen now and then', async () => {
	const { stop } = start();
	for (let loss = 0; loss < 3; loss += 1) current().say('error');
	expect(current().readyState).toBe(2);
	await vi.advanceTimersByTimeAsync(61_000);
	expect(asked).toEqual([5, 6]);
	expect(heard).toEqual([6, 7]);
	await vi.advanceTimersByTimeAsync(240_000);
	expect(opened).toHaveLength(2);
	expect(current().address).toBe('/api/live?after=14');
	current().say('changed', hint(20));
	await vi.advanceTimersByTimeAsync(120_000);
	expect(asked).toHaveLength(9);
	stop();
});

test('a single loss is the browser’s to mend', () => {
	const { stop } = start();
	current().readyState = 0;
	current().say('error');
	expect(opened).toHaveLength(1);
	expect(current().readyState).toBe(0);
	stop();
});

test('the end of the login is the end', async () => {
	start();
	current().say('end');
	expect(current().readyState).toBe(2);
	await vi.advanceTimersByTimeAsync(120_000);
	expect([opened.length, asked.length]).toEqual([1, 0]);
});
