import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BankLine } from '#contract/api/bank.ts';
import { addDays } from '#domain/availability/schedule.ts';
import type { LineTab } from '#domain/bank/bank-line.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { monthOf, monthsFrom } from '#domain/refund/refund-month.ts';
import { settlement } from '#server/db/schema/settlement.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { trailOf } from '../../../../tests/support/trail.ts';

let house: ReservationHouse;
let month = '';
let number = '';
let settlementId = '';
const payableWon = 420_000;
beforeAll(async () => {
	house = await openReservationHouse();
	month = monthsFrom(monthOf(house.now), -1);
	number = `S-${month}-001`;
	settlementId = randomUUID();
	const { body } = await house.call('partner', 'GET /api/organisations?language=ko');
	await house.queries.insert(settlement).values({
		...{ id: settlementId, number, organisationId: body.items[0].id, month, payableWon },
		...{ paidWon: 500_000, heldWon: 500_000, promotionWon: 0, commissionWon: 80_000 },
		...{ closedAt: house.now, closedBy: house.idOf('operator') },
	});
});
afterAll(() => house.close());

const today = () => koreanDay(house.now);
const header = '거래일시,적요,보낸분/받는분,출금액,입금액,잔액';
const paidOut = (text: string, won: number, balance: number, on = today()) =>
	`${on} 10:00:00,이체,${text},${won},0,${balance}`;
async function keep(...lines: string[]): Promise<string> {
	const file = Buffer.from(`${header}\r\n${lines.join('\r\n')}\r\n`);
	const { body } = await house.call('operator', 'POST /api/bank/statements?name=nov.csv', { file, type: 'text/csv' });
	return body.id;
}
const linesOf = async (tab: LineTab, id: string): Promise<BankLine[]> =>
	(await house.call('operator', `GET /api/bank/statements/${id}/lines?tab=${tab}&language=ko`)).body.items;
const tabsOf = async (id: string) => (await house.call('operator', `GET /api/bank/statements/${id}`)).body.tabs;
async function record(won: number, openWon: number, reference = ''): Promise<string> {
	const key = randomUUID();
	const { status } = await house.call('operator', `POST /api/settlements/${settlementId}/payouts`, {
		body: { key, way: 'transfer', won, paidOn: today(), reference, note: '', seen: { openWon } },
	});
	expect(status).toBe(200);
	return key;
}
const tie = (line: BankLine, payoutId: string, who: 'operator' | 'partner' | 'guest' | 'visitor' = 'operator') =>
	house.call(who, `POST /api/bank/lines/${line.id}/payouts`, { body: { payoutId } });
const payoutsOf = async (who: 'operator' | 'partner') =>
	(await house.call(who, `GET /api/settlements/${settlementId}/payouts`)).body;

let payoutId = '';
let statementId = '';
test('a recorded payout is suggested for its line: sure by the number of its statement, near by the amount', async () => {
	payoutId = await record(120_000, payableWon);
	statementId = await keep(paidOut(`정산 ${number}`, 120_000, 10), paidOut('전기요금', 7_777, 20));
	expect(await tabsOf(statementId)).toMatchObject({ sure: 1, near: 0, none: 1 });
	const [line] = await linesOf('sure', statementId);
	expect(line?.payoutSuggestions).toMatchObject([
		{ payoutId, settlementId, number, won: 120_000, why: ['amount', 'number', 'day'], isSure: true },
	]);
	const near = await keep(paidOut('기업은행', 120_000, 30, addDays(today(), -1)));
	expect((await linesOf('near', near))[0]?.payoutSuggestions).toMatchObject([{ payoutId, isSure: false }]);
});

test('tied at a click, once; the statement of the partner shows it, and nothing is paid by it', async () => {
	const [line] = await linesOf('sure', statementId);
	if (!line) throw new Error('no line is sure');
	expect((await payoutsOf('partner')).payouts).toMatchObject([{ bank: null }]);
	for (const who of ['partner', 'guest'] as const) expect((await tie(line, payoutId, who)).status, who).toBe(404);
	expect((await tie(line, payoutId, 'visitor')).status).toBe(401);
	expect((await tie(line, randomUUID())).status).toBe(404);
	const both = await Promise.all([tie(line, payoutId), tie(line, payoutId)]);
	expect(both.map(({ body }) => body)).toEqual([
		{ state: 'matched', left: 0 },
		{ state: 'matched', left: 0 },
	]);
	expect(await linesOf('matched', statementId)).toMatchObject([
		{ id: line.id, left: 0, payouts: [{ payoutId, number, won: 120_000 }], matches: [] },
	]);
	const open = payableWon - 120_000;
	expect(await payoutsOf('operator')).toMatchObject({
		openWon: open,
		payouts: [{ bank: { on: today(), statementId } }],
	});
	// In which file of the agency it stands is none of the partner's business.
	expect(await payoutsOf('partner')).toMatchObject({
		openWon: open,
		payouts: [{ bank: { on: today(), statementId: null } }],
	});
	const matched = (await trailOf(house.queries)).filter(({ event }) => event === 'bank.line-matched');
	expect(matched).toMatchObject([{ details: { code: number, won: 120_000, direction: 'out' } }]);
});

test('a payout stands for one line, and only for one of its amount and direction', async () => {
	const id = await keep(
		paidOut(`again ${number}`, 120_000, 40),
		paidOut('less', 100, 50),
		`${today()} 11:00:00,타행,in,0,50000,60`,
	);
	const lines = (await Promise.all((['near', 'none'] as const).map((tab) => linesOf(tab, id)))).flat();
	expect(lines).toHaveLength(3);
	expect(lines.flatMap(({ payoutSuggestions }) => payoutSuggestions)).toEqual([]);
	for (const line of lines) expect((await tie(line, payoutId)).body.code).toBe('changed-since');
	const other = await record(50_000, payableWon - 120_000);
	const incoming = lines.find(({ direction }) => direction === 'in');
	if (!incoming) throw new Error('no line came in');
	expect((await tie(incoming, other)).body.code).toBe('changed-since');
});

test('undone, the line is open and the payout stays; a payout that is taken back opens its line', async () => {
	const [line] = await linesOf('matched', statementId);
	if (!line) throw new Error('no line is matched');
	const reopened = await house.call('operator', `POST /api/bank/lines/${line.id}/reopening`, {
		body: { reason: 'Another month’s' },
	});
	expect(reopened.status).toBe(200);
	expect((await payoutsOf('operator')).payouts[0]).toMatchObject({ bank: null, reversed: null });
	expect(await linesOf('sure', statementId)).toMatchObject([{ id: line.id, left: 120_000 }]);
	expect((await tie(line, payoutId)).body).toEqual({ state: 'matched', left: 0 });
	const back = `POST /api/settlements/${settlementId}/payouts/${payoutId}/reversal`;
	expect((await house.call('operator', back, { body: { reason: 'Not sent' } })).status).toBe(200);
	expect((await payoutsOf('operator')).payouts.find((one: { id: string }) => one.id === payoutId)).toMatchObject({
		...{ bank: null, reversed: { reason: 'Not sent' } },
	});
	expect(await linesOf('matched', statementId)).toEqual([]);
	expect((await linesOf('none', statementId)).map(({ left }) => left)).toContain(120_000);
	// What was taken back stands for nothing.
	expect((await tie(line, payoutId)).body.code).toBe('changed-since');
});
