import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startsAt } from '#domain/reservation/service-time.ts';
import { file } from '#server/db/schema/file.ts';
import { pdf } from '../../../../tests/support/partner-calls.ts';
import { eventsIn, property, readCalendar, textOf } from '../../../../tests/support/read-calendar.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

let house: ReservationHouse;
let id: string;
let code: string;

beforeAll(async () => {
	house = await openReservationHouse();
});
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(file);
	// 100,000 won, of which 20,000 are transferred beforehand.
	({ id, code } = await house.reserved('guest', 'tour', { order: { on: dayIn(20), time: '09:00' } }));
});
afterAll(() => house.close());

const voucher = async () => (await house.call('guest', `GET /api/reservations/${id}/voucher?language=en`)).body;
const sendSlip = () =>
	house.call('guest', `POST /api/reservations/${id}/proofs?language=en&name=slip.pdf`, {
		file: pdf,
		type: 'application/pdf',
	});
const pay = (won: number) =>
	house.call('operator', `POST /api/reservations/${id}/payments?language=en`, {
		body: { key: randomUUID(), kind: 'payment', won, method: 'transfer' },
	});

test('a voucher says in both languages that it is not paid, then that its transfer is checked, then neither', async () => {
	const unpaid = await voucher();
	expect(unpaid.pay).toMatchObject({ state: 'due', won: 20_000 });
	expect(unpaid.korean.unpaid).toBe('아직 결제되지 않은 예약입니다. 이체 금액 20,000원이 마루에 입금되지 않았습니다.');

	await sendSlip();
	const checking = await voucher();
	expect(checking.pay).toMatchObject({ state: 'checking', won: 20_000 });
	expect(checking.korean.unpaid).toBe('손님이 20,000원을 이체했다고 알려 왔고, 마루가 입금을 확인하고 있습니다.');
	expect(checking.korean.money).toBe('100,000원 · 이체 확인 중 · 남은 금액 100,000원');
	expect(Date.parse(checking.changedAt)).toBeGreaterThan(Date.parse(unpaid.changedAt));

	await pay(20_000);
	const paid = await voucher();
	expect(paid.pay.state).toBe('on-site');
	expect(paid.korean.unpaid).toBeNull();
});

test('a part of the deposit is called a part, by every word for it', async () => {
	await pay(5_000);
	const part = await voucher();
	expect(part.pay).toMatchObject({ state: 'due', won: 15_000 });
	expect(part.korean.money).toBe('100,000원 · 일부 결제 · 남은 금액 95,000원');
	expect(part.korean.unpaid).toBe('일부만 결제된 예약입니다. 이체 금액 중 15,000원이 마루에 입금되지 않았습니다.');
	const { body: page } = await house.call('guest', `GET /api/reservations/${id}?language=en`);
	const { body: list } = await house.call('partner', 'GET /api/reservations?language=en&scope=provided&time=upcoming');
	expect([page.payment, list.items[0].payment]).toEqual(['part', 'part']);
	const { bytes } = await house.call('guest', 'GET /api/reservations/export?language=ru');
	expect(bytes.toString('utf8')).toContain(`${code},Подтверждено,Оплачено частично,`);
	const calendar = await house.call('guest', `GET /api/reservations/${id}/calendar.ics?language=en`);
	const [event] = eventsIn(readCalendar(calendar.bytes));
	expect(event && textOf(event, 'SUMMARY')).toBe('tour · Partly paid');

	await pay(15_000);
	expect((await voucher()).korean.money).toBe('100,000원 · 예약금 결제 · 남은 금액 80,000원');
});

test('what is paid on site as agreed is not called unpaid', async () => {
	await house.queries.execute(sql`update product set deposit_from_won = 30000 where id = 'tour'`);
	({ id, code } = await house.reserved('guest', 'tour', { order: { on: dayIn(20), time: '09:00' } }));
	await house.queries.execute(sql`update product set deposit_from_won = 0 where id = 'tour'`);
	const onSite = await voucher();
	expect([onSite.pay.state, onSite.korean.unpaid]).toEqual(['on-site', null]);
	expect(onSite.korean.money).toBe('100,000원 · 현장 결제 · 남은 금액 100,000원');
});

test('the desk reads beside “valid” whether the transfer has come', async () => {
	const today = dayIn(0);
	await house.set(id, {
		on: today,
		startsAt: startsAt({ on: today, to: null, time: '09:00' }),
		endsAt: startsAt({ on: today, to: null, time: '23:00' }),
	});
	const check = async () =>
		(await house.call('partner', 'POST /api/voucher-checks?language=en', { body: { text: code } })).body;
	expect(await check()).toMatchObject({ state: 'valid', reservation: { pay: { state: 'due', won: 20_000 } } });
	await sendSlip();
	expect(await check()).toMatchObject({ state: 'valid', reservation: { pay: { state: 'checking', won: 20_000 } } });
});

test('a calendar says it beside the name, and counts on when the money has come', async () => {
	const event = async () => {
		const { bytes } = await house.call('guest', `GET /api/reservations/${id}/calendar.ics?language=en`);
		const [one] = eventsIn(readCalendar(bytes));
		if (!one) throw new Error('no event');
		return { name: textOf(one, 'SUMMARY'), text: textOf(one, 'DESCRIPTION'), nth: +property(one, 'SEQUENCE').value };
	};
	const unpaid = await event();
	expect(unpaid.name).toBe('tour · Unpaid');
	expect(unpaid.text).toMatch(/^Confirmed · Unpaid\n/);
	await sendSlip();
	const checking = await event();
	expect(checking.name).toBe('tour · Transfer being checked');
	await pay(20_000);
	const paid = await event();
	expect(paid.name).toBe('tour');
	expect(paid.text).toMatch(/^Confirmed\n/);
	expect([checking.nth > unpaid.nth, paid.nth > checking.nth]).toEqual([true, true]);
});

test('the list for a spreadsheet names it', async () => {
	const line = async () => {
		const { bytes } = await house.call('guest', 'GET /api/reservations/export?language=en');
		return bytes.toString('utf8').split('\r\n')[1];
	};
	expect(await line()).toContain(`${code},Confirmed,Unpaid,tour,`);
	await sendSlip();
	expect(await line()).toContain(`${code},Confirmed,Transfer being checked,tour,`);
});
