import { expect, test } from 'vitest';
import type { Comer } from '#contract/api/desk-day.ts';
import { ApiFailure } from '#contract/client.ts';
import { startsOf, writeToEach } from './write-each.ts';

const comer = (id: string, some: Partial<Comer> = {}) =>
	({
		id,
		productId: 'tour',
		title: 'Palace tour',
		time: '09:00',
		status: 'confirmed',
		arrivedAt: null,
		...some,
	}) as Comer;
const refused = (code: string) => new ApiFailure(429, { code } as never);

test('who is still to come is told apart by product and hour', () => {
	const starts = startsOf([
		comer('a'),
		comer('b', { time: '14:00' }),
		comer('c'),
		comer('d', { productId: 'spa', title: 'Spa', time: null }),
		comer('e', { status: 'no-show' }),
		comer('f', { arrivedAt: '2026-11-19T00:00:00Z' }),
	]);
	expect(starts.map(({ title, time, comers }) => [title, time, comers.map(({ id }) => id).join('')])).toEqual([
		['Palace tour', '09:00', 'ac'],
		['Palace tour', '14:00', 'b'],
		['Spa', null, 'd'],
	]);
});

test('one who cannot be written to keeps nobody else from being told', async () => {
	const told: string[] = [];
	const counts: number[] = [];
	const unsent = await writeToEach(
		[comer('a'), comer('b'), comer('c')],
		async ({ id }) => {
			if (id === 'b') throw new TypeError('no network');
			told.push(id);
		},
		(count) => counts.push(count),
	);
	expect([told, unsent.map(({ comer: { id } }) => id), counts]).toEqual([['a', 'c'], ['b'], [1, 1, 2]]);
});

test('who has written too much is not told so for each of the others', async () => {
	let tries = 0;
	const unsent = await writeToEach(
		['a', 'b', 'c'].map((id) => comer(id)),
		async ({ id }) => {
			tries += 1;
			if (id === 'b') throw refused('too-many-attempts');
		},
		() => undefined,
	);
	expect([tries, unsent.map(({ comer: { id } }) => id)]).toEqual([2, ['b', 'c']]);
	expect(unsent[1]?.error).toBe(unsent[0]?.error);
});
