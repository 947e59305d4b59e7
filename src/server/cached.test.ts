import { expect, test, vi } from 'vitest';
import { cached } from './cached.ts';
import type { Pool } from './queries.ts';

const reads = () => ({}) as Pool;
const at = (minutes: number) => new Date(minutes * 60_000);

test('an answer is asked for once and given again for some minutes, by key and by database', async () => {
	const ask = vi.fn(async (_: Pool, key: string) => `${key} ${ask.mock.calls.length}`);
	const answer = cached(ask);
	const [one, other] = [reads(), reads()];
	expect(await Promise.all([answer(one, 'en', at(0)), answer(one, 'en', at(0))])).toEqual(['en 1', 'en 1']);
	expect(await answer(one, 'en', at(2))).toBe('en 1');
	expect(await answer(one, 'th', at(2))).toBe('th 2');
	expect(await answer(other, 'en', at(2))).toBe('en 3');
});

test('after some minutes the old answer is given while the new one is fetched; a very old one is not', async () => {
	const ask = vi.fn(async () => ask.mock.calls.length);
	const answer = cached(ask);
	const database = reads();
	await answer(database, '', at(0));
	expect(await answer(database, '', at(4))).toBe(1);
	await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
	expect(await answer(database, '', at(5))).toBe(2);
	expect(await answer(database, '', at(60))).toBe(3);
});

test('a failure leaves the old answer, and is told where there is none', async () => {
	const ask = vi.fn(async () => (ask.mock.calls.length === 2 ? 'here' : Promise.reject(new Error('gone'))));
	const answer = cached(ask);
	const database = reads();
	await expect(answer(database, '', at(0))).rejects.toThrow('gone');
	expect(await answer(database, '', at(0))).toBe('here');
	expect(await answer(database, '', at(60))).toBe('here');
	expect(ask).toHaveBeenCalledTimes(3);
});

test('what it tells of has changed: it is asked for at once, whatever its age; a lost mark changes nothing', async () => {
	const ask = vi.fn(async () => ask.mock.calls.length);
	let mark: string | undefined = 'one';
	const answer = cached(ask, async () => mark ?? Promise.reject(new Error('gone')));
	const database = reads();
	expect([await answer(database, '', at(0)), await answer(database, '', at(1))]).toEqual([1, 1]);
	mark = 'two';
	expect([await answer(database, '', at(1)), await answer(database, '', at(2))]).toEqual([2, 2]);
	mark = undefined;
	expect(await answer(database, '', at(2))).toBe(2);
});
