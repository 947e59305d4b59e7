import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { provider } from '#server/db/schema/provider.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

async function linesFor(who: Actor, language = 'en'): Promise<string[]> {
	const { status, bytes } = await house.call(who, `GET /api/reservations/export?language=${language}`);
	expect(status).toBe(200);
	return bytes.toString('utf8').split('\r\n');
}

test('one’s own reservations and nobody else’s, each with what was agreed and paid', async () => {
	const mine = await house.reserved('guest', 'tour', { order: { persons: { adult: 2, child: 0, infant: 0 } } });
	await house.reserved('other', 'tour');
	await house.set(mine.id, { paidWon: 40_000 });
	const today = koreanDay(new Date());
	expect(await linesFor('guest')).toEqual([
		'\ufeffReservation code,Status,Payment,Product,Provider,Date,Until,Time (KST),People,Total (won),Price type,Paid (won),Refunded (won),Reserved on',
		`${mine.code},Confirmed,Deposit paid,tour,Bukchon Walks,${dayIn(20)},,09:00,2,200000,List price,40000,0,${today}`,
		'',
	]);
	// The provider of it, and an operator, have made none of their own.
	for (const who of ['partner', 'operator'] as const) expect(await linesFor(who)).toHaveLength(2);
	expect((await house.call('visitor', 'GET /api/reservations/export?language=en')).status).toBe(401);
});

test('a price that was agreed in lines says so', async () => {
	const { id, code } = await house.reserved('guest', 'private-walk');
	const lines = [{ of: 'guide' as const, name: '', quantity: 1, won: 90_000 }];
	await house.set(id, { price: { basis: 'agreed', version: 1, lines, total: 90_000 }, totalWon: 90_000 });
	const [, line = ''] = await linesFor('guest');
	expect(line).toContain(`${code},`);
	expect(line).toContain(',90000,Agreed price,0,0,');
});

test('headings and statuses are in one’s language, the latest comes first, and a stay says its end', async () => {
	const tour = await house.reserved('guest', 'private-walk');
	const hotel = await house.reserved('guest', 'hotel', { order: { on: dayIn(40), to: dayIn(42) } });
	const [heading = '', first = '', second = ''] = await linesFor('guest', 'ko');
	expect(heading).toMatch(/^\ufeff예약번호,상태,/);
	expect(first).toContain(`${hotel.code},`);
	expect(first).toContain(`한옥스테이,${dayIn(40)},${dayIn(42)},,1,`);
	expect(second).toContain(`${tour.code},확정 대기,`);
});

test('it is a file for a spreadsheet that no cache keeps, and nobody’s name is a formula in it', async () => {
	await house.reserved('guest', 'tour');
	const rename = (name: string) =>
		house.queries
			.update(provider)
			.set({ name: { en: name } })
			.where(eq(provider.id, 'walks'));
	await rename('=HYPERLINK("http://x.example","Refund")');
	const { headers, bytes } = await house.call('guest', 'GET /api/reservations/export?language=en');
	await rename('Bukchon Walks');
	expect(headers['content-type']).toBe('text/csv; charset=utf-8');
	expect(headers['content-disposition']).toMatch(/^attachment; filename="maru-reservations-\d{4}-\d\d-\d\d\.csv"$/);
	expect(headers['cache-control']).toBe('private, no-store');
	expect(bytes.toString('utf8')).toContain(`,"'=HYPERLINK(""http://x.example"",""Refund"")",`);
});
