import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ShownWish, WishMark } from '#contract/api/wish.ts';
import { mostWishes } from '#domain/wish/wish.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { promotion } from '#server/db/schema/promotion.ts';
import { slot } from '#server/db/schema/slot.ts';
import { wish } from '#server/db/schema/wish.ts';
import { emptyTables } from '../../../../tests/support/empty-tables.ts';
import { insertProducts } from '../../../../tests/support/product-fixtures.ts';
import { promotionRow } from '../../../../tests/support/promotions.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

let house: ReservationHouse;
/** A product's price as the database has it. */
const costs = (won: number) => ({ price: { unit: 'person' as const, won }, fromWon: won });

beforeAll(async () => {
	house = await openReservationHouse();
	const many = Array.from({ length: mostWishes + 20 }, (_, at) => ({
		id: `many-${String(at).padStart(3, '0')}`,
		providerId: 'agency',
	}));
	// In parts: a statement takes only so many values.
	for (let at = 0; at < many.length; at += 50) await insertProducts(house.queries, many.slice(at, at + 50));
	await insertProducts(house.queries, [
		{ id: 'shy', providerId: 'agency', status: 'hidden' },
		{ id: 'lower', providerId: 'agency', kind: 'day-tour', fromWon: 98_000 },
		{ id: 'laser', providerId: 'clinic', kind: 'dermatology', fromWon: 150_000 },
	]);
	await house.queries
		.insert(promotion)
		.values([
			promotionRow('lower-15', { productIds: ['lower'], discount: { percent: 15 } }),
			promotionRow('skin-20', { area: 'medical', productIds: ['laser'], discount: { percent: 20 } }),
		]);
});
beforeEach(async () => {
	await house.clear();
	await emptyTables(house.database, 'wish');
	await house.queries.update(product).set({ status: 'published' }).where(eq(product.id, 'park'));
	await house.queries.update(product).set(costs(100_000)).where(eq(product.id, 'tour'));
	await house.queries.update(product).set(costs(98_000)).where(eq(product.id, 'lower'));
});
afterAll(() => house.close());

const put = (who: Actor, id: string) => house.call(who, `PUT /api/wishes/${id}`);
const merge = (who: Actor, wishes: { productId: string; won: number }[]) =>
	house.call(who, 'POST /api/wishes', { body: { wishes } });
const list = async (
	who: Actor,
	query = '',
): Promise<{ items: ShownWish[]; total: number; nextCursor: string | null }> =>
	(await house.call(who, `GET /api/wishes?language=en${query}`)).body;
const idsOf = async (who: Actor) => (await list(who)).items.map(({ productId }) => productId);
const many = (from: number, count: number) =>
	Array.from({ length: count }, (_, at) => ({ productId: `many-${String(from + at).padStart(3, '0')}`, won: 100_000 }));
const fill = (count: number) =>
	house.queries.insert(wish).values(
		many(0, count).map(({ productId, won }, at) => ({
			memberId: house.idOf('guest'),
			productId,
			wonThen: won,
			createdAt: new Date(Date.now() - at * 1_000),
		})),
	);
const listed = async (area: string, wanted: string) => {
	const { items } = (await house.call('visitor', `GET /api/products?language=en&area=${area}&search=${wanted}`)).body;
	return items.find(({ id }: { id: string }) => id === wanted);
};
const countOf = async () => (await list('guest')).total;

test('a product is saved once, with the price of then, and shown as lists show it', async () => {
	expect((await put('guest', 'tour')).body).toEqual({ wonThen: 100_000 });
	await house.queries.update(product).set(costs(120_000)).where(eq(product.id, 'tour'));
	expect((await put('guest', 'tour')).body).toEqual({ wonThen: 100_000 });
	const { items, total } = await list('guest');
	expect(total).toBe(1);
	expect(items[0]).toMatchObject({ productId: 'tour', state: 'open', wonThen: 100_000, title: 'tour' });
	expect(items[0]?.product).toEqual(await listed('travel', 'tour'));
});

test('a promotion stands in a wish as in the list: both prices, and none where the law wants more said', async () => {
	expect((await put('guest', 'lower')).body).toEqual({ wonThen: 83_300 });
	expect((await put('guest', 'laser')).body).toEqual({ wonThen: 150_000 });
	const [laser, lower] = (await list('guest')).items;
	expect(lower?.product).toMatchObject({ fromWon: 98_000, promotion: { id: 'lower-15', percent: 15, won: 83_300 } });
	expect(laser?.product).toMatchObject({ fromWon: 150_000, promotion: null });
	expect(lower?.product).toEqual(await listed('travel', 'lower'));
	expect(laser?.product).toEqual(await listed('medical', 'laser'));
	const body = { language: 'en', productIds: ['lower', 'laser'] };
	const lookedUp = (await house.call('visitor', 'POST /api/wish-lookups', { body })).body.wishes as ShownWish[];
	expect(lookedUp.map(({ product }) => product)).toEqual([lower?.product, laser?.product]);
});

