import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { file } from '#server/db/schema/file.ts';
import { member } from '#server/db/schema/member.ts';
import { payment, reservationEvent } from '#server/db/schema/reservation.ts';
import { threadMessage } from '#server/db/schema/thread.ts';
import { waiting } from '#server/db/schema/waiting.ts';
import { messageBinding } from '#server/keys/seal-bindings.ts';
import { downloadOf } from '../../../../tests/support/download-of.ts';
import { pdf } from '../../../../tests/support/partner-calls.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { agreed, dayIn } from '../../../../tests/support/reservation-products.ts';
import { isStored } from '../../../../tests/support/stored-bytes.ts';
import { waitingCalls } from '../../../../tests/support/waiting-calls.ts';

let house: ReservationHouse;
const { joined, cancel, rowOf, runOfferJobs } = waitingCalls(() => house);
const password = 'winter-lantern-ferry';
beforeEach(async () => {
	house = await openReservationHouse();
	const passwordHash = await house.services.passwords.hash(password);
	await house.queries.update(member).set({ passwordHash });
});
afterEach(() => house.close());

const close = (who: Actor) => house.call(who, 'POST /api/members/me/closing', { body: { current: password } });
const adults = (adult: number) => ({ persons: { adult, child: 0, infant: 0 } });

const say = (who: Actor, id: string, text: string) => house.say(who, id, text);

/** A train with everything in it: two travellers, words of their own, messages, a payment and its proof. */
async function fullReservation() {
	const { id, code } = await house.reserved('guest', 'train', {
		order: adults(2),
		lead: {
			firstName: 'Kanokwan',
			lastName: 'Srisuk',
			birthOn: '1991-05-06',
			gender: 'female',
			country: 'TH',
			email: 'kanokwan@mail.example',
			phone: '+66811112222',
		},
		travellers: [{ firstName: 'Anong', lastName: 'Srisuk', birthOn: '2001-02-03' }],
		needs: { halal: 'certified', flags: ['wheelchair'], childSeats: 0 },
		allergy: 'Peanuts',
		contents: 'We are on honeymoon.',
		agreements: { provider: agreed, health: agreed },
	});
	await say('guest', id, 'Which platform?');
	await say('operator', id, 'Platform five.');
	await house.call('operator', `POST /api/reservations/${id}/payments?language=en`, {
		body: { key: randomUUID(), kind: 'payment', won: 50_000, method: 'transfer' },
	});
	await house.call('guest', `POST /api/reservations/${id}/proofs?language=en&name=slip.pdf`, {
		file: pdf,
		type: 'application/pdf',
	});
	const [proof] = await house.queries
		.select()
		.from(file)
		.where(eq(file.ownerId, house.idOf('guest')));
	return { id, code, proofId: proof?.id ?? '' };
}

/** It was cancelled, with a reason in the guest's own words. */
/** Whoever sees the account has looked for the money. */
const settled = (proofId: string) =>
	house.call('operator', `POST /api/proofs/${proofId}/decision`, {
		body: { decision: 'refuse', reason: 'not-arrived' },
	});
const paidBack = (id: string) =>
	house.call('operator', `POST /api/reservations/${id}/payments?language=en`, {
		body: { key: randomUUID(), kind: 'refund', won: 50_000, method: 'transfer' },
	});
const called = (who: Actor, id: string, reason: string) =>
	house.call(who, `POST /api/reservations/${id}/moves?language=en`, { body: { move: 'cancel', percent: 100, reason } });

