import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { productView } from '#server/db/schema/viewing.ts';
import { wish } from '#server/db/schema/wish.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const today = () => koreanDay(house.clock.now());
const figures = (who: Parameters<typeof house.call>[0], more = '') =>
	house.call(who, `GET /api/console/figures?language=en&from=${today()}&to=${dayIn(40)}${more}`);

test('tell what was sold, expected and received, of one’s own house alone', async () => {
	await house.reserved('guest', 'tour');
	await house.reserved('guest', 'private-walk', { order: { on: dayIn(20) } });
	await house.reserved('guest', 'hotel', { order: { on: dayIn(30), units: 1 } });
	await house.queries.insert(wish).values({
		...{ memberId: house.idOf('guest'), productId: 'tour', wonThen: 1, createdAt: house.clock.now() },
	});
	const { status, body } = await figures('partner');
	expect(status).toBe(200);
	const [month] = body.periods;
	expect([month.reservations, month.wishes, month.receivedWon]).toEqual([2, 1, 0]);
	expect(month.expectedWon).toBeGreaterThan(0);
	const byId = Object.fromEntries(body.products.map((one: { id: string }) => [one.id, one]));
	expect(byId.tour).toMatchObject({ reservations: 1, wishes: 1, ratings: 0, stars: null });
	expect(byId.tour.taken).toBeGreaterThan(0);
	expect(byId.hotel).toBeUndefined();
	// Two of a language are too few to be told by name.
	expect(body.languages).toEqual([{ name: null, count: 2 }]);
	expect((await figures('partner', '&product=tour')).body.periods[0].reservations).toBe(1);
	expect((await figures('rival')).body.periods[0].reservations).toBe(1);
	await house.queries.execute(sql`delete from wish`);
});

test('tell how often products were looked at, by day of a short span, by language and by the country that members told', async () => {
	const day = koreanDay(house.clock.now());
	const values = { productId: 'tour', day, language: 'th', country: 'TH', views: 4 } as const;
	await house.queries.insert(productView).values([values, { ...values, language: 'en', country: '', views: 5 }]);
	const short = await house.call('partner', `GET /api/console/figures?language=en&from=${day}&to=${day}`);
	expect(short.body.periods).toMatchObject([{ period: day, views: 9 }]);
	const { body } = await figures('partner');
	expect(body.periods[0]).toMatchObject({ period: day.slice(0, 7), views: 9 });
	expect(body.products.find(({ id }: { id: string }) => id === 'tour').views).toBe(9);
	expect(body.viewLanguages).toEqual([
		{ name: 'en', count: 5 },
		{ name: 'th', count: 4 },
	]);
	expect(body.viewCountries).toEqual([{ name: 'TH', count: 4 }]);
	expect((await figures('rival')).body.periods[0].views).toBe(0);
	await house.queries.delete(productView);
});

test('are for who may see them: of no other house, no guest, no visitor; and of a span that is one', async () => {
	expect((await figures('guest')).status).toBe(404);
	expect((await figures('visitor')).status).toBe(401);
	expect((await figures('partner', '&product=hotel')).status).toBe(404);
	expect((await figures('partner', '&organisation=00000000-0000-4000-8000-0000000000aa')).status).toBe(404);
	const { body } = await house.call('partner', 'GET /api/console/figures?language=en&from=2026-02-01&to=2026-01-01');
	expect(body.faults).toEqual([{ at: 'to', code: 'date-wrong' }]);
});

test('are read from an index that has all they are made of', async () => {
	await house.reserved('guest', 'tour');
	await house.queries.execute(sql`
		insert into reservation select (jsonb_populate_record(null::reservation,
			to_jsonb(one) || jsonb_build_object('id', gen_random_uuid(), 'code', 'MANY-' || number))).*
		from reservation one, generate_series(1, 300) number`);
	const { rows } = await house.queries.transaction(async (work) => {
		// What a small table would rather be read by is left out: the index alone can answer, or none can.
		for (const way of ['seqscan', 'bitmapscan', 'indexscan'])
			await work.execute(sql.raw(`set local enable_${way} = off`));
		return work.execute<{ 'QUERY PLAN': string }>(sql`
			explain select product_id, locale, country, status, sum(total_won), sum(paid_won - refunded_won)
			from reservation where provider_id = any(array['walks']) and requested_at >= '2020-01-01'
			group by 1, 2, 3, 4`);
	});
	expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using reservation_figures');
	expect((await figures('partner')).body.periods[0].reservations).toBe(301);
});
