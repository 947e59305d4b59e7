import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reservationScopes, reservationTimes } from '#contract/api/reservation.ts';
import type { Viewer } from '#domain/member/access.ts';
import { type ReservationStatus, reservationStatuses } from '#domain/reservation/reservation.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { insertedRow, orderOn, type RowOptions } from '../../../../tests/support/reservation-rows.ts';
import { listReservations } from './list-reservations.ts';
import { mostCounted } from './reservation-list.repo.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const list = (who: Actor, query: string) => house.call(who, `GET /api/reservations?language=en&${query}`);
const codes = async (who: Actor, query: string): Promise<string[]> =>
	(await list(who, query)).body.items.map(({ code }: { code: string }) => code);
const inState = (status: ReservationStatus) => ({ with: () => ({ status, expiresAt: null }) });
const add = (product: 'tour' | 'private-walk' | 'park', days: number, options: Partial<RowOptions> = {}) =>
	insertedRow(house, product, orderOn(dayIn(days), product === 'park' ? { time: null } : {}), {
		at: new Date(Date.now() - 60 * 24 * 3_600_000),
		...options,
	});
const codeOf = async (id: string) => (await house.rowOf(id)).code;

test('own, provided and all are for whom they belong to; to others they do not exist', async () => {
	const [mine, theirs, agency] = [await add('tour', 3), await add('tour', 4, { who: 'other' }), await add('park', 5)];
	const [a, b, c] = [await codeOf(mine), await codeOf(theirs), await codeOf(agency)];
	expect(await codes('guest', 'scope=own')).toEqual([a, c]);
	expect(await codes('other', 'scope=own')).toEqual([b]);
	expect(await codes('partner', 'scope=own')).toEqual([]);
	expect(await codes('partner', 'scope=provided')).toEqual([a, b]);
	expect(await codes('rival', 'scope=provided')).toEqual([]);
	expect(await codes('operator', 'scope=all')).toEqual([a, b, c]);
	const refusals: [Actor, string][] = [
		...(['guest', 'other', 'applicant', 'operator'] as const).map((who) => [who, 'provided'] as [Actor, string]),
		...(['guest', 'partner', 'rival', 'applicant'] as const).map((who) => [who, 'all'] as [Actor, string]),
	];
	for (const [who, scope] of refusals) {
		const { status, body } = await list(who, `scope=${scope}`);
		expect([who, scope, status, body.code]).toEqual([who, scope, 404, 'not-found']);
	}
	expect((await list('visitor', 'scope=own')).status).toBe(401);
});

test('each stands in exactly one of upcoming, past and cancelled, and the counts say how many', async () => {
	for (const days of [-3, 3])
		for (const status of reservationStatuses) {
			const isFuturePast = days > 0 && ['completed', 'no-show'].includes(status);
			if (!isFuturePast) await add('private-walk', days, inState(status));
		}
	const statusesIn = async (time: string) =>
		(await list('guest', `time=${time}`)).body.items.map((item: { on: string; status: string }) =>
			[item.on > dayIn(0) ? 'ahead' : 'behind', item.status].join(' '),
		);
	expect((await statusesIn('upcoming')).sort()).toEqual(['ahead confirmed', 'ahead requested']);
	expect((await statusesIn('past')).sort()).toEqual(['behind completed', 'behind confirmed', 'behind no-show']);
	expect((await statusesIn('cancelled')).sort()).toEqual([
		'ahead cancelled',
		'ahead declined',
		'ahead expired',
		'behind cancelled',
		'behind declined',
		'behind expired',
		'behind requested',
	]);
	const { counts, total } = (await list('guest', 'time=past')).body;
	expect([counts, total]).toEqual([{ upcoming: 2, past: 3, cancelled: 7 }, 3]);
});

test('what is to come begins with the nearest, the rest with the latest', async () => {
	for (const days of [9, 2, 5, -9, -2, -5]) await add('tour', days, inState(days > 0 ? 'confirmed' : 'completed'));
	const days = async (time: string) =>
		(await list('guest', `time=${time}`)).body.items.map(({ on }: { on: string }) => on);
	expect(await days('upcoming')).toEqual([dayIn(2), dayIn(5), dayIn(9)]);
	expect(await days('past')).toEqual([dayIn(-2), dayIn(-5), dayIn(-9)]);
});

test('a stay that has begun and is not over is still to come', async () => {
	const order = orderOn(dayIn(-3), { to: dayIn(3), time: null });
	const id = await insertedRow(house, 'hotel', order, { at: new Date(Date.now() - 30 * 24 * 3_600_000) });
	expect(await codes('guest', 'time=upcoming')).toEqual([await codeOf(id)]);
	expect(await codes('guest', 'time=past')).toEqual([]);
});

