import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startsAt } from '#domain/reservation/service-time.ts';
import { tokenIn } from '#domain/reservation/voucher-token.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

let house: ReservationHouse;
let id: string;
let code: string;
const on = dayIn(20);
const needs = { halal: 'pork-free' as const, flags: ['wheelchair' as const], childSeats: 1 };

beforeAll(async () => {
	house = await openReservationHouse();
});
beforeEach(async () => {
	await house.clear();
	const persons = { adult: 2, child: 1, infant: 0 };
	({ id, code } = await house.reserved('guest', 'tour', { order: { on, time: '09:00', persons }, needs }));
});
afterAll(() => house.close());

const read = (who: Actor) => house.call(who, `GET /api/reservations/${id}/voucher?language=th`);

describe('POST /api/voucher-checks', () => {
	const check = async (who: Actor, text: string) =>
		(await house.call(who, 'POST /api/voucher-checks?language=en', { body: { text } })).body;
	const today = dayIn(0);
	/** As if it were for today. */
	const move = (changes: object = {}) =>
		house.set(id, {
			on: today,
			startsAt: startsAt({ on: today, to: null, time: '09:00' }),
			endsAt: startsAt({ on: today, to: null, time: '23:00' }),
			...changes,
		});

	test('who offers it learns that it is good, by token, address or typed code', async () => {
		await move();
		const { qr } = (await read('guest')).body;
		for (const text of [qr, tokenIn(qr) ?? '', code, code.toLowerCase(), code.replaceAll('-', ' ')])
			for (const who of ['partner', 'operator'] as const)
				expect(await check(who, text), `${who} ${text}`).toMatchObject({
					state: 'valid',
					reservation: { id, code, title: 'tour', order: { on: today } },
				});
	});

	test('a door without network knows the products of its house, hidden ones too, and no others', async () => {
		const own = async (who: Actor) => (await house.call(who, 'GET /api/desk/voucher-products')).body.products;
		expect(await own('operator')).toBeNull();
		const partners: string[] = await own('partner');
		expect(partners).toContain('tour');
		await house.database.pool.query("update product set status = 'hidden' where id = 'tour'");
		expect(await own('partner')).toEqual(partners);
		await house.database.pool.query("update product set status = 'published' where id = 'tour'");
		const { rows } = await house.database.pool.query('select id from product');
		expect(rows.length).toBeGreaterThan(partners.length);
		expect((await house.call('guest', 'GET /api/desk/voucher-products')).status).toBe(404);
	});

	test('what stands in the books counts, not what the paper says', async () => {
		const old = (await read('guest')).body.qr;
		expect(await check('partner', old)).toMatchObject({ state: 'other-day' });
		await move();
		expect(await check('partner', old)).toMatchObject({ state: 'valid' });
		for (const [status, state] of [
			['cancelled', 'cancelled'],
			['requested', 'not-confirmed'],
			['completed', 'over'],
		] as const) {
			await house.set(id, { status });
			expect(await check('partner', old)).toMatchObject({ state, reservation: { id } });
		}
	});

	test('to others it is as unknown as one that never was, and a forged one is unknown to all', async () => {
		await move();
		const { qr } = (await read('guest')).body;
		const nothing = { state: 'unknown', reservation: null, several: [] };
		for (const text of [qr, code]) expect(await check('rival', text)).toEqual(nothing);
		expect(await check('partner', 'MR-260101-22222')).toEqual(nothing);
		const forged = `${qr.slice(0, -10)}AAAAAAAAAA`;
		for (const who of ['partner', 'operator'] as const) {
			expect(await check(who, forged)).toEqual(nothing);
			expect(await check(who, 'nonsense')).toEqual(nothing);
		}
	});

	test('the five large signs are enough, among one’s own, also for who comes on another day', async () => {
		await move();
		const short = code.slice(-5);
		for (const text of [short, short.toLowerCase(), ` ${short} `])
			for (const who of ['partner', 'operator'] as const)
				expect(await check(who, text), text).toMatchObject({ state: 'valid', reservation: { id, code } });
		expect(await check('rival', short)).toMatchObject({ state: 'unknown' });
		await move({ on: dayIn(3), endsAt: startsAt({ on: dayIn(3), to: null, time: '12:00' }) });
		expect(await check('partner', short)).toMatchObject({ state: 'other-day', reservation: { id } });
		for (const day of [dayIn(4), dayIn(22), dayIn(-40)]) {
			await move({ on: day, endsAt: startsAt({ on: day, to: null, time: '12:00' }) });
			for (const who of ['partner', 'operator'] as const)
				expect(await check(who, short), day).toMatchObject({ state: 'other-day', reservation: { id } });
			expect(await check('rival', short)).toEqual({ state: 'unknown', reservation: null, several: [] });
		}
	});

	test('where the same five signs mean two, both are named and the whole code decides', async () => {
		await move();
		const { id: second } = await house.reserved('other', 'tour', { order: { on, time: '09:00' } });
		const twin = `MR-990101-${code.slice(-5)}`;
		await house.set(second, { code: twin, on: today, startsAt: new Date(), endsAt: new Date() });
		const answer = await check('partner', code.slice(-5));
		expect(answer).toMatchObject({ state: 'several', reservation: null });
		expect(answer.several.map((one: { code: string }) => one.code).sort()).toEqual([code, twin].sort());
		expect(await check('partner', twin)).toMatchObject({ reservation: { id: second } });
	});

	test('the desk learns what is still to pay, what is needed and which language is spoken', async () => {
		await move();
		const { totalWon } = await house.rowOf(id);
		expect((await check('partner', code)).reservation).toMatchObject({
			...{ payment: 'unpaid', stillToPay: totalWon, needs, language: 'th' },
			...{ checkedBefore: null, arrivedAt: null, mayArrive: true, mayUndoArrival: false },
		});
		const body = { key: randomUUID(), kind: 'payment', won: 10_000, method: 'on-site' };
		await house.call('partner', `POST /api/reservations/${id}/payments?language=en`, { body });
		const again = (await check('partner', code)).reservation;
		expect(again).toMatchObject({ stillToPay: totalWon - 10_000 });
		expect(again.checkedBefore).not.toBeNull();
	});

	test('the desk reads what was answered about each need', async () => {
		const answers = [{ id: 'wheelchair', answer: 'no' }];
		expect((await check('partner', code)).reservation.questions.list).toContainEqual(
			expect.objectContaining({ id: 'wheelchair', answer: null }),
		);
		await house.call('partner', `POST /api/reservations/${id}/moves?language=en`, {
			body: { move: 'answer-needs', answers },
		});
		expect((await check('partner', code)).reservation.questions.list).toContainEqual(
			expect.objectContaining({ id: 'wheelchair', answer: 'no' }),
		);
	});

	test('that the guest has come is noted once, told to all, and can be taken back', async () => {
		await move();
		const arrive = (who: Actor, name: string) =>
			house.call(who, `POST /api/reservations/${id}/moves?language=en`, { body: { move: name } });
		expect((await arrive('guest', 'arrive')).body.code).toBe('not-allowed');
		expect((await arrive('rival', 'arrive')).body.code).toBe('not-found');
		const { body } = await arrive('partner', 'arrive');
		expect(body.arrivedAt).not.toBeNull();
		expect((await arrive('partner', 'arrive')).body.code).toBe('not-allowed');
		expect((await check('partner', code)).reservation).toMatchObject({
			...{ arrivedAt: body.arrivedAt, mayArrive: false, mayUndoArrival: true },
		});
		for (const who of ['guest', 'operator'] as const) {
			const seen = (await house.call(who, `GET /api/reservations/${id}?language=en`)).body;
			expect(seen.arrivedAt).toBe(body.arrivedAt);
			expect(seen.history.at(-1)).toMatchObject({ event: 'arrive', actor: 'provider' });
		}
		expect((await arrive('partner', 'undo-arrival')).body).toMatchObject({ arrivedAt: null });
		expect((await check('partner', code)).reservation).toMatchObject({ mayArrive: true });
	});

	test('nobody arrives before the day', async () => {
		const early = await house.call('partner', `POST /api/reservations/${id}/moves?language=en`, {
			body: { move: 'arrive' },
		});
		expect(early.body.code).toBe('not-allowed');
		expect((await check('partner', code)).reservation).toMatchObject({ mayArrive: false });
	});

	test('guests and applicants have nothing to check', async () => {
		for (const who of ['guest', 'applicant'] as const) expect((await check(who, code)).code).toBe('not-found');
		expect((await check('partner', ' ')).code).toBe('invalid-input');
		expect((await check('partner', 'x'.repeat(501))).code).toBe('invalid-input');
	});
});
