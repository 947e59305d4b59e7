import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attemptRules } from '#domain/member/attempt-rules.ts';
import { promotion } from '#server/db/schema/promotion.ts';
import { sweepReservations } from '#server/features/reservation/sweep-reservations.ts';
import { hence, promotionRow } from '../../../../tests/support/promotions.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn, type FormChanges } from '../../../../tests/support/reservation-products.ts';
import { truthFaults } from '../../../../tests/support/reservation-truth.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(promotion);
});

const offer = (id: string, rest: Parameters<typeof promotionRow>[1] = {}) =>
	house.queries.insert(promotion).values(promotionRow(id, rest));
const usedOf = async (id: string) => {
	const { rows } = await house.queries.execute<{ used: number }>(sql`select used from promotion where id = ${id}`);
	return rows[0]?.used;
};
const codeOf = async (answer: ReturnType<ReservationHouse['reserve']>) => {
	const { status, body } = await answer;
	return [status, body.code];
};
const tour = (total: number, more: FormChanges = {}) => house.reserve('guest', 'tour', { total, ...more });
const detailOf = async (id: string) => (await house.call('guest', `GET /api/reservations/${id}?language=th`)).body;
const cancel = (id: string) =>
	house.call('guest', `POST /api/reservations/${id}/moves?language=en`, { body: { move: 'cancel', percent: 100 } });

