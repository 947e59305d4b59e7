import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/availability/schedule.ts';
import { downloadOf } from '../../../../tests/support/download-of.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { truthFaults } from '../../../../tests/support/reservation-truth.ts';
import { sweepReservations } from './sweep-reservations.ts';

let house: ReservationHouse;
let id: string;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	id = (await house.reserved('guest', 'private-walk')).id;
});

const product = 'private-walk';
const time = '09:00';
const [near, far] = [dayIn(40), dayIn(41)];
const two = [
	{ on: near, time },
	{ on: far, time },
];
const move = (who: Actor, body: object, which = id) =>
	house.call(who, `POST /api/reservations/${which}/moves?language=en`, { body });
const seenBy = async (who: Actor) => (await house.call(who, `GET /api/reservations/${id}?language=en`)).body;
const seenNow = async (): Promise<string | null> => (await house.rowOf(id)).proposal?.proposedAt ?? null;
const propose = async (who: Actor, changes: object = {}) =>
	move(who, {
		move: 'propose-dates',
		dates: two,
		days: 2,
		seen: await seenNow(),
		reason: 'Full that day.',
		...changes,
	});
const accept = async (on = near) => move('guest', { move: 'accept-date', date: { on, time }, seen: await seenNow() });
const mailsTo = async (who: 'guest' | 'partner') => house.mailsTo(house.emailOf(who));
const templatesTo = async (who: 'guest' | 'partner') => (await mailsTo(who)).map(({ template }) => template);
/** Somebody else takes all places of a day. */
const fill = (on: string) =>
	house.reserved('other', product, { order: { on, persons: { adult: 6, child: 0, infant: 0 } } });

