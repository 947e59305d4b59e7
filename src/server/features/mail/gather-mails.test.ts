import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mail, unwantedMail } from '#server/db/schema/mail.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { mailbox } from '#server/gateways/mail/mailbox.ts';
import { openReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { sendMail } from './send-mail.ts';

let house: Awaited<ReturnType<typeof openReservationHouse>>;
let id: string;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(unwantedMail);
	({ id } = await house.reserved('guest', 'tour'));
	await house.queries.delete(mail);
	await tellEvents(house.services);
});

type Who = 'guest' | 'partner' | 'operator';

const write = (who: Who, text = 'hello') => house.say(who, id, text);
const mails = () => house.queries.select().from(mail).orderBy(mail.createdAt);

/** When its turn comes: as the worker does. */
async function send(): Promise<string[]> {
	const context = {
		queries: house.queries,
		services: house.services,
		now: house.now,
		mailer: mailbox,
		isLastTry: false,
	};
	for (const row of await mails()) await sendMail(context, { mailId: row.id });
	return (await mails()).map(({ status, subject }) => (status === 'kept' ? (subject ?? '') : status));
}

const choose = (who: Who, topic: string, isWanted: boolean) =>
	house.call(who, `PUT /api/members/me/mail-choices/${topic}`, { body: { isWanted } });

test('ten messages within minutes are one mail, with their number, in the reader’s language', async () => {
	for (let at = 0; at < 10; at += 1) await write('partner', `message ${at}`);
	const [row, ...more] = await mails();
	expect(more).toEqual([]);
	expect(row).toMatchObject({ template: 'reservation-message', locale: 'th', count: 10, kind: 'reservation.message' });
	const { rows } = await house.database.pool.query(
		`select run_at from graphile_worker._private_jobs where key = $1 and run_at > now() + interval '2 minutes'`,
		[`mail ${row?.id}`],
	);
	expect(rows).toHaveLength(1);
	const [subject] = await send();
	expect(subject).toMatch(/^10\sข้อความ/);
});

test('one message is told as one; what comes after its mail went is another', async () => {
	await write('guest');
	expect(await send()).toEqual([expect.stringMatching(/^Tin nhắn về/)]);
	await house.readThread('partner', id);
	await write('guest');
	expect(await mails()).toHaveLength(2);
});

test('as long as a mail went unread there is no other', async () => {
	await write('guest');
	await send();
	await write('guest');
	await write('guest');
	expect((await mails()).map(({ count }) => count)).toEqual([1]);
});

test('both sides’ mails wait apart', async () => {
	await write('guest');
	await write('partner');
	expect((await mails()).map(({ template, count }) => [template, count]).sort()).toEqual([
		['provider-message', 1],
		['reservation-message', 1],
	]);
});

test('who reads it on the page before the mail went gets none', async () => {
	await write('partner');
	await tellEvents(house.services);
	await house.readThread('guest', id);
	expect(await send()).toEqual(['dropped']);
	await write('partner');
	await tellEvents(house.services);
	expect(await send()).toEqual(['dropped', expect.stringContaining('ข้อความ')]);
});

test('a mail that is being sent gathers no more', async () => {
	await write('partner');
	const [first] = await mails();
	await house.queries
		.update(mail)
		.set({ gatherKey: null })
		.where(eq(mail.id, first?.id ?? ''));
	await house.readThread('guest', id);
	await write('partner');
	expect((await mails()).map(({ count }) => count)).toEqual([1, 1]);
});

test('all is mailed until somebody unticks it; then that, and nothing else, is not', async () => {
	const { body } = await house.call('guest', 'GET /api/members/me/mail-choices');
	expect(body.items).toEqual(
		['account', 'reservation', 'message', 'reminder', 'rating', 'question'].map((topic) => ({
			topic,
			isWanted: true,
			isFixed: topic === 'account' || topic === 'reservation',
		})),
	);
	expect((await choose('guest', 'message', false)).status).toBe(200);
	await write('partner');
	expect(await send()).toEqual(['dropped']);
	await house.readThread('guest', id);
	await house.queries.delete(mail);
	await write('guest');
	expect(await send(), 'the other side has not unticked it').toEqual([expect.stringContaining('Tin nhắn')]);
	await house.queries.delete(mail);
	await house.call('partner', `POST /api/reservations/${id}/moves?language=en`, {
		body: { move: 'call-off', reason: 'The guide is ill.' },
	});
	expect(
		(await send()).every((line) => line !== 'dropped'),
		'what becomes of it is always mailed',
	).toBe(true);
	const again = await choose('guest', 'message', true);
	expect(again.body.items.every(({ isWanted }: { isWanted: boolean }) => isWanted)).toBe(true);
});

test('what must be told cannot be unticked, nor another’s work', async () => {
	for (const topic of ['account', 'reservation', 'desk'])
		expect((await choose('guest', topic, false)).body.code, topic).toBe('not-allowed');
	expect((await choose('operator', 'desk', false)).status).toBe(200);
	expect((await choose('guest', 'everything', false)).status).toBe(404);
	expect(await house.queries.select().from(unwantedMail)).toHaveLength(1);
});
