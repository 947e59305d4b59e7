import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSlotLine } from './slot-line.ts';

test('so many work at one slot at a time, in the order they came, whatever becomes of them', async () => {
	const inLine = createSlotLine(3);
	const begun: number[] = [];
	let working = 0;
	let most = 0;
	const runs = Array.from({ length: 30 }, (_, at) =>
		inLine('palace 09:00', async () => {
			begun.push(at);
			working += 1;
			most = Math.max(most, working);
			await wait(Math.random() * 5);
			working -= 1;
			if (at % 4 === 0) throw new Error('planted');
			return at;
		}),
	);
	const ends = await Promise.allSettled(runs);
	expect(most).toBe(3);
	expect(begun).toEqual(Array.from({ length: 30 }, (_, at) => at));
	expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(8);
	expect(await inLine('palace 09:00', async () => 'again')).toBe('again');
});

test('another slot does not wait', async () => {
	const inLine = createSlotLine(1);
	let finish = () => {};
	const busy = inLine('full', () => new Promise<void>((resolve) => (finish = resolve)));
	expect(await inLine('free', async () => 'done')).toBe('done');
	finish();
	await busy;
});