describe('other dates for a request', () => {
	test('are proposed with some words, told to the guest, and one of them accepted confirms it there', async () => {
		const before = await house.rowOf(id);
		const { status, body } = await propose('partner');
		expect([status, body.proposal]).toMatchObject([
			200,
			{ text: 'Full that day.', dates: [{ on: near, isFree: true }, { on: far }] },
		]);
		const mail = (await mailsTo('guest')).find(({ template }) => template === 'reservation-dates-proposed');
		expect(mail).toMatchObject({ locale: 'th', data: { said: 'Full that day.' } });
		expect(JSON.parse(String(mail?.data.dates))).toMatchObject([{ on: near, won: before.totalWon }, { on: far }]);
		const seen = await seenBy('guest');
		expect(seen.moves).toEqual(expect.arrayContaining(['accept-date', 'decline-dates', 'cancel']));
		expect([seen.answerBy, seen.datesUntil]).toEqual([null, seen.proposal.validUntil]);
		// Nothing is held there until somebody accepts.
		expect(await house.takenOf(product, near, time)).toBe(0);
		const errands = await house.call('guest', 'GET /api/errands?language=en');
		expect(errands.body.items).toMatchObject([{ kind: 'pick-date' }]);

		const done = await accept();
		expect(done.body).toMatchObject({ status: 'confirmed', order: { on: near, time }, proposal: null });
		expect(await house.takenOf(product, near, time)).toBe(before.places);
		expect(await house.takenOf(product, before.on, time)).toBe(0);
		expect([await templatesTo('guest'), await templatesTo('partner')]).toEqual([
			expect.arrayContaining(['reservation-confirmed']),
			expect.arrayContaining(['provider-date-accepted']),
		]);
		expect(done.body.history.slice(-2)).toMatchObject([
			{ event: 'propose-dates', actor: 'provider', reason: 'Full that day.' },
			{ event: 'accept-date', actor: 'member', order: { on: near } },
		]);
		expect(await truthFaults(house.queries)).toEqual([]);
	});

	test('are in what the guest downloads, also while they wait', async () => {
		await propose('partner');
		const zip = unzipSync((await downloadOf(house, 'guest')).bytes);
		expect(JSON.parse(strFromU8(zip['data.json'] ?? new Uint8Array())).reservations).toMatchObject([
			{
				proposal: { text: 'Full that day.', dates: [{ on: near }, { on: far }] },
				history: [{ event: 'request' }, { event: 'propose-dates', reason: 'Full that day.' }],
			},
		]);
	});

	test('declined, withdrawn or lapsed leave all as it was, and both sides know', async () => {
		const before = await house.rowOf(id);
		await propose('partner');
		await move('guest', { move: 'decline-dates', seen: await seenNow(), reason: 'Only that week.' });
		await propose('partner');
		await move('partner', { move: 'withdraw-dates' });
		await propose('partner', { days: 1 });
		house.clock.pass({ days: 1 });
		await sweepReservations(house);
		const { status, on, totalWon, places, proposal } = await house.rowOf(id);
		expect({ status, on, totalWon, places, proposal }).toEqual({
			...{ status: 'requested', on: before.on, totalWon: before.totalWon, places: before.places },
			proposal: null,
		});
		expect((await templatesTo('guest')).filter((name) => name === 'reservation-dates-ended')).toHaveLength(2);
		expect(await templatesTo('partner')).toEqual(
			expect.arrayContaining(['provider-dates-declined', 'provider-dates-lapsed']),
		);
		expect(await truthFaults(house.queries)).toEqual([]);
	});

	test('end when it moves otherwise, and cannot be accepted any more', async () => {
		await propose('partner');
		const seen = await seenNow();
		await move('partner', { move: 'confirm' });
		expect((await house.rowOf(id)).proposal).toBeNull();
		const late = await move('guest', { move: 'accept-date', date: two[0], seen });
		expect([late.status, late.body.code]).toEqual([409, 'not-allowed']);
	});

	test('of what is confirmed move it without a fee, and it stays where it is when none suits', async () => {
		await move('partner', { move: 'confirm' });
		const before = await house.rowOf(id);
		await propose('operator');
		expect(await templatesTo('partner')).toContain('provider-dates-proposed');
		await move('guest', { move: 'decline-dates', seen: await seenNow() });
		expect(await house.rowOf(id)).toMatchObject({ status: 'confirmed', on: before.on });
		await propose('partner');
		expect((await accept(far)).body).toMatchObject({ status: 'confirmed', order: { on: far }, money: { kept: 0 } });
		expect(await templatesTo('guest')).toContain('reservation-changed');
		expect(await truthFaults(house.queries)).toEqual([]);
	});

	test('of what is confirmed let its guest go free of charge, told to both sides and by mail', async () => {
		await move('partner', { move: 'confirm' });
		const { on, totalWon } = await house.rowOf(id);
		await house.set(id, { paidWon: totalWon });
		house.clock.moveTo(new Date(`${addDays(on, -1)}T10:00:00+09:00`));
		const costly = await seenBy('guest');
		expect([costly.refund.percent, costly.waivedUntil]).toEqual([80, null]);
		await propose('partner', { days: 1 });
		const begins = new Date(`${on}T09:00:00+09:00`).toISOString();
		expect(await seenBy('guest')).toMatchObject({ waivedUntil: begins, refund: { percent: 100, won: totalWon } });
		expect(await seenBy('partner')).toMatchObject({ waivedUntil: begins });
		const mail = (await mailsTo('guest')).find(({ template }) => template === 'reservation-dates-proposed');
		expect(mail?.data.waivedUntil).toBe(begins);
		await move('guest', { move: 'decline-dates', seen: await seenNow() });
		expect((await move('guest', { move: 'cancel', percent: costly.refund.percent })).body.code).toBe('price-changed');
		const { body } = await move('guest', { move: 'cancel', percent: 100 });
		expect(body).toMatchObject({ status: 'cancelled', waivedUntil: null, money: { kept: 0, refundDue: totalWon } });
		expect(await truthFaults(house.queries)).toEqual([]);
	});

	test('of a stay keep its nights, and need room in each of them', async () => {
		const stay = await house.reserved('guest', 'hotel', { order: { on: dayIn(30), to: dayIn(32) } });
		const full = { on: dayIn(52), to: dayIn(53), units: 5, persons: { adult: 10, child: 0, infant: 0 } };
		await house.reserved('other', 'hotel', { order: full });
		const dates = [dayIn(50), dayIn(51)].map((on) => ({ on, time: null }));
		const body = { move: 'propose-dates', dates, days: 2, seen: null };
		const refused = await move('rival', body, stay.id);
		expect(refused.body.faults).toEqual([{ at: 'dates.1', code: 'not-offered' }]);
		const done = await move('rival', { ...body, dates: dates.slice(0, 1) }, stay.id);
		expect(done.body.proposal.dates).toMatchObject([{ on: dayIn(50), to: addDays(dayIn(50), 2) }]);
	});
});

