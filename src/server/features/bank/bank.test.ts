import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BankLine } from '#contract/api/bank.ts';
import type { LineTab } from '#domain/bank/bank-line.ts';
import { bankColumns, bankLine } from '#server/db/schema/bank.ts';
import { refundMonth } from '#server/db/schema/refund.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { type Actor, openReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { trailOf } from '../../../../tests/support/trail.ts';
import { eraseWordsOf, findBankLinesOf } from './bank.repo.ts';
import { eraseWords } from './erase-words.ts';

let house: Awaited<ReturnType<typeof openReservationHouse>>;
let first: { id: string; code: string };
let second: { id: string; code: string };
let due = 0;
let statementId = '';
beforeAll(async () => {
	house = await openReservationHouse();
	first = await house.reserved('guest', 'tour');
	second = await house.reserved('other', 'tour');
	due = (await house.rowOf(first.id)).totalWon;
});
afterAll(() => house.close());

const header = '거래일시,적요,보낸분/받는분,출금액,입금액,잔액';
const csv = (...lines: string[]) =>
	Buffer.from(`계좌번호,110-123-456\r\n${header}\r\n${lines.join('\r\n')}\r\n합계,,,0,0,`);
const paidIn = (text: string, won: number, balance: number) => `2026-11-18 10:00:00,타행,${text},0,${won},${balance}`;
const tryIt = (file: Uint8Array, uses = '') =>
	house.call('operator', `POST /api/bank/trials${uses && `?uses=${uses}`}`, { file, type: 'text/csv' });
const keep = (file: Uint8Array, more = '') =>
	house.call('operator', `POST /api/bank/statements?name=nov.csv${more}`, { file, type: 'text/csv' });
const linesOf = async (tab: LineTab, id = statementId): Promise<BankLine[]> =>
	(await house.call('operator', `GET /api/bank/statements/${id}/lines?tab=${tab}&language=ko`)).body.items;
const match = (line: BankLine, body: Record<string, unknown>) =>
	house.call('operator', `POST /api/bank/lines/${line.id}/matches`, {
		body: { key: randomUUID(), won: line.left, paymentId: null, ...body },
	});
const reopen = (line: BankLine) =>
	house.call('operator', `POST /api/bank/lines/${line.id}/reopening`, { body: { reason: 'Another guest’s' } });

test('a file of a Korean bank is looked at before anything is kept: its columns, its lines, what is wrong and where', async () => {
	const file = csv(paidIn('A', 1_000, 1), '어제,타행,B,0,2000,2', paidIn('C', 0, 3));
	const { body } = await tryIt(file);
	expect(body.columns.map(({ use }: { use: string }) => use)).toEqual(['when', 'text', 'text', 'out', 'in', 'balance']);
	expect(body).toMatchObject({
		isRemembered: false,
		unreadable: null,
		counts: { lines: 1, fresh: 1, known: 0, bad: 2 },
	});
	expect(body.faults).toMatchObject([
		{ row: 4, column: '거래일시', value: '어제', why: 'not-a-day' },
		{ row: 5, column: '입금액', why: 'no-amount' },
	]);
	// Lines that cannot be read are not left out without a word.
	expect((await keep(file)).body.code).toBe('changed-since');
	expect((await tryIt(Buffer.from('이름,전화\r\na,b'))).body.unreadable).toEqual({ why: 'no-header', line: null });
	expect((await tryIt(Buffer.from([0xff, 0xfe, 0x00, 0xd8]))).body.unreadable.why).toBe('encoding');
	const moved = await tryIt(csv(paidIn('A', 1_000, 1)), 'when,ignored,ignored,out,in,balance');
	expect(moved.body.unreadable).toEqual({ why: 'no-text', line: null });
});

