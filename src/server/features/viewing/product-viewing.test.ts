import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { Viewer } from '#domain/member/access.ts';
import { member } from '#server/db/schema/member.ts';
import { listView, productView, viewing } from '#server/db/schema/viewing.ts';
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
	const common = { productId: 'tour', day, language: 'ru', dates: 0, forms: 0, sent: 0 };
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

const step = (subject: string, viewer: Viewer | null = null, ip = '203.0.113.9') =>
	countViewing(
		{
			...{ queries: house.queries, services: house.services, now: house.clock.now(), viewer },
			client: { ip, userAgent, hasBrowserSigns: true },
		},
		{ subject, language: 'ru' },
	);

test('each step towards a reservation is counted by itself, a reader once a day, in one row of the day', async () => {
	for (const subject of ['date/tour', 'date/tour', 'form/tour', 'product/tour', 'sent/tour']) await step(subject);
	await step('date/tour', null, '198.51.100.7');
	const common = { productId: 'tour', day: koreanDay(house.clock.now()), language: 'ru', country: '' };
	expect(await counted()).toEqual([{ ...common, views: 1, dates: 2, forms: 1, sent: 1 }]);
	// No two steps of one reader can be joined, for the step is in the hash.
	const hashes = (await house.queries.select().from(viewing)).map(({ viewerHash }) => viewerHash);
	expect(new Set(hashes).size).toBe(hashes.length);
	for (const who of ['partner', 'operator'] as const) await step('form/tour', house.viewerOf(who));
	expect(await counted()).toMatchObject([{ forms: 1 }]);
});

test('the list of an area is counted by day, language and country; operators and made-up areas are not', async () => {
	await house.queries.delete(listView);
	for (const ip of ['203.0.113.9', '203.0.113.9', '198.51.100.7']) await step('list/travel', null, ip);
	await step('list/wellness');
	await step('list/travel', house.viewerOf('operator'));
	await step('list/elsewhere');
	const rows = await house.queries.select().from(listView).orderBy(listView.area);
	expect(rows.map(({ area, language, views }) => [area, language, views])).toEqual([
		['travel', 'ru', 2],
		['wellness', 'ru', 1],
	]);
});
