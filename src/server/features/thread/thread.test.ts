import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agencyId } from '#domain/organisation/organisation.ts';
import { event } from '#server/db/schema/event.ts';
import { messageReport, threadMessage, threadParty } from '#server/db/schema/thread.ts';
import { messageBinding } from '#server/keys/seal-bindings.ts';
import { insertTalk } from '../../../../tests/support/insert-talk.ts';
import { plain } from '../../../../tests/support/pictures.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { addParty, endParty, openThread } from './thread.repo.ts';
import { countUnreadAbout } from './thread-unread.repo.ts';

let house: ReservationHouse;
let id: string;
let answer: string;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	answer = randomUUID();
	id = await open();
});

async function open(isHealth = false, subjectId = answer): Promise<string> {
	await insertTalk(house.queries, { id: subjectId, memberId: house.idOf('guest'), now: house.now });
	return openThread(house.queries, {
		subject: { kind: 'video', id: subjectId },
		isHealth,
		parties: [
			{ role: 'guest', memberId: house.idOf('guest') },
			{ role: 'provider', organisationId: house.organisationOf('partner') },
		],
		at: house.now,
	});
}
const write = (who: Actor, text: string, { key = randomUUID() as string, to = id, fileIds = [] as string[] } = {}) =>
	house.call(who, `POST /api/threads/${to}/messages`, { body: { key, text, fileIds } });
const list = (who: Actor, which = id, query = '') => house.call(who, `GET /api/threads/${which}/messages${query}`);
const read = (who: Actor, upTo: number, which = id) =>
	house.call(who, `POST /api/threads/${which}/read`, { body: { upTo } });
const picture = plain(40, 30).png().toBuffer();
const upload = async (who: Actor, which = id) =>
	house.call(who, `POST /api/threads/${which}/files?name=scan.png`, { file: await picture });
const report = (who: Actor, messageId: string, reason = 'insult', which = id) =>
	house.call(who, `POST /api/threads/${which}/messages/${messageId}/reports`, { body: { reason } });
const unread = async (who: Actor) => (await list(who)).body.unread;

