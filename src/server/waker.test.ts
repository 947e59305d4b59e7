import { expect, test } from 'vitest';
import { createWaker } from './waker.ts';

/** Work that ends when it is told to. */
function slowWork() {
	const ends: (() => void)[] = [];
	let most = 0;
	let at = 0;
	const work = async () => {
		at += 1;
		most = Math.max(most, at);
		await new Promise<void>((resolve) => ends.push(resolve));
		at -= 1;
	};
	return { work, calls: () => ends.length, end: (call: number) => ends[call]?.(), most: () => most };
}

test('many wakes are one call', async () => {
	let calls = 0;
	const waker = createWaker(async () => {
		calls += 1;
	});
	for (let wake = 0; wake < 100; wake += 1) waker.wake();
	await expect.poll(() => calls).toBe(1);
	await waker.settle();
	expect(calls).toBe(1);
});

test('what comes while it works is worked on after it, and never at once with it', async () => {
	const { work, calls, end, most } = slowWork();
	const waker = createWaker(work);
	waker.wake();
	await expect.poll(calls).toBe(1);
	waker.wake();
	waker.wake();
	end(0);
	await expect.poll(calls).toBe(2);
	end(1);
	await waker.settle();
	expect([calls(), most()]).toEqual([2, 1]);
});

test('a failure is left to the next call', async () => {
	let calls = 0;
	const waker = createWaker(async () => {
		calls += 1;
		if (calls === 1) throw new Error('the database is away');
	});
	waker.wake();
	await waker.settle();
	waker.wake();
	await waker.settle();
	expect(calls).toBe(2);
});
