import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { koreanDayEnd } from '#domain/kernel/korean-date.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { sweepReservations } from './sweep-reservations.ts';

let house: ReservationHouse;
let id: string;
const needs = { halal: 'certified' as const, flags: ['wheelchair' as const, 'prayer-room' as const], childSeats: 0 };

beforeAll(async () => {
	house = await openReservationHouse();
	await house.queries.execute(sql`update product set tags = array['prayer-room'] where id = 'tour'`);
});
beforeEach(async () => {
	await house.clear();
	({ id } = await house.reserved('guest', 'tour', { order: { on: dayIn(20), time: '09:00' }, needs }));
});
afterAll(() => house.close());

const read = async (who: Actor) => (await house.call(who, `GET /api/reservations/${id}?language=en`)).body;
const answer = (who: Actor, answers: object[]) =>
	house.call(who, `POST /api/reservations/${id}/moves?language=en`, { body: { move: 'answer-needs', answers } });
const templates = async (who: 'guest' | 'partner') =>
	(await house.mailsTo(house.emailOf(who))).map(({ template }) => template);

test('what the product does not promise is asked, and nobody reads a bare “confirmed”', async () => {
	for (const who of ['guest', 'partner', 'operator'] as const)
		expect(await read(who)).toMatchObject({
			status: 'confirmed',
			asking: ['halal', 'wheelchair'],
			guestLanguage: 'th',
		});
	expect(await templates('guest')).toEqual(['reservation-asking']);
	expect(await templates('partner')).toEqual(['provider-needs-asked']);
	const { body } = await house.call('partner', 'GET /api/reservations?language=en&scope=provided');
	expect(body.items[0]).toMatchObject({ asking: ['halal', 'wheelchair'] });
	expect(body.items[0].askingBy).not.toBeNull();
	const voucher = (await house.call('guest', `GET /api/reservations/${id}/voucher?language=en`)).body;
	expect(voucher.korean.asked).toEqual([expect.stringContaining('확인 중'), expect.stringContaining('확인 중'), '']);
});