describe('a thread', () => {
	test('is one for a subject, whoever opens it, and however often', async () => {
		expect(new Set(await Promise.all([1, 2, 3].map(() => open()))).size).toBe(1);
		expect(await house.queries.select().from(threadParty)).toHaveLength(2);
	});

	test('is read newest first, with who wrote as what, in which language', async () => {
		const first = await write('guest', '  Is there a lift?  ');
		expect(first.body).toEqual({
			...{ id: expect.any(String), number: 1, from: 'guest', isMine: true, by: null, language: 'en' },
			...{ text: 'Is there a lift?', phrases: [], files: [], line: null },
			...{ isHidden: false, hiddenReason: null, isReported: false, isRead: false },
			at: expect.any(String),
		});
		await write('partner', '네, 뒤쪽에 있습니다.');
		await write('operator', 'И мы записали.');
		const { body } = await list('guest');
		expect(body).toMatchObject({ total: 3, nextCursor: null, role: 'guest', mayWrite: true, unread: 2, readUpTo: 0 });
		expect(body.items.map((one: Record<string, unknown>) => [one.number, one.from, one.language, one.by])).toEqual([
			[3, 'operator', 'ru', null],
			[2, 'provider', 'ko', null],
			[1, 'guest', 'en', null],
		]);
		const colleagues = (await list('partner')).body.items.map(({ by }: { by: string | null }) => by);
		expect(colleagues).toEqual(['Operator', 'Partner', null]);
	});

	test('is sealed where health is spoken of', async () => {
		await write('guest', 'A plain word');
		const health = await open(true, randomUUID());
		const { body } = await write('guest', 'My mother is diabetic.', { to: health });
		const rows = await house.queries.select().from(threadMessage).orderBy(threadMessage.at);
		expect(rows.map(({ text }) => text)).toEqual(['A plain word', null]);
		expect(JSON.stringify(rows)).not.toContain('diabetic');
		expect(house.services.keys.open(rows[1]?.sealed ?? '', messageBinding(body.id))).toBe('My mother is diabetic.');
		expect((await list('partner', health)).body.items[0].text).toBe('My mother is diabetic.');
	});

	test('comes page by page, by its index, whatever lies behind', async () => {
		await house.queries.execute(sql`insert into thread_message (id, thread_id, number, role, author_id, text, at)
			select gen_random_uuid(), ${id}, number, 'guest', ${house.idOf('guest')}, 'no ' || number, now() from generate_series(1, 5000) as number`);
		await house.queries.execute(sql`update thread set last_number = 5000, guest_number = 5000 where id = ${id}`);
		await house.queries.execute(sql`analyze thread_message`);
		const first = (await list('partner')).body;
		const second = (await list('partner', id, `?cursor=${first.nextCursor}`)).body;
		const numbers = [...first.items, ...second.items].map(({ number }: { number: number }) => number);
		expect(numbers).toEqual(Array.from({ length: 40 }, (_, at) => 5_000 - at));
		expect([first.total, first.unread]).toEqual([5_000, 100]);
		const plan = await house.queries.execute<Record<string, string>>(
			sql`explain select * from thread_message where thread_id = ${id} and number < 2500 order by number desc limit 21`,
		);
		expect(JSON.stringify(plan.rows)).toContain('thread_message_number');
		expect((await list('partner', id, '?cursor=W10')).body.code).toBe('invalid-input');
	});

	test('wants words or a file, and not too many', async () => {
		expect((await write('guest', '   ')).body.faults).toEqual([{ at: 'text', code: 'required' }]);
		expect((await write('guest', 'x'.repeat(2_001))).body.faults).toEqual([{ at: 'text', code: 'too-long' }]);
	});

	test('takes no link to elsewhere and no number of a card', async () => {
		expect((await write('partner', 'Pay at https://pay.evil.top/1')).body.faults).toEqual([
			{ at: 'text', code: 'link-elsewhere' },
		]);
		expect((await write('guest', 'My card: 4242 4242 4242 4242')).body.faults).toEqual([
			{ at: 'text', code: 'card-number' },
		]);
		expect((await write('partner', 'We are here: https://naver.me/abc')).status).toBe(200);
		expect((await list('guest')).body.total).toBe(1);
	});

	test('told to those who take part, never what was written', async () => {
		await write('guest', 'A secret of health');
		const rows = await house.queries.select().from(event).where(eq(event.kind, 'video.message'));
		expect(rows).toMatchObject([
			{
				subjectKind: 'video',
				subjectId: answer,
				actorKind: 'member',
				organisationIds: ['walks'],
				facts: { threadId: id },
			},
		]);
		expect(JSON.stringify(rows)).not.toContain('secret');
	});
});

