import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { file } from '#server/db/schema/file.ts';
import { payment, paymentProof } from '#server/db/schema/reservation.ts';
import { pdf } from '../../../../tests/support/partner-calls.ts';
import { plain } from '../../../../tests/support/pictures.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { isStored } from '../../../../tests/support/stored-bytes.ts';
import { trailOf } from '../../../../tests/support/trail.ts';

let house: ReservationHouse;
let id: string;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(file);
	// 100,000 won.
	id = (await house.reserved('guest', 'tour')).id;
});

const missing = '00000000-0000-4000-8000-0000000000ff';
const strangers = ['other', 'rival', 'applicant'] satisfies Actor[];
type Given = {
	key: string;
	kind: string;
	won: number;
	method: string;
	note?: string;
	isMore?: boolean;
	seenPaid?: number;
};
const record = (who: Actor, changes: Partial<Given> = {}, which = id) =>
	house.call(who, `POST /api/reservations/${which}/payments?language=en`, {
		body: { key: randomUUID(), kind: 'payment', won: 30_000, method: 'on-site', ...changes },
	});
const reverse = (who: Actor, payment: string, changes: { reason?: string } = {}, which = id) =>
	house.call(who, `POST /api/reservations/${which}/payments/${payment}/reversal?language=en`, {
		body: { reason: 'A slip of the hand', ...changes },
	});
const moneyOf = async () => {
	const { paidWon, refundedWon } = await house.rowOf(id);
	return [paidWon, refundedWon];
};
const told = async (template: string) =>
	(await house.mailsTo(house.emailOf('guest'))).filter((mail) => mail.template === template);

