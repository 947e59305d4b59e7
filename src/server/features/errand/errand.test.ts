import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrandView } from '#contract/api/errand.ts';
import type { Viewer } from '#domain/member/access.ts';
import { refundBy } from '#domain/reservation/refund-by.ts';
import { pdf } from '../../../../tests/support/partner-calls.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { insertedRow, orderOn } from '../../../../tests/support/reservation-rows.ts';
import { waitingCalls } from '../../../../tests/support/waiting-calls.ts';
import { countOwnErrands } from './count-own-errands.ts';

let house: ReservationHouse;
const { joined, cancel, runOfferJobs, withdraw } = waitingCalls(() => house);
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const errandsOf = async (who: Actor) => (await house.call(who, 'GET /api/errands?language=en')).body;
const kindsOf = async (who: Actor): Promise<string[]> =>
	(await errandsOf(who)).items.map(({ kind, title }: ErrandView) => `${kind} ${title}`);
const countOf = async (who: Actor) => (await house.call(who, 'GET /api/errands/count')).body;

test('a request waits for the house that answers it, and for nobody else', async () => {
	const { id } = await house.reserved('guest', 'private-walk');
	const { items, total } = await errandsOf('partner');
	expect(total).toBe(1);
	expect(items).toEqual([
		{
			kind: 'answer-request',
			id,
			until: (await house.rowOf(id)).expiresAt?.toISOString(),
			productId: 'private-walk',
			title: 'private-walk',
			on: dayIn(20),
			to: null,
			time: expect.any(String),
			guest: 'Siriporn Wongsakul',
			won: null,
		},
	]);
	expect(await countOf('partner')).toEqual({ guest: 0, house: 1 });
	for (const who of ['guest', 'rival', 'operator', 'applicant'] as const)
		expect(await countOf(who)).toEqual({ guest: 0, house: 0 });
	expect((await house.call('partner', 'GET /api/errands?language=en&side=guest')).body).toMatchObject({
		total: 0,
		items: [],
	});
	expect((await house.call('partner', 'GET /api/errands?language=en&side=house')).body.total).toBe(1);
	await house.call('partner', `POST /api/reservations/${id}/moves?language=en`, { body: { move: 'confirm' } });
	expect(await countOf('partner')).toEqual({ guest: 0, house: 0 });
	// Now the deposit waits for the guest.
	expect((await errandsOf('guest')).items).toMatchObject([
		{ kind: 'transfer', id, guest: '', won: expect.any(Number) },
	]);
});

test('one’s own request is not one’s own to answer', async () => {
	await insertedRow(house, 'private-walk', orderOn(dayIn(9)), { who: 'partner', at: new Date() });
	expect(await countOf('partner')).toEqual({ guest: 0, house: 0 });
});

test('what nobody else keeps waits for the operator', async () => {
	await insertedRow(house, 'park', orderOn(dayIn(9), { time: null }), {
		at: new Date(),
		with: () => ({ status: 'requested', expiresAt: new Date(Date.now() + 3_600_000) }),
	});
	expect(await kindsOf('operator')).toEqual(['answer-request park']);
	expect(await countOf('partner')).toEqual({ guest: 0, house: 0 });
});

test('a deposit waits until it is there, and no longer than the service', async () => {
	const { id } = await house.reserved('guest', 'tour');
	expect(await countOf('guest')).toEqual({ guest: 1, house: 0 });
	const { transferDue } = (await house.call('guest', 'GET /api/reservations?language=en')).body.items[0];
	expect((await errandsOf('guest')).items).toMatchObject([
		{ kind: 'transfer', won: transferDue.won, until: transferDue.by },
	]);
	await house.set(id, { paidWon: transferDue.won });
	expect(await countOf('guest')).toEqual({ guest: 0, house: 0 });
	await house.set(id, { paidWon: 0 });
	expect(await countOf('guest')).toEqual({ guest: 1, house: 0 });
	house.clock.moveTo((await house.rowOf(id)).startsAt);
	expect(await countOf('guest')).toEqual({ guest: 0, house: 0 });
});

test('an offer of the waiting list comes before what is due later, and goes with the place', async () => {
	const taken = await house.reserved('other', 'tour', { order: { persons: { adult: 10, child: 0, infant: 0 } } });
	const { id } = await joined('guest', 'tour');
	expect(await countOf('guest')).toEqual({ guest: 0, house: 0 });
	await house.reserved('guest', 'park');
	await cancel('other', taken.id);
	await runOfferJobs();
	expect(await kindsOf('guest')).toEqual(['take-offer tour', 'transfer park']);
	expect((await errandsOf('guest')).items[0]).toMatchObject({ id, productId: 'tour', on: dayIn(20), time: '09:00' });
	await withdraw('guest', id);
	expect(await kindsOf('guest')).toEqual(['transfer park']);
});