test('what has changed is told by the prices that lists say', async () => {
	await put('guest', 'lower');
	const priceOf = async () => (await house.call('guest', 'GET /api/wishes/marks')).body.marks[0];
	expect(await priceOf()).toMatchObject({ won: 83_300, wonThen: 83_300 });
	await house.queries.update(product).set(costs(100_000)).where(eq(product.id, 'lower'));
	expect(await priceOf()).toMatchObject({ won: 85_000, wonThen: 83_300 });
	const productIds = ['lower'];
	const { marks } = (await house.call('visitor', 'POST /api/wish-lookups/marks', { body: { productIds } })).body;
	expect(marks).toMatchObject([{ won: 85_000 }]);
});

test('a list is its member’s alone, and removing is done once and for all', async () => {
	await put('guest', 'tour');
	await put('other', 'park');
	expect(await idsOf('guest')).toEqual(['tour']);
	expect(await idsOf('other')).toEqual(['park']);
	expect((await house.call('other', 'DELETE /api/wishes/tour')).status).toBe(200);
	expect(await idsOf('guest')).toEqual(['tour']);
	for (const _ of [1, 2]) expect((await house.call('guest', 'DELETE /api/wishes/tour')).status).toBe(200);
	expect(await idsOf('guest')).toEqual([]);
	for (const key of ['GET /api/wishes?language=en', 'GET /api/wishes/marks', 'PUT /api/wishes/tour'])
		expect((await house.call('visitor', key)).status).toBe(401);
});

test('what is hidden or unknown cannot be saved; what is hidden later says so, with its name', async () => {
	for (const id of ['shy', 'never-was']) {
		const { status, body } = await put('guest', id);
		expect([status, body.code]).toEqual([404, 'not-found']);
	}
	await put('guest', 'park');
	await house.queries.update(product).set({ status: 'hidden' }).where(eq(product.id, 'park'));
	expect((await list('guest')).items[0]).toMatchObject({ state: 'hidden', product: null, title: 'park', nextOn: null });
	expect((await house.call('guest', 'GET /api/wishes/marks')).body.marks).toMatchObject([
		{ productId: 'park', state: 'hidden' },
	]);
});

test('a product whose provider is not shown any more is hidden too', async () => {
	await put('guest', 'screening');
	expect((await list('guest')).items[0]?.state).toBe('open');
	// The day after its registration's last, in Korea.
	house.clock.moveTo(new Date('2099-12-31T15:00:00Z'));
	expect((await list('guest')).items[0]?.state).toBe('hidden');
});

test('without a place left as far ahead as it can be reserved it is full; one place makes it free again', async () => {
	await put('guest', 'park');
	const days = Array.from({ length: 122 }, (_, at) => dayIn(at));
	const taken = days.map((on) => ({ productId: 'park', on, time: '', capacity: 8, taken: 8 }));
	// Today is full from the start: whether it is too late for it depends on the hour.
	await house.queries.insert(slot).values(taken.slice(0, 1));
	expect((await list('guest')).items[0]).toMatchObject({ state: 'open', nextOn: dayIn(1) });
	await house.queries.insert(slot).values(taken.slice(1));
	expect((await list('guest')).items[0]).toMatchObject({ state: 'full', nextOn: null });
	await house.queries
		.update(slot)
		.set({ taken: 7 })
		.where(eq(slot.on, dayIn(40)));
	expect((await list('guest')).items[0]).toMatchObject({ state: 'open', nextOn: dayIn(40) });
});

test('a device’s wishes join those of the member in their order, each with the price it saw', async () => {
	await put('guest', 'tour');
	const wishes = [
		{ productId: 'park', won: 90_000 },
		{ productId: 'tour', won: 1 },
		{ productId: 'shy', won: 5 },
		{ productId: 'hotel', won: 140_000 },
		{ productId: 'park', won: 90_000 },
	];
	expect((await merge('guest', wishes)).body).toEqual({ added: 2, leftOut: [] });
	const { items } = await list('guest');
	expect(items.map(({ productId, wonThen }) => [productId, wonThen])).toEqual([
		['park', 90_000],
		['hotel', 140_000],
		['tour', 100_000],
	]);
	expect((await merge('guest', wishes)).body).toEqual({ added: 0, leftOut: [] });
});