describe('dates that cannot be proposed', () => {
	test.each<[string, object, { at: string; code: string }]>([
		['none', { dates: [] }, { at: 'dates', code: 'required' }],
		['the same twice', { dates: [two[0], two[0]] }, { at: 'dates', code: 'date-twice' }],
		['a time that there is none of', { dates: [{ on: near, time: '03:00' }] }, { at: 'dates.0', code: 'not-offered' }],
		['a day gone by', { dates: [{ on: dayIn(-1), time }] }, { at: 'dates.0', code: 'not-offered' }],
		['more days than one may wait', { days: 8 }, { at: 'days', code: 'invalid-input' }],
	])('%s', async (_, changes, fault) => {
		const { status, body } = await propose('partner', changes);
		expect([status, body.faults]).toEqual([400, [fault]]);
	});

	test('the one that is reserved, and one without room', async () => {
		await fill(near);
		const { on } = await house.rowOf(id);
		const { body } = await propose('partner', { dates: [{ on, time }, ...two] });
		expect(body.faults).toEqual([
			{ at: 'dates.0', code: 'same-order' },
			{ at: 'dates.1', code: 'not-offered' },
		]);
	});

	test('by nobody but those who answer for it, and accepted by nobody but its guest', async () => {
		for (const who of ['other', 'rival', 'applicant', 'visitor'] satisfies Actor[])
			expect([who, (await propose(who)).status]).toEqual([who, who === 'visitor' ? 401 : 404]);
		expect((await propose('guest')).status).toBe(409);
		await propose('partner');
		const body = { move: 'accept-date', date: two[0], seen: await seenNow() };
		expect((await move('partner', body)).status).toBe(409);
		expect((await move('other', body)).status).toBe(404);
	});
});

describe('at the same instant', () => {
	test('of two who propose, the second is told of the first', async () => {
		const both = await Promise.all([propose('partner'), propose('operator', { dates: [two[1]] })]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(both.find(({ status }) => status === 409)?.body.code).toBe('changed-since');
		expect((await templatesTo('guest')).filter((name) => name === 'reservation-dates-proposed')).toHaveLength(1);
	});

	test('a date that fills up is refused, its list says so, and another can still be had', async () => {
		await propose('partner');
		await fill(near);
		const refused = await accept(near);
		expect([refused.status, refused.body.code]).toEqual([409, 'slot-full']);
		expect((await seenBy('guest')).proposal.dates).toMatchObject([{ isFree: false }, { isFree: true }]);
		expect((await accept(far)).body).toMatchObject({ status: 'confirmed', order: { on: far } });
		expect(await truthFaults(house.queries)).toEqual([]);
	});

	test('the last places go to one of two: who accepts, or who buys', async () => {
		await propose('partner');
		const seen = await seenNow();
		const order = { on: near, persons: { adult: 6, child: 0, infant: 0 } };
		const [accepted, bought] = await Promise.all([
			move('guest', { move: 'accept-date', date: two[0], seen }),
			house.reserve('other', product, { order }),
		]);
		expect([accepted.status, bought.status].sort()).toEqual([200, 409]);
		expect(await truthFaults(house.queries)).toEqual([]);
	});

	test.each<[string, Actor, object]>([
		['cancelled', 'guest', { move: 'cancel', percent: 100 }],
		['declined', 'partner', { move: 'decline', reason: 'Closed.' }],
		['taken back', 'partner', { move: 'withdraw-dates' }],
	])('accepted and %s comes out one way or the other', async (_, who, body) => {
		await propose('partner');
		const seen = await seenNow();
		await Promise.all([move('guest', { move: 'accept-date', date: two[0], seen }), move(who, body)]);
		expect((await house.rowOf(id)).proposal).toBeNull();
		expect(await truthFaults(house.queries)).toEqual([]);
	});

	test('accepted and replaced by others: nobody gets a date they have not read', async () => {
		await propose('partner');
		const seen = await seenNow();
		const [accepted] = await Promise.all([
			move('guest', { move: 'accept-date', date: two[0], seen }),
			move('partner', { move: 'propose-dates', dates: [two[1]], days: 1, seen }),
		]);
		const row = await house.rowOf(id);
		expect(accepted.status === 200 ? row.on : row.proposal?.dates[0]?.on).toBe(accepted.status === 200 ? near : far);
		expect(await truthFaults(house.queries)).toEqual([]);
	});
});
