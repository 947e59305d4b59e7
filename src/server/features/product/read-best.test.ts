import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#domain/kernel/durations.ts';
import type { ReservationStatus } from '#domain/reservation/reservation.ts';
import { product } from '#server/db/schema/product.ts';
import { rating } from '#server/db/schema/rating.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn, type ProductName } from '../../../../tests/support/reservation-products.ts';
import { insertRow, orderOn } from '../../../../tests/support/reservation-rows.ts';
import { readBest } from './read-best.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

const start = Date.now();
let later = 0;

beforeEach(async () => {
	await house.clear();
	await house.queries.delete(rating);
	await house.queries.update(product).set({ status: 'published', ratingCount: 0, ratingStars: 0 });
});

type Past = { times: number; daysAgo?: number; status?: ReservationStatus };

async function reserve(productId: ProductName, { times, daysAgo = 3, status = 'confirmed' }: Past) {
	for (let at = 0; at < times; at += 1) {
		const order = orderOn(dayIn(30 + at), { time: null });
		const made = { at: new Date(start - daysAgo * dayMs), with: () => ({ status }) };
		expect(await insertRow(house, productId, order, made)).toBeDefined();
	}
}

/** Each look is an hour after the one before: by then nothing kept is given again. */
async function best() {
	later += 1;
	const result = await readBest(house.queries, 'en', new Date(start + later * 60 * 60 * 1000));
	if (!result.ok) throw new Error('refused');
	return { ids: result.value.products.map(({ id }) => id), isByDemand: result.value.isByDemand };
}

const rate = (id: ProductName, count: number, average: number) =>
	house.queries
		.update(product)
		.set({ ratingCount: count, ratingStars: average * 4 * count })
		.where(eq(product.id, id));

test('without reservations of late the ratings decide, every area has its place, and nothing is claimed', async () => {
	await rate('park', 80, 4.9);
	await rate('train', 10, 3);
	const { ids, isByDemand } = await best();
	expect(ids).toHaveLength(5);
	expect(ids[0]).toBe('park');
	expect(ids[1]).toBe('screening');
	expect(ids).not.toContain('train');
	expect(isByDemand).toBe(false);
});

test('reservations count; cancelled, declined and expired ones do not, nor those of long ago', async () => {
	await reserve('tour', { times: 2 });
	await reserve('private-walk', { times: 1, status: 'requested' });
	await reserve('hotel', { times: 5, status: 'cancelled' });
	await reserve('pick-up', { times: 5, status: 'declined' });
	await reserve('train', { times: 5, status: 'expired' });
	await reserve('flight', { times: 5, daysAgo: 40 });
	await rate('park', 80, 4.9);
	const { ids, isByDemand } = await best();
	expect(ids.slice(0, 4)).toEqual(['tour', 'screening', 'private-walk', 'park']);
	expect(isByDemand).toBe(false);
});

test('where all were reserved of late it is said so', async () => {
	for (const [at, id] of (['park', 'screening', 'tour', 'hotel', 'train'] as const).entries())
		await reserve(id, { times: 5 - at, status: at % 2 ? 'completed' : 'no-show' });
	expect(await best()).toEqual({ ids: ['park', 'screening', 'tour', 'hotel', 'train'], isByDemand: true });
});

test('bad ratings of late cost a product its place, those that wait for moderation do not', async () => {
	await reserve('tour', { times: 4 });
	await reserve('park', { times: 3 });
	const bad = (status: 'published' | 'in-moderation') => ({
		productId: 'tour',
		author: 'Guest',
		country: 'TH',
		locale: 'th' as const,
		stars: { service: 1, language: 1, value: 1, place: 1 },
		text: 'แย่มาก',
		status,
		createdAt: new Date(start - dayMs),
	});
	await house.queries.insert(rating).values(Array.from({ length: 9 }, () => bad('in-moderation')));
	expect((await best()).ids[0]).toBe('tour');
	await house.queries.insert(rating).values(Array.from({ length: 9 }, () => bad('published')));
	expect((await best()).ids[0]).toBe('park');
});

test('a hidden product is not shown, however often it is reserved', async () => {
	await reserve('tour', { times: 6 });
	await house.queries.update(product).set({ status: 'hidden' }).where(eq(product.id, 'tour'));
	expect((await best()).ids).not.toContain('tour');
});

test('the main page asks once in some minutes, in each language', async () => {
	const url = '/api/products/best?language=';
	const first = await house.app.inject({ url: `${url}ru` });
	expect(first.statusCode).toBe(200);
	await reserve('flight', { times: 9 });
	expect((await house.app.inject({ url: `${url}ru` })).json()).toEqual(first.json());
	expect((await house.app.inject({ url: `${url}th` })).json().products[0].id).toBe('flight');
});