describe('the download', () => {
	test('holds reservations with the words that are sealed, history, payments, proofs, messages and waiting lists', async () => {
		const { id, code, proofId } = await fullReservation();
		await house.reserved('other', 'tour', { order: adults(10) });
		const entry = await joined('guest', 'tour', adults(2));
		const answer = await downloadOf(house, 'guest');
		const entries = unzipSync(answer.bytes);
		const text = strFromU8(entries['data.json'] ?? new Uint8Array());
		const data = JSON.parse(text);
		expect(data.reservations).toMatchObject([
			{
				id,
				code,
				firstName: 'Kanokwan',
				travellers: [{ firstName: 'Anong' }],
				ownWords: { contents: 'We are on honeymoon.', allergy: 'Peanuts', passport: null },
				history: [{ event: 'book', actor: 'member' }],
				payments: [{ kind: 'payment', won: 50_000, actor: 'operator' }],
				paymentProofs: [{ fileId: proofId }],
			},
		]);
		expect(data.messages).toMatchObject([
			{ about: { kind: 'reservation', id }, by: 'me', text: 'Which platform?' },
			{ about: { kind: 'reservation', id }, by: 'operator', text: 'Platform five.' },
		]);
		expect(data.waiting).toMatchObject([{ id: entry.id, status: 'waiting', places: 2 }]);
		expect(Buffer.from(entries[`files/${proofId}/paper.pdf`] ?? []).equals(Buffer.from(pdf))).toBe(true);
		for (const secret of ['sealed', house.idOf('operator'), house.idOf('other')]) expect(text).not.toContain(secret);
	});

	test('holds what a partner wrote to guests, and nothing else of the guests’', async () => {
		const { id } = await house.reserved('guest', 'tour', { contents: 'A secret' });
		await say('guest', id, 'A question');
		await say('partner', id, 'An answer');
		const { bytes } = await downloadOf(house, 'partner');
		const data = JSON.parse(strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array()));
		expect(data.messages).toMatchObject([{ by: 'me', text: 'An answer' }]);
		expect(data.reservations).toEqual([]);
		expect(JSON.stringify(data)).not.toMatch(/A secret|A question|Wongsakul/);
	});
});

