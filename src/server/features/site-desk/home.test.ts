import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { homeSections } from '#domain/page/home.ts';
import { event } from '#server/db/schema/event.ts';
import { product } from '#server/db/schema/product.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { readBest } from '#server/features/product/read-best.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.queries.update(siteProfile).set({ home: null });
	await house.queries.update(product).set({ status: 'published' });
});

const path = '/api/console/site/home?language=en';
const usual = { order: [...homeSections], pinned: [] as string[] };
const current = async () => (await house.call('operator', `GET ${path}`)).body;
const arrange = (home: Partial<typeof usual>, { who = 'operator' as Actor, before = usual } = {}) =>
	house.call(who, `PUT ${path}`, { body: { ...usual, ...home, before } });

let later = 0;
/** Each look is an hour after the one before: by then nothing kept is given again. */
async function best() {
	later += 1;
	const result = await readBest(house.queries, 'en', new Date(house.now.getTime() + later * 3_600_000));
	if (!result.ok) throw new Error('refused');
	return { ids: result.value.products.map(({ id }) => id), ...result.value };
}

test('the order is kept, told to every page, and stands in the trail', async () => {
	expect(await current()).toEqual({ ...usual, products: [] });
	const order = homeSections.toReversed();
	expect((await arrange({ order })).body.order).toEqual(order);
	expect(await current()).toMatchObject({ order, pinned: [] });
	const shown = (await house.call('visitor', 'GET /api/profile?language=en')).body;
	expect(shown.homeOrder).toEqual(order);
	const [entry] = await house.queries.select().from(event).where(eq(event.kind, 'site.home-arranged'));
	expect(entry?.changes).toEqual({ order: { before: homeSections.join(' '), after: order.join(' ') } });
});

test('pinned products stand first, are not called the most reserved, and one that is archived gives way', async () => {
	const before = await best();
	expect(before).toMatchObject({ isPicked: false });
	const pinned = ['train', 'hotel'];
	expect((await arrange({ pinned })).body.products).toMatchObject([
		{ id: 'train', isShown: true },
		{ id: 'hotel', isShown: true },
	]);
	const picked = await best();
	expect(picked.ids.slice(0, 2)).toEqual(pinned);
	expect(picked.ids).toHaveLength(5);
	expect(picked).toMatchObject({ isPicked: true, isByDemand: false });
	await house.queries.update(product).set({ status: 'hidden' }).where(eq(product.id, 'train'));
	const after = await best();
	expect(after.ids[0]).toBe('hotel');
	expect(after.ids).toHaveLength(5);
	expect(after.ids).not.toContain('train');
	expect((await current()).products[0]).toMatchObject({ id: 'train', isShown: false });
	// It may stay, so that it comes back; nobody pins it anew.
	const kept = { ...usual, pinned };
	expect((await arrange({ pinned: ['hotel', 'train'] }, { before: kept })).status).toBe(200);
	expect((await arrange({ pinned: ['hotel'] }, { before: { ...usual, pinned: ['hotel', 'train'] } })).status).toBe(200);
	expect((await arrange({ pinned: ['train'] }, { before: { ...usual, pinned: ['hotel'] } })).body).toMatchObject({
		faults: [{ at: 'pinned.0', code: 'not-offered' }],
	});
});

test('who has not seen it as it is arranges nothing, nor does anybody but the agency', async () => {
	await arrange({ pinned: ['hotel'] });
	expect((await arrange({ pinned: ['park'] })).body.code).toBe('changed-since');
	const before = { ...usual, pinned: ['hotel'] };
	expect((await arrange({ pinned: ['park', 'park'] }, { before })).status).toBe(400);
	expect((await arrange({ order: ['best'] as never }, { before })).status).toBe(400);
	expect((await arrange({ pinned: ['no-such'] }, { before })).status).toBe(400);
	for (const who of ['guest', 'partner'] as const) expect((await arrange({}, { who, before })).status).toBe(404);
	expect((await arrange({}, { who: 'visitor', before })).status).toBe(401);
	expect((await current()).pinned).toEqual(['hotel']);
});