describe('a payment', () => {
	test('is recorded by the provider or an operator, shown and told to the member', async () => {
		const { status, body } = await record('partner', { note: 'Shinhan, 14:02' });
		expect([status, body.payment, body.money]).toMatchObject([200, 'deposit', { paid: 30_000, balanceDue: 70_000 }]);
		expect(body.payments).toMatchObject([{ kind: 'payment', won: 30_000, method: 'on-site', note: 'Shinhan, 14:02' }]);
		const paid = await record('operator', { won: 70_000, method: 'on-site' });
		expect([paid.body.payment, paid.body.payments.length]).toEqual(['paid', 2]);
		expect(await moneyOf()).toEqual([100_000, 0]);
		expect(await told('reservation-paid')).toMatchObject([
			{ locale: 'th', data: { won: 30_000, owedWon: 70_000 } },
			{ locale: 'th', data: { won: 70_000, owedWon: 0 } },
		]);
		expect(await house.queries.select().from(payment).orderBy(payment.won)).toMatchObject([
			{ actor: 'provider', actorId: house.idOf('partner') },
			{ actor: 'operator', actorId: house.idOf('operator') },
		]);
	});

	test('into the agency’s account is the agency’s to record: a provider does not see it', async () => {
		const refused = await record('partner', { method: 'transfer' });
		expect([refused.status, refused.body.faults]).toEqual([400, [{ at: 'method', code: 'choose-one' }]]);
		expect([await moneyOf(), (await told('reservation-paid')).length]).toEqual([[0, 0], 0]);
		expect((await record('operator', { method: 'transfer' })).status).toBe(200);
		expect((await record('partner', { method: 'card' })).status).toBe(200);
	});

	test('of a deposit too small for a transfer is asked for by nobody: the house records what it took on site', async () => {
		await house.queries.execute(sql`update product set deposit_from_won = 30000 where id = 'tour'`);
		({ id } = await house.reserved('guest', 'tour'));
		await house.queries.execute(sql`update product set deposit_from_won = 0 where id = 'tour'`);
		const seen = (await house.call('guest', `GET /api/reservations/${id}?language=en`)).body;
		expect(seen.pay).toMatchObject({ state: 'on-site', won: 100_000, by: null, isFreed: false });
		expect([seen.plan.deposit, seen.plan.balance, seen.plan.balanceBy]).toEqual([0, 100_000, null]);
		expect((await told('reservation-confirmed')).at(-1)?.data).toMatchObject({ depositWon: 0, onSiteWon: 100_000 });
		const { items } = (await house.call('guest', 'GET /api/errands?language=en')).body;
		expect(items.filter((one: { id: string }) => one.id === id)).toEqual([]);
		const paid = await record('partner', { won: 100_000, method: 'on-site' });
		expect([paid.body.payment, paid.body.pay.state]).toEqual(['paid', 'paid']);
	});

	test('is not booked a second time by who has not seen the first', async () => {
		const [one, other] = await Promise.all([
			record('partner', { seenPaid: 0 }),
			record('operator', { method: 'on-site', seenPaid: 0 }),
		]);
		const late = one.status === 200 ? other : one;
		expect([one.status, other.status].sort()).toEqual([200, 409]);
		expect(late.body.code).toBe('changed-since');
		expect(await moneyOf()).toEqual([30_000, 0]);
		expect((await record('operator', { seenPaid: 30_000 })).status).toBe(200);
		expect(await moneyOf()).toEqual([60_000, 0]);
	});

	test('never goes beyond what is due, also when two are recorded at once', async () => {
		expect((await record('partner', { won: 100_001 })).body.faults).toEqual([{ at: 'won', code: 'more-than-due' }]);
		expect((await record('partner', { kind: 'refund', won: 1 })).body.faults).toEqual([
			{ at: 'won', code: 'more-than-due' },
		]);
		// A mail for each won would be no news to anybody.
		expect((await record('partner', { won: 1 })).body.faults).toEqual([{ at: 'won', code: 'too-small' }]);
		expect((await record('partner', { won: 0 })).body.faults).toEqual([{ at: 'won', code: 'required' }]);
		const answers = await Promise.all([1, 2, 3, 4].map(() => record('partner', { won: 40_000 })));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
		expect([await moneyOf(), await house.queries.$count(payment)]).toEqual([[80_000, 0], 2]);
	});

	test('beyond what is due is recorded by who sees the account and says so, and is owed to the guest', async () => {
		const more = { won: 120_000, method: 'transfer' };
		expect((await record('operator', more)).body.faults).toEqual([{ at: 'won', code: 'more-than-due' }]);
		expect((await record('partner', { won: 120_000, isMore: true })).body.faults).toEqual([
			{ at: 'won', code: 'more-than-due' },
		]);
		// A nought too many is nobody's payment.
		expect((await record('operator', { ...more, won: 12_000_000, isMore: true })).body.faults).toEqual([
			{ at: 'won', code: 'far-too-much' },
		]);
		const { body } = await record('operator', { ...more, isMore: true });
		expect([body.payment, body.money.refundDue, body.canRecordPayment]).toEqual(['paid', 20_000, true]);
		expect(await told('reservation-paid')).toMatchObject([{ data: { won: 120_000, refundWon: 20_000 } }]);
		const { body: errands } = await house.call('operator', 'GET /api/errands?language=en');
		expect(errands.items).toMatchObject([{ kind: 'refund', won: 20_000 }]);
		const back = await record('operator', { kind: 'refund', won: 20_000, method: 'transfer' });
		expect([back.body.payment, back.body.money.refundDue]).toEqual(['paid', 0]);
	});

	test('that was too much after a cancellation is paid back, and told', async () => {
		await record('partner', { won: 100_000 });
		const body = { move: 'cancel', percent: 100 };
		await house.call('guest', `POST /api/reservations/${id}/moves?language=en`, { body });
		expect((await record('partner')).body.faults).toEqual([{ at: 'won', code: 'more-than-due' }]);
		// Transfers leave the agency's account: only who sees that says so.
		const byTransfer = { kind: 'refund', won: 100_000, method: 'transfer' };
		expect((await record('partner', byTransfer)).body.faults).toEqual([{ at: 'method', code: 'choose-one' }]);
		const answer = await record('operator', byTransfer);
		expect([answer.body.payment, answer.body.money.refundDue]).toEqual(['refunded', 0]);
		expect(await moneyOf()).toEqual([100_000, 100_000]);
		expect(await told('reservation-refunded')).toMatchObject([{ data: { won: 100_000 } }]);
	});

	test('goes back on the spot or to a card only as far as it came so: what was transferred the agency sends', async () => {
		await record('operator', { won: 60_000, method: 'transfer' });
		await record('partner', { won: 40_000, method: 'card' });
		await house.call('partner', `POST /api/reservations/${id}/moves?language=en`, {
			body: { move: 'call-off', reason: 'Storm.' },
		});
		const beyond = [{ at: 'method', code: 'beyond-way' }];
		for (const who of ['partner', 'operator'] as const) {
			expect((await record(who, { kind: 'refund', won: 60_000, method: 'on-site' })).body.faults, who).toEqual(beyond);
			expect((await record(who, { kind: 'refund', won: 60_000, method: 'card' })).body.faults, who).toEqual(beyond);
		}
		const seen = async () => (await house.call('partner', `GET /api/reservations/${id}?language=en`)).body;
		expect((await seen()).canRecordPayment).toBe(true);
		const back = await record('partner', { kind: 'refund', won: 40_000, method: 'card' });
		expect([back.status, back.body.money.refundDue, back.body.canRecordPayment]).toEqual([200, 60_000, false]);
		expect((await record('partner', { kind: 'refund', won: 60_000, method: 'card' })).body.faults).toEqual(beyond);
		expect((await record('operator', { kind: 'refund', won: 60_000, method: 'transfer' })).status).toBe(200);
		expect((await seen()).money.refundDue).toBe(0);
	});

	test('repeated with its key is recorded once; with another body the key is refused', async () => {
		const key = randomUUID();
		const answers = await Promise.all([1, 2, 3].map(() => record('partner', { key })));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect([await moneyOf(), (await told('reservation-paid')).length]).toEqual([[30_000, 0], 1]);
		const second = (await house.reserved('guest', 'tour')).id;
		const refused = [
			record('partner', { key, won: 30_001 }),
			record('partner', { key, method: 'card' }),
			record('partner', { key, note: 'x' }),
			record('partner', { key }, second),
			record('operator', { key }),
		];
		for (const answer of refused) expect((await answer).body.code).toBe('key-reused');
		const other = randomUUID();
		const race = await Promise.all([record('partner', { key: other }), record('partner', { key: other }, second)]);
		expect(race.map(({ status }) => status).sort()).toEqual([200, 422]);
	});

	test('written down by mistake is taken back with its reason, stays to be seen, and is told to who was told', async () => {
		const first = (await record('partner', { won: 100_000 })).body;
		expect([first.payment, first.canRecordPayment, first.payments[0].canReverse]).toEqual(['paid', false, true]);
		const payment = first.payments[0].id;
		expect((await reverse('partner', payment, { reason: ' ' })).body.faults).toEqual([
			{ at: 'reason', code: 'required' },
		]);
		const { status, body } = await reverse('partner', payment, { reason: 'Another guest paid' });
		expect([status, body.payment, body.money.balanceDue, body.canRecordPayment]).toEqual([
			200,
			'unpaid',
			100_000,
			true,
		]);
		expect(body.payments).toMatchObject([
			{ id: payment, won: 100_000, reversed: { reason: 'Another guest paid' }, canReverse: false },
		]);
		expect(await told('reservation-payment-reversed')).toMatchObject([
			{ locale: 'th', data: { won: 100_000, owedWon: 100_000, paidWon: 0, reason: 'Another guest paid' } },
		]);
		// A repeat, also by somebody else, says and changes nothing more.
		const again = await Promise.all(['partner', 'operator'].map((who) => reverse(who as Actor, payment)));
		expect(again.map((one) => one.status)).toEqual([200, 200]);
		expect([await moneyOf(), (await told('reservation-payment-reversed')).length]).toEqual([[0, 0], 1]);
		expect((await record('partner', { won: 100_000 })).body.payment).toBe('paid');
	});

	test('is taken back by who wrote it down and by operators alone', async () => {
		const byHouse = (await record('partner')).body.payments[0].id;
		const byAgency = (await record('operator', { method: 'transfer' })).body.payments[1].id;
		const seen = (await house.call('partner', `GET /api/reservations/${id}?language=en`)).body;
		expect(seen.payments.map((one: { canReverse: boolean }) => one.canReverse)).toEqual([true, false]);
		expect((await reverse('partner', byAgency)).body.code).toBe('not-allowed');
		for (const who of ['guest', ...strangers] satisfies Actor[])
			expect([who, (await reverse(who, byHouse)).body.code]).toEqual([who, 'not-found']);
		expect((await reverse('visitor', byHouse)).body.code).toBe('login-required');
		expect((await reverse('operator', missing)).body.code).toBe('not-found');
		const second = (await house.reserved('guest', 'tour')).id;
		expect((await reverse('operator', byHouse, {}, second)).body.code).toBe('not-found');
		expect(await moneyOf()).toEqual([60_000, 0]);
		for (const one of [byHouse, byAgency]) expect((await reverse('operator', one)).status).toBe(200);
		expect(await moneyOf()).toEqual([0, 0]);
	});

	test('of which money went back already stays, until that entry is taken back', async () => {
		const paid = (await record('partner', { won: 100_000 })).body.payments[0].id;
		await house.call('guest', `POST /api/reservations/${id}/moves?language=en`, {
			body: { move: 'cancel', percent: 100 },
		});
		const { body } = await record('operator', { kind: 'refund', won: 100_000, method: 'transfer' });
		expect(body.payments.map((one: { canReverse: boolean }) => one.canReverse)).toEqual([false, true]);
		expect((await reverse('operator', paid)).body.code).toBe('not-allowed');
		const back = await reverse('operator', body.payments[1].id);
		expect([back.body.payment, back.body.money.refundDue]).toEqual(['refund-due', 100_000]);
		expect((await reverse('operator', paid)).body.money).toMatchObject({ paid: 0, refunded: 0, refundDue: 0 });
	});

	test('is one of a hundred at most', async () => {
		const row = { reservationId: id, kind: 'payment' as const, won: 1, method: 'card' as const, note: null };
		const more = { actor: 'provider' as const, actorId: house.idOf('partner'), at: new Date() };
		await house.queries
			.insert(payment)
			.values(Array.from({ length: 99 }, () => ({ ...row, ...more, id: randomUUID() })));
		const last = await record('partner', { won: 5_000 });
		expect([last.status, last.body.payments.length]).toEqual([200, 100]);
		expect((await record('partner', { won: 5_000 })).body.code).toBe('not-allowed');
	});

	test('is not the member’s to record, nor anybody’s whom it does not concern', async () => {
		for (const who of ['guest', ...strangers] satisfies Actor[])
			for (const which of [id, missing])
				expect([who, (await record(who, {}, which)).body.code]).toEqual([who, 'not-found']);
		expect((await record('visitor')).body.code).toBe('login-required');
		expect((await record('partner', {}, missing)).body.code).toBe('not-found');
		expect((await record('partner', {}, 'none')).body.code).toBe('not-found');
		// Whoever reserved it is its member, whatever else they are.
		const own = (await house.reserved('operator', 'tour')).id;
		expect((await record('operator', {}, own)).body.code).toBe('not-found');
		expect([await moneyOf(), await house.queries.$count(payment)]).toEqual([[0, 0], 0]);
	});
});