test('lines are kept once, however often and with whatever others they are uploaded', async () => {
	const lines = [paidIn(`${first.code} LINH`, due, 10), paidIn('UNKNOWN', due, 20), paidIn('전기요금', 7_777, 30)];
	const kept = await keep(csv(...lines));
	expect(kept.body).toMatchObject({ fresh: 3, known: 0 });
	statementId = kept.body.id;
	expect((await keep(csv(...lines))).body).toEqual({ id: null, fresh: 0, known: 3 });
	const more = await keep(csv(...lines, paidIn('later', 5, 40)));
	expect(more.body).toMatchObject({ fresh: 1, known: 3 });
	expect((await tryIt(csv(...lines))).body.isRemembered).toBe(true);
	const { body } = await house.call('operator', 'GET /api/bank/statements');
	expect(body).toMatchObject({ total: 2, items: [{ id: more.body.id }, { id: statementId, counts: { open: 3 } }] });
	expect((await house.call('operator', `GET /api/bank/statements/${statementId}`)).body.tabs).toEqual({
		...{ sure: 1, near: 1, none: 1, matched: 0, aside: 0 },
	});
});

test('nothing is booked by itself; confirmed it is the payment it says, once, and the guest is told', async () => {
	const [line] = await linesOf('sure');
	if (!line) throw new Error('no line is sure');
	expect(line.suggestions[0]).toMatchObject({ reservationId: first.id, code: first.code, won: due, isSure: true });
	expect((await house.rowOf(first.id)).paidWon).toBe(0);
	const body = { key: randomUUID(), reservationId: first.id };
	expect((await match(line, body)).body).toEqual({ state: 'matched', left: 0 });
	expect((await match(line, body)).body).toEqual({ state: 'matched', left: 0 });
	expect((await match(line, { reservationId: first.id })).body.code).toBe('changed-since');
	expect((await house.rowOf(first.id)).paidWon).toBe(due);
	expect((await house.mailsTo('guest@maru.example')).at(-1)?.template).toBe('reservation-paid');
	expect(await linesOf('matched')).toMatchObject([{ id: line.id, matches: [{ code: first.code, won: due }] }]);
	expect((await trailOf(house.queries)).at(-1)).toMatchObject({ event: 'bank.line-matched', details: { won: due } });
});

test('undone it is owed again and the line is open; a payment reversed elsewhere opens it too', async () => {
	const [line] = await linesOf('matched');
	if (!line) throw new Error('no line');
	expect((await reopen(line)).status).toBe(200);
	expect((await house.rowOf(first.id)).paidWon).toBe(0);
	const key = randomUUID();
	expect((await match({ ...line, left: due }, { key, reservationId: first.id })).status).toBe(200);
	await house.call('operator', `POST /api/reservations/${first.id}/payments/${key}/reversal?language=ko`, {
		body: { reason: 'A mistake' },
	});
	expect(await linesOf('sure')).toMatchObject([{ id: line.id, left: due }]);
});

test('what was recorded before the statement came is tied to its line and not paid twice', async () => {
	await house.call('operator', `POST /api/reservations/${second.id}/payments?language=ko`, {
		body: { key: randomUUID(), kind: 'payment', won: due, method: 'transfer' },
	});
	const near = await linesOf('near');
	const found = near.flatMap(({ suggestions }) => suggestions).find(({ reservationId }) => reservationId === second.id);
	expect(found).toMatchObject({ why: ['amount', 'booked'], isSure: false });
	const [line] = near;
	if (!line || !found) throw new Error('nothing is near');
	expect((await match(line, { reservationId: second.id, paymentId: found.paymentId })).status).toBe(200);
	expect((await house.rowOf(second.id)).paidWon).toBe(due);
	expect((await reopen(line)).status).toBe(200);
	// What was only tied stays paid.
	expect((await house.rowOf(second.id)).paidWon).toBe(due);
});