describe('closing the account', () => {
	test('is refused while something is still to come, and nothing is touched', async () => {
		const { id, proofId } = await fullReservation();
		for (const status of ['requested', 'confirmed'] as const) {
			await house.set(id, { status });
			const answer = await close('guest');
			expect([answer.status, answer.body.code]).toEqual([409, 'reservations-open']);
			expect(answer.headers['set-cookie']).toBeUndefined();
		}
		expect(await house.rowOf(id)).toMatchObject({ firstName: 'Kanokwan', sealed: expect.any(String) });
		expect((await house.call('guest', 'GET /api/members/me')).status).toBe(200);
		// What is over stands in nobody's way, and others' reservations do not either.
		await settled(proofId);
		await house.reserved('other', 'tour');
		house.clock.moveTo((await house.rowOf(id)).endsAt);
		expect((await close('guest')).status).toBe(200);
	});

	test('is refused while a transfer slip is being checked, also of what was cancelled, and told so', async () => {
		const { id, proofId } = await fullReservation();
		await called('guest', id, 'Never mind');
		const answer = await close('guest');
		expect([answer.status, answer.body.code]).toEqual([409, 'slip-in-check']);
		expect(await house.rowOf(id)).toMatchObject({ firstName: 'Kanokwan', proof: { status: 'sent' } });
		await settled(proofId);
		// What was paid is owed until it is paid back: to somebody who is gone it never could be.
		const owed = await close('guest');
		expect([owed.status, owed.body.code]).toEqual([409, 'refund-owed']);
		await paidBack(id);
		expect((await close('guest')).status).toBe(200);
	});

	test('is refused where a reservation is being written at that very moment', async () => {
		const { id } = await house.reserved('guest', 'tour');
		await called('guest', id, 'Never mind');
		const row = await house.rowOf(id);
		const writer = await house.database.pool.connect();
		await writer.query('begin');
		await writer.query(
			`insert into reservation select (jsonb_populate_record(reservation, $2)).* from reservation where id = $1`,
			[row.id, { id: randomUUID(), code: 'MR-1', status: 'confirmed' }],
		);
		const closing = close('guest');
		await new Promise((resolve) => setTimeout(resolve, 800));
		await writer.query('commit');
		writer.release();
		expect((await closing).body.code).toBe('reservations-open');
	});

	test('takes the person out of old reservations and leaves the books', async () => {
		const { id, code, proofId } = await fullReservation();
		await called('guest', id, 'Kanokwan has fallen ill');
		await settled(proofId);
		await paidBack(id);
		const before = await house.rowOf(id);
		expect((await close('guest')).status).toBe(200);
		const row = await house.rowOf(id);
		expect(row).toMatchObject({
			firstName: '—',
			lastName: '—',
			email: '',
			phone: null,
			birthOn: null,
			gender: null,
			country: null,
			travellers: [],
			details: {},
			needs: { halal: null, flags: [], childSeats: 0 },
			sealed: null,
			erasedAt: expect.any(Date),
			dueAt: null,
		});
		const { productId, on, time, totalWon, keptWon, paidWon, persons, price, terms, status } = before;
		expect(row).toMatchObject({ code, productId, on, time, totalWon, keptWon, paidWon, persons, price, terms, status });
		// What was paid, and what was paid back.
		expect(await house.queries.$count(payment)).toBe(2);
		expect((await house.eventsOf(id)).map(({ event, reason }) => [event, reason])).toEqual([
			['book', null],
			['cancel', null],
		]);
		const messages = await house.queries.select().from(threadMessage).orderBy(threadMessage.number);
		const texts = messages.map((one) => one.sealed && house.services.keys.open(one.sealed, messageBinding(one.id)));
		// The last is the line that it was cancelled.
		expect(texts).toEqual(['', 'Platform five.', null]);
		expect([await house.queries.$count(file), await isStored(house.services.files, proofId)]).toEqual([0, false]);
		// The operator still finds the booking, without anybody in it.
		const seen = await house.call('operator', `GET /api/reservations/${id}?language=en`);
		expect([seen.status, seen.body.lead, seen.body.code, seen.body.proofs]).toEqual([200, null, code, []]);
		expect(JSON.stringify(seen.body)).not.toMatch(/Kanokwan|Srisuk|Anong|Peanuts|honeymoon/);
		const thread = await house.readThread('operator', id);
		expect(thread.body.items.map(({ text }: { text: string }) => text)).toEqual(['', 'Platform five.', '']);
	});

	test('leaves nothing of the guest in the tables of reservations', async () => {
		const { id, proofId } = await fullReservation();
		await called('guest', id, 'Kanokwan has fallen ill');
		await settled(proofId);
		await paidBack(id);
		house.clock.moveTo((await house.rowOf(id)).endsAt);
		await close('guest');
		for (const table of ['reservation', 'reservation_event', 'thread_message', 'payment', 'waiting', 'file']) {
			const { rows } = await house.database.pool.query(
				`select * from ${table} t where t::text ~ 'Kanokwan|Srisuk|kanokwan|66811112222|certified'`,
			);
			expect(rows, table).toEqual([]);
		}
	});

	test('what is over and not yet noted as such still is, by the clock', async () => {
		const { id } = await house.reserved('guest', 'tour');
		house.clock.moveTo((await house.rowOf(id)).endsAt);
		await close('guest');
		expect((await house.rowOf(id)).dueAt).not.toBeNull();
	});

	test('gives up every line the member stands in, and an offer goes to the next', async () => {
		const full = await house.reserved('other', 'tour', { order: adults(10) });
		const offered = await joined('guest', 'tour', adults(9));
		const next = await joined('partner', 'tour', adults(2));
		await house.reserved('other', 'hotel', { order: { on: dayIn(20), units: 5, ...adults(5) } });
		const queued = await joined('guest', 'hotel', { on: dayIn(20) });
		await cancel('other', full.id);
		await runOfferJobs();
		expect((await rowOf(offered.id)).status).toBe('offered');
		expect((await close('guest')).status).toBe(200);
		expect([(await rowOf(offered.id)).status, (await rowOf(queued.id)).status]).toEqual(['withdrawn', 'withdrawn']);
		expect(await house.takenOf('tour', dayIn(20), '09:00')).toBe(0);
		await runOfferJobs();
		expect([(await rowOf(next.id)).status, await house.takenOf('tour', dayIn(20), '09:00')]).toEqual(['offered', 2]);
		expect(await house.queries.$count(waiting, eq(waiting.memberId, house.idOf('guest')))).toBe(2);
	});

	test('leaves what others did and wrote as it is', async () => {
		const mine = await fullReservation();
		await called('guest', mine.id, 'Over');
		await settled(mine.proofId);
		const other = await house.reserved('other', 'tour');
		await say('other', other.id, 'Mine stays');
		const before = await house.rowOf(other.id);
		await close('guest');
		expect(await house.rowOf(other.id)).toEqual(before);
		const [kept] = await house.queries
			.select()
			.from(threadMessage)
			.where(eq(threadMessage.authorId, house.idOf('other')));
		expect(house.services.keys.open(kept?.sealed ?? '', messageBinding(kept?.id ?? ''))).toBe('Mine stays');
		expect(await house.queries.$count(reservationEvent, eq(reservationEvent.reservationId, other.id))).toBe(1);
	});
});