/** Every place where somebody reads how it stands. */
async function readings() {
	const text = async (key: string) => (await house.call('guest', key)).bytes.toString('utf8');
	const voucher = (await house.call('guest', `GET /api/reservations/${id}/voucher?language=en`)).body;
	const { trips } = (await house.call('guest', 'GET /api/trips?language=en')).body;
	const listed = async (status: string) =>
		(await house.call('partner', `GET /api/reservations?language=en&scope=provided&status=${status}`)).body;
	return {
		voucher: [voucher.status, voucher.korean.status],
		trip: trips[0].days.flatMap(({ slips }: { slips: { status: string }[] }) => slips.map(({ status }) => status)),
		sheet: (await text('GET /api/reservations/export?language=en'))
			.split('\n')[1]
			?.match(/Confirmed|Places held[^"]*/)?.[0],
		calendar: (await text(`GET /api/reservations/${id}/calendar.ics?language=en`)).match(/^STATUS:\w+/m)?.[0],
		asAsking: (await listed('asking')).total,
		asConfirmed: (await listed('confirmed')).total,
	};
}

test('nobody reads “confirmed” anywhere before the provider has answered', async () => {
	expect(await readings()).toEqual({
		voucher: ['asking', '자리 확보, 요청 확인 중'],
		trip: ['asking'],
		sheet: 'Places held, awaiting a reply',
		calendar: 'STATUS:TENTATIVE',
		asAsking: 1,
		asConfirmed: 0,
	});
	await answer('partner', [
		{ id: 'wheelchair', answer: 'yes' },
		{ id: 'halal', answer: 'yes' },
	]);
	expect(await readings()).toEqual({
		voucher: ['confirmed', '확정'],
		trip: ['confirmed'],
		sheet: 'Confirmed',
		calendar: 'STATUS:CONFIRMED',
		asAsking: 0,
		asConfirmed: 1,
	});
});

test('without such a need it is confirmed as ever', async () => {
	const flags = ['prayer-room' as const];
	({ id } = await house.reserved('other', 'tour', { needs: { halal: null, flags, childSeats: 0 } }));
	expect(await read('other')).toMatchObject({ asking: [], askingBy: null, questions: null });
	expect((await house.mailsTo(house.emailOf('other'))).map(({ template }) => template)).toEqual([
		'reservation-confirmed',
	]);
});

test('the provider answers need by need; how needs words, and guests, rivals and others cannot', async () => {
	const yes = [{ id: 'wheelchair', answer: 'yes' }];
	expect((await answer('guest', yes)).body.code).toBe('not-allowed');
	expect((await answer('rival', yes)).body.code).toBe('not-found');
	expect((await answer('partner', [{ id: 'wheelchair', answer: 'how' }])).body.code).toBe('invalid-input');
	const twice = [...yes, { id: 'wheelchair', answer: 'no' }];
	expect((await answer('partner', twice)).body).toMatchObject({ code: 'invalid-input', faults: [{ at: 'answers' }] });
	expect((await read('partner')).asking).toEqual(['halal', 'wheelchair']);
	const all = [
		{ id: 'wheelchair', answer: 'how', text: 'The bus has a ramp; be there at 08:40.' },
		{ id: 'halal', answer: 'no' },
	];
	expect((await answer('partner', all)).status).toBe(200);
	expect((await answer('partner', all)).body.code).toBe('not-allowed');
	const seen = await read('guest');
	expect(seen).toMatchObject({ asking: [], askingBy: null, refused: ['halal'], refund: { percent: 100 } });
	const { body } = await house.call('guest', 'GET /api/reservations?language=en');
	expect(body.items[0]).toMatchObject({ refused: ['halal'] });
	// Twenty days ahead the policy is free for longer than the no lets go: page, clock and mail say that one date.
	const { until } = seen.refund.steps.find(({ percent }: { percent: number }) => percent === 100);
	expect(until).toBe(koreanDayEnd(dayIn(17)).toISOString());
	expect(seen.questions.freeUntil).toBe(until);
	expect((await house.mailsTo(house.emailOf('guest'))).at(-1)?.data).toMatchObject({ needsFreeUntil: until });
	expect(seen.history.at(-1)).toMatchObject({ event: 'answer-needs', actor: 'provider' });
	expect(await templates('guest')).toEqual(['reservation-asking', 'reservation-needs-answered']);
});

test('what nobody answers is told to guest, provider and agency, once', async () => {
	const { by } = (await read('guest')).questions;
	for (let round = 0; round < 2; round += 1) await sweepReservations({ ...house, now: new Date(by) });
	expect((await read('guest')).questions).toMatchObject({ isLate: true });
	expect(await templates('guest')).toEqual(['reservation-asking', 'reservation-needs-late']);
	expect(await templates('partner')).toEqual(['provider-needs-asked', 'provider-needs-late']);
	const { rows } = await house.queries.execute(
		sql`select count(*)::int as count from mail where template = 'provider-needs-late'`,
	);
	expect(rows).toEqual([{ count: 2 }]);
});

test('another date asks again, and both are told so', async () => {
	const all = [
		{ id: 'wheelchair', answer: 'yes' },
		{ id: 'halal', answer: 'yes' },
	];
	expect((await answer('partner', all)).status).toBe(200);
	const { order, money } = await read('guest');
	const body = { move: 'ask-change', order: { ...order, on: dayIn(21) }, total: money.total };
	expect((await house.call('guest', `POST /api/reservations/${id}/moves?language=en`, { body })).status).toBe(200);
	expect(await read('partner')).toMatchObject({ asking: ['halal', 'wheelchair'] });
	expect((await templates('guest')).at(-1)).toBe('reservation-changed-asking');
	expect((await templates('partner')).at(-1)).toBe('provider-changed-asked');
});

test('needs go down with the party, where it is reduced and where it is changed', async () => {
	const counted = { halal: 'certified' as const, halalCount: 3, flags: ['wheelchair' as const], wheelchairs: 3 };
	const order = { on: dayIn(20), time: '09:00', persons: { adult: 3, child: 0, infant: 0 } };
	({ id } = await house.reserved('other', 'tour', { order, needs: { ...counted, childSeats: 0 } }));
	const move = (body: object) => house.call('other', `POST /api/reservations/${id}/moves?language=en`, { body });
	const persons = (adult: number) => ({ adult, child: 0, infant: 0 });
	expect((await move({ move: 'reduce', persons: persons(2), units: 1, percent: 100 })).status).toBe(200);
	expect((await read('partner')).needs).toMatchObject({ halalCount: 2, wheelchairs: 2 });
	const seen = await read('other');
	const total = seen.money.total / 2;
	expect((await move({ move: 'ask-change', order: { ...seen.order, persons: persons(1) }, total })).status).toBe(200);
	expect((await read('partner')).needs).toMatchObject({ halalCount: 1, wheelchairs: 1 });
});

test('what nobody answered is not awaited any more once it is over', async () => {
	await house.queries.execute(sql`update reservation set status = 'completed', asking_by = null where id = ${id}`);
	const voucher = (await house.call('guest', `GET /api/reservations/${id}/voucher?language=en`)).body;
	const closed = '제공자가 답하지 않았습니다.';
	expect(voucher.korean.asked).toEqual([closed, closed, '']);
});
