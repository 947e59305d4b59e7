import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BankLine } from '#contract/api/bank.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { refundCalls } from '../../../../tests/support/refund-calls.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';

let house: ReservationHouse;
const { owe, give, mailsOf } = refundCalls(() => house);
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

/** The bank says that so much went to its guest today, and an operator that it was for this. */
async function wentOut({ id, code, won }: { id: string; code: string; won: number }) {
	const header = '거래일시,적요,보낸분/받는분,출금액,입금액,잔액';
	const line = `${koreanDay(house.now)} 09:00:00,이체,${code},${won},0,50`;
	const file = Buffer.from(`계좌번호,110-123-456\r\n${header}\r\n${line}\r\n합계,,,0,0,`);
	const kept = await house.call('operator', 'POST /api/bank/statements?name=nov.csv', { file, type: 'text/csv' });
	const { body } = await house.call('operator', `GET /api/bank/statements/${kept.body.id}/lines?tab=sure&language=ko`);
	const [found] = body.items as BankLine[];
	if (!found) throw new Error('what is owed is not sure');
	const answer = await house.call('operator', `POST /api/bank/lines/${found.id}/matches`, {
		body: { key: randomUUID(), won, paymentId: null, reservationId: id },
	});
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	return (await mailsOf('reservation-refunded')).at(-1)?.data;
}

test('what a bank’s line sent back names the account that was given before its day, and none that was given since', async () => {
	const since = await owe();
	await give(since.id);
	const told = await wentOut(since);
	expect(told).toMatchObject({ way: 'transfer', won: since.won });
	expect(JSON.stringify(told)).not.toContain('7890');
	const before = await owe();
	await give(before.id);
	house.clock.pass({ days: 1 });
	expect(await wentOut(before)).toMatchObject({ way: 'account', account: '•••• 7890' });
});
