import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { koreanMoment } from '#domain/kernel/korean-date.ts';
import { monthOf, monthsFrom } from '#domain/refund/refund-month.ts';
import { openReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { rowsReadOf } from '../../../../tests/support/rows-read.ts';
import { trailOf } from '../../../../tests/support/trail.ts';
import { countOwed, findOwed } from './refund.repo.ts';

let house: Awaited<ReturnType<typeof openReservationHouse>>;
let owedId: string;
let code: string;
let owedWon: number;
beforeAll(async () => {
	house = await openReservationHouse();
	const made = await house.reserved('guest', 'tour');
	owedId = made.id;
	code = made.code;
	const { totalWon } = await house.rowOf(owedId);
	await pay('payment', totalWon);
	await house.call('guest', `POST /api/reservations/${owedId}/moves?language=en`, {
		body: { move: 'cancel', percent: 100 },
	});
	const { paidWon, keptWon } = await house.rowOf(owedId);
	owedWon = paidWon - keptWon;
	if (owedWon <= 0) throw new Error('nothing is owed for what was cancelled');
});
afterAll(() => house.close());

const pay = (kind: 'payment' | 'refund', won: number, id = owedId) =>
	house.call('operator', `POST /api/reservations/${id}/payments?language=ko`, {
		body: { key: randomUUID(), kind, won, method: 'transfer' },
	});
const books = async () => (await house.call('operator', 'GET /api/refunds')).body;
const owed = async () => (await house.call('operator', 'GET /api/refunds/owed?language=ko')).body;
const paid = async (month: string) => (await house.call('operator', `GET /api/refunds/paid?month=${month}`)).body;
const close = (month: string, seen: { count: number; won: number }) =>
	house.call('operator', `PUT /api/refunds/months/${month}/closing`, { body: seen });

/** Since when, as it is told in words: the last time something was given up or paid; of all that owe something. */
const owedByRows = `
	select r.id, r.owed_since, coalesce(greatest(
		(select max(at) from reservation_event e where e.reservation_id = r.id and coalesce(details ->> 'isWish', '') <> 'true'
			and event in ('cancel', 'call-off', 'decline', 'reduce', 'ask-change', 'agree-change', 'accept-date')),
		(select max(at) from payment p where p.reservation_id = r.id and kind = 'payment' and reversed_at is null),
		(select max(closed_at) from dispute d where d.reservation_id = r.id and outcome = 'refund')), requested_at) as since
	from reservation r where paid_won - refunded_won > total_won + kept_won or owed_since is not null`;
const keptSince = async () => {
	const { rows } = await house.database.pool.query<{ id: string; owed_since: Date; since: Date }>(owedByRows);
	for (const { owed_since, since } of rows) expect(owed_since).toEqual(since);
	return rows.map(({ id }) => id);
};

test('since when something is owed is kept, whatever is paid, paid back, taken back or disputed', async () => {
	expect(await keptSince()).toEqual([owedId]);
	const since = async () => (await house.rowOf(owedId)).owedSince?.getTime() ?? 0;
	const first = await since();
	const { pool } = house.database;
	const inserted = `insert into payment (id, reservation_id, kind, won, method, actor, at)
		values ($2, $1, $3, 500, 'transfer', 'operator', now() + interval '1 hour')`;
	const paidMore = 'update reservation set paid_won = paid_won + $2 where id = $1';
	for (const steps of [
		[inserted, paidMore],
		[paidMore, inserted],
	]) {
		const id = randomUUID();
		for (const step of steps) await pool.query(step, step === inserted ? [owedId, id, 'payment'] : [owedId, 500]);
		expect(await keptSince()).toEqual([owedId]);
		expect(await since()).toBeGreaterThan(first);
		await pool.query(`update payment set reversed_at = now(), reversal_reason = 'x' where id = $1`, [id]);
		await pool.query(paidMore, [owedId, -500]);
		expect(await keptSince()).toEqual([owedId]);
		expect(await since()).toBe(first);
	}
	// What is paid back does not begin anew.
	await pool.query(inserted, [owedId, randomUUID(), 'refund']);
	expect(await since()).toBe(first);
	await pool.query('delete from payment where reservation_id = $1 and at > now()', [owedId]);
	// Whoever writes and in whatever order, also where nothing is owed any more and then again.
	await pool.query('update reservation set refunded_won = paid_won - kept_won - total_won where id = $1', [owedId]);
	expect(await keptSince()).toEqual([]);
	await pool.query(
		`insert into reservation_event (reservation_id, event, actor, status, at) values ($1, 'reduce', 'member', 'cancelled', now() + interval '3 hours')`,
		[owedId],
	);
	expect(await keptSince()).toEqual([]);
	await pool.query('update reservation set refunded_won = 0 where id = $1', [owedId]);
	expect(await keptSince()).toEqual([owedId]);
	expect(await since()).toBeGreaterThan(first);
	await pool.query(
		`insert into reservation_event (reservation_id, event, actor, status, at) values ($1, 'call-off', 'provider', 'cancelled', now() + interval '5 hours')`,
		[owedId],
	);
	expect(await keptSince()).toEqual([owedId]);
	await pool.query(`delete from reservation_event where reservation_id = $1 and at > now() + interval '1 hour'`, [
		owedId,
	]);
	await pool.query('update reservation set total_won = total_won where id = $1', [owedId]);
	expect(await since()).toBe(first);
});

test('what is owed is told with whom it is owed to and until when', async () => {
	const { items, total } = await owed();
	expect(total).toBe(1);
	expect(items).toMatchObject([{ id: owedId, code, won: owedWon, memberId: house.idOf('guest'), isLate: false }]);
	expect(new Date(items[0].by) > new Date(items[0].since)).toBe(true);
	expect((await books()).owed).toEqual({ count: 1, won: owedWon, late: 0, unknown: 1 });
});

test('what is not sent back in time is late', async () => {
	house.clock.pass({ days: 12 });
	expect((await owed()).items).toMatchObject([{ id: owedId, isLate: true }]);
	expect((await books()).owed.late).toBe(1);
});

test('a refund that was written down by mistake is owed again, and in no month', async () => {
	const { body } = await pay('refund', 2_000);
	const { id } = body.payments.at(-1);
	expect((await paid(monthOf(house.now))).total).toBe(1);
	const answer = await house.call('operator', `POST /api/reservations/${owedId}/payments/${id}/reversal?language=ko`, {
		body: { reason: 'Another guest’s' },
	});
	expect(answer.status).toBe(200);
	expect((await paid(monthOf(house.now))).total).toBe(0);
	expect((await owed()).items).toMatchObject([{ won: owedWon }]);
});

test('sent back in two parts it is owed no more, and both lines are in the month, with who wrote them', async () => {
	const month = monthOf(house.now);
	expect((await pay('refund', owedWon + 1)).body.code).toBe('invalid-input');
	expect((await pay('refund', 1_000)).status).toBe(200);
	expect((await owed()).items).toMatchObject([{ won: owedWon - 1_000 }]);
	expect((await pay('refund', owedWon - 1_000)).status).toBe(200);
	expect((await owed()).items).toEqual([]);
	const { items, total } = await paid(month);
	expect(total).toBe(2);
	expect(items[0]).toMatchObject({
		code,
		won: owedWon - 1_000,
		method: 'transfer',
		by: 'Operator Tester',
		as: 'operator',
	});
	expect((await books()).months[0]).toMatchObject({ month, count: 2, won: owedWon, canClose: false, closed: null });
	expect((await paid(monthsFrom(month, -1))).items).toEqual([]);
});

test('a month is closed when it is over, once, and with the sum that was seen', async () => {
	const month = monthOf(house.now);
	const sum = { count: 2, won: owedWon };
	expect((await close(month, sum)).body.code).toBe('not-allowed');
	house.clock.pass({ days: 31 });
	expect((await close(month, { ...sum, won: owedWon - 1 })).body.code).toBe('changed-since');
	const cookie = house.cookieOf('operator');
	house.clock.pass({ minutes: 40 });
	const late = await house.app.inject({
		...{ method: 'PUT', url: `/api/refunds/months/${month}/closing`, payload: sum },
		headers: { cookie, 'sec-fetch-site': 'same-origin' },
	});
	expect(late.json().code).toBe('sign-in-again');
	const [one, other] = await Promise.all([close(month, sum), close(month, sum)]);
	expect([one.status, other.status].sort()).toEqual([200, 409]);
	const line = (await books()).months.find((known: { month: string }) => known.month === month);
	expect(line).toMatchObject({ ...sum, canClose: false, closed: { by: 'Operator Tester' } });
	const told = (await trailOf(house.queries)).filter(({ event }) => event === 'refund.month-closed');
	expect(told).toMatchObject([{ subjectKind: 'refund-month', details: sum }]);
	expect((await close('2026-13', sum)).status).toBe(404);
	for (const empty of ['2020-01', monthsFrom(month, -2)])
		expect((await close(empty, { count: 0, won: 0 })).body.code, empty).toBe('not-allowed');
});

test('a month as a file: safe to open, and that it was taken along is written down', async () => {
	const [{ month } = { month: '' }] = (await books()).months.filter(({ count }: { count: number }) => count > 0);
	const answer = await house.call('operator', `GET /api/refunds/export?month=${month}&language=ko`);
	const [head, ...lines] = answer.bytes.toString('utf8').split('\r\n');
	expect(head).toBe('\ufeff시각(KST),예약번호,예약자,금액(원),방법,기록한 사람,자격,정정 대상');
	expect(lines.filter(Boolean)).toHaveLength(2);
	expect(lines[0]).toContain(`,${code},`);
	const [sent] = (await paid(month)).items;
	expect(lines[0]).toMatch(new RegExp(`^${koreanMoment(new Date(sent.at))},`));
	expect((await trailOf(house.queries)).at(-1)).toMatchObject({ event: 'refund.exported' });
});

test('the file names guests: an open screen does not hand it out, and that it was asked for there is not written down', async () => {
	const month = monthOf(house.now);
	const cookie = house.cookieOf('operator');
	const taken = async () => (await trailOf(house.queries)).filter(({ event }) => event === 'refund.exported').length;
	const before = await taken();
	house.clock.pass({ minutes: 11 });
	const late = await house.app.inject({
		...{ method: 'GET', url: `/api/refunds/export?month=${month}&language=ko` },
		headers: { cookie, 'sec-fetch-site': 'same-origin' },
	});
	expect([late.statusCode, late.json().code]).toEqual([403, 'sign-in-again']);
	expect(await taken()).toBe(before);
});

test('a refund taken back after its month was closed stays in that month and is corrected in the open one', async () => {
	const before = (await books()).months;
	const [{ month, count, won } = { month: '', count: 0, won: 0 }] = before.filter(
		({ closed }: { closed: unknown }) => closed,
	);
	const [sent] = (await paid(month)).items;
	const page = async (who: 'operator' | 'guest') =>
		(await house.call(who, `GET /api/reservations/${owedId}?language=en`)).body.payments.find(
			({ id }: { id: string }) => id === sent.id,
		);
	expect(await page('operator')).toMatchObject({ canReverse: true, isMonthClosed: true });
	expect(await page('guest')).toMatchObject({ canReverse: false, isMonthClosed: false });
	const answer = await house.call(
		'operator',
		`POST /api/reservations/${owedId}/payments/${sent.id}/reversal?language=ko`,
		{ body: { reason: 'It came back' } },
	);
	expect(answer.status).toBe(200);
	const today = monthOf(house.now);
	const lineOf = async (name: string) =>
		(await books()).months.find((known: { month: string }) => known.month === name);
	expect(await lineOf(month)).toMatchObject({ count, won });
	expect((await paid(month)).items).toContainEqual(sent);
	expect(await lineOf(today)).toMatchObject({ count: 1, won: -sent.won, closed: null });
	const { items, total } = await paid(today);
	expect(total).toBe(1);
	expect(items).toMatchObject([{ code, won: -sent.won, corrects: sent.at, by: 'Operator Tester', as: 'operator' }]);
	const file = await house.call('operator', `GET /api/refunds/export?month=${today}&language=ko`);
	const [, line = ''] = file.bytes.toString('utf8').split('\r\n');
	expect(line).toContain(`,${code},`);
	expect(line).toContain(`,${-sent.won},`);
	expect(line).toMatch(new RegExp(`,${koreanMoment(new Date(sent.at))}$`));
	// Sent once more it is counted once: the month comes to nothing, and is closed with that.
	expect((await pay('refund', sent.won)).status).toBe(200);
	expect(await lineOf(today)).toMatchObject({ count: 2, won: 0 });
	house.clock.pass({ days: 31 });
	expect((await close(today, { count: 2, won: 0 })).status).toBe(200);
	expect(await lineOf(today)).toMatchObject({ count: 2, won: 0, canClose: false });
});

test('all of it is the operators’ alone', async () => {
	for (const who of ['guest', 'partner', 'applicant'] as const)
		for (const key of ['GET /api/refunds', 'GET /api/refunds/owed?language=ko', 'GET /api/refunds/paid?month=2026-11'])
			expect((await house.call(who, key)).status, `${who} ${key}`).toBe(404);
});

test('among very many the refunds of a month are found by their index', async () => {
	await house.database.pool.query(
		`insert into payment (id, reservation_id, kind, won, method, actor, at)
		select gen_random_uuid(), $1, case when n % 50 = 0 then 'refund' else 'payment' end, 1000, 'transfer', 'operator', now() - n * interval '1 hour'
		from generate_series(1, 8000) n`,
		[owedId],
	);
	await house.database.pool.query('analyze payment');
	const { rows } = await house.database.pool.query(
		`explain select id from payment where kind = 'refund' and at >= now() - interval '30 days' and at < now() order by at desc, id desc limit 21`,
	);
	expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('payment_refunds');
});

test('among very many that owe something a page is read and no more, and they are counted up to a thousand', async () => {
	const { pool } = house.database;
	await pool.query('update reservation set paid_won = paid_won + 5000 where id = $1', [owedId]);
	await pool.query(
		`insert into reservation select copy.* from reservation one, generate_series(1, 1500) as nth,
			jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'code', 'MANY-' || nth, 'requested_at', one.requested_at - nth * interval '1 hour')) as copy
		where one.id = $1`,
		[owedId],
	);
	await pool.query('vacuum analyze reservation');
	const first = await owed();
	expect(first.total).toBe(1_000);
	expect((await books()).owed).toMatchObject({ count: 1_501, won: 1_501 * first.items[0].won });
	const next = await house.call('operator', `GET /api/refunds/owed?language=ko&cursor=${first.nextCursor}`);
	const all = [...first.items, ...next.body.items] as { id: string; since: string }[];
	expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
	expect(all.map(({ since }) => since)).toEqual(all.map(({ since }) => since).sort());
	const page = { language: 'ko', after: undefined, limit: 21 } as const;
	expect(await rowsReadOf(pool, 'reservation', (queries) => findOwed(queries, page))).toBeLessThan(30);
	expect(await rowsReadOf(pool, 'reservation', (queries) => countOwed(queries, 100))).toBe(100);
});