test('two hundred are the end: one more is refused, and a device keeps what there was no room for', async () => {
	await fill(mostWishes - 1);
	expect((await merge('guest', many(mostWishes, 3))).body).toEqual({
		added: 1,
		leftOut: ['many-201', 'many-202'],
	});
	const { status, body } = await put('guest', 'tour');
	expect([status, body.code]).toEqual([409, 'wishes-full']);
	// What is saved already is no new wish.
	expect((await put('guest', 'many-000')).status).toBe(200);
	expect(await countOf()).toBe(mostWishes);
	const tooMany = await merge('guest', many(0, mostWishes + 1));
	expect(tooMany.status).toBe(400);
});

test('a login’s merge and presses in two tabs at once lose nothing, double nothing and never pass the end', async () => {
	await fill(mostWishes - 6);
	const presses = ['tour', 'park', 'hotel', 'tour'].map((id) => put('guest', id));
	const merges = [merge('guest', many(mostWishes, 8)), merge('guest', many(mostWishes + 4, 8))];
	const answers = await Promise.all([...presses, ...merges]);
	for (const { status } of answers) expect([200, 409]).toContain(status);
	expect(await countOf()).toBe(mostWishes);
	const kept = new Set(
		((await house.call('guest', 'GET /api/wishes/marks')).body.marks as WishMark[]).map(({ productId }) => productId),
	);
	expect(kept.size).toBe(mostWishes);
	const told = answers.slice(-2).flatMap(({ body }) => body.leftOut as string[]);
	for (const { productId } of many(mostWishes, 12)) expect(kept.has(productId) || told.includes(productId)).toBe(true);
	for (const [at, id] of ['tour', 'park', 'hotel'].entries()) expect(kept.has(id)).toBe(answers[at]?.status === 200);
});

test('the list goes on where a page ends', async () => {
	await fill(45);
	const first = await list('guest');
	const second = await list('guest', `&cursor=${first.nextCursor}`);
	const third = await list('guest', `&cursor=${second.nextCursor}`);
	expect([first, second, third].map(({ items }) => items.length)).toEqual([20, 20, 5]);
	expect(third.nextCursor).toBeNull();
	const ids = [first, second, third].flatMap(({ items }) => items.map(({ productId }) => productId));
	expect(ids).toEqual(many(0, 45).map(({ productId }) => productId));
	expect((await house.call('guest', 'GET /api/wishes?language=en&cursor=bm9uZQ')).status).toBe(400);
});

test('a visitor’s device asks for what it remembers; hidden and unknown look alike', async () => {
	const productIds = ['tour', 'shy', 'never-was'];
	const { body } = await house.call('visitor', 'POST /api/wish-lookups', { body: { language: 'ko', productIds } });
	const [tour, shy, never] = body.wishes as ShownWish[];
	expect(tour).toMatchObject({ productId: 'tour', state: 'open', wonThen: null });
	expect(tour?.product).toMatchObject({ id: 'tour', shownLocale: 'en', provider: '북촌산책', fromWon: 100_000 });
	expect({ ...shy, productId: '' }).toEqual({ ...never, productId: '' });
	expect(shy).toMatchObject({ state: 'hidden', product: null, title: '' });
	const { marks } = (await house.call('visitor', 'POST /api/wish-lookups/marks', { body: { productIds } })).body;
	expect(marks).toEqual([
		{ productId: 'tour', state: 'open', won: 100_000, wonThen: null },
		{ productId: 'shy', state: 'hidden', won: 0, wonThen: null },
		{ productId: 'never-was', state: 'hidden', won: 0, wonThen: null },
	]);
});

test('a download of one’s data holds the wishes; a closed account leaves none', async () => {
	const current = 'winter-lantern-ferry';
	const passwordHash = await house.services.passwords.hash(current);
	await house.queries
		.update(member)
		.set({ passwordHash })
		.where(eq(member.id, house.idOf('applicant')));
	await put('applicant', 'tour');
	const { bytes } = await house.call('applicant', 'POST /api/members/me/data', { body: { current } });
	const data = JSON.parse(strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array()));
	expect(data.wishes).toMatchObject([{ productId: 'tour', wonThen: 100_000 }]);
	const { status } = await house.call('applicant', 'POST /api/members/me/closing', { body: { current } });
	expect(status).toBe(200);
	expect(await house.queries.select().from(wish)).toEqual([]);
});
