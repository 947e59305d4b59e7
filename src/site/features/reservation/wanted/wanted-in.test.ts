import { expect, test } from 'vitest';
import { wantedIn } from './wanted-in.ts';

test.each([
	['/travel/reserve?product=nami-island-day&on=2026-12-01&adult=2', 'nami-island-day'],
	['/th/medical/reserve?product=laser', 'laser'],
	['/ru/reserve/nami-island-day?code=HELLOMARU', 'nami-island-day'],
	['/my/reserve', undefined],
	['/travel/nami-island-day', undefined],
	['/travel/reserve', undefined],
	[undefined, undefined],
])('%s wants %s', (next, productId) => {
	expect(wantedIn(next)?.productId).toBe(productId);
});

test('date and party come along', () => {
	const wanted = wantedIn('/travel/reserve?product=x&on=2026-12-01&time=08:30&adult=2#top');
	expect(Object.fromEntries(wanted?.search ?? [])).toMatchObject({ on: '2026-12-01', time: '08:30', adult: '2' });
});