test('twenty a page, each once, also where many begin at the same moment', async () => {
	await house.queries.execute(
		sql`update product set schedule = jsonb_set(schedule, '{capacity}', '100') where id = 'tour'`,
	);
	for (let at = 0; at < 45; at += 1) await add('tour', 3 + Math.floor(at / 15), inState('confirmed'));
	await house.queries.execute(
		sql`update product set schedule = jsonb_set(schedule, '{capacity}', '10') where id = 'tour'`,
	);
	const seen: string[] = [];
	for (let cursor = ''; ; ) {
		const { body } = await list('guest', `time=upcoming${cursor && `&cursor=${cursor}`}`);
		expect(body.items.length).toBeLessThanOrEqual(20);
		expect(body.total).toBe(45);
		seen.push(...body.items.map(({ id }: { id: string }) => id));
		if (body.nextCursor === null) break;
		cursor = body.nextCursor;
	}
	expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
	for (const cursor of ['x', Buffer.from('["a","b"]').toString('base64url')])
		expect((await list('guest', `cursor=${cursor}`)).body.code).toBe('invalid-input');
});

test('a state, a code or a part of the guest’s name finds it; signs mean themselves', async () => {
	const [one, two] = [await add('private-walk', 3), await add('private-walk', 4, inState('confirmed'))];
	await house.set(two, { firstName: 'Anna_Maria', lastName: 'de 100%' });
	const [a, b] = [await codeOf(one), await codeOf(two)];
	expect(await codes('guest', 'status=requested')).toEqual([a]);
	expect((await list('guest', 'status=requested')).body).toMatchObject({ total: 1, counts: { upcoming: 2 } });
	const search = (text: string) => codes('operator', `scope=all&search=${encodeURIComponent(text)}`);
	expect(await search(a)).toEqual([a]);
	expect(await search(b.toLowerCase())).toEqual([b]);
	expect(await search(a.slice(-5))).toEqual([a]);
	expect(await search('siri')).toEqual([a]);
	expect(await search('Wongsakul Siriporn')).toEqual([a]);
	expect(await search('anna_m')).toEqual([b]);
	expect(await search('100%')).toEqual([b]);
	expect(await search('%')).toEqual([b]);
	expect(await search('_')).toEqual([b]);
	expect(await search('\\')).toEqual([]);
	expect(await codes('guest', `search=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
});

test('a row tells what is new, what is to be answered and what is to be paid, as the viewer stands to it', async () => {
	const [asked, booked] = [await add('private-walk', 3, { at: new Date() }), await add('tour', 4, { at: new Date() })];
	await house.say('partner', asked, 'One');
	await house.readThread('guest', asked);
	await house.say('partner', asked, 'Two');
	await house.say('guest', asked, 'Three');
	await house.say('guest', asked, 'Four');
	const rows = async (who: Actor, scope: string) => (await list(who, `scope=${scope}`)).body.items;
	const [first, second] = await rows('guest', 'own');
	const row = await house.rowOf(asked);
	expect(first).toMatchObject({ role: 'member', unread: 1, transferDue: null, payment: 'unpaid', guests: 1 });
	expect(first.answerBy).toBe(row.expiresAt?.toISOString());
	expect(second).toMatchObject({ unread: 0, answerBy: null, total: 100_000, transferDue: { won: 20_000 } });
	const [provided, also] = await rows('partner', 'provided');
	expect(provided).toMatchObject({ role: 'provider', unread: 2, guest: 'Siriporn Wongsakul', title: 'private-walk' });
	expect(also.transferDue).toBeNull();
	await house.set(booked, { paidWon: 20_000 });
	expect((await rows('guest', 'own'))[1]).toMatchObject({ transferDue: null, payment: 'deposit' });
});

test('a house’s list begins with what waits for its answer, also from page to page', async () => {
	const held = [await add('tour', 2), await add('tour', 5)];
	const asked = [await add('private-walk', 4), await add('private-walk', 3)];
	const changed = await add('tour', 6, {
		with: ({ order, price, places }) => ({
			change: {
				order,
				price,
				places,
				percent: 100,
				askedAt: new Date().toISOString(),
				expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
			},
		}),
	});
	const wanted = await Promise.all([asked[1], asked[0], changed, ...held].map((id) => codeOf(id ?? '')));
	expect(await codes('partner', 'scope=provided')).toEqual(wanted);
	expect(await codes('guest', 'scope=own')).toEqual(
		await Promise.all([held[0], asked[1], asked[0], held[1], changed].map((id) => codeOf(id ?? ''))),
	);
	const many = await Promise.all(Array.from({ length: 19 }, (_, at) => add('private-walk', 10 + at)));
	const first = (await list('partner', 'scope=provided')).body;
	const second = (await list('partner', `scope=provided&cursor=${first.nextCursor}`)).body;
	const shown = [...first.items, ...second.items].map(({ code }: { code: string }) => code);
	expect(shown).toEqual([
		...wanted.slice(0, 3).filter((_, at) => at < 2),
		...[wanted[2], ...(await Promise.all(many.map(codeOf)))],
		...wanted.slice(3),
	]);
	expect(first.items).toHaveLength(20);
	expect(second.nextCursor).toBeNull();
});

test('a page that ends with a question about a need goes on with the next one', async () => {
	const asked = await Promise.all(Array.from({ length: 21 }, (_, at) => add('tour', 10 + at)));
	await house.queries.execute(sql`update reservation set asking_by = now()`);
	const held = await add('tour', 2);
	const first = (await list('partner', 'scope=provided')).body;
	const second = (await list('partner', `scope=provided&cursor=${first.nextCursor}`)).body;
	const shown = [...first.items, ...second.items].map(({ code }: { code: string }) => code);
	expect(shown).toEqual(await Promise.all([...asked, held].map(codeOf)));
});

test('no list reads the whole table, however many there are', async () => {
	await add('tour', 3);
	await house.queries.execute(sql`insert into member (email, password_hash, group_code, first_name, last_name, locale)
		select 'm' || n || '@maru.example', 'none', 'GR0300', 'M', 'N', 'en' from generate_series(1, 300) n`);
	// In parts, since no statement may take long.
	for (let part = 0; part < 8; part += 1)
		await house.queries.execute(sql`insert into reservation select made.* from reservation one
		cross join (select array_agg(id) as ids from member where email like 'm%@maru.example') as guests
		cross join generate_series(${part * 2_000 + 1}::int, ${part * 2_000 + 2_000}::int) n
		cross join lateral jsonb_populate_record(one, jsonb_build_object(
			'id', gen_random_uuid(), 'code', 'C' || n, 'member_id', guests.ids[1 + n % 300],
			'provider_id', case when n % 40 = 0 then 'walks' else 'agency' end,
			'status', case when n % 10 = 0 then 'cancelled' when n % 500 < 400 then 'completed' else 'confirmed' end,
			'starts_at', now() + ((n % 500 - 400) || ' days')::interval,
			'ends_at', now() + ((n % 500 - 400) || ' days 4 hours')::interval)) as made
		where one.code like 'MR-%'`);
	await house.queries.execute(sql`analyze`);
	const asked: [string, unknown[]][] = [];
	const pool = house.queries.$client;
	const queries = drizzle(pool, { logger: { logQuery: (text, params) => void asked.push([text, params]) } });
	const { now } = house;
	const viewers: Record<string, Viewer> = {
		own: house.viewerOf('guest'),
		provided: house.viewerOf('partner'),
		all: house.viewerOf('operator'),
	};
	for (const scope of reservationScopes)
		for (const time of reservationTimes) {
			const given = { language: 'en', scope, time } as const;
			const viewer = viewers[scope] as Viewer;
			const page = await listReservations({ queries, now, viewer }, given);
			if (!page.ok) throw new Error(page.refusal);
			if (page.value.nextCursor)
				await listReservations({ queries, now, viewer }, { ...given, cursor: page.value.nextCursor });
			for (const status of ['confirmed', 'requested'] as const)
				await listReservations({ queries, now, viewer }, { ...given, status });
		}
	await listReservations(
		{ queries, now, viewer: viewers.all as Viewer },
		{ language: 'en', scope: 'all', time: 'upcoming', search: 'MR-270320-ABCDE' },
	);
	const plans = await Promise.all(
		asked
			.filter(([text]) => text.includes('"reservation"'))
			.map(async ([text, params]) => {
				const { rows } = await pool.query(`explain (analyze, timing off) ${text}`, params);
				return rows.map((row) => row['QUERY PLAN']).join('\n');
			}),
	);
	expect(plans.length).toBeGreaterThan(30);
	expect(plans.filter((plan) => /Seq Scan on reservation\b/.test(plan))).toEqual([]);
	// Nor does one read through what was to reach what is to come: that would be three thousand here, and grow.
	const readInVain = (plan: string) =>
		[...plan.matchAll(/Rows Removed by Filter: (\d+)/g)].map(([, rows]) => Number(rows));
	expect(plans.filter((plan) => Math.max(0, ...readInVain(plan)) > 1_000)).toEqual([]);
	const { total, counts } = (await list('operator', 'scope=all&time=past')).body;
	expect(counts.upcoming + counts.past + counts.cancelled).toBe(2 * mostCounted);
	expect(counts.past).toBeGreaterThan(mostCounted / 2);
	expect(total).toBe(counts.past);
});
