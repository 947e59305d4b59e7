import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callOff } from '#server/db/schema/call-off.ts';
import { member } from '#server/db/schema/member.ts';
import { productDay } from '#server/db/schema/slot.ts';
import { callOffCalls } from '../../../../tests/support/call-off-calls.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn, takenFor } from '../../../../tests/support/reservation-products.ts';
import { statementsOf } from '../../../../tests/support/rows-read.ts';
import { findCallOff } from './call-off.repo.ts';
import { viewCallOff } from './read-call-offs.ts';

let house: ReservationHouse;
const on = dayIn(20);
const { statement, progress, agree, called, work } = callOffCalls(() => house, on);
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(callOff);
	await house.queries.delete(productDay);
	await house.queries.execute(sql`update product set schedule = schedule - 'days'`);
});

test('what is called off keeps whom to phone for as long as they have no account and are known, by one question for all', async () => {
	const takenBy = async (email: string, who = 'Siriporn') => {
		const lead = { email, firstName: who };
		const { body } = await house.call('partner', 'POST /api/desk/reservations', {
			body: takenFor('tour', { order: { on }, lead }),
		});
		return body as { id: string; code: string };
	};
	const told = await takenBy('siriporn@mail.example');
	const joins = await takenBy('malee@mail.example', 'Malee');
	const arrived = await takenBy('somchai@mail.example', 'Somchai');
	await house.reserved('guest', 'tour', { order: { on } });
	const { id } = await called();
	await house.set(arrived.id, { arrivedAt: house.now });
	expect((await progress()).callOffs).toMatchObject([{ phoned: [], phonedCount: 0 }]);
	await work(id);
	const phoned = async () => (await progress()).callOffs[0];
	const { phone } = await house.rowOf(told.id);
	expect(phone).toMatch(/^\+66/);
	const line = { id: told.id, code: told.code, guest: expect.stringContaining('Siriporn'), phone };
	expect(await phoned()).toMatchObject({ done: 3, left: 1, phonedCount: 2 });
	expect((await phoned()).phoned).toEqual(expect.arrayContaining([line]));
	expect((await phoned()).phoned.map(({ id: one }: { id: string }) => one).toSorted()).toEqual(
		[told.id, joins.id].toSorted(),
	);
	// Who has joined reads it themselves.
	const { memberId } = await house.rowOf(joins.id);
	await house.queries.update(member).set({ status: 'active' }).where(eq(member.id, memberId));
	expect(await phoned()).toMatchObject({ phoned: [line], phonedCount: 1 });
	const row = await findCallOff(house.queries, id);
	if (!row) throw new Error('no call-off');
	const client = await house.queries.$client.connect();
	try {
		expect(await statementsOf(client, (queries) => viewCallOff(queries, row))).toHaveLength(3);
	} finally {
		client.release();
	}
	await house.set(told.id, { erasedAt: house.now });
	expect(await phoned()).toMatchObject({ phoned: [], phonedCount: 0 });
});

test('a house is told of free places only while they are on sale', async () => {
	const early = await house.reserved('guest', 'tour', { order: { on } });
	const late = await house.reserved('guest', 'tour', { order: { on, time: '14:00' } });
	const { id } = await called({ time: '09:00', who: 'operator' });
	await work(id);
	const body = { move: 'cancel', percent: 100 };
	await house.call('guest', `POST /api/reservations/${late.id}/moves?language=en`, { body });
	const told = (await house.mailsTo(house.emailOf('partner'))).filter(
		({ template }) => template === 'provider-cancelled',
	);
	expect(told.map(({ data }) => [data.code, data.freed])).toEqual([
		[early.code, 0],
		[late.code, 1],
	]);
});

test('a date that is past, or that nobody could have reserved, is refused beside it', async () => {
	for (const [day, code] of [
		[dayIn(-1), 'date-past'],
		[dayIn(900), 'date-wrong'],
	]) {
		const { body } = await agree('', {}, { on: day });
		expect(body.faults).toEqual([{ at: 'on', code }]);
		const asked = await house.call('partner', `GET /api/console/products/tour/call-off?on=${day}`);
		expect([asked.status, asked.body.faults]).toEqual([400, [{ at: 'on', code }]]);
	}
	// What was called off of a day that is past is still read.
	const readOf = (day: string) => house.call('partner', `GET /api/console/products/tour/call-offs?on=${day}`);
	expect([(await readOf(dayIn(-1))).status, (await readOf(dayIn(900))).status]).toEqual([200, 400]);
	expect((await agree('', {}, { reason: '  ' })).body.faults).toEqual([{ at: 'reason', code: 'required' }]);
});

test('a start that the date has not is refused and nothing is written; one that somebody is still reserved for is one', async () => {
	await house.reserved('guest', 'tour', { order: { on } });
	const { seen } = (await statement({ time: '14:00' })).body;
	for (const [id, time] of [
		['tour', '03:07'],
		['hotel', '09:00'],
	] as const) {
		const path = `/api/console/products/${id}/call-off`;
		for (const { status, body } of [
			await house.call('operator', `GET ${path}?on=${on}&time=${time}`),
			await house.call('operator', `GET ${path}s?on=${on}&time=${time}`),
			await agree(seen, { id, time, who: 'operator' }),
		])
			expect([status, body.faults]).toEqual([400, [{ at: 'time', code: 'not-offered' }]]);
	}
	expect([await house.queries.$count(callOff), await house.queries.$count(productDay)]).toEqual([0, 0]);

	const times = { first: on, last: on, change: { times: ['14:00'] } };
	expect((await house.call('partner', 'PUT /api/console/products/tour/days', { body: times })).status).toBe(200);
	const { id } = await called({ time: '09:00' });
	await work(id);
	expect((await progress({ time: '09:00' })).callOffs).toMatchObject([{ id, done: 1 }]);
});