test('several lines are set aside for one reason; what was decided meanwhile stays as it is', async () => {
	const kept = await keep(csv(paidIn('이자', 11, 101), paidIn('이자', 12, 102), paidIn('이자', 13, 103)));
	const id = kept.body.id;
	const ids = (await linesOf('none', id)).map((line) => line.id);
	expect(ids).toHaveLength(3);
	const [first = '', second = '', third = ''] = ids;
	const aside = (given: object, who: Actor = 'operator') =>
		house.call(who, 'PUT /api/bank/aside-lines', { body: { ids, reason: 'fee', note: '', ...given } });
	for (const who of ['guest', 'partner', 'applicant'] as const) expect((await aside({}, who)).status, who).toBe(404);
	expect((await aside({ reason: 'other' })).body.faults).toEqual([{ at: 'note', code: 'required' }]);
	expect((await aside({ ids: [] })).status).toBe(400);
	await house.call('operator', `PUT /api/bank/lines/${second}/aside`, { body: { reason: 'own-transfer', note: '' } });
	const { body } = await aside({});
	expect([body.done.toSorted(), body.left]).toEqual([[first, third].toSorted(), [second]]);
	expect((await linesOf('aside', id)).map((line) => line.aside?.reason)).toEqual(['fee', 'own-transfer', 'fee']);
	const trail = (await trailOf(house.queries)).filter(({ event }) => event === 'bank.line-set-aside').slice(-2);
	expect(trail).toMatchObject([
		{ actorId: house.idOf('operator'), details: { reason: 'fee' } },
		{ actorId: house.idOf('operator'), details: { reason: 'fee' } },
	]);
	// One that is not there is left too.
	const gone = '00000000-0000-4000-8000-0000000000ff';
	expect((await aside({ ids: [gone] })).body).toEqual({ done: [], left: [gone] });
});

test('a line of money that went out in a month whose refunds are closed says so beforehand', async () => {
	const paidOut = (won: number, balance: number, day = '2026-10-05') =>
		`${day} 10:00:00,타행,REFUND,${won},0,${balance}`;
	const kept = await keep(csv(paidOut(51, 201), paidOut(52, 202, '2026-11-18'), paidIn('IN', 53, 203)));
	const told = async () => (await linesOf('none', kept.body.id)).map(({ won, isMonthClosed }) => [won, isMonthClosed]);
	expect(await told()).toEqual([
		[51, false],
		[52, false],
		[53, false],
	]);
	await house.queries.insert(refundMonth).values([
		...['2026-10', '2026-11'].map((month) => ({
			...{ month, count: 1, won: 51, closedAt: new Date(), closedBy: house.idOf('operator') },
		})),
	]);
	expect(await told()).toEqual([
		[51, true],
		[52, true],
		[53, false],
	]);
	await house.queries.delete(refundMonth);
});

test('a line can pay for two reservations, and its rest is set aside with a reason', async () => {
	const [line] = await linesOf('near');
	if (!line) throw new Error('nothing is near');
	expect((await match(line, { reservationId: first.id, won: due / 2 })).body).toEqual({ state: 'open', left: due / 2 });
	expect((await match({ ...line, left: due }, { reservationId: first.id })).body.code).toBe('changed-since');
	const aside = (reason: string, note: string) =>
		house.call('operator', `PUT /api/bank/lines/${line.id}/aside`, { body: { reason, note } });
	expect((await aside('other', '')).body.faults).toEqual([{ at: 'note', code: 'required' }]);
	expect((await aside('other', 'The rest is a friend’s')).status).toBe(200);
	expect(await linesOf('aside')).toMatchObject([{ id: line.id, left: due / 2, aside: { reason: 'other' } }]);
	expect((await reopen(line)).status).toBe(200);
	expect((await house.rowOf(first.id)).paidWon).toBe(0);
});

test('more than is due is booked only where that is said', async () => {
	const { body: made } = await keep(csv(paidIn(first.code, due + 5_000, 99)));
	const [line] = await linesOf('near', made.id);
	if (!line) throw new Error('nothing is near');
	expect(line.suggestions[0]?.why).toEqual(['code', 'amount-differs']);
	expect((await match(line, { reservationId: first.id })).body.faults).toEqual([{ at: 'won', code: 'more-than-due' }]);
	expect((await match(line, { reservationId: first.id, isMore: true })).status).toBe(200);
	const file = csv(`2026-11-19 09:00:00,이체,${first.code},5000,0,50`);
	const { body: out } = await keep(file);
	const [gone] = await linesOf('sure', out.id);
	if (!gone) throw new Error('what is owed is not sure');
	expect((await match(gone, { reservationId: first.id })).body.state).toBe('matched');
	expect(await house.rowOf(first.id)).toMatchObject({ paidWon: due + 5_000, refundedWon: 5_000 });
});

