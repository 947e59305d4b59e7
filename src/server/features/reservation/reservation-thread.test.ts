import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mail } from '#server/db/schema/mail.ts';
import { thread, threadMessage, threadParty } from '#server/db/schema/thread.ts';
import { messageBinding } from '#server/keys/seal-bindings.ts';
import { plain } from '../../../../tests/support/pictures.ts';
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
	house.say(who, to, text, key);
const list = async (who: Actor, which = id) =>
	house.call(who, `GET /api/threads/${await house.threadOf(who, which)}/messages`);
const see = async (who: Actor) => (await house.call(who, `GET /api/reservations/${id}?language=en`)).body;
const told = async (who: 'guest' | 'partner' | 'operator', template: string) =>
	(await house.mailsTo(house.emailOf(who))).filter((mail) => mail.template === template).length;
const toGuest = () => told('guest', 'reservation-message');
const toPartner = () => told('partner', 'provider-message');

describe('the thread about a reservation', () => {
	test('begins with the first who writes, is one for all, and the reservation tells which it is', async () => {
		expect((await see('guest')).threadId).toBeNull();
		const ids = await Promise.all((['guest', 'partner', 'operator'] as const).map((who) => house.threadOf(who, id)));
		expect(new Set(ids).size).toBe(1);
		expect((await see('partner')).threadId).toBe(ids[0]);
		expect(await house.queries.select().from(thread)).toMatchObject([{ subjectKind: 'reservation', subjectId: id }]);
		const parties = await house.queries.select().from(threadParty).orderBy(threadParty.role);
		expect(parties.map(({ role, memberId, organisationId }) => [role, memberId ?? organisationId])).toEqual([
			['guest', house.idOf('guest')],
			['provider', house.organisationOf('partner')],
		]);
	});

	test('lies sealed in the database, since health may be in it', async () => {
		const { body } = await write('guest', 'My mother is diabetic.');
		const [row] = await house.queries.select().from(threadMessage);
		expect(JSON.stringify(row)).not.toContain('diabetic');
		expect(house.services.keys.open(row?.sealed ?? '', messageBinding(body.id))).toBe('My mother is diabetic.');
	});

	test('is counted where the reservation is shown, each by their own mark', async () => {
		await write('guest', 'One');
		await write('partner', 'Two');
		await write('guest', 'Three');
		const unread = async (who: Actor) => (await see(who)).unread;
		expect([await unread('guest'), await unread('partner'), await unread('operator')]).toEqual([1, 1, 1]);
		await house.readThread('guest', id);
		await house.readThread('operator', id);
		expect([await unread('guest'), await unread('partner'), await unread('operator')]).toEqual([0, 1, 0]);
		await house.readThread('partner', id);
		expect(await unread('partner')).toBe(0);
		expect((await list('guest')).body.items.every(({ isRead }: { isRead: boolean }) => isRead)).toBe(true);
	});

	test('can be written to until thirty days after the service, whatever became of it', async () => {
		await house.set(id, { status: 'cancelled' });
		house.clock.moveTo((await house.rowOf(id)).endsAt);
		house.clock.pass({ days: 29.9 });
		expect((await write('guest', 'My umbrella?')).status).toBe(200);
		expect((await list('guest')).body.mayWrite).toBe(true);
		house.clock.pass({ days: 0.2 });
		for (const who of ['guest', 'partner', 'operator'] satisfies Actor[])
			expect((await write(who, 'Late')).body.code).toBe('not-allowed');
		expect((await list('guest')).body).toMatchObject({ total: 1, mayWrite: false });
	});

	test('takes thirty messages an hour', async () => {
		const answers = [];
		for (let at = 0; at < 31; at += 1) answers.push(await write('guest', `No ${at}`));
		expect(answers.slice(0, 30).every(({ status }) => status === 200)).toBe(true);
		expect(answers[30]?.body).toMatchObject({ code: 'too-many-attempts', retryAfter: expect.any(Number) });
		expect((await write('partner', 'Still heard')).status).toBe(200);
	});

	test('has a line for what becomes of it, from when somebody has written; it is never unread', async () => {
		const asked = (await house.reserved('guest', 'private-walk')).id;
		const move = (who: Actor, body: object) =>
			house.call(who, `POST /api/reservations/${asked}/moves?language=en`, { body });
		await write('guest', 'Is the walk level?', { to: asked });
		await move('partner', { move: 'confirm' });
		await write('partner', 'It is.', { to: asked });
		await move('guest', { move: 'cancel', percent: 100 });
		const { body } = await list('guest', asked);
		expect(body.items.map((one: Record<string, unknown>) => [one.number, one.from, one.text, one.line])).toEqual([
			[4, null, '', { kind: 'reservation.cancel', by: 'member' }],
			[3, 'provider', 'It is.', null],
			[2, null, '', { kind: 'reservation.confirm', by: 'provider' }],
			[1, 'guest', 'Is the walk level?', null],
		]);
		expect(body.unread).toBe(1);
		// Of what nobody has written about there is no thread.
		await house.call('guest', `POST /api/reservations/${id}/moves?language=en`, {
			body: { move: 'cancel', percent: 100 },
		});
		expect(await house.queries.select().from(thread)).toHaveLength(1);
	});
});

