import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { provider } from '#server/db/schema/provider.ts';
import { reservation, reservationMessage } from '#server/db/schema/reservation.ts';
import { messageBinding } from '#server/keys/seal-bindings.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';

let house: ReservationHouse;
let id: string;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	id = (await house.reserved('guest', 'tour')).id;
});

const write = (who: Actor, text: string, { key = randomUUID() as string, to = id } = {}) =>
	house.call(who, `POST /api/reservations/${to}/messages`, { body: { key, text } });
const open = (who: Actor, which = id, query = '') => house.call(who, `GET /api/reservations/${which}/messages${query}`);
const told = async (who: 'guest' | 'partner' | 'operator', template: string) =>
	(await house.mailsTo(house.emailOf(who))).filter((mail) => mail.template === template).length;
const toGuest = () => told('guest', 'reservation-message');
const toPartner = () => told('partner', 'provider-message');

describe('the thread', () => {
	test('is read by both sides, newest first; who wrote stands beside it', async () => {
		const first = await write('guest', '  Is there a lift?  ');
		expect(first.body).toEqual({
			id: expect.any(String),
			from: 'member',
			isMine: true,
			text: 'Is there a lift?',
			at: expect.any(String),
			readAt: null,
		});
		await write('partner', 'Yes, at the rear entrance.');
		await write('operator', 'We have noted it as well.');
		const { body } = await open('guest');
		expect(body).toMatchObject({ total: 3, nextCursor: null });
		expect(body.items.map((one: Record<string, unknown>) => [one.from, one.isMine, one.text])).toEqual([
			['operator', false, 'We have noted it as well.'],
			['provider', false, 'Yes, at the rear entrance.'],
			['member', true, 'Is there a lift?'],
		]);
	});

	test('lies sealed in the database, since health may be in it', async () => {
		const { body } = await write('guest', 'My mother is diabetic.');
		const [row] = await house.queries.select().from(reservationMessage);
		expect(JSON.stringify(row)).not.toContain('diabetic');
		expect(house.services.keys.open(row?.sealed ?? '', messageBinding(body.id))).toBe('My mother is diabetic.');
	});

	test('comes page by page', async () => {
		const at = Date.now();
		const rows = Array.from({ length: 23 }, (_, index) => {
			const key = randomUUID();
			return {
				id: key,
				reservationId: id,
				authorId: house.idOf('guest'),
				actor: 'member' as const,
				sealed: house.services.keys.seal(`no ${index}`, messageBinding(key)),
				// Three at the same instant each: none is lost between two pages.
				at: new Date(at + Math.floor(index / 3)),
			};
		});
		await house.queries.insert(reservationMessage).values(rows);
		const first = (await open('partner')).body;
		const second = (await open('partner', id, `?cursor=${first.nextCursor}`)).body;
		const texts = [...first.items, ...second.items].map(({ text }: { text: string }) => text);
		expect([first.items.length, second.items.length, second.nextCursor, first.total]).toEqual([20, 3, null, 23]);
		expect(new Set(texts).size).toBe(23);
		expect((await open('partner', id, '?cursor=W10')).body.code).toBe('invalid-input');
	});

	test('is read by being opened, each side what the other wrote', async () => {
		await write('guest', 'One');
		await write('partner', 'Two');
		const unread = async (who: Actor) => (await house.call(who, `GET /api/reservations/${id}?language=en`)).body.unread;
		expect([await unread('guest'), await unread('partner'), await unread('operator')]).toEqual([1, 1, 1]);
		await open('guest');
		expect([await unread('guest'), await unread('partner')]).toEqual([0, 1]);
		// Who looks on has not read it for the provider.
		await open('operator');
		expect([await unread('guest'), await unread('partner')]).toEqual([0, 1]);
		await open('partner');
		expect([await unread('guest'), await unread('partner')]).toEqual([0, 0]);
		const { items } = (await open('guest')).body;
		expect(items.every(({ readAt }: { readAt: string | null }) => readAt !== null)).toBe(true);
	});

	test('of a provider without an account is read by an operator', async () => {
		await write('guest', 'Is there parking?');
		const [row] = await house.queries.select().from(reservation).where(eq(reservation.id, id));
		const own = eq(provider.id, row?.providerId ?? '');
		const [before] = await house.queries.select().from(provider).where(own);
		await house.queries.update(provider).set({ memberId: null }).where(own);
		await open('operator');
		const { items } = (await open('guest')).body;
		await house.queries
			.update(provider)
			.set({ memberId: before?.memberId ?? null })
			.where(own);
		expect(items[0].readAt).not.toBeNull();
	});

	test('can be written to until thirty days after the service, whatever became of it', async () => {
		await house.set(id, { status: 'cancelled' });
		house.clock.moveTo((await house.rowOf(id)).endsAt);
		house.clock.pass({ days: 29.9 });
		expect((await write('guest', 'My umbrella?')).status).toBe(200);
		house.clock.pass({ days: 0.2 });
		for (const who of ['guest', 'partner', 'operator'] satisfies Actor[])
			expect((await write(who, 'Late')).body.code).toBe('not-allowed');
		expect((await open('guest')).body.total).toBe(1);
	});

	test('takes thirty messages an hour', async () => {
		const answers = [];
		for (let at = 0; at < 31; at += 1) answers.push(await write('guest', `No ${at}`));
		expect(answers.slice(0, 30).every(({ status }) => status === 200)).toBe(true);
		expect(answers[30]?.body).toMatchObject({ code: 'too-many-attempts', retryAfter: expect.any(Number) });
		expect((await write('partner', 'Still heard')).status).toBe(200);
	});

	test('wants words', async () => {
		expect((await write('guest', '   ')).body.faults).toEqual([{ at: 'text', code: 'required' }]);
		expect((await write('guest', 'x'.repeat(2_001))).body.faults).toEqual([{ at: 'text', code: 'too-long' }]);
	});
});

