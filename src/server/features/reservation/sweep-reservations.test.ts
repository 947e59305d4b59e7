import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { insertedRow, oneAdult, orderOn, type RowOptions } from '../../../../tests/support/reservation-rows.ts';
import { truthFaults } from '../../../../tests/support/reservation-truth.ts';
import { trailOf } from '../../../../tests/support/trail.ts';
import { findDue } from './due-reservation.repo.ts';
import { sweepReservations } from './sweep-reservations.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const at = new Date('2027-03-01T03:00:00Z');
const on = '2027-03-20';
const sweep = (moment: string) => sweepReservations({ ...house, now: new Date(moment) });
const withPaid = (paid: number) => (begun: Reservation) => ({ money: { ...begun.money, paid } });
const booked = (options: Partial<RowOptions> = {}) =>
	insertedRow(house, 'tour', orderOn(on), { at, with: withPaid(20_000), ...options });
const unpaid = () => booked({ with: withPaid(0) });
const asked = () => insertedRow(house, 'private-walk', orderOn(on), { at });
const templates = async (who: 'guest' | 'partner' = 'guest') =>
	(await house.mailsTo(house.emailOf(who))).map(({ template }) => template);

test('a request that nobody answered runs out after 48 hours and gives its places back', async () => {
	const id = await asked();
	await sweep('2027-03-03T02:59:59Z');
	expect((await house.rowOf(id)).status).toBe('requested');
	await sweep('2027-03-03T03:00:00Z');
	expect(await house.rowOf(id)).toMatchObject({ status: 'expired', totalWon: 0, expiresAt: null });
	expect(await house.takenOf('private-walk', on, '09:00')).toBe(0);
	expect((await house.eventsOf(id)).at(-1)).toMatchObject({ event: 'expire', actor: 'clock', actorId: null });
	expect([await templates(), await templates('partner')]).toEqual([['reservation-expired'], ['provider-expired']]);
	const { rows } = await house.queries.execute(sql`select count(*)::int as count from graphile_worker._private_jobs job
		join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'offer-places'`);
	expect(rows).toEqual([{ count: 1 }]);
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('what nobody pays for is reminded of once and then freed, and told to both sides', async () => {
	const id = await unpaid();
	for (const minute of ['00', '01']) await sweep(`2027-03-03T03:${minute}:00Z`);
	expect(await templates()).toEqual(['reservation-pay-reminder']);
	expect((await house.mailsTo(house.emailOf('guest')))[0]?.data).toMatchObject({ until: '2027-03-04T03:00:00.000Z' });
	await sweep('2027-03-04T02:59:59Z');
	expect((await house.rowOf(id)).status).toBe('confirmed');
	await sweep('2027-03-04T03:00:00Z');
	expect(await house.rowOf(id)).toMatchObject({ status: 'cancelled', totalWon: 0, keptWon: 0 });
	expect(await house.takenOf('tour', on, '09:00')).toBe(0);
	expect((await house.eventsOf(id)).at(-1)).toMatchObject({ event: 'lapse', actor: 'clock', actorId: null });
	expect([await templates(), await templates('partner')]).toEqual([
		['reservation-pay-reminder', 'reservation-lapsed'],
		['provider-lapsed'],
	]);
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('what was paid in part is reminded of and freed too, and the part is owed to its guest', async () => {
	const id = await booked({ with: withPaid(8_000) });
	await sweep('2027-03-03T03:00:00Z');
	expect((await house.mailsTo(house.emailOf('guest')))[0]).toMatchObject({
		template: 'reservation-pay-reminder',
		data: { won: 12_000 },
	});
	await sweep('2027-03-04T03:00:00Z');
	const row = await house.rowOf(id);
	expect(row).toMatchObject({ status: 'cancelled', totalWon: 0, keptWon: 0, paidWon: 8_000, refundedWon: 0 });
	expect((await house.mailsTo(house.emailOf('guest'))).at(-1)).toMatchObject({
		template: 'reservation-lapsed',
		data: { paidWon: 8_000, refundWon: 8_000 },
	});
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('what was overdue already when the rule came is reminded of and has a fresh date, never freed at once', async () => {
	const id = await unpaid();
	await sweep('2027-03-10T03:00:00Z');
	expect(await house.rowOf(id)).toMatchObject({ status: 'confirmed', payBy: new Date('2027-03-11T03:00:00Z') });
	expect(await templates()).toEqual(['reservation-pay-reminder']);
	await sweep('2027-03-11T03:00:00Z');
	expect((await house.rowOf(id)).status).toBe('cancelled');
});

test('a week and a day before, each is reminded once, however often time looks', async () => {
	const id = await booked();
	await sweep('2027-03-13T01:59:00Z');
	expect(await templates()).toEqual([]);
	for (const minute of ['00', '01', '02']) await sweep(`2027-03-13T02:${minute}:00Z`);
	expect(await templates()).toEqual(['reservation-reminder']);
	for (const minute of ['00', '01', '02']) await sweep(`2027-03-19T02:${minute}:00Z`);
	const mails = await house.mailsTo(house.emailOf('guest'));
	expect(mails.map(({ data }) => data.daysLeft)).toEqual([7, 1]);
	expect(await house.rowOf(id)).toMatchObject({ isWeekReminded: true, isDayReminded: true });
	expect(await templates('partner')).toEqual([]);
});

test('a server that was down reminds nobody of yesterday', async () => {
	const id = await booked();
	await sweep('2027-03-19T05:00:00Z');
	const mails = await house.mailsTo(house.emailOf('guest'));
	expect(mails.map(({ data }) => data.daysLeft)).toEqual([1]);
	expect(await house.rowOf(id)).toMatchObject({ isWeekReminded: true, isDayReminded: true });
});

test('it is over twelve hours after its end: completed by the clock, its places stay used', async () => {
	const id = await booked();
	await house.set(id, { isWeekReminded: true, isDayReminded: true, paidWon: 20_000 });
	await sweep('2027-03-20T15:59:59Z');
	expect((await house.rowOf(id)).status).toBe('confirmed');
	await sweep('2027-03-20T16:00:00Z');
	expect(await house.rowOf(id)).toMatchObject({ status: 'completed', totalWon: 100_000 });
	expect(await house.takenOf('tour', on, '09:00')).toBe(1);
	expect(await templates()).toEqual(['reservation-completed']);
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('unpaid, reminded and never freed in time, it is completed by the clock all the same', async () => {
	const id = await unpaid();
	await house.set(id, { isPayReminded: true, isWeekReminded: true, isDayReminded: true, payBy: null });
	await sweep('2027-03-20T05:00:00Z');
	expect(await house.rowOf(id)).toMatchObject({ status: 'confirmed', dueAt: new Date('2027-03-20T16:00:00Z') });
	await sweep('2027-03-20T16:00:00Z');
	expect((await house.rowOf(id)).status).toBe('completed');
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('the rest of a large sum is reminded of once before its date, and never freed', async () => {
	const id = await booked({
		with: (begun) => ({ ...withPaid(20_000)(begun), terms: { ...begun.terms, balanceDays: 5 } }),
	});
	await sweep('2027-03-12T01:59:59Z');
	expect(await templates()).toEqual([]);
	for (const minute of ['00', '01']) await sweep(`2027-03-12T02:${minute}:00Z`);
	expect(await templates()).toEqual(['reservation-balance-reminder']);
	const { data } = (await house.mailsTo(house.emailOf('guest')))[0] ?? {};
	expect(data).toMatchObject({ won: 80_000, until: '2027-03-15T14:59:59.999Z' });
	await house.set(id, { isWeekReminded: true, isDayReminded: true });
	await sweep('2027-03-19T03:00:00Z');
	expect(await house.rowOf(id)).toMatchObject({ status: 'confirmed', isBalanceReminded: true });
});

test('passport number and own words are forgotten some days after the last day, and that is written down', async () => {
	const sealed = { passport: 'AA1234567', contents: 'Blood thinners.', allergy: null };
	const id = await booked({ sealed, with: () => ({ status: 'completed' }) });
	await sweep('2027-03-27T03:59:59Z');
	expect((await house.rowOf(id)).sealed).not.toBeNull();
	await sweep('2027-03-27T04:00:00Z');
	expect(await house.rowOf(id)).toMatchObject({
		sealed: null,
		erasedAt: new Date('2027-03-27T04:00:00Z'),
		dueAt: null,
	});
	await sweep('2027-03-28T04:00:00Z');
	const lines = await trailOf(house.queries);
	expect(lines.map(({ event, actorId, subjectId }) => [event, actorId, subjectId])).toEqual([
		['reservation.erased', null, house.idOf('guest')],
	]);
});

test('when the house forgets later than it used to, what is due is reckoned anew', async () => {
	const id = await booked({ with: () => ({ status: 'completed' }) });
	await house.queries.execute(sql`update site_profile set erase_after_days = 30`);
	await sweep('2027-03-28T04:00:00Z');
	expect(await house.rowOf(id)).toMatchObject({ erasedAt: null, dueAt: new Date('2027-04-19T04:00:00Z') });
	await house.queries.execute(sql`update site_profile set erase_after_days = 7`);
});

test('who left no trace of having come is not asked for a rating', async () => {
	// All of it is paid on site: nothing is due before.
	const id = await booked({ with: ({ terms }) => ({ terms: { ...terms, depositPercent: 0 } }) });
	await house.set(id, { isWeekReminded: true, isDayReminded: true });
	await sweep('2027-05-01T00:00:00Z');
	expect((await house.rowOf(id)).status).toBe('completed');
	expect(await templates()).toEqual([]);
});

test('whatever was missed is made up for at once: over, completed and forgotten in one go', async () => {
	const id = await booked();
	await house.set(id, { checkedAt: new Date('2027-03-20T00:00:00Z') });
	await sweep('2027-05-01T00:00:00Z');
	expect(await house.rowOf(id)).toMatchObject({ status: 'completed', dueAt: null });
	expect((await house.rowOf(id)).erasedAt).not.toBeNull();
	expect(await templates()).toEqual(['reservation-completed']);
	expect((await house.eventsOf(id)).map(({ event }) => event)).toEqual(['book', 'complete']);
});

test('one that cannot be settled stops none of the others, and is put off', async () => {
	const [first, broken, last] = [await asked(), await asked(), await asked()];
	await house.queries.execute(sql`update reservation set terms = '{}' where id = ${broken}`);
	await expect(sweep('2027-03-03T03:00:00Z')).rejects.toThrow('1 reservations could not be settled');
	expect([(await house.rowOf(first)).status, (await house.rowOf(last)).status]).toEqual(['expired', 'expired']);
	expect(await house.rowOf(broken)).toMatchObject({ status: 'requested', dueAt: new Date('2027-03-03T03:15:00Z') });
	expect(await house.eventsOf(broken)).toHaveLength(1);
	await sweep('2027-03-03T03:01:00Z');
});

test('however many servers look at once, nothing is done twice, and all that is due is done', async () => {
	const party = { persons: oneAdult };
	await house.queries.execute(
		sql`update product set schedule = jsonb_set(schedule, '{capacity}', '500') where id = 'private-walk'`,
	);
	for (let at30 = 0; at30 < 105; at30 += 5)
		await Promise.all(Array.from({ length: 5 }, () => insertedRow(house, 'private-walk', orderOn(on, party), { at })));
	await Promise.all(Array.from({ length: 4 }, () => sweep('2027-03-03T03:00:00Z')));
	const { rows } = await house.queries.execute(
		sql`select event, count(*)::int as count from reservation_event group by 1`,
	);
	expect(Object.fromEntries(rows.map(({ event, count }) => [event, count]))).toEqual({ request: 105, expire: 105 });
	const mails = await house.mailsTo(house.emailOf('guest'));
	expect(new Set(mails.map(({ data }) => data.code)).size).toBe(105);
	expect(mails).toHaveLength(105);
	expect(await house.takenOf('private-walk', on, '09:00')).toBe(0);
	await house.queries.execute(
		sql`update product set schedule = jsonb_set(schedule, '{capacity}', '6') where id = 'private-walk'`,
	);
});

test('time does not wait for somebody who is at it right now', async () => {
	const [held, free] = [await asked(), await asked()];
	await house.services.transact(async (work) => {
		await work.execute(sql`select 1 from reservation where id = ${held} for no key update`);
		await sweep('2027-03-03T03:00:00Z');
		expect([(await house.rowOf(held)).status, (await house.rowOf(free)).status]).toEqual(['requested', 'expired']);
	});
	await sweep('2027-03-03T03:00:00Z');
	expect((await house.rowOf(held)).status).toBe('expired');
});

test('what is due is found by its index', async () => {
	await booked();
	await house.queries.execute(sql`insert into reservation select made.* from reservation one
		cross join generate_series(1, 5000) n cross join lateral
		jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'code', 'C' || n)) as made`);
	await house.queries.execute(sql`analyze reservation`);
	const query = findDue(house.queries, { now: new Date('2027-03-02T00:00:00Z'), after: undefined, limit: 100 });
	const { sql: text, params } = query.toSQL();
	const { rows } = await house.queries.$client.query(`explain ${text}`, params);
	const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
	expect(plan).toContain('reservation_due');
	expect(plan).not.toContain('Seq Scan');
});