test('an operator who hides a message hides what was sent along: its sender and operators alone still open it', async () => {
	const threadId = await house.threadOf('partner', id);
	const file = await plain(40, 30).png().toBuffer();
	const { body: sent } = await house.call('partner', `POST /api/threads/${threadId}/files?name=scan.png`, { file });
	const body = { key: randomUUID(), text: '', fileIds: [sent.id] };
	await house.call('partner', `POST /api/threads/${threadId}/messages`, { body });
	const report = { body: { reason: 'private' } };
	await house.call('guest', `POST /api/threads/${threadId}/messages/${body.key}/reports`, report);
	const decide = async (decision: string) => {
		const { seen } = (await house.call('operator', `GET /api/message-reports/${body.key}`)).body;
		return house.call('operator', `POST /api/message-reports/${body.key}/decision`, {
			body: decision === 'hide' ? { decision, seen, reason: 'A private paper.' } : { decision, seen },
		});
	};
	const looks = async () => {
		const found: number[] = [];
		for (const who of ['guest', 'partner', 'operator'] satisfies Actor[])
			found.push((await house.call(who, `GET ${sent.path}`)).status);
		return found;
	};
	expect(await looks()).toEqual([200, 200, 200]);
	expect((await decide('hide')).status).toBe(200);
	expect(await looks()).toEqual([404, 200, 200]);
	expect((await decide('dismiss')).status).toBe(200);
	expect(await looks()).toEqual([200, 200, 200]);
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
		await house.readThread('partner', id);
		await write('guest', 'One more thing');
		await write('guest', 'And another');
		// The first mail still waits, and what it was about has been read: it tells of these.
		expect(
			await house.queries.select({ count: mail.count }).from(mail).where(eq(mail.template, 'provider-message')),
		).toEqual([{ count: 2 }]);
		await house.queries.update(mail).set({ gatherKey: null });
		await house.readThread('partner', id);
		await write('guest', 'After that had gone out');
		expect(await toPartner()).toBe(2);
		// The provider's and the operator's words are one side's.
		await write('partner', 'Yes');
		await write('operator', 'Indeed');
		expect(await toGuest()).toBe(1);
	});

	test('is one for what is sent three times with the same key', async () => {
		const key = randomUUID();
		await house.threadOf('guest', id);
		const answers = await Promise.all([1, 2, 3].map(() => write('guest', 'Hello', { key })));
		expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
		expect([(await list('guest')).body.total, await toPartner()]).toEqual([1, 1]);
	});
});

test('whom the reservation does not concern, for them it has no thread', async () => {
	const threadId = await house.threadOf('guest', id);
	const missing = '00000000-0000-4000-8000-0000000000ff';
	const open = async (who: Actor, which: string) =>
		(await house.call(who, `POST /api/reservations/${which}/thread`)).body.code;
	for (const who of ['other', 'rival', 'applicant'] satisfies Actor[]) {
		for (const which of [id, missing, 'none']) expect([who, await open(who, which)]).toEqual([who, 'not-found']);
		expect((await house.call(who, `GET /api/threads/${threadId}/messages`)).body.code).toBe('not-found');
	}
	for (const who of ['guest', 'partner', 'operator'] satisfies Actor[])
		for (const which of [missing, 'none']) expect(await open(who, which)).toBe('not-found');
	expect(await open('visitor', id)).toBe('login-required');
	expect(await house.queries.select().from(thread)).toHaveLength(1);
});