test('another reservation is found by its code', async () => {
	const asked = encodeURIComponent(second.code.toLowerCase().replaceAll('-', ' '));
	const { body } = await house.call('operator', `GET /api/bank/reservations/${asked}?language=ko`);
	expect(body).toMatchObject({ reservationId: second.id, missing: 0 });
	const byTail = await house.call('operator', `GET /api/bank/reservations/${second.code.slice(-5)}?language=ko`);
	expect(byTail.body).toMatchObject({ reservationId: second.id });
	for (const unknown of ['MR-1', '22222'])
		expect((await house.call('operator', `GET /api/bank/reservations/${unknown}?language=ko`)).status).toBe(404);
});

test('a code’s end finds nothing where two reservations end so', async () => {
	const { code } = await house.rowOf(first.id);
	const twin = `MR-200101-${second.code.slice(-5)}`;
	await house.queries.update(reservation).set({ code: twin }).where(eq(reservation.id, first.id));
	const { status } = await house.call('operator', `GET /api/bank/reservations/${twin.slice(-5)}?language=ko`);
	await house.queries.update(reservation).set({ code }).where(eq(reservation.id, first.id));
	expect(status).toBe(404);
});

test('a file read with the wrong columns is warned of, taken back, and not remembered', async () => {
	house.clock.pass({ minutes: 1 });
	const file = csv(
		'2026-11-17 09:00:00,타행,SALARY,0,50000,1050000',
		'2026-11-17 10:00:00,타행,RENT,30000,0,1020000',
		'2026-11-17 11:00:00,타행,FRIEND,0,1000,1021000',
	);
	const swapped = 'when,text,text,in,out,balance';
	const wrong = (await tryIt(file, swapped)).body;
	expect(wrong).toMatchObject({
		sums: { in: { lines: 1, won: 30_000 }, out: { lines: 2, won: 51_000 } },
		against: { names: ['출금액', '입금액'], balance: 2 },
	});
	expect(wrong.preview).toMatchObject([
		{ row: 3, on: '2026-11-17', direction: 'out', won: 50_000, balance: 1_050_000, text: '타행 · SALARY' },
		{ row: 4, direction: 'in', won: 30_000 },
		{ row: 5, direction: 'out', won: 1_000 },
	]);
	const { id } = (await keep(file, `&uses=${swapped}`)).body;
	const again = (await tryIt(file)).body;
	expect(again.columns.map(({ use }: { use: string }) => use)).toEqual([
		'when',
		'text',
		'text',
		'out',
		'in',
		'balance',
	]);
	expect(again).toMatchObject({
		...{ isRemembered: false, counts: { fresh: 3, known: 0 }, against: { names: [], balance: 0 } },
		sums: { in: { lines: 2, won: 51_000 }, out: { lines: 1, won: 30_000 } },
	});

	const remove = () => house.call('operator', `DELETE /api/bank/statements/${id}`);
	const line = (await linesOf('none', id)).find(({ direction }) => direction === 'in');
	if (!line) throw new Error('the line is not there');
	await house.call('operator', `PUT /api/bank/lines/${line.id}/aside`, { body: { reason: 'fee', note: '' } });
	expect((await remove()).body.code).toBe('changed-since');
	const undoFirst = async () => (await house.call('operator', `GET /api/bank/statements/${id}`)).body.undoFirst;
	expect(await undoFirst()).toEqual({
		count: 1,
		lines: [{ id: line.id, on: '2026-11-17', direction: 'in', won: 30_000, state: 'aside' }],
	});
	expect((await reopen(line)).status).toBe(200);
	// A part of it is booked, and it is open all the same.
	expect((await match(line, { reservationId: first.id, won: 400, isMore: true })).status).toBe(200);
	expect(await undoFirst()).toMatchObject({ count: 1, lines: [{ id: line.id, state: 'open' }] });
	expect((await remove()).body.code).toBe('changed-since');
	expect((await reopen(line)).status).toBe(200);

	expect(await undoFirst()).toEqual({ count: 0, lines: [] });
	const known = await house.queries.select().from(bankColumns);
	expect(known.map(({ uses }) => uses.join())).toContain(swapped);
	expect((await house.call('guest', `DELETE /api/bank/statements/${id}`)).status).toBe(404);
	expect((await remove()).status).toBe(200);
	expect(await house.queries.select().from(bankLine).where(eq(bankLine.statementId, id))).toEqual([]);
	expect(await house.queries.select().from(bankColumns)).toEqual([]);
	expect((await trailOf(house.queries)).at(-1)).toMatchObject({
		event: 'bank.statement-removed',
		details: { lines: 3, firstOn: '2026-11-17', lastOn: '2026-11-17' },
	});
	expect((await remove()).status).toBe(404);
	expect((await keep(file)).body).toMatchObject({ fresh: 3, known: 0 });
});

