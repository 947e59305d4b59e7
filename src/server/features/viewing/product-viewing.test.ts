import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { Viewer } from '#domain/member/access.ts';
import { member } from '#server/db/schema/member.ts';
import { productView, viewing } from '#server/db/schema/viewing.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { countViewing } from './count-viewing.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.queries.delete(viewing);
	await house.queries.delete(productView);
});

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const look = (viewer: Viewer | null, { ip = '203.0.113.9', language = 'ru' as const, id = 'tour' } = {}) =>
	countViewing(
		{
			...{ queries: house.queries, services: house.services, now: house.clock.now(), viewer },
			client: { ip, userAgent, hasBrowserSigns: true },
		},
		{ subject: `product/${id}`, language },
	);
const counted = () => house.queries.select().from(productView).orderBy(productView.country);

test('a product is counted by day, language and the country a member has told; a reader once a day', async () => {
	await house.queries
		.update(member)
		.set({ country: 'TH' })
		.where(eq(member.id, house.idOf('guest')));
	await look(null);
	await look(null);
	await look(null, { ip: '198.51.100.7' });
	await look(house.viewerOf('guest'));
	await look(house.viewerOf('guest'));
	const day = koreanDay(house.clock.now());
	const common = { productId: 'tour', day, language: 'ru' };
	expect(await counted()).toEqual([
		{ ...common, country: '', views: 2 },
		{ ...common, country: 'TH', views: 1 },
	]);
	// Nothing but sums is kept of whoever looked.
	expect(JSON.stringify(await house.queries.select().from(viewing))).not.toContain(house.idOf('guest'));
});

test('who works for its house, operators and programs count nothing; another house does', async () => {
	await look(house.viewerOf('partner'));
	await look(house.viewerOf('operator'));
	expect(await counted()).toEqual([]);
	await look(house.viewerOf('rival'));
	expect(await counted()).toMatchObject([{ views: 1 }]);
	await look(null, { id: 'nothing-like-it' });
	expect(await counted()).toHaveLength(1);
});