describe('a repeat', () => {
	test('with the same key stands there once, and is told once', async () => {
		const key = randomUUID();
		const answers = await Promise.all([1, 2, 3].map(() => write('guest', 'Hello', { key })));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
		expect([(await open('guest')).body.total, await toPartner()]).toEqual([1, 1]);
	});

	test('with other words, another reservation or from somebody else is refused', async () => {
		const key = randomUUID();
		await write('guest', 'Hello', { key });
		const second = (await house.reserved('guest', 'tour')).id;
		expect((await write('guest', 'Goodbye', { key })).body.code).toBe('key-reused');
		expect((await write('guest', 'Hello', { key, to: second })).body.code).toBe('key-reused');
		expect((await write('partner', 'Hello', { key })).body.code).toBe('key-reused');
		expect([(await open('guest')).body.total, (await open('guest', second)).body.total]).toEqual([1, 0]);
	});
});

describe('a mail', () => {
	test('tells the other side, in their language and without the words', async () => {
		await write('guest', 'A secret of health');
		const [mail] = (await house.mailsTo(house.emailOf('partner'))).filter(
			({ template }) => template === 'provider-message',
		);
		expect(mail).toMatchObject({ locale: 'vn', memberId: house.idOf('partner') });
		expect(JSON.stringify(mail)).not.toContain('secret');
		expect(await toGuest()).toBe(0);
		await write('operator', 'Hello');
		expect([await toGuest(), await toPartner()]).toEqual([1, 1]);
	});

	test('is one for ten messages that nobody has opened yet', async () => {
		await Promise.all(Array.from({ length: 10 }, (_, at) => write('guest', `No ${at}`)));
		expect(await toPartner()).toBe(1);
		await open('partner');
		await write('guest', 'One more thing');
		await write('guest', 'And another');
		expect(await toPartner()).toBe(2);
		// The provider's and the operator's words are one side's.
		await write('partner', 'Yes');
		await write('operator', 'Indeed');
		expect(await toGuest()).toBe(1);
	});
});

describe('whose it is', () => {
	test('whom the reservation does not concern, for them it does not exist', async () => {
		await write('guest', 'Hello');
		const missing = '00000000-0000-4000-8000-0000000000ff';
		for (const who of ['other', 'rival', 'applicant'] satisfies Actor[])
			for (const which of [id, missing]) {
				expect([who, (await open(who, which)).body.code]).toEqual([who, 'not-found']);
				expect([who, (await write(who, 'Hi', { to: which })).body.code]).toEqual([who, 'not-found']);
			}
		for (const who of ['guest', 'other', 'partner', 'operator'] satisfies Actor[]) {
			expect((await open(who, missing)).body.code).toBe('not-found');
			expect((await open(who, 'none')).body.code).toBe('not-found');
			expect((await write(who, 'Hi', { to: 'none' })).body.code).toBe('not-found');
		}
		for (const answer of [open('visitor'), write('visitor', 'Hi')])
			expect((await answer).body.code).toBe('login-required');
		const rows = await house.queries.select().from(reservationMessage).where(eq(reservationMessage.reservationId, id));
		expect(rows).toMatchObject([{ actor: 'member', readAt: null }]);
	});
});
