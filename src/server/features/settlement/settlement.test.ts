import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { monthOf, monthsFrom } from '#domain/refund/refund-month.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { sweepReservations } from '#server/features/reservation/sweep-reservations.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { renameProduct } from '../../../../tests/support/rename-product.ts';
import { openReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { trailOf } from '../../../../tests/support/trail.ts';

let house: Awaited<ReturnType<typeof openReservationHouse>>;
let id: string;
let code: string;
let total = 0;
let organisationId = '';
let month = '';
beforeAll(async () => {
	house = await openReservationHouse();
	const made = await house.reserved('guest', 'tour');
	({ id, code } = made);
	const row = await house.rowOf(id);
	total = row.totalWon;
	const { body } = await house.call('operator', 'GET /api/commissions?language=ko');
	for (const partner of body.items) if (partner.business !== '–') organisationId ||= partner.organisationId;
});
afterAll(() => house.close());

const pay = (won: number, method: 'transfer' | 'on-site', kind: 'payment' | 'refund' = 'payment', of = id) =>
	house.call('operator', `POST /api/reservations/${of}/payments?language=ko`, {
		body: { key: randomUUID(), kind, won, method },
	});
const setRate = (points: number, startsOn: string, of = organisationId) =>
	house.call('operator', `PUT /api/commissions/${of}`, { body: { points, startsOn } });
const monthView = async (of = month) =>
	(await house.call('operator', `GET /api/settlement-months/${of}?language=ko`)).body;
const close = (seen: { count: number; payableWon: number }, of = month) =>
	house.call('operator', `PUT /api/settlement-months/${of}/closing`, { body: seen });
/** By an operator who signed in long ago: their screen may be anybody's by now. */
const byLateOperator = (method: 'POST' | 'PUT', url: string, payload: object) => {
	const cookie = house.cookieOf('operator');
	house.clock.pass({ minutes: 40 });
	return house.app.inject({ method, url, headers: { cookie, 'sec-fetch-site': 'same-origin' }, payload });
};
const ownList = async (who: 'partner' | 'rival' | 'operator') =>
	(await house.call(who, 'GET /api/settlements?language=en')).body;

test('a rate has a first day and a bound, and every rate there was is told', async () => {
	const { body } = await house.call('operator', 'GET /api/commissions?language=ko');
	expect(body.total).toBeGreaterThan(1);
	const all: string[] = body.items.map((one: { organisationId: string }) => one.organisationId);
	for (const one of all) expect((await setRate(1_000, '2026-01-01', one)).status).toBe(200);
	expect((await setRate(9_000, '2026-01-01')).body.faults).toEqual([{ at: 'points', code: 'too-much' }]);
	expect((await setRate(1_000, '2026-01-01', randomUUID())).status).toBe(404);
	const again = (await house.call('operator', 'GET /api/commissions?language=ko')).body;
	expect(again.items[0]).toMatchObject({ points: 1_000, rates: [{ startsOn: '2026-01-01', points: 1_000 }] });
	expect((await trailOf(house.queries)).at(-1)).toMatchObject({ event: 'settlement.rate-set' });
});

test('what was completed counts in the month of its day, whoever got the money', async () => {
	await pay(total / 2, 'transfer');
	await pay(total / 2, 'on-site');
	const { startsAt } = await house.rowOf(id);
	month = monthOf(startsAt);
	house.clock.moveTo(startsAt);
	house.clock.pass({ days: 3 });
	await sweepReservations(house);
	expect((await house.rowOf(id)).status).toBe('completed');
	house.clock.pass({ days: 31 });
	const view = await monthView();
	expect(view).toMatchObject({ canClose: true, closed: null, sum: { count: 1 } });
	expect(view.partners).toMatchObject([
		{ paidWon: total, heldWon: total / 2, commissionWon: total / 10, payableWon: total / 2 - total / 10, lines: 1 },
	]);
});

test('a month is closed by operators alone, and only by who signed in a moment ago', async () => {
	const seen = { count: 1, payableWon: total / 2 - total / 10 };
	const closing = `/api/settlement-months/${month}/closing`;
	for (const who of ['partner', 'rival', 'guest', 'applicant'] as const)
		expect((await house.call(who, `PUT ${closing}`, { body: seen })).status, who).toBe(404);
	expect((await house.call('visitor', `PUT ${closing}`, { body: seen })).status).toBe(401);
	const late = await byLateOperator('PUT', closing, seen);
	expect([late.statusCode, late.json().code]).toEqual([403, 'sign-in-again']);
	expect(await monthView()).toMatchObject({ canClose: true, closed: null });
});

test('a month is closed once and with the sum that was seen; the partner is told and sees its own alone', async () => {
	const seen = { count: 1, payableWon: total / 2 - total / 10 };
	expect((await close(seen, monthOf(house.now))).body.code).toBe('not-allowed');
	expect((await close({ ...seen, payableWon: 1 })).body.code).toBe('changed-since');
	const both = await Promise.all([close(seen), close(seen)]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	// What is older is settled with the next month that is closed, and never by itself.
	const { months } = (await house.call('operator', 'GET /api/settlement-months')).body;
	const earlier = months.find((one: { month: string }) => one.month < month);
	expect(earlier).toMatchObject({ canClose: false, isPassed: true, closed: null });
	expect(months[0]).toMatchObject({ isPassed: false });
	const { items } = await ownList('partner');
	expect(items).toMatchObject([{ number: `S-${month}-001`, month, ...{ payableWon: seen.payableWon } }]);
	expect((await ownList('operator')).total).toBe(1);
	expect((await ownList('rival')).total).toBe(0);
	const [{ id: statementId }] = items;
	const address = `/api/settlements/${statementId}`;
	for (const part of ['', '/lines', '/file']) {
		const asked = `GET ${address}${part}?language=en${part === '/file' ? '&as=csv' : ''}`;
		expect((await house.call('partner', asked)).status, part).toBe(200);
		for (const who of ['rival', 'guest', 'applicant'] as const)
			expect((await house.call(who, asked)).status, `${who} ${part}`).toBe(404);
	}
	const { body: lines } = await house.call('partner', `GET ${address}/lines?language=en`);
	expect(lines.items[0].title).toBe('tour');
	await renameProduct(house.queries, 'tour', 'Another tour');
	// What was settled is called what was sold.
	expect((await house.call('partner', `GET ${address}/lines?language=en`)).body.items[0].title).toBe('tour');
	expect(lines).toMatchObject({ total: 1, items: [{ code, kind: 'service', points: 1_000, paidWon: total }] });
	const csv = (await house.call('partner', `GET ${address}/file?language=ko&as=csv`)).bytes.toString('utf8');
	expect(csv).toContain(code);
	const pdf = (await house.call('partner', `GET ${address}/file?language=en&as=pdf`)).bytes.toString('latin1');
	expect(pdf.startsWith('%PDF-')).toBe(true);
	expect((await house.mailsTo('partner@maru.example')).map(({ template }) => template)).toContain('settlement-closed');
	expect((await trailOf(house.queries)).at(-1)).toMatchObject({ event: 'settlement.month-closed' });
	await tellEvents(house.services);
	const bellOf = async (who: 'partner' | 'rival' | 'guest') =>
		(await house.call(who, 'GET /api/notifications?language=en')).body.items.filter((one: { kind: string }) =>
			one.kind.startsWith('settlement.'),
		);
	expect(await bellOf('partner')).toMatchObject([
		{ kind: 'settlement.ready', path: `/console/settlements/${statementId}`, title: `S-${month}-001`, isRead: false },
	]);
	for (const who of ['rival', 'guest'] as const) expect(await bellOf(who), who).toEqual([]);
	const opened = { what: 'spot', spot: 'settlement', id: statementId };
	await house.call('partner', 'POST /api/notifications/read', { body: opened });
	expect(await bellOf('partner')).toMatchObject([{ isRead: true }]);
});

test('what is found after closing is a correction in the next month, and the closed one stays', async () => {
	expect((await setRate(2_000, `${month}-01`)).body.faults).toEqual([{ at: 'startsOn', code: 'date-past' }]);
	const before = await monthView();
	await house.queries
		.update(reservation)
		.set({ totalWon: total - 10_000 })
		.where(eq(reservation.id, id));
	expect((await pay(10_000, 'transfer', 'refund')).status).toBe(200);
	expect(await monthView()).toEqual(before);
	const next = monthsFrom(month, 1);
	const view = await monthView(next);
	expect(view.partners).toMatchObject([{ paidWon: -10_000, commissionWon: -1_000, payableWon: -9_000 }]);
	house.clock.pass({ days: 31 });
	expect((await close({ count: 1, payableWon: -9_000 }, next)).status).toBe(200);
	const { items } = await ownList('partner');
	const paid = items.reduce((sum: number, one: { paidWon: number }) => sum + one.paidWon, 0);
	const { paidWon, refundedWon } = await house.rowOf(id);
	expect(paid).toBe(paidWon - refundedWon);
	expect((await close({ count: 0, payableWon: 0 }, month)).status).toBe(409);
});

const statementOf = async (of: string) =>
	(await ownList('operator')).items.find((one: { month: string }) => one.month === of);
const payout = (
	settlementId: string,
	changes: Record<string, unknown> = {},
	who: 'operator' | 'partner' = 'operator',
) =>
	house.call(who, `POST /api/settlements/${settlementId}/payouts`, {
		body: {
			...{ key: randomUUID(), way: 'transfer', won: 1_000, paidOn: koreanDay(house.now), reference: 'MARU', note: '' },
			...changes,
		},
	});
const payoutsOf = async (settlementId: string, who: 'operator' | 'partner' = 'operator') =>
	(await house.call(who, `GET /api/settlements/${settlementId}/payouts`)).body;

test('what was paid out is recorded in parts, never above what is open, and the partner is told and sees it', async () => {
	const { id: settlementId, payableWon } = await statementOf(month);
	const seen = { openWon: payableWon };
	const half = payableWon / 2;
	expect((await payout(settlementId, { seen, won: payableWon + 1 })).body.faults).toEqual([
		{ at: 'won', code: 'more-than-due' },
	]);
	expect((await payout(settlementId, { seen, paidOn: `${month}-10` })).body.faults).toEqual([
		{ at: 'paidOn', code: 'date-early' },
	]);
	expect((await payout(settlementId, { seen, paidOn: '2099-01-01' })).body.faults).toEqual([
		{ at: 'paidOn', code: 'date-future' },
	]);
	const key = randomUUID();
	expect((await payout(settlementId, { key, seen, won: half, note: '첫 번째' })).status).toBe(200);
	// The same again, since the answer was lost, is the same; and another's sum is stale.
	expect((await payout(settlementId, { key, seen, won: half, note: '첫 번째' })).status).toBe(200);
	expect((await payout(settlementId, { key, seen, won: 5 })).body.code).toBe('key-reused');
	const open = { openWon: payableWon - half };
	const both = await Promise.all([half, half].map((won) => payout(settlementId, { seen: open, won })));
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	const known = await payoutsOf(settlementId, 'partner');
	expect(known).toMatchObject({
		openWon: 0,
		canRecord: false,
		payouts: [{ won: half, reference: 'MARU' }, { won: half }],
	});
	expect(JSON.stringify(known)).not.toContain(house.idOf('operator'));
	expect(await statementOf(month)).toMatchObject({ settledWon: payableWon, state: 'done' });
	const mails = (await house.mailsTo('partner@maru.example')).filter(
		({ template }) => template === 'settlement-payout',
	);
	expect(mails.map(({ data }) => data)).toMatchObject([{ stage: 'paid', won: half }, { stage: 'paid' }]);
	await tellEvents(house.services);
	const bell = (await house.call('partner', 'GET /api/notifications?language=en')).body.items;
	expect(bell[0]).toMatchObject({ kind: 'settlement.paid-out', path: `/console/settlements/${settlementId}` });
});

test('it stands on the statement: in the CSV as lines that leave what is open, in the PDF above the lines', async () => {
	const { id: settlementId } = await statementOf(month);
	const file = (as: string) => house.call('partner', `GET /api/settlements/${settlementId}/file?language=en&as=${as}`);
	const lines = (await file('csv')).bytes.toString('utf8').trim().split(/\r?\n/);
	const last = lines.map((line) => Number(line.split(',').at(-1)?.replaceAll('"', '')));
	expect(last.slice(1).reduce((sum, won) => sum + won, 0)).toBe(0);
	expect(lines.at(-1)).toContain('Paid out');
	const { text } = readPdf((await file('pdf')).bytes);
	for (const word of ['정산서', '지급', 'MARU', '남은 금액', month]) expect(text).toContain(word);
	// All of it is paid: where the next would go is not what this was sent to.
	expect(text).not.toContain('지급 계좌');
});

test('what was recorded wrongly is taken back with a reason, stays to be read, and is open again', async () => {
	const { id: settlementId, payableWon } = await statementOf(month);
	const [, second] = (await payoutsOf(settlementId)).payouts;
	const reverse = (who: 'operator' | 'partner', reason: string) =>
		house.call(who, `POST /api/settlements/${settlementId}/payouts/${second.id}/reversal`, { body: { reason } });
	expect((await reverse('operator', ' ')).status).toBe(400);
	expect((await reverse('partner', 'No.')).status).toBe(404);
	expect((await reverse('operator', 'Another account.')).status).toBe(200);
	expect((await reverse('operator', 'Again.')).status).toBe(200);
	const { payouts, openWon, account } = await payoutsOf(settlementId, 'partner');
	expect(account).toMatch(/^[^\d]*•[^\d]*\d{2,4}$/);
	expect(openWon).toBe(payableWon / 2);
	const open = await house.call('partner', `GET /api/settlements/${settlementId}/file?language=en&as=pdf`);
	const { text } = readPdf(open.bytes);
	expect(text).toContain('지급 계좌');
	expect(text).toContain(account);
	expect(payouts[1].reversed).toMatchObject({ reason: 'Another account.' });
	const [mail] = (await house.mailsTo('partner@maru.example')).slice(-1);
	expect(mail).toMatchObject({
		template: 'settlement-payout',
		data: { stage: 'reversed', reason: 'Another account.' },
	});
	expect((await trailOf(house.queries)).slice(-2).map(({ event }) => event)).toEqual([
		'settlement.paid-out',
		'settlement.payout-reversed',
	]);
});

test('operators list what is to be paid out, and what a partner owes, which is set off', async () => {
	const listed = async (of: string, who: 'operator' | 'partner' | 'rival' = 'operator') =>
		(await house.call(who, `GET /api/settlements?language=en&of=${of}`)).body;
	const owed = await statementOf(monthsFrom(month, 1));
	expect((await listed('due')).items).toMatchObject([{ month, state: 'due' }]);
	expect((await listed('owed')).items).toMatchObject([{ id: owed.id, state: 'owed' }]);
	expect((await listed('due', 'rival')).total).toBe(0);
	const seen = { openWon: -9_000 };
	expect((await payout(owed.id, { seen, way: 'offset', won: 9_000 })).status).toBe(200);
	expect((await listed('owed')).total).toBe(0);
	expect(await payoutsOf(owed.id, 'partner')).toMatchObject({ openWon: 0, payouts: [{ won: -9_000, way: 'offset' }] });
});

test('payouts are recorded by operators who signed in a moment ago, and read by the partner whose they are', async () => {
	const { id: settlementId, payableWon } = await statementOf(month);
	const seen = { openWon: payableWon / 2 };
	expect((await payout(settlementId, { seen }, 'partner')).status).toBe(404);
	expect((await payout(randomUUID(), { seen })).status).toBe(404);
	for (const who of ['rival', 'guest', 'applicant'] as const)
		expect((await house.call(who, `GET /api/settlements/${settlementId}/payouts`)).status, who).toBe(404);
	const late = await byLateOperator('POST', `/api/settlements/${settlementId}/payouts`, {
		...{ key: randomUUID(), way: 'transfer', won: 1, paidOn: koreanDay(house.now), reference: '', note: '', seen },
	});
	expect(late.json().code).toBe('sign-in-again');
});

test('a rate set by mistake is taken away while no closed month goes by it; its day lies in the years around today', async () => {
	const year = Number(koreanDay(house.now).slice(0, 4));
	for (const [day, code] of [
		['1999-01-01', 'date-early'],
		[`${year + 3}-01-01`, 'date-far'],
	] as const)
		expect((await setRate(1_000, day)).body.faults, day).toEqual([{ at: 'startsOn', code }]);
	const day = `${year + 1}-12-31`;
	expect((await setRate(2_900, day)).status).toBe(200);
	const ratesOf = async () =>
		(await house.call('operator', 'GET /api/commissions?language=ko')).body.items.find(
			(one: { organisationId: string }) => one.organisationId === organisationId,
		).rates;
	expect(await ratesOf()).toEqual([
		{ startsOn: day, points: 2_900, canRemove: true },
		{ startsOn: '2026-01-01', points: 1_000, canRemove: false },
	]);
	const address = `/api/commissions/${organisationId}/rates`;
	for (const who of ['partner', 'rival', 'guest'] as const)
		expect((await house.call(who, `DELETE ${address}/${day}`)).status, who).toBe(404);
	expect((await house.call('operator', `DELETE ${address}/2026-01-01`)).body.code).toBe('not-allowed');
	expect((await house.call('operator', `DELETE ${address}/${day}`)).status).toBe(200);
	expect((await house.call('operator', `DELETE ${address}/${day}`)).status).toBe(404);
	expect(await ratesOf()).toHaveLength(1);
	expect((await trailOf(house.queries)).at(-1)).toMatchObject({ event: 'settlement.rate-removed' });
	const late = await byLateOperator('PUT', `/api/commissions/${organisationId}`, { points: 100, startsOn: day });
	expect(late.json().code).toBe('sign-in-again');
});

test('months and rates are the operators’ alone', async () => {
	for (const who of ['guest', 'partner', 'applicant'] as const)
		for (const key of ['GET /api/settlement-months', 'GET /api/commissions?language=ko'])
			expect((await house.call(who, key)).status, `${who} ${key}`).toBe(404);
});