describe('a proof', () => {
	const add = (
		who: Actor,
		{ bytes = pdf as Uint8Array, type = 'application/pdf', which = id, name = 'slip.pdf' } = {},
	) => house.call(who, `POST /api/reservations/${which}/proofs?language=en&name=${name}`, { file: bytes, type });
	const picture = async () =>
		plain(900, 600)
			.withMetadata({ exif: { IFD0: { Artist: 'Somebody' } } })
			.jpeg()
			.toBuffer();
	const read = (who: Actor, fileId: string) => house.call(who, `GET /api/files/${fileId}/paper`);

	test('is a PDF as it came, or a picture drawn anew', async () => {
		const first = await add('guest');
		expect(first.status).toBe(200);
		const second = await add('guest', { bytes: await picture(), type: 'image/jpeg', name: 'slip.jpg' });
		expect(second.body.proofs).toMatchObject([
			{ name: 'slip.pdf', mediaType: 'application/pdf', variant: 'paper' },
			{ name: 'slip.jpg', mediaType: 'image/webp', variant: 'paper' },
		]);
		const [one, other] = second.body.proofs;
		const paper = await read('guest', one.id);
		expect([paper.bytes.equals(Buffer.from(pdf)), paper.headers['content-disposition']]).toEqual([
			true,
			expect.stringContaining('attachment'),
		]);
		const { bytes } = await read('guest', other.id);
		expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 900 });
		expect((await sharp(bytes).metadata()).exif).toBeUndefined();
		const page = new TextEncoder().encode('<html><script>alert(1)</script></html>');
		expect((await add('guest', { bytes: page })).body.faults).toEqual([{ at: 'file', code: 'file-type' }]);
	});

	test('is read by those whom the reservation concerns; others than its owner leave a trace', async () => {
		const { proofs } = (await add('guest')).body;
		const fileId = proofs[0].id;
		for (const who of ['visitor', ...strangers] satisfies Actor[])
			expect([who, (await read(who, fileId)).body?.code]).toEqual([who, 'not-found']);
		for (const who of ['guest', 'partner', 'operator'] satisfies Actor[])
			expect([who, (await read(who, fileId)).status]).toEqual([who, 200]);
		const trail = (await trailOf(house.queries)).filter(({ event }) => event.startsWith('reservation.'));
		expect(trail.map(({ event, actorId, subjectId }) => [event, actorId, subjectId])).toEqual([
			['reservation.proof-read', house.idOf('partner'), house.idOf('guest')],
			['reservation.proof-read', house.idOf('operator'), house.idOf('guest')],
		]);
		// The provider sees it with the reservation.
		const seen = await house.call('partner', `GET /api/reservations/${id}?language=en`);
		expect(seen.body.proofs).toEqual(proofs);
	});

	test('comes from the member alone, while the reservation is open', async () => {
		for (const who of strangers)
			for (const which of [id, missing])
				expect([who, (await add(who, { which })).body.code]).toEqual([who, 'not-found']);
		for (const who of ['partner', 'operator'] satisfies Actor[]) expect((await add(who)).body.code).toBe('not-allowed');
		expect((await add('visitor')).body.code).toBe('login-required');
		expect((await add('guest', { which: missing })).body.code).toBe('not-found');
		expect((await add('guest', { which: 'none' })).body.code).toBe('not-found');
		await house.set(id, { status: 'cancelled' });
		expect((await add('guest')).body.code).toBe('not-allowed');
		expect(await house.queries.$count(file)).toBe(0);
	});

	test('is one of twenty at most, also when several come at once; what is refused leaves no file', async () => {
		for (let at = 0; at < 18; at += 1) await add('guest');
		const kept = await house.queries.$count(file);
		const removed: string[] = [];
		const { remove } = house.services.files;
		house.services.files.remove = async (key) => {
			removed.push(key);
			await remove(key);
		};
		const answers = await Promise.all([1, 2, 3, 4].map(() => add('guest')));
		house.services.files.remove = remove;
		expect(kept).toBe(18);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
		expect([await house.queries.$count(paymentProof), await house.queries.$count(file)]).toEqual([20, 20]);
		for (const key of removed) expect(await isStored(house.services.files, key)).toBe(false);
		expect((await add('guest')).body.code).toBe('not-allowed');
	});
});