test('a message waits for whom it was written to, once a reservation, until it is read', async () => {
	const id = await insertedRow(house, 'tour', orderOn(dayIn(9)), {
		at: new Date(),
		with: () => ({ status: 'completed' }),
	});
	await house.say('partner', id, 'One');
	await house.say('partner', id, 'Two');
	await house.say('guest', id, 'Three');
	expect(await kindsOf('guest')).toEqual(['read-message tour']);
	await house.readThread('partner', id);
	expect(await countOf('partner')).toEqual({ guest: 0, house: 0 });
	await house.say('guest', id, 'Four');
	expect(await kindsOf('partner')).toEqual(['read-guest tour']);
	await house.readThread('guest', id);
	expect(await countOf('guest')).toEqual({ guest: 0, house: 0 });
	expect(await countOf('partner')).toEqual({ guest: 0, house: 1 });
	// What a colleague has answered waits for nobody else of the house.
	await house.say('operator', id, 'Answered in their stead');
	expect(await countOf('partner')).toEqual({ guest: 0, house: 0 });
});

test('a guest of a reservation is found behind many who wrote about something else', async () => {
	const { id } = await house.reserved('guest', 'tour');
	await house.say('guest', id, 'Where do we meet?');
	await house.queries.execute(sql`
		with made as (insert into thread (subject_kind, subject_id, is_health, last_number, guest_number, created_at)
			select 'matching-answer', gen_random_uuid(), false, 1, 1, now() from generate_series(1, 150) returning id)
		insert into thread_party (thread_id, organisation_id, role, joined_at, waiting_since)
		select id, ${house.organisationOf('partner')}::uuid, 'provider', now(), now() + interval '1 minute' from made`);
	expect(await kindsOf('partner')).toEqual(['read-guest tour']);
});

test('a wish for a change waits for the house until it is answered', async () => {
	const { id } = await house.reserved('guest', 'private-walk');
	const move = (who: Actor, body: object) =>
		house.call(who, `POST /api/reservations/${id}/moves?language=en`, { body });
	await move('partner', { move: 'confirm' });
	const { time, persons, units, choices, totalWon: total } = await house.rowOf(id);
	const order = { on: dayIn(21), to: null, time, persons, units, choices };
	expect((await move('guest', { move: 'ask-change', order, total })).status).toBe(200);
	expect(await kindsOf('partner')).toEqual(['answer-change private-walk']);
	await move('partner', { move: 'agree-change' });
	expect(await countOf('partner')).toEqual({ guest: 0, house: 0 });
});

test('a need that is asked waits for the house until it is answered', async () => {
	const needs = { halal: null, flags: ['wheelchair' as const], childSeats: 0 };
	const { id } = await house.reserved('guest', 'tour', { needs });
	const { askingBy } = await house.rowOf(id);
	expect((await errandsOf('partner')).items).toMatchObject([
		{ kind: 'answer-needs', id, until: askingBy?.toISOString(), guest: 'Siriporn Wongsakul' },
	]);
	expect(await countOf('partner')).toEqual({ guest: 0, house: 1 });
	const body = { move: 'answer-needs', answers: [{ id: 'wheelchair', answer: 'yes' }] };
	await house.call('partner', `POST /api/reservations/${id}/moves?language=en`, { body });
	expect(await countOf('partner')).toEqual({ guest: 0, house: 0 });
});

test('a slip that was not accepted waits for the guest under its own words, one in check for nobody', async () => {
	const { id } = await house.reserved('guest', 'tour');
	const { proofs } = (
		await house.call('guest', `POST /api/reservations/${id}/proofs?language=en&name=slip.pdf`, {
			file: pdf,
			type: 'application/pdf',
		})
	).body;
	expect(await countOf('guest')).toEqual({ guest: 0, house: 0 });
	await house.call('operator', `POST /api/proofs/${proofs[0].id}/decision`, {
		body: { decision: 'refuse', reason: 'unreadable' },
	});
	expect((await errandsOf('guest')).items).toMatchObject([{ kind: 'slip-refused', id, won: 20_000 }]);
	expect(await countOf('guest')).toEqual({ guest: 1, house: 0 });
});