describe('a mark', () => {
	test('is each one’s own; what a colleague has answered is read for all of the house', async () => {
		await write('guest', 'One');
		await write('guest', 'Two');
		expect([await unread('guest'), await unread('partner'), await unread('operator')]).toEqual([0, 2, 2]);
		await read('operator', 2);
		// Who looks on has not read it for the provider.
		expect([await unread('partner'), await unread('operator')]).toEqual([2, 0]);
		expect((await list('guest')).body.items.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([false, false]);
		await read('partner', 1);
		expect((await list('guest')).body.items.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([false, true]);
		expect(await unread('partner')).toBe(1);
		await write('guest', 'Three');
		expect([await unread('partner'), await unread('operator')]).toEqual([2, 1]);
		await write('operator', 'Answered for the house');
		expect([await unread('guest'), await unread('partner'), await unread('operator')]).toEqual([1, 0, 0]);
	});

	test('only goes on, and not beyond what was written', async () => {
		await write('partner', 'One');
		await write('partner', 'Two');
		await read('guest', 99);
		await read('guest', 1);
		expect((await list('guest')).body).toMatchObject({ readUpTo: 2, unread: 0 });
		await write('partner', 'Three');
		expect(await unread('guest')).toBe(1);
	});

	test('of the house says since when a guest waits for its word', async () => {
		const waits = async () => {
			const rows = await house.queries.select().from(threadParty).where(eq(threadParty.role, 'provider'));
			return rows[0]?.waitingSince?.getTime() ?? null;
		};
		expect(await waits()).toBeNull();
		const first = await write('guest', 'One');
		house.clock.pass({ minutes: 5 });
		await write('guest', 'Two');
		await read('partner', 2);
		expect(await waits()).toBe(Date.parse(first.body.at));
		await write('partner', 'Here');
		expect(await waits()).toBeNull();
	});

	test('is counted for lists by subject', async () => {
		await write('guest', 'One');
		const reader = { role: 'provider', memberId: house.idOf('partner') } as const;
		expect(await countUnreadAbout(house.queries, 'video', answer, reader)).toBe(1);
		expect(await countUnreadAbout(house.queries, 'video', randomUUID(), reader)).toBe(0);
		expect(await countUnreadAbout(house.queries, 'reservation', answer, reader)).toBe(0);
	});
});

describe('a repeat', () => {
	test('with the same key stands there once, and is told once', async () => {
		const key = randomUUID();
		const answers = await Promise.all([1, 2, 3].map(() => write('guest', 'Hello', { key })));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
		expect((await list('guest')).body.total).toBe(1);
		expect(await house.queries.select().from(event).where(eq(event.kind, 'video.message'))).toHaveLength(1);
	});

	test('with other words, another thread, other files or from somebody else is refused', async () => {
		const key = randomUUID();
		await write('guest', 'Hello', { key });
		const second = await open(false, randomUUID());
		const file = (await upload('guest')).body.id;
		expect((await write('guest', 'Goodbye', { key })).body.code).toBe('key-reused');
		expect((await write('guest', 'Hello', { key, to: second })).body.code).toBe('key-reused');
		expect((await write('guest', 'Hello', { key, fileIds: [file] })).body.code).toBe('key-reused');
		expect((await write('partner', 'Hello', { key })).body.code).toBe('key-reused');
		expect([(await list('guest')).body.total, (await list('guest', second)).body.total]).toEqual([1, 0]);
	});

	test('of ten at once each has a number of its own', async () => {
		await Promise.all(Array.from({ length: 10 }, (_, at) => write(at % 2 ? 'guest' : 'partner', `No ${at}`)));
		const numbers = (await list('guest')).body.items.map(({ number }: { number: number }) => number);
		expect(numbers).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
	});
});

describe('a file', () => {
	const look = (who: Actor, path: string) => house.call(who, `GET ${path}`);

	test('is its uploader’s alone until it is sent; then it is seen by all who take part, and each look is noted', async () => {
		const { body: file } = await upload('guest');
		expect(file).toMatchObject({ name: 'scan.png', mediaType: 'image/webp' });
		const statuses = async () => {
			const found: Record<string, number> = {};
			for (const who of ['guest', 'partner', 'operator', 'other', 'rival'] satisfies Actor[])
				found[who] = (await look(who, file.path)).status;
			return found;
		};
		expect(await statuses()).toEqual({ guest: 200, partner: 404, operator: 404, other: 404, rival: 404 });
		const sent = await write('guest', '', { fileIds: [file.id] });
		expect(sent.body).toMatchObject({ text: '', files: [{ id: file.id, name: 'scan.png' }] });
		expect(await statuses()).toEqual({ guest: 200, partner: 200, operator: 200, other: 404, rival: 404 });
		const looks = await house.queries.select().from(event).where(eq(event.kind, 'thread.file-read'));
		expect(looks.map(({ actorId, actorKind }) => [actorId, actorKind])).toEqual([
			[house.idOf('partner'), 'provider'],
			[house.idOf('operator'), 'operator'],
		]);
	});

	test('is sent once, by whom it belongs to', async () => {
		const { body: file } = await upload('guest');
		const fault = [{ at: 'fileIds', code: 'invalid-input' }];
		expect((await write('partner', 'Mine', { fileIds: [file.id] })).body.faults).toEqual(fault);
		expect((await write('guest', 'One', { fileIds: [file.id] })).status).toBe(200);
		expect((await write('guest', 'Two', { fileIds: [file.id] })).body.faults).toEqual(fault);
		expect((await write('guest', 'Three', { fileIds: [randomUUID()] })).body.faults).toEqual(fault);
		expect((await list('guest')).body.total).toBe(1);
	});
});

describe('whose it is', () => {
	test('whom it does not concern, for them it does not exist', async () => {
		const { body: message } = await write('guest', 'Hello');
		const missing = '00000000-0000-4000-8000-0000000000ff';
		for (const who of ['other', 'rival', 'applicant'] satisfies Actor[])
			for (const which of [id, missing, 'none'])
				for (const call of [
					list(who, which),
					write(who, 'Hi', { to: which }),
					read(who, 1, which),
					upload(who, which),
					report(who, message.id, 'insult', which),
				])
					expect([who, which, (await call).body.code]).toEqual([who, which, 'not-found']);
		for (const who of ['guest', 'partner', 'operator'] satisfies Actor[])
			for (const which of [missing, 'none'])
				for (const call of [list(who, which), write(who, 'Hi', { to: which }), read(who, 1, which), upload(who, which)])
					expect([who, which, (await call).body.code]).toEqual([who, which, 'not-found']);
		for (const call of [list('visitor'), write('visitor', 'Hi'), read('visitor', 1), upload('visitor')])
			expect((await call).body.code).toBe('login-required');
		expect(await house.queries.select().from(threadMessage)).toHaveLength(1);
	});

	test('an interpreter reads from when they are asked in until they leave, also what was sent before', async () => {
		const { body: file } = await upload('partner');
		await write('partner', 'A plan', { fileIds: [file.id] });
		const memberId = house.idOf('other');
		await addParty(house.queries, { threadId: id, party: { role: 'interpreter', memberId }, at: house.now });
		expect((await list('other')).body).toMatchObject({ role: 'interpreter', unread: 1, mayWrite: true });
		expect((await house.call('other', `GET ${file.path}`)).status).toBe(200);
		expect((await write('other', '통역입니다.')).body.from).toBe('interpreter');
		const [told] = (await house.queries.select().from(event).where(eq(event.actorId, memberId))).slice(-1);
		expect(told).toMatchObject({ kind: 'video.message', memberIds: [house.idOf('guest'), memberId] });
		await endParty(house.queries, { threadId: id, memberId, at: house.now });
		expect((await list('other')).body.code).toBe('not-found');
		expect((await house.call('other', `GET ${file.path}`)).status).toBe(404);
		await addParty(house.queries, { threadId: id, party: { role: 'interpreter', memberId }, at: house.now });
		expect((await list('other')).status).toBe(200);
		expect((await house.call('other', `GET ${file.path}`)).status).toBe(200);
	});

	test('of the agency’s own house is read by operators for the house', async () => {
		const subjectId = randomUUID();
		await insertTalk(house.queries, { id: subjectId, memberId: house.idOf('guest'), now: house.now });
		const own = await openThread(house.queries, {
			subject: { kind: 'video', id: subjectId },
			isHealth: true,
			parties: [
				{ role: 'guest', memberId: house.idOf('guest') },
				{ role: 'provider', organisationId: agencyId },
			],
			at: house.now,
		});
		await write('guest', 'Hello', { to: own });
		await read('operator', 1, own);
		expect((await list('guest', own)).body.items[0].isRead).toBe(true);
		expect((await list('partner', own)).body.code).toBe('not-found');
	});
});

describe('a report', () => {
	test('is told to the operators once a reader; of one’s own words there is none', async () => {
		const { body: message } = await write('partner', 'Pay me outside');
		expect((await report('guest', message.id)).status).toBe(200);
		expect((await report('guest', message.id)).body.code).toBe('not-allowed');
		expect((await report('partner', message.id)).body.code).toBe('not-allowed');
		expect((await report('guest', randomUUID())).body.code).toBe('not-found');
		expect((await report('guest', message.id, 'nonsense')).body.code).toBe('invalid-input');
		const elsewhere = await open(false, randomUUID());
		expect((await report('guest', message.id, 'insult', elsewhere)).body.code).toBe('not-found');
		expect(await house.queries.select().from(messageReport)).toMatchObject([{ status: 'open', reason: 'insult' }]);
		const isReported = async (who: Actor) => (await list(who)).body.items[0].isReported;
		expect([await isReported('guest'), await isReported('partner')]).toEqual([true, false]);
		const told = await house.queries.select().from(event).where(eq(event.kind, 'thread.reported'));
		expect(told.map(({ organisationIds }) => organisationIds)).toEqual([['agency']]);
	});
});