test('what applies by itself is a line of the price, kept with the reservation under its name, told in the mail and on the voucher', async () => {
	await offer('autumn', { discount: { percent: 15 } });
	const { body } = await tour(85_000, { promotionId: 'autumn' });
	const detail = await detailOf(body.id);
	expect(detail.price.lines.at(-1)).toMatchObject({ of: 'promotion', amount: -15_000 });
	expect(detail).toMatchObject({ promotion: { id: 'autumn', title: 'โปรโมชัน autumn' }, money: { total: 85_000 } });
	const voucher = (await house.call('guest', `GET /api/reservations/${body.id}/voucher?language=th`)).body;
	expect(voucher.korean.money).toBe('85,000원 · 프로모션: 프로모션 autumn −15,000원 · 미결제 · 남은 금액 85,000원');
	const [mail] = await house.mailsTo(house.emailOf('guest'));
	expect(mail?.data).toMatchObject({ promotion: 'โปรโมชัน autumn', promotionWon: 15_000, totalWon: 85_000 });
	expect(await usedOf('autumn')).toBe(1);
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('the days of a calendar cost what the reader can still have: who has used it up reads the full price', async () => {
	await offer('once', { discount: { percent: 15 }, memberLimit: 1 });
	const on = dayIn(20);
	const wonFor = async (who: 'guest' | 'other' | 'visitor') => {
		const { body } = await house.call(who, `GET /api/products/tour/days?month=${on.slice(0, 7)}`);
		return body.days.find((day: { on: string }) => day.on === on)?.won;
	};
	expect(await wonFor('guest')).toBe(85_000);
	expect((await tour(85_000, { promotionId: 'once', order: { on } })).status).toBe(200);
	expect([await wonFor('guest'), await wonFor('other'), await wonFor('visitor')]).toEqual([100_000, 85_000, 85_000]);
	expect((await tour(100_000, { order: { on } })).status).toBe(200);
});

test('it stays agreed to when it is gone: a change is priced with it where days and persons meet it', async () => {
	await offer('pairs', { minPersons: 2, serviceTo: dayIn(25) });
	const order = { persons: { adult: 2, child: 0, infant: 0 } };
	const { body } = await tour(180_000, { order });
	await house.queries.update(promotion).set({ endsAt: hence(-0.5), discount: { percent: 1 } });
	const wish = async (on: string, total: number) => {
		const { order } = await detailOf(body.id);
		const move = { move: 'ask-change', order: { ...order, on }, total };
		return (await house.call('guest', `POST /api/reservations/${body.id}/moves?language=en`, { body: move })).status;
	};
	expect(await wish(dayIn(24), 180_000)).toBe(200);
	expect(await wish(dayIn(30), 180_000)).toBe(409);
	expect(await wish(dayIn(30), 200_000)).toBe(200);
	expect((await detailOf(body.id)).price.lines.map(({ of }: { of: string }) => of)).toEqual(['adult']);
	expect(await wish(dayIn(22), 180_000)).toBe(200);
	const fewer = { move: 'reduce', persons: { adult: 1, child: 0, infant: 0 }, units: 1, percent: 100 };
	const reduced = await house.call('guest', `POST /api/reservations/${body.id}/moves?language=en`, { body: fewer });
	expect(reduced.body.money.total).toBe(100_000);
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('of several the best for the guest counts, and two are never added up', async () => {
	await offer('share', { discount: { percent: 10 } });
	await offer('amount', { discount: { won: 30_000 } });
	expect(await codeOf(tour(60_000))).toEqual([409, 'price-changed']);
	const { body } = await tour(70_000);
	expect((await detailOf(body.id)).promotion.id).toBe('amount');
});

describe('what ran out or ended between the page and the sending is said, and nothing is charged', () => {
	test.each<[string, Parameters<typeof promotionRow>[1]]>([
		['ended', { endsAt: hence(-0.01) }],
		['used up', { totalLimit: 1, used: 1 }],
		['taken back', { productIds: ['park'] }],
	])('%s', async (_, rest) => {
		await offer('autumn', rest);
		expect(await codeOf(tour(90_000, { promotionId: 'autumn' }))).toEqual([409, 'promotion-over']);
		expect(await house.traces()).toEqual({});
		expect((await tour(100_000)).status).toBe(200);
	});

	test('at the last moment, when the look before it was still good', async () => {
		await offer('autumn', { totalLimit: 1 });
		const answers = await Promise.all(
			(['guest', 'other', 'partner', 'rival'] as const).map((who) =>
				codeOf(house.reserve(who, 'tour', { total: 90_000, promotionId: 'autumn' })),
			),
		);
		expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
		expect(answers.filter(([, code]) => code === 'promotion-over')).toHaveLength(3);
		expect(await truthFaults(house.queries)).toEqual([]);
	});
});

describe('a use is given back when a reservation comes to nothing', () => {
	test('cancelled, and then the same member can have it again', async () => {
		await offer('once', { memberLimit: 1, totalLimit: 1 });
		const { body } = await tour(90_000);
		expect(await codeOf(tour(90_000, { promotionId: 'once' }))).toEqual([409, 'promotion-over']);
		expect((await house.call('guest', 'GET /api/products/tour?language=en')).body.promotions).toEqual([]);
		expect((await cancel(body.id)).status).toBe(200);
		expect(await usedOf('once')).toBe(0);
		expect((await tour(90_000)).status).toBe(200);
		expect(await truthFaults(house.queries)).toEqual([]);
	});

	test('declined by the provider, or run out because nobody answered', async () => {
		await offer('walks', { productIds: ['private-walk'] });
		const ids = [];
		for (let at = 0; at < 2; at += 1) ids.push((await house.reserved('guest', 'private-walk', { total: 90_000 })).id);
		expect(await usedOf('walks')).toBe(2);
		const declined = { body: { move: 'decline', reason: 'Full.' } };
		await house.call('partner', `POST /api/reservations/${ids[0]}/moves?language=en`, declined);
		expect(await usedOf('walks')).toBe(1);
		house.clock.moveTo((await house.rowOf(ids[1] ?? '')).expiresAt ?? new Date(0));
		await sweepReservations(house);
		expect(await usedOf('walks')).toBe(0);
		expect(await truthFaults(house.queries)).toEqual([]);
	});
});

describe('a code', () => {
	const check = (code: string, productId = 'tour', who: 'guest' | 'other' = 'guest') =>
		house.call(who, 'POST /api/promotions/check', { body: { language: 'en', productId, code } });

	test('counts once it is typed, in any spelling; without it the price is the plain one', async () => {
		await offer('hello', { code: 'HELLO' });
		expect((await check(' hello')).body).toMatchObject({ id: 'hello', title: 'Promotion hello' });
		expect(await codeOf(tour(90_000, { promotionId: 'hello' }))).toEqual([409, 'promotion-over']);
		expect((await tour(90_000, { promotionCode: 'hel lo', promotionId: 'hello' })).status).toBe(200);
		expect((await tour(100_000)).status).toBe(200);
	});

	test('of another product, of what has not begun, or of nothing is answered all the same', async () => {
		await offer('park', { code: 'PARK', productIds: ['park'] });
		await offer('soon', { code: 'SOON', startsAt: hence(1) });
		const answers = await Promise.all(['PARK', 'SOON', 'NOTHING'].map((code) => check(code)));
		const told = answers.map(({ status, body: { requestId: _, ...body } }) => [status, body]);
		expect(told[0]).toEqual([409, expect.objectContaining({ code: 'code-unknown' })]);
		expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
	});

	test('that is over or used up says so', async () => {
		await offer('gone', { code: 'GONE', endsAt: hence(-0.01) });
		await offer('once', { code: 'ONCE', memberLimit: 1 });
		expect((await check('GONE')).body.code).toBe('promotion-over');
		await tour(90_000, { promotionCode: 'once' });
		expect((await check('ONCE')).body.code).toBe('promotion-over');
		expect((await check('ONCE', 'tour', 'other')).status).toBe(200);
	});

	test('cannot be guessed at for long', async () => {
		const { limit } = attemptRules['code-member'];
		for (let at = 0; at < limit; at += 1) await check(`GUESS${at}`);
		expect((await check('GUESS')).body.code).toBe('too-many-attempts');
		expect((await check('GUESS', 'tour', 'other')).body.code).toBe('code-unknown');
	});
});