describe('a refund', () => {
	const move = (id: string, body: object) =>
		house.call('guest', `POST /api/reservations/${id}/moves?language=en`, { body });
	const refund = (id: string, won: number) =>
		house.call('operator', `POST /api/reservations/${id}/payments?language=en`, {
			body: { key: randomUUID(), kind: 'refund', won, method: 'transfer', note: '' },
		});
	const cancelledAt = async (id: string) => (await house.eventsOf(id)).find(({ event }) => event === 'cancel')?.at;

	test('of what was paid waits for the operator, whoever keeps the house, until all of it is sent', async () => {
		const { id } = await house.reserved('guest', 'tour');
		await house.set(id, { paidWon: 20_000 });
		expect(await countOf('operator')).toEqual({ guest: 0, house: 0 });
		expect((await move(id, { move: 'cancel', percent: 100 })).status).toBe(200);
		const since = await cancelledAt(id);
		expect((await errandsOf('operator')).items).toMatchObject([
			{ kind: 'refund', id, won: 20_000, guest: 'Siriporn Wongsakul', until: since && refundBy(since).toISOString() },
		]);
		expect(await countOf('operator')).toEqual({ guest: 0, house: 1 });
		for (const who of ['partner', 'rival'] as const) expect(await countOf(who)).toEqual({ guest: 0, house: 0 });
		// Nobody knows yet where it goes.
		expect((await errandsOf('guest')).items).toMatchObject([{ kind: 'give-account', id, won: 20_000, until: null }]);
		expect((await refund(id, 15_000)).status).toBe(200);
		expect((await errandsOf('operator')).items).toMatchObject([
			{ kind: 'refund', won: 5_000, until: since && refundBy(since).toISOString() },
		]);
		expect((await refund(id, 5_000)).status).toBe(200);
		expect(await countOf('operator')).toEqual({ guest: 0, house: 0 });
	});

	test('of a transfer that is found after the cancellation waits from then on', async () => {
		const { id } = await house.reserved('guest', 'tour');
		const { proofs } = (
			await house.call('guest', `POST /api/reservations/${id}/proofs?language=en&name=slip.pdf`, {
				file: pdf,
				type: 'application/pdf',
			})
		).body;
		expect((await move(id, { move: 'cancel', percent: 100 })).status).toBe(200);
		expect(await countOf('operator')).toEqual({ guest: 0, house: 0 });
		await house.call('operator', `POST /api/proofs/${proofs[0].id}/decision`, {
			body: { decision: 'accept', amounts: [{ reservationId: id, won: 20_000 }] },
		});
		expect((await errandsOf('operator')).items).toMatchObject([{ kind: 'refund', id, won: 20_000 }]);
	});
});

test('counting reads no table whole, however many reservations there are', async () => {
	await insertedRow(house, 'tour', orderOn(dayIn(3)), { at: new Date() });
	for (let part = 0; part < 5; part += 1)
		await house.queries.execute(sql`insert into reservation select made.* from reservation one
			cross join generate_series(${part * 2_000 + 1}::int, ${part * 2_000 + 2_000}::int) n
			cross join lateral jsonb_populate_record(one, jsonb_build_object(
				'id', gen_random_uuid(), 'code', 'C' || n, 'member_id', ${house.idOf('other')}::uuid,
				'provider_id', case when n % 40 = 0 then 'walks' else 'stays' end,
				'status', case when n % 5 = 0 then 'confirmed' else 'completed' end)) as made
			where one.code like 'MR-%'`);
	await house.queries.execute(sql`insert into thread (subject_kind, subject_id, is_health, last_number, guest_number, created_at)
		select 'reservation', id, false, 1, 1, now() from reservation where code like 'C%'`);
	await house.queries.execute(sql`insert into thread_message (id, thread_id, number, role, author_id, sealed, at)
		select gen_random_uuid(), id, 1, 'guest', ${house.idOf('other')}::uuid, 'x', now() from thread`);
	await house.queries.execute(sql`insert into thread_party (thread_id, member_id, role, joined_at)
		select id, ${house.idOf('other')}::uuid, 'guest', now() from thread`);
	await house.queries.execute(sql`insert into thread_party (thread_id, organisation_id, role, joined_at, waiting_since)
		select thread.id, provider.organisation_id, 'provider', now(), case when code like '%0' then now() end
		from thread join reservation on reservation.id = subject_id join provider on provider.id = reservation.provider_id`);
	await house.queries.execute(sql`insert into thread_mark (thread_id, member_id, read_up_to, at)
		select thread.id, member.id, 0, now() from thread, member where member.email like 'a%' or member.email like 'o%'`);
	await house.queries.execute(sql`analyze`);
	const asked: [string, unknown[]][] = [];
	const pool = house.queries.$client;
	const queries = drizzle(pool, { logger: { logQuery: (text, params) => void asked.push([text, params]) } });
	const viewers: Viewer[] = [house.viewerOf('guest'), house.viewerOf('partner'), house.viewerOf('operator')];
	for (const viewer of viewers) await countOwnErrands({ queries, viewer, now: house.now });
	for (const [text, params] of asked) {
		const { rows } = await pool.query(`explain ${text}`, params);
		const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
		expect(plan).not.toMatch(/Seq Scan on (reservation|thread|thread_\w+)\b/);
	}
	expect(asked.length).toBeGreaterThan(1);
});