test('what was learnt before stays when a later statement of the same columns is removed', async () => {
	house.clock.pass({ minutes: 1 });
	const before = await house.queries.select().from(bankColumns);
	expect(before).toHaveLength(1);
	const { id } = (await keep(csv(paidIn('LATER', 11, 777)))).body;
	expect((await house.call('operator', `DELETE /api/bank/statements/${id}`)).status).toBe(200);
	expect(await house.queries.select().from(bankColumns)).toEqual(before);
});

test('a member’s data has the lines of their payments, and the words of those that are theirs alone', async () => {
	const { body: made } = await keep(csv(paidIn('TWO FRIENDS', 300, 120)));
	const [line] = await linesOf('none', made.id);
	if (!line) throw new Error('the line is not there');
	const pays = (reservationId: string, left: number, won: number) =>
		match({ ...line, left }, { reservationId, won, isMore: true });
	expect((await pays(first.id, 300, 100)).body.left).toBe(200);
	expect((await pays(second.id, 200, 200)).body.state).toBe('matched');
	const mine = await findBankLinesOf(house.queries, house.idOf('guest'));
	expect(mine.map(({ direction, won, text }) => [direction, won, text?.includes(first.code) ?? text])).toEqual(
		expect.arrayContaining([
			['in', due + 5_000, true],
			['out', 5_000, true],
			['in', 100, null],
		]),
	);
	expect(mine.every(({ reservationId }) => reservationId === first.id)).toBe(true);
	expect(await findBankLinesOf(house.queries, house.idOf('other'))).toMatchObject([{ won: 200, text: null }]);
	expect(await findBankLinesOf(house.queries, house.idOf('rival'))).toEqual([]);
});

test('what the bank printed goes after its time, and with who closes the account; amounts stay', async () => {
	await house.services.transact((work) => eraseWordsOf(work, house.idOf('guest')));
	const rows = await house.queries.select().from(bankLine).where(eq(bankLine.state, 'matched'));
	expect(rows.length).toBeGreaterThan(0);
	expect(rows.every(({ text }) => text === null)).toBe(true);
	house.clock.pass({ days: 400 });
	await eraseWords({ services: house.services, now: house.now });
	const all = await house.queries.select().from(bankLine);
	expect(all.every(({ text, won }) => text === null && won > 0)).toBe(true);
	expect((await trailOf(house.queries)).at(-1)).toMatchObject({ event: 'bank.erased' });
	expect((await keep(csv(paidIn('전기요금', 7_777, 30)))).body).toMatchObject({ fresh: 0, known: 1 });
});

test('all of it is the operators’ alone', async () => {
	for (const who of ['guest', 'partner', 'applicant'] as const) {
		expect((await house.call(who, 'GET /api/bank/statements')).status, who).toBe(404);
		expect((await house.call(who, `GET /api/bank/statements/${statementId}`)).status, who).toBe(404);
	}
});
