import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { file } from '#server/db/schema/file.ts';
import { payment, paymentProof } from '#server/db/schema/reservation.ts';
import { pdf } from '../../../../tests/support/partner-calls.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { truthFaults } from '../../../../tests/support/reservation-truth.ts';
import { sweepReservations } from './sweep-reservations.ts';
import { tellProofs } from './tell-proofs.ts';

let house: ReservationHouse;
let id: string;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(file);
	// 100,000 won, of which 20,000 are transferred beforehand.
	id = (await house.reserved('guest', 'tour')).id;
});

const send = (also = '', which = id) =>
	house.call('guest', `POST /api/reservations/${which}/proofs?language=en&name=slip.pdf&also=${also}`, {
		file: pdf,
		type: 'application/pdf',
	});
const read = (who: Actor, which = id) => house.call(who, `GET /api/reservations/${which}?language=en`);
const waiting = async () => (await house.call('operator', 'GET /api/proofs?language=en')).body;
const decide = (slip: string, body: object, who: Actor = 'operator') =>
	house.call(who, `POST /api/proofs/${slip}/decision`, { body });
const templates = async (who: 'guest' | 'partner' | 'operator') =>
	(await house.mailsTo(house.emailOf(who))).map(({ template }) => template);

test('a slip waits to be checked: guest, provider and operator see it, and nobody is asked to transfer', async () => {
	const { status, body } = await send();
	expect([status, body.pay.state, body.pay.won]).toEqual([200, 'checking', 20_000]);
	expect(body.money).toMatchObject({ paid: 0, inCheck: 20_000 });
	for (const who of ['guest', 'partner', 'operator'] as const) {
		const seen = await read(who);
		expect([seen.body.pay.state, seen.body.proofs[0].status]).toEqual(['checking', 'sent']);
	}
	const list = await house.call('guest', 'GET /api/reservations?language=en&scope=own');
	expect(list.body.items[0]).toMatchObject({ transferDue: null, pay: { state: 'checking' } });
	expect((await waiting()).items).toMatchObject([
		{ guestLanguage: 'th', reservations: [{ won: 20_000, most: 100_000 }] },
	]);
	expect((await house.call('operator', 'GET /api/proofs/count')).body).toEqual({ waiting: 1 });
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('one slip for several reservations asks its connection one thing at a time', async () => {
	const warned: string[] = [];
	const hear = ({ message }: Error) => void warned.push(message);
	process.on('warning', hear);
	const others = [];
	for (let at = 0; at < 3; at += 1) others.push((await house.reserved('guest', 'tour')).id);
	expect((await send(others.join(','))).status).toBe(200);
	for (const which of [id, ...others]) expect((await read('guest', which)).body.pay.state).toBe('checking');
	process.off('warning', hear);
	expect(warned.filter((message) => message.includes('already executing a query'))).toEqual([]);
});

test('only an operator sees the list and decides', async () => {
	const { body } = await send();
	for (const who of ['guest', 'partner', 'rival'] as const)
		expect([
			(await house.call(who, 'GET /api/proofs?language=en')).status,
			(await decide(body.proofs[0].id, { decision: 'refuse', reason: 'other', note: 'No.' }, who)).status,
		]).toEqual([404, 404]);
});

test('however many slips come, operators are told of them by one mail', async () => {
	await send();
	await send();
	const { rows } = await house.queries.execute(sql`select count(*)::int as count from graphile_worker._private_jobs job
		join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'tell-proofs'`);
	expect(rows).toEqual([{ count: 1 }]);
	await tellProofs(house);
	expect(await house.mailsTo(house.emailOf('operator'))).toMatchObject([
		{ template: 'slips-waiting', data: { count: 1 } },
	]);
});

test('accepted is paid: the payment, the state and the mails come together, once', async () => {
	const slip = (await send()).body.proofs[0].id;
	const amounts = [{ reservationId: id, won: 20_000 }];
	const answers = await Promise.all([1, 2].map(() => decide(slip, { decision: 'accept', amounts })));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	const { body } = await read('guest');
	expect([body.pay.state, body.payment, body.money.paid]).toEqual(['on-site', 'deposit', 20_000]);
	expect(await house.queries.select().from(payment)).toMatchObject([
		{ kind: 'payment', won: 20_000, method: 'transfer', actor: 'operator' },
	]);
	expect((await templates('guest')).filter((name) => name === 'reservation-paid')).toHaveLength(1);
	expect((await templates('partner')).filter((name) => name === 'provider-paid')).toHaveLength(1);
	expect((await waiting()).total).toBe(0);
});

test('one transfer is not booked twice: who checks it reads what was recorded meanwhile, and by whom', async () => {
	await send();
	const body = { key: randomUUID(), kind: 'payment', won: 20_000 };
	const pay = (method: string) =>
		house.call('partner', `POST /api/reservations/${id}/payments?language=en`, { body: { ...body, method } });
	expect((await pay('transfer')).status).toBe(400);
	expect((await waiting()).items[0].reservations[0].recorded).toEqual([]);
	expect((await pay('on-site')).status).toBe(200);
	const [{ sentAt, reservations }] = (await waiting()).items;
	expect(reservations[0]).toMatchObject({
		won: 20_000,
		recorded: [{ won: 20_000, method: 'on-site', actor: 'provider' }],
	});
	expect(Date.parse(reservations[0].recorded[0].at)).toBeGreaterThan(Date.parse(sentAt));
});

test('with too little the mail says what is still to be transferred, and by when', async () => {
	const slip = (await send()).body.proofs[0].id;
	await decide(slip, { decision: 'accept', amounts: [{ reservationId: id, won: 15_000 }] });
	const { body } = await read('guest');
	expect((await house.mailsTo(house.emailOf('guest'))).at(-1)).toMatchObject({
		template: 'reservation-paid',
		data: { won: 15_000, owedWon: 85_000, dueWon: 5_000, dueBy: body.pay.by },
	});
});

test('found after a cancellation: the guest reads that it comes back, not that everything is paid', async () => {
	const slip = (await send()).body.proofs[0].id;
	const cancel = { move: 'cancel', percent: 100 };
	expect((await house.call('guest', `POST /api/reservations/${id}/moves?language=en`, { body: cancel })).status).toBe(
		200,
	);
	const amounts = [{ reservationId: id, won: 20_000 }];
	expect((await decide(slip, { decision: 'accept', amounts })).status).toBe(200);
	expect((await house.mailsTo(house.emailOf('guest'))).at(-1)).toMatchObject({
		template: 'reservation-paid-ended',
		data: { won: 20_000, refundWon: 20_000, paidWon: 20_000 },
	});
	expect(await templates('partner')).not.toContain('provider-paid');
	const { body } = await read('guest');
	expect([body.status, body.payment, body.money.refundDue]).toEqual(['cancelled', 'refund-due', 20_000]);
});

test('never for more than is due', async () => {
	const slip = (await send()).body.proofs[0].id;
	const amounts = [{ reservationId: id, won: 100_001 }];
	const { status, body } = await decide(slip, { decision: 'accept', amounts });
	expect([status, body.faults]).toEqual([400, [{ at: id, code: 'more-than-due' }]]);
	expect((await house.rowOf(id)).paidWon).toBe(0);
});

test('not accepted tells the guest why, in their language, and asks again', async () => {
	const slip = (await send()).body.proofs[0].id;
	await decide(slip, { decision: 'refuse', reason: 'unreadable', note: 'Page 1, please.' });
	const { body } = await read('guest');
	expect([body.pay.state, body.proofs[0]]).toMatchObject(['refused', { status: 'refused', reason: 'unreadable' }]);
	const told = (await house.mailsTo(house.emailOf('guest'))).at(-1);
	expect(told).toMatchObject({
		...{ template: 'reservation-slip-refused', locale: 'th' },
		data: { slipReason: 'unreadable', slipNote: 'Page 1, please.', won: 20_000 },
	});
	expect((await send()).body.proofs.map(({ status }: { status: string }) => status)).toEqual(['refused', 'sent']);
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('a date is put off twice: guest and operator read when it is not any more', async () => {
	const rounds: unknown[] = [];
	for (let round = 0; round < 3; round += 1) {
		const slip = (await send()).body.proofs.at(-1).id;
		const [{ reservations }] = (await waiting()).items;
		await decide(slip, { decision: 'refuse', reason: 'unreadable' });
		rounds.push([reservations[0].isPutOff, (await read('guest')).body.isLastDate]);
	}
	expect(rounds).toEqual([
		[true, false],
		[true, true],
		[false, true],
	]);
});

test('not accepted for another reason says which', async () => {
	const slip = (await send()).body.proofs[0].id;
	for (const note of [undefined, ' ']) {
		const { status, body } = await decide(slip, { decision: 'refuse', reason: 'other', note });
		expect([status, body.faults]).toEqual([400, [{ at: 'note', code: 'required' }]]);
	}
	expect((await waiting()).total).toBe(1);
	expect((await decide(slip, { decision: 'refuse', reason: 'other', note: 'The name differs.' })).status).toBe(200);
});

test('too little that arrived is no reason to refuse: it is accepted with what it was, and counted', async () => {
	const slip = (await send()).body.proofs[0].id;
	expect((await decide(slip, { decision: 'refuse', reason: 'too-little' })).status).toBe(400);
	await decide(slip, { decision: 'accept', amounts: [{ reservationId: id, won: 15_000 }] });
	const { body } = await read('guest');
	expect([body.pay.state, body.pay.won, body.money.paid]).toEqual(['due', 5_000, 15_000]);
});

test('while it waits nothing is freed, however late it is', async () => {
	const { id: unsent } = await house.reserved('guest', 'tour');
	await send();
	// Reminded first, and freed the next time.
	for (const hours of [24 * 7, 2]) {
		house.clock.moveTo(new Date((await house.rowOf(id)).startsAt.getTime() - hours * 60 * 60 * 1000));
		await sweepReservations(house);
	}
	expect([(await house.rowOf(id)).status, (await house.rowOf(unsent)).status]).toEqual(['confirmed', 'cancelled']);
});

test('one transfer pays for several, with one slip that counts for each', async () => {
	const other = (await house.reserved('guest', 'hotel')).id;
	const due = (await read('guest')).body.others;
	expect(due.map((one: { id: string }) => one.id)).toEqual([other]);
	const slip = (await send(other)).body.proofs[0].id;
	expect((await read('guest', other)).body.pay.state).toBe('checking');
	const [{ reservations }] = (await waiting()).items;
	expect(reservations).toHaveLength(2);
	const amounts = reservations.map(({ reservationId, won }: { reservationId: string; won: number }) => ({
		...{ reservationId, won },
	}));
	expect((await decide(slip, { decision: 'accept', amounts })).body).toEqual({ waiting: 0 });
	expect([(await read('guest')).body.pay.state, (await read('guest', other)).body.pay.state]).toEqual([
		'on-site',
		'on-site',
	]);
	expect(await house.queries.$count(paymentProof)).toBe(2);
	expect((await house.call('partner', `GET /api/files/${slip}/paper`)).status).toBe(404);
});

test('nobody pays for somebody else’s, nor for what asks for nothing', async () => {
	const theirs = (await house.reserved('other', 'tour')).id;
	expect((await send(theirs)).status).toBe(404);
	await house.set(id, { paidWon: 20_000 });
	expect((await send()).status).toBe(409);
});
