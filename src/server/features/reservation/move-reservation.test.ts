import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MoveBody } from '#contract/api/reservation-move.ts';
import type { Order } from '#domain/reservation/order.ts';
import { emptyTables } from '../../../../tests/support/empty-tables.ts';
import { moveCalls } from '../../../../tests/support/move-calls.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { insertedRow, oneAdult, orderOn } from '../../../../tests/support/reservation-rows.ts';
import { truthFaults } from '../../../../tests/support/reservation-truth.ts';
import { sweepReservations } from './sweep-reservations.ts';

let house: ReservationHouse;
/** How often a transaction had to be done again because PostgreSQL saw a ring. */
let conflicts = 0;
beforeAll(async () => {
	house = await openReservationHouse((services) => ({
		...services,
		transact: (work) => {
			let runs = 0;
			return services.transact((queries) => {
				runs += 1;
				if (runs > 1) conflicts += 1;
				return work(queries);
			});
		},
	}));
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const reservedAt = new Date('2027-03-01T03:00:00Z');
const soon = new Date('2027-03-02T03:00:00Z');
const on = '2027-03-20';
const adults = (adult: number) => ({ ...oneAdult, adult });

const { ask, done } = moveCalls(() => house, soon);
const instant = (order: Order = orderOn(on, { persons: adults(2) })) =>
	insertedRow(house, 'tour', order, { at: reservedAt });
const agreed = (order: Order = orderOn(on, { persons: adults(2) })) =>
	insertedRow(house, 'private-walk', order, {
		at: reservedAt,
		with: () => ({ status: 'confirmed', expiresAt: null }),
	});
const offerJobs = async () => {
	const { rows } = await house.queries.execute(sql`select job.payload from graphile_worker._private_jobs job
		join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'offer-places'`);
	return rows.map(({ payload }) => payload);
};
beforeEach(() => emptyTables(house.database, 'graphile_worker._private_jobs'));

test.each([
	['2027-03-17T14:59:59.999Z', 100, 0],
	['2027-03-17T15:00:00Z', 90, 20_000],
	['2027-03-19T00:00:00Z', 80, 40_000],
	['2027-03-19T23:59:59Z', 70, 60_000],
])('cancelled at %s, %i percent come back as the policy kept at booking says', async (moment, percent, kept) => {
	const id = await instant();
	await house.set(id, { paidWon: 200_000 });
	// The product's own policy is another one by now; what was agreed to stays.
	await house.queries.execute(sql`update product set cancellation = 'procedure-deposit' where id = 'tour'`);
	const shown = await done('guest', id, { move: 'cancel', percent }, new Date(moment));
	await house.queries.execute(sql`update product set cancellation = 'day-tour' where id = 'tour'`);
	expect(shown.money).toEqual({
		total: 0,
		kept,
		paid: 200_000,
		refunded: 0,
		refundDue: 200_000 - kept,
		balanceDue: 0,
		inCheck: 0,
		takenOff: 0,
	});
	expect(shown.history.at(-1)).toMatchObject({ event: 'cancel', actor: 'member', percent });
	expect(await house.takenOf('tour', on, '09:00')).toBe(0);
	expect(await offerJobs()).toEqual([{ productId: 'tour' }]);
});

test('when the clock has passed a step since the page was drawn, it is asked again and nothing happens', async () => {
	const id = await instant();
	const late = new Date('2027-03-17T15:00:30Z');
	expect(await ask('guest', id, { move: 'cancel', percent: 100 }, late)).toEqual({
		ok: false,
		refusal: 'price-changed',
	});
	const fewer: MoveBody = { move: 'reduce', persons: adults(1), units: 1, percent: 100 };
	expect(await ask('guest', id, fewer, late)).toEqual({ ok: false, refusal: 'price-changed' });
	expect((await house.rowOf(id)).status).toBe('confirmed');
	expect(await house.takenOf('tour', on, '09:00')).toBe(2);
});

test('some of the people stay at home: their places and their part of the price go, by the policy', async () => {
	const id = await instant(orderOn(on, { persons: adults(3) }));
	await house.set(id, { paidWon: 300_000 });
	const now = new Date('2027-03-18T03:00:00Z');
	const shown = await done('guest', id, { move: 'reduce', persons: adults(1), units: 1, percent: 90 }, now);
	expect(shown.order.persons).toEqual(adults(1));
	expect(shown.money).toMatchObject({ total: 100_000, kept: 20_000, refundDue: 180_000, balanceDue: 0 });
	expect(shown.history.at(-1)).toMatchObject({ event: 'reduce', percent: 90, order: { persons: adults(1) } });
	expect(await house.takenOf('tour', on, '09:00')).toBe(1);
	expect(await offerJobs()).toEqual([{ productId: 'tour' }]);
	for (const persons of [adults(1), adults(2), { adult: 0, child: 0, infant: 0 }])
		expect(await ask('guest', id, { move: 'reduce', persons, units: 1, percent: 90 }, now)).toEqual({
			ok: false,
			refusal: 'invalid-input',
			faults: [{ at: 'persons', code: 'not-fewer' }],
		});
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('who has come cannot cancel, come with fewer or change any more, and reads why', async () => {
	const id = await instant();
	const now = new Date('2027-03-19T23:30:00Z');
	expect((await ask('partner', id, { move: 'arrive' }, now)).ok).toBe(true);
	const refusal = { ok: false, refusal: 'already-arrived' };
	expect(await ask('guest', id, { move: 'cancel', percent: 70 }, now)).toEqual(refusal);
	expect(await ask('guest', id, { move: 'reduce', persons: adults(1), units: 1, percent: 70 }, now)).toEqual(refusal);
	const no = { ok: false, refusal: 'not-allowed' };
	for (const move of [{ move: 'arrive' }, { move: 'call-off', reason: 'Typhoon.' }] as const)
		for (const who of ['partner', 'operator'] as const) expect(await ask(who, id, move, now)).toEqual(no);
});

test('where all is confirmed at once a change holds as soon as it is asked for', async () => {
	const id = await instant();
	const order = orderOn('2027-03-22', { time: '14:00', persons: adults(3) });
	const shown = await done('guest', id, { move: 'ask-change', order, total: 300_000 });
	expect(shown).toMatchObject({ order, change: null, money: { total: 300_000 }, startsAt: '2027-03-22T05:00:00.000Z' });
	expect([await house.takenOf('tour', on, '09:00'), await house.takenOf('tour', '2027-03-22', '14:00')]).toEqual([
		0, 3,
	]);
	expect((await house.mailsTo(house.emailOf('guest'))).map(({ template }) => template)).toEqual([
		'reservation-changed',
	]);
	const told = await house.mailsTo(house.emailOf('partner'));
	expect(told.map(({ template, data }) => [template, data.freed])).toEqual([['provider-changed', 1]]);
	// One guest more on the same day frees nothing, and nobody reads that it did.
	const more = orderOn('2027-03-22', { time: '14:00', persons: adults(4) });
	await done('guest', id, { move: 'ask-change', order: more, total: 400_000 });
	expect((await house.mailsTo(house.emailOf('partner'))).at(-1)?.data).toMatchObject({ freed: 0 });
});

test('on request the additional places are held until it is answered; agreed to, the old ones go', async () => {
	const id = await agreed();
	const order = orderOn('2027-03-22', { persons: adults(3) });
	const taken = async () => [
		await house.takenOf('private-walk', on, '09:00'),
		await house.takenOf('private-walk', '2027-03-22', '09:00'),
	];
	const asked = await done('guest', id, { move: 'ask-change', order, total: 300_000, reason: 'A friend joins us.' });
	expect(asked).toMatchObject({ hasChange: true, change: { order, total: 300_000 }, money: { total: 200_000 } });
	expect(asked.answerBy).toBe('2027-03-04T03:00:00.000Z');
	expect(await taken()).toEqual([2, 3]);
	expect(await offerJobs()).toEqual([]);
	const shown = await done('partner', id, { move: 'agree-change' });
	expect(shown).toMatchObject({ order, change: null, money: { total: 300_000 } });
	expect(await taken()).toEqual([0, 3]);
	expect(await offerJobs()).toEqual([{ productId: 'private-walk' }]);
	expect(await truthFaults(house.queries)).toEqual([]);
});

test.each<['partner' | 'guest' | 'clock', MoveBody | undefined]>([
	['partner', { move: 'refuse-change', reason: 'Full.' }],
	['guest', { move: 'withdraw-change' }],
	['clock', undefined],
])('a change the %s puts an end to gives its places back and leaves the rest as it was', async (who, body) => {
	const id = await agreed();
	const order = orderOn('2027-03-22', { persons: adults(3) });
	await done('guest', id, { move: 'ask-change', order, total: 300_000 });
	if (who !== 'clock' && body) await done(who, id, body);
	else await sweepReservations({ ...house, now: new Date('2027-03-04T03:00:01Z') });
	expect(await house.rowOf(id)).toMatchObject({ on, change: null, totalWon: 200_000, status: 'confirmed' });
	expect(await house.takenOf('private-walk', '2027-03-22', '09:00')).toBe(0);
	expect(await house.takenOf('private-walk', on, '09:00')).toBe(2);
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('a change into a full slot is refused and leaves everything as it was', async () => {
	await insertedRow(house, 'tour', orderOn('2027-03-19', { persons: adults(9) }), { at: reservedAt, who: 'other' });
	const id = await instant();
	const before = await house.rowOf(id);
	// Earlier and later than what it holds: in the order of slots the taking comes first, or last.
	await insertedRow(house, 'tour', orderOn('2027-03-21', { persons: adults(9) }), { at: reservedAt, who: 'other' });
	for (const day of ['2027-03-19', '2027-03-21']) {
		const order = orderOn(day, { persons: adults(2) });
		const answer = await ask('guest', id, { move: 'ask-change', order, total: 200_000 });
		expect(answer).toEqual({ ok: false, refusal: 'slot-full' });
	}
	expect(await house.rowOf(id)).toEqual(before);
	expect(await house.eventsOf(id)).toHaveLength(1);
	expect(await house.mailsTo(house.emailOf('guest'))).toEqual([]);
	expect(await offerJobs()).toEqual([]);
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('a change goes by what is offered today, at the prices agreed to at booking', async () => {
	const id = await instant();
	const wish = (order: Order, total = 200_000) => ask('guest', id, { move: 'ask-change', order, total });
	const refused = (at: string, code: string) => ({ ok: false, refusal: 'invalid-input', faults: [{ at, code }] });
	const two = { persons: adults(2) };
	expect(await wish(orderOn('2027-09-22', two))).toEqual(refused('order.time', 'not-offered'));
	expect(await wish(orderOn('2027-03-22', { ...two, time: '11:00' }))).toEqual(refused('order.time', 'not-offered'));
	expect(await wish(orderOn('2027-03-22', { ...two, time: null }))).toEqual(refused('order.time', 'required'));
	expect(await wish(orderOn('2027-03-22', { persons: adults(11) }), 1_100_000)).toEqual(
		refused('order.persons', 'too-many-persons'),
	);
	expect(await wish(orderOn('2027-03-22', { ...two, units: 2 }))).toEqual(refused('order.units', 'invalid-input'));
	expect(await wish(orderOn(on, two))).toEqual(refused('order', 'same-order'));
	expect(await wish(orderOn('2027-03-22', two), 199_000)).toEqual({ ok: false, refusal: 'price-changed' });

	await house.queries.execute(sql`update product set price = '{"unit":"person","won":150000}' where id = 'tour'`);
	const terms = { price: { unit: 'person', won: 100_000 }, confirmation: 'instant' };
	expect(await wish(orderOn('2027-03-22', two))).toMatchObject({
		ok: true,
		value: { terms, money: { total: 200_000 } },
	});
	await house.queries.execute(sql`update product set price = '{"unit":"person","won":100000}' where id = 'tour'`);

	await house.queries.execute(sql`update product set status = 'hidden' where id = 'tour'`);
	expect(await wish(orderOn('2027-03-23', two))).toEqual(refused('order.on', 'not-offered'));
	await house.queries.execute(sql`update product set status = 'published' where id = 'tour'`);
});

test('nights that overlap: only those beyond are taken, only those behind are given back', async () => {
	const stay = (from: string, to: string) => orderOn(from, { to, time: null, persons: adults(2) });
	const id = await insertedRow(house, 'hotel', stay('2027-03-20', '2027-03-23'), { at: reservedAt });
	await done('guest', id, { move: 'ask-change', order: stay('2027-03-22', '2027-03-25'), total: 450_000 });
	const days = ['2027-03-20', '2027-03-21', '2027-03-22', '2027-03-23', '2027-03-24', '2027-03-25'];
	expect(await Promise.all(days.map((day) => house.takenOf('hotel', day)))).toEqual([0, 0, 1, 1, 1, 0]);
});

test('confirming notes the moment, from which the deposit is due', async () => {
	const id = await insertedRow(house, 'private-walk', orderOn(on), { at: reservedAt });
	const shown = await done('partner', id, { move: 'confirm' });
	expect(shown).toMatchObject({ status: 'confirmed', answerBy: null, plan: { depositBy: '2027-03-05T03:00:00.000Z' } });
	expect((await house.rowOf(id)).confirmedAt).toEqual(soon);
});

test('another date is reminded of anew, but not of a moment that is now', async () => {
	const id = await instant();
	// Paid, so that only the date is to be reminded of.
	await house.set(id, { isWeekReminded: true, isDayReminded: false, paidWon: 200_000, isSecured: true });
	const later = orderOn('2027-04-20', { persons: adults(2) });
	await done('guest', id, { move: 'ask-change', order: later, total: 200_000 });
	expect(await house.rowOf(id)).toMatchObject({ isWeekReminded: false, isDayReminded: false });
	const near = orderOn('2027-03-19', { persons: adults(2) });
	await done('guest', id, { move: 'ask-change', order: near, total: 200_000 }, new Date('2027-03-15T03:00:00Z'));
	expect(await house.rowOf(id)).toMatchObject({ isWeekReminded: true, isDayReminded: false });
});

test('when a mail cannot be written nothing has happened', async () => {
	const id = await instant();
	const before = await house.rowOf(id);
	const keys = {
		...house.services.keys,
		seal: () => {
			throw new Error('no key');
		},
	};
	const keyless = moveCalls(() => ({ ...house, services: { ...house.services, keys } }), soon);
	await expect(keyless.ask('guest', id, { move: 'cancel', percent: 100 })).rejects.toThrow('no key');
	expect(await house.rowOf(id)).toEqual(before);
	expect(await house.eventsOf(id)).toHaveLength(1);
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('many taps at once cancel once', async () => {
	const id = await instant();
	const answers = await Promise.all(
		Array.from({ length: 8 }, () => ask('guest', id, { move: 'cancel', percent: 100 })),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(answers.filter((answer) => !answer.ok && answer.refusal === 'not-allowed')).toHaveLength(7);
	expect((await house.eventsOf(id)).map(({ event }) => event)).toEqual(['book', 'cancel']);
	expect(await house.mailsTo(house.emailOf('guest'))).toHaveLength(1);
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('those who move to and fro among those who stay for nights wait for nobody in a ring', async () => {
	const stay = (from: string, to: string) => orderOn(from, { to, time: null });
	const [early, late] = [stay('2027-03-20', '2027-03-21'), stay('2027-03-24', '2027-03-25')];
	await house.queries.execute(
		sql`update product set schedule = jsonb_set(schedule, '{capacity}', '500') where id = 'hotel'`,
	);
	const movers = await Promise.all(
		[early, late].map((order) => insertedRow(house, 'hotel', order, { at: reservedAt })),
	);
	conflicts = 0;
	for (let round = 0; round < 12; round += 1) {
		const moved = movers.map((id, at) => {
			const order = (at + round) % 2 === 0 ? late : early;
			return done('guest', id, { move: 'ask-change', order, total: 150_000 });
		});
		const stays = Array.from({ length: 5 }, () =>
			insertedRow(house, 'hotel', stay('2027-03-20', '2027-03-25'), { at: reservedAt }),
		);
		await Promise.all([...moved, ...stays]);
	}
	expect(conflicts).toBe(0);
	expect(await truthFaults(house.queries)).toEqual([]);
	await house.queries.execute(
		sql`update product set schedule = jsonb_set(schedule, '{capacity}', '5') where id = 'hotel'`,
	);
});
