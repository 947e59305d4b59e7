import { eq, like, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { organisation } from '#server/db/schema/organisation.ts';
import { product } from '#server/db/schema/product.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { rowsFetchedOf, rowsReadOf } from '../../../../tests/support/rows-read.ts';
import { trailOf } from '../../../../tests/support/trail.ts';
import { countReservations } from '../reservation/reservation-list.repo.ts';
import { countWaiting, findDeskReservations } from './desk-reservation.repo.ts';
import { filterOf } from './list-desk-reservations.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const list = (who: Actor, asked: Record<string, string> = {}) =>
	house.call(who, `GET /api/desk/reservations?${new URLSearchParams({ language: 'ko', ...asked })}`);
const codes = async (who: Actor, asked: Record<string, string> = {}): Promise<string[]> =>
	(await list(who, asked)).body.items.map(({ code }: { code: string }) => code);

test('a desk sees what waits, what is to come and what did not come about, each by itself', async () => {
	const waiting = await house.reserved('guest', 'private-walk', { order: { on: dayIn(30) } });
	const coming = await house.reserved('guest', 'tour', { order: { on: dayIn(20) } });
	const gone = await house.reserved('other', 'private-walk', { order: { on: dayIn(25) } });
	const body = { move: 'decline', reason: 'Full' };
	await house.call('partner', `POST /api/reservations/${gone.id}/moves?language=en`, { body });

	expect(await codes('partner', { queue: 'waiting' })).toEqual([waiting.code]);
	expect(await codes('partner')).toEqual([coming.code, waiting.code]);
	expect(await codes('partner', { sort: 'latest' })).toEqual([waiting.code, coming.code]);
	expect(await codes('partner', { queue: 'cancelled' })).toEqual([gone.code]);
	expect(await codes('partner', { queue: 'all' })).toEqual([waiting.code, gone.code, coming.code]);
	expect((await list('partner')).body).toMatchObject({
		total: 2,
		counts: { waiting: 1, upcoming: 2, past: 0, cancelled: 1 },
	});
});

test('it is narrowed by status, days, product, payment and words', async () => {
	const walk = await house.reserved('guest', 'private-walk', { order: { on: dayIn(30) } });
	const tour = await house.reserved('guest', 'tour', { order: { on: dayIn(20) } });
	expect(await codes('partner', { status: 'requested' })).toEqual([walk.code]);
	expect(await codes('partner', { status: 'asking' })).toEqual([]);
	expect(await codes('partner', { from: dayIn(20), to: dayIn(20) })).toEqual([tour.code]);
	expect(await codes('partner', { from: dayIn(21) })).toEqual([walk.code]);
	expect(await codes('partner', { product: 'tour' })).toEqual([tour.code]);
	expect(await codes('partner', { pay: 'open' })).toEqual([tour.code]);
	expect(await codes('partner', { pay: 'refund' })).toEqual([]);
	expect(await codes('partner', { pay: 'checking' })).toEqual([]);
	expect(await codes('partner', { pay: 'paid' })).toEqual([]);
	expect(await codes('partner', { search: tour.code })).toEqual([tour.code]);
	expect((await list('partner', { from: '2026-13-01' })).status).toBe(400);
	expect((await list('partner', { cursor: 'nonsense' })).status).toBe(400);
});

test('operators narrow it by provider, area, kind and the guest’s country, and by several at once exactly', async () => {
	const reserved = [
		await house.reserved('guest', 'tour', { order: { on: dayIn(20) } }),
		await house.reserved('other', 'tour', { order: { on: dayIn(21) } }),
		await house.reserved('guest', 'hotel', { order: { on: dayIn(22), to: dayIn(23) } }),
	];
	await house.set(reserved[0]?.id ?? '', { country: 'TH' });
	await house.set(reserved[1]?.id ?? '', { country: 'RU' });
	await house.set(reserved[2]?.id ?? '', { country: 'TH' });
	const rows = await Promise.all(
		reserved.map(async ({ id, code }) => {
			const { productId, providerId, country } = await house.rowOf(id);
			const [offer] = await house.queries
				.select({ area: product.area, kind: product.kind })
				.from(product)
				.where(eq(product.id, productId));
			return { code, provider: providerId, country: country ?? '', area: offer?.area ?? '', kind: offer?.kind ?? '' };
		}),
	);
	const names = ['provider', 'area', 'kind', 'country'] as const;
	// Every way of choosing some of what one reservation has, held against the plain sentence.
	for (const row of rows)
		for (let mask = 1; mask < 16; mask += 1) {
			const chosen = names.filter((_, at) => mask & (1 << at));
			const filter = Object.fromEntries(chosen.map((name) => [name, row[name]]));
			const expected = rows.filter((one) => chosen.every((name) => one[name] === row[name])).map(({ code }) => code);
			expect(await codes('operator', filter), JSON.stringify(filter)).toEqual(expected);
		}
	expect(await codes('operator', { country: 'VN' })).toEqual([]);
	expect(await codes('operator', { kind: 'no-such-kind' })).toEqual([]);
	expect((await list('operator', { area: 'moon' })).status).toBe(400);
	expect((await list('operator', { country: 'ZZ' })).status).toBe(400);
	// A house sees no other by naming it.
	expect(await codes('rival', { provider: rows[0]?.provider ?? '' })).toEqual([]);
});

test('operators narrow it to one person, by their index, however many others there are', async () => {
	const mine = await house.reserved('guest', 'tour', { order: { on: dayIn(20) } });
	const { id } = await house.reserved('other', 'tour', { order: { on: dayIn(21) } });
	const guest = house.idOf('guest');
	expect(await codes('operator', { member: guest, queue: 'all' })).toEqual([mine.code]);
	expect((await list('operator', { member: guest, queue: 'all' })).body.total).toBe(1);
	expect((await list('operator', { member: 'somebody' })).status).toBe(400);
	const csv = await house.call('operator', `GET /api/desk/reservations/export?language=en&queue=all&member=${guest}`);
	expect(csv.bytes.toString('utf8').trim().split('\r\n')).toHaveLength(2);
	// A house sees of a person what is its own.
	expect(await codes('rival', { member: guest, queue: 'all' })).toEqual([]);
	await house.queries.execute(sql`
		insert into reservation select copy.* from reservation one, generate_series(1, 2000) as nth,
			jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'code', 'MANY-' || nth)) as copy where one.id = ${id}::uuid`);
	await house.queries.execute(sql`vacuum analyze reservation`);
	const filter = filterOf({ language: 'ko', queue: 'all', member: guest }, { scope: 'all', now: house.now });
	const reading = {
		...({ language: 'ko', viewerId: house.idOf('operator'), after: undefined, until: undefined } as const),
		limit: 21,
	};
	const { pool } = house.database;
	expect(await rowsReadOf(pool, 'reservation', (queries) => findDeskReservations(queries, filter, reading))).toBe(1);
});

test('operators choose among all houses by name, also those that offer nothing; nobody else does', async () => {
	await house.queries.execute(sql`
		insert into provider select copy.* from provider one, generate_series(1, 700) as nth, jsonb_populate_record(one,
			jsonb_build_object('id', 'house-' || nth, 'name', jsonb_build_object('ko', '집 ' || nth, 'en', 'House ' || nth))) as copy
		where one.id = (select min(id) from provider)`);
	const { houses } = (await house.call('operator', 'GET /api/desk/houses?language=en')).body;
	expect(houses.length).toBeGreaterThan(700);
	expect(houses).toEqual(expect.arrayContaining([{ id: 'house-700', name: 'House 700' }]));
	expect((await house.call('partner', 'GET /api/desk/houses?language=en')).status).toBe(404);
	await house.queries.execute(sql`delete from provider where id like 'house-%'`);
});

test('it goes on by its cursor, in either order, without losing or doubling one', async () => {
	for (let day = 20; day < 43; day += 1) await house.reserved('guest', 'tour', { order: { on: dayIn(day) } });
	for (const sort of ['soonest', 'latest']) {
		const first = (await list('partner', { sort })).body;
		const second = (await list('partner', { sort, cursor: first.nextCursor })).body;
		const ids = [...first.items, ...second.items].map(({ id }) => id);
		expect([first.items.length, new Set(ids).size, second.nextCursor, first.total]).toEqual([20, 23, null, 23]);
	}
});

test('a page that is known is asked for anew up to where it ended, with what has come into it', async () => {
	for (let day = 20; day < 43; day += 1) await house.reserved('guest', 'tour', { order: { on: dayIn(day) } });
	const first = (await list('partner')).body;
	const late = await house.reserved('other', 'tour', { order: { on: dayIn(25) } });
	const again = (await list('partner', { until: first.nextCursor })).body;
	expect(again.items.map(({ code }: { code: string }) => code)).toContain(late.code);
	expect([again.items.length, again.nextCursor]).toEqual([21, first.nextCursor]);
	const next = (await list('partner', { cursor: first.nextCursor })).body;
	expect([next.items.length, next.nextCursor, next.counts]).toEqual([3, null, null]);
	expect((await list('partner', { until: 'nonsense' })).status).toBe(400);
});

test('each desk sees its own, operators see all, and nobody else has a desk', async () => {
	const { code } = await house.reserved('guest', 'tour');
	expect(await codes('rival')).toEqual([]);
	expect(await codes('operator')).toEqual([code]);
	expect((await list('guest')).status).toBe(404);
	expect((await list('visitor')).status).toBe(401);
	expect((await list('partner', { organisation: house.organisationOf('rival') })).status).toBe(404);
	expect(await codes('partner', { organisation: house.organisationOf('partner') })).toEqual([code]);
});

test('the same is a file: CSV and XLSX, with headings in the reader’s language', async () => {
	const { code } = await house.reserved('guest', 'tour');
	const csv = await house.call('partner', 'GET /api/desk/reservations/export?language=ko');
	expect([csv.status, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
	const text = csv.bytes.toString('utf8');
	expect(text).toContain('예약번호');
	expect(text).toContain(code);
	expect(text).toContain('태국');
	const xlsx = await house.call('partner', 'GET /api/desk/reservations/export?language=en&format=xlsx');
	expect(strFromU8(unzipSync(new Uint8Array(xlsx.bytes))['xl/sheet.xml'] ?? new Uint8Array())).toContain(code);
	// Who took names and telephones along stands in the trail; what they sought does not.
	const sought = 'GET /api/desk/reservations/export?language=en&search=Linh';
	expect((await house.call('operator', sought)).status).toBe(200);
	const taken = (await trailOf(house.queries)).filter((entry) => entry.event === 'reservation.exported');
	expect(taken).toHaveLength(3);
	const kinds = await house.queries
		.select({ by: event.actorKind })
		.from(event)
		.where(eq(event.kind, 'reservation.exported'))
		.orderBy(event.id);
	expect(kinds.map(({ by }) => by)).toEqual(['provider', 'provider', 'operator']);
	expect(taken.at(-1)).toMatchObject({
		actorId: house.idOf('operator'),
		details: { organisation: 'all', format: 'csv' },
	});
	expect(JSON.stringify(taken)).not.toContain('Linh');
	const none = await house.call('rival', 'GET /api/desk/reservations/export?language=ko');
	expect(none.bytes.toString('utf8')).not.toContain(code);
});

test('names and telephones leave only with who signed in a moment ago, of a house as of the agency', async () => {
	await house.reserved('guest', 'tour');
	const cookies = (['partner', 'operator'] as const).map((who) => house.cookieOf(who));
	house.clock.pass({ minutes: 20 });
	for (const cookie of cookies)
		for (const format of ['csv', 'xlsx']) {
			const url = `/api/desk/reservations/export?language=en&format=${format}`;
			const late = await house.app.inject({ url, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
			expect([late.statusCode, late.json().code], format).toEqual([403, 'sign-in-again']);
		}
	expect((await trailOf(house.queries)).filter((entry) => entry.event === 'reservation.exported')).toEqual([]);
	// Who signed in again has it.
	expect((await house.call('partner', 'GET /api/desk/reservations/export?language=en')).status).toBe(200);
});

test('a house that was approved only now has no profile yet: its lists are empty, and nothing is missing', async () => {
	await house.queries
		.update(organisation)
		.set({ status: 'approved' })
		.where(eq(organisation.id, house.organisationOf('applicant')));
	await house.queries
		.update(member)
		.set({ cooperative: 'COOPERATIVE_MEMBER' })
		.where(eq(member.id, house.idOf('applicant')));
	expect(await codes('applicant')).toEqual([]);
	const products = await house.call('applicant', 'GET /api/desk/products?language=ko');
	expect([products.status, products.body]).toEqual([200, { products: [] }]);
	expect((await house.call('applicant', 'GET /api/desk/reservations/export?language=ko')).status).toBe(200);
	await house.queries
		.update(organisation)
		.set({ status: 'applied' })
		.where(eq(organisation.id, house.organisationOf('applicant')));
	await house.queries
		.update(member)
		.set({ cooperative: 'COOPERATIVE_REQ' })
		.where(eq(member.id, house.idOf('applicant')));
});

test('a file has every row, in the order of the list, however many there are', async () => {
	const { id } = await house.reserved('guest', 'tour');
	const many = 1_205;
	// By SQL: what is tried is reading them, page by page, also where several begin at the same moment.
	await house.queries.execute(sql`insert into reservation
		select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'code', 'MR-' || n))).*
		from reservation one, generate_series(1, ${many}) as n where one.id = ${id}::uuid`);
	const csv = await house.call('partner', 'GET /api/desk/reservations/export?language=en&queue=all');
	const lines = csv.bytes.toString('utf8').trim().split('\r\n');
	expect([lines.length, new Set(lines).size]).toEqual([many + 2, many + 2]);
	const xlsx = await house.call('partner', 'GET /api/desk/reservations/export?language=en&queue=all&format=xlsx');
	const sheet = strFromU8(unzipSync(new Uint8Array(xlsx.bytes))['xl/sheet.xml'] ?? new Uint8Array());
	expect(sheet.match(/<row>/g)).toHaveLength(many + 2);
});

test('products to choose by are those of one’s houses', async () => {
	const idsOf = async (who: Actor) => {
		const { products } = (await house.call(who, 'GET /api/desk/products?language=ko')).body;
		return products.map(({ id }: { id: string }) => id);
	};
	const [own, rivals, all] = [await idsOf('partner'), await idsOf('rival'), await idsOf('operator')];
	expect(own).toContain('tour');
	expect(rivals).not.toContain('tour');
	expect(all).toEqual(expect.arrayContaining([...own, ...rivals]));
});

test('a product is found by its name in any language, however many there are, and the chosen one is named too', async () => {
	const many = 620;
	// By SQL: what is tried is finding one that the list of five hundred ends before.
	await house.queries.execute(sql`insert into product
		select (jsonb_populate_record(one, jsonb_build_object('id', 'zz-' || lpad(n::text, 4, '0'),
			'texts', jsonb_set(one.texts, '{en,title}', to_jsonb('Lantern walk ' || n))))).*
		from product one, generate_series(1, ${many}) as n where one.id = 'tour'`);
	const found = async (who: Actor, query: string) => {
		const { products } = (await house.call(who, `GET /api/desk/products?language=ko${query}`)).body;
		return products.map(({ id }: { id: string }) => id) as string[];
	};
	expect(await found('operator', '')).toHaveLength(500);
	expect(await found('operator', '&text=lantern%20walk%20620')).toEqual(['zz-0620']);
	expect(await found('partner', '&text=LANTERN%20walk%20619')).toEqual(['zz-0619']);
	expect(await found('rival', '&text=lantern')).toEqual([]);
	expect(await found('operator', '&text=')).toHaveLength(50);
	expect(await found('operator', '&text=lantern%20walk%20620&product=zz-0001')).toEqual(['zz-0001', 'zz-0620']);
	expect(await found('rival', '&text=&product=tour')).not.toContain('tour');
	expect(await found('operator', '&text=%25')).toEqual([]);
	await house.queries.delete(product).where(like(product.id, 'zz-%'));
});

test('what waits for any house is read by itself, whatever else is still to come', async () => {
	const waiting = await house.reserved('guest', 'private-walk', { order: { on: dayIn(30) } });
	const { id } = await house.reserved('guest', 'tour', { order: { on: dayIn(20) } });
	await house.queries.execute(sql`
		insert into reservation select copy.* from reservation one, generate_series(1, 2000) as nth,
			jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'code', 'MANY-' || nth)) as copy where one.id = ${id}::uuid`);
	await house.queries.execute(sql`vacuum analyze reservation`);
	expect(await codes('operator', { queue: 'waiting' })).toEqual([waiting.code]);
	const filter = filterOf({ language: 'ko', queue: 'waiting' }, { scope: 'all', now: house.now });
	const reading = {
		language: 'ko',
		viewerId: house.idOf('operator'),
		after: undefined,
		until: undefined,
		limit: 21,
	} as const;
	const { pool } = house.database;
	expect(await rowsReadOf(pool, 'reservation', (queries) => findDeskReservations(queries, filter, reading))).toBe(1);
	expect(await rowsReadOf(pool, 'reservation', (queries) => countWaiting(queries, 'all'))).toBe(1);
});

test('how much is to come, past and cancelled is counted from an index alone, of all houses and of one', async () => {
	const { id } = await house.reserved('guest', 'tour', { order: { on: dayIn(20) } });
	await house.queries.execute(sql`
		insert into reservation select copy.* from reservation one, generate_series(1, 4000) as nth, jsonb_populate_record(one,
			jsonb_build_object('id', gen_random_uuid(), 'code', 'MANY-' || nth, 'starts_at', one.starts_at - nth % 2 * interval '40 days',
				'ends_at', one.ends_at - nth % 2 * interval '40 days')) as copy where one.id = ${id}::uuid`);
	const { pool } = house.database;
	// Rows that somebody might not see yet are looked at themselves: until all are old enough for everybody it is tidied again.
	await vi.waitFor(
		async () => {
			await pool.query('vacuum analyze reservation');
			const { rows } = await pool.query("select relpages, relallvisible from pg_class where relname = 'reservation'");
			expect(rows[0]?.relallvisible).toBe(rows[0]?.relpages);
		},
		{ timeout: 20_000, interval: 200 },
	);
	const [row] = await house.queries.select().from(reservation).limit(1);
	for (const scope of ['all', { providerIds: [row?.providerId ?? ''] }] as const) {
		const filter = { scope, time: 'upcoming', status: undefined, search: undefined, now: house.now } as const;
		expect(await rowsFetchedOf(pool, 'reservation', (queries) => countReservations(queries, filter))).toBe(0);
		expect((await countReservations(house.queries, filter)).counts).toMatchObject({ upcoming: 1_000, past: 1_000 });
	}
});
