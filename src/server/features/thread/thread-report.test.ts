import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { event } from '#server/db/schema/event.ts';
import { file } from '#server/db/schema/file.ts';
import { messageReport, threadMessage } from '#server/db/schema/thread.ts';
import { messageBinding } from '#server/keys/seal-bindings.ts';
import { insertTalk } from '../../../../tests/support/insert-talk.ts';
import { plain } from '../../../../tests/support/pictures.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { tellEvents } from '../event/tell-events.ts';
import { openThread } from './thread.repo.ts';
import { decideReports, lockReported } from './thread-report.repo.ts';

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
const picture = plain(40, 30).png().toBuffer();
const upload = async (who: Actor, which = id) =>
	house.call(who, `POST /api/threads/${which}/files?name=scan.png`, { file: await picture });
const report = (who: Actor, messageId: string, reason = 'insult', which = id) =>
	house.call(who, `POST /api/threads/${which}/messages/${messageId}/reports`, { body: { reason } });
/** How many wait for what somebody else holds. */
async function waiting(): Promise<number> {
	const { rows } = await house.database.pool.query(
		'select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = $1',
		['Lock'],
	);
	return rows[0].count;
}

describe('the desk', () => {
	const reports = (who: Actor, query = '') => house.call(who, `GET /api/message-reports${query}`);
	const opened = (who: Actor, messageId: string) =>
		house.call(who, `GET /api/message-reports/${messageId}?language=en`);
	const seenOf = async (messageId: string): Promise<string> =>
		(await opened('operator', messageId)).body.seen ?? 'nothing';
	const decideOn = (seen: string, who: Actor, messageId: string, decision: string) =>
		house.call(who, `POST /api/message-reports/${messageId}/decision`, {
			body: decision === 'hide' ? { decision, seen, reason: 'It asks for money outside.' } : { decision, seen },
		});
	/** About what stands there now. */
	const decide = async (who: Actor, messageId: string, decision = 'hide') =>
		decideOn(await seenOf(messageId), who, messageId, decision);
	/** But the looks. */
	const trail = async () => {
		const rows = await house.queries.select().from(event).where(eq(event.subjectKind, 'message')).orderBy(event.id);
		return rows.map(({ kind }) => kind).filter((kind) => kind !== 'thread.report-read');
	};

	test('lists each reported message once, the longest waiting first, with why; what is sealed stays so', async () => {
		const health = await open(true, randomUUID());
		const first = (await write('partner', 'Pay me outside', { to: health })).body.id;
		const second = (await write('partner', 'Buy this')).body.id;
		await report('guest', first, 'outside-payment', health);
		await report('guest', second, 'advertising');
		await report('operator', second, 'other');
		const { body } = await reports('operator');
		expect(body).toMatchObject({ total: 2, nextCursor: null });
		expect(body.items).toMatchObject([
			{ id: first, excerpt: '', from: 'provider', author: 'Partner', status: 'open', decidedAt: null },
			{ id: second, excerpt: 'Buy this', reports: [{ reason: 'advertising' }, { reason: 'other' }] },
		]);
		// Operators alone read the list.
		expect(body.items[1].reports[0].by).toEqual({ id: house.idOf('guest'), name: 'Guest Tester' });
		expect((await reports('operator', '?queue=decided')).body.items).toEqual([]);
	});

	test('lists what says nothing in own words as what it is: phrases, files, erased, or sealed', async () => {
		const phrases = [{ phrase: 'thanks', slots: {} }];
		const said = await house.call('partner', `POST /api/threads/${id}/messages`, {
			body: { key: randomUUID(), text: '', phrases },
		});
		const fileIds = [(await upload('partner')).body.id];
		const health = await open(true, randomUUID());
		const sent = [said, await write('partner', '', { fileIds }), await write('partner', 'Gone')];
		for (const one of sent) await report('guest', one.body.id);
		await report('guest', (await write('partner', 'Pay me', { to: health })).body.id, 'other', health);
		await house.queries.update(threadMessage).set({ text: '' }).where(eq(threadMessage.text, 'Gone'));
		const { items } = (await reports('operator')).body;
		const wordless = { excerpt: '', isSealed: false, hasPhrases: false, files: 0 };
		expect(items).toMatchObject([
			{ ...wordless, hasPhrases: true },
			{ ...wordless, files: 1 },
			wordless,
			{ ...wordless, isSealed: true },
		]);
	});

	test('hides it from everybody, or leaves it, and may change its mind; all of that is in the trail', async () => {
		const { body: message } = await write('partner', 'Pay me outside');
		await report('guest', message.id);
		const seen = async (who: Actor) => {
			const { text, isHidden } = (await list(who)).body.items[0];
			return [text, isHidden];
		};
		expect((await decide('operator', message.id)).status).toBe(200);
		for (const who of ['guest', 'partner', 'operator'] satisfies Actor[]) expect(await seen(who)).toEqual(['', true]);
		expect((await decide('operator', message.id)).body.code).toBe('not-allowed');
		expect((await reports('operator')).body.total).toBe(0);
		expect((await reports('operator', '?queue=decided')).body.items).toMatchObject([
			{ id: message.id, status: 'hidden', decidedBy: 'Operator', excerpt: 'Pay me outside' },
		]);
		expect((await decide('operator', message.id, 'dismiss')).status).toBe(200);
		expect(await seen('guest')).toEqual(['Pay me outside', false]);
		const other = (await write('partner', 'Harmless')).body.id;
		await report('guest', other);
		await decide('operator', other, 'dismiss');
		expect(await trail()).toEqual([
			...['thread.reported', 'thread.message-hidden', 'thread.report-hidden'],
			...['thread.message-shown', 'thread.report-kept'],
			...['thread.reported', 'thread.report-dismissed', 'thread.report-kept'],
		]);
	});

	test('takes no decision about what a colleague has decided meanwhile, or somebody reported; knowingly, any', async () => {
		const { body: message } = await write('partner', 'Pay me outside');
		await report('guest', message.id);
		const before = await seenOf(message.id);
		expect((await decideOn(before, 'operator', message.id, 'hide')).status).toBe(200);
		for (const decision of ['hide', 'dismiss'])
			expect((await decideOn(before, 'operator', message.id, decision)).body.code).toBe('changed-since');
		expect((await list('guest')).body.items[0].isHidden).toBe(true);
		expect((await opened('operator', message.id)).body).toMatchObject({ status: 'hidden', decidedBy: 'Operator' });
		const other = (await write('partner', 'Harmless')).body.id;
		await report('guest', other);
		const one = await seenOf(other);
		await report('operator', other);
		expect((await decideOn(one, 'operator', other, 'dismiss')).body.code).toBe('changed-since');
		expect((await decide('operator', other, 'dismiss')).status).toBe(200);
		expect((await decide('operator', message.id, 'dismiss')).status, 'taken back knowingly').toBe(200);
	});

	test('opens one between two before and two after, and each look is in the trail and shown to the guest', async () => {
		const health = await open(true, randomUUID());
		const texts = ['one', 'My mother is diabetic', 'Then pay me outside', 'Why?', 'Because', 'six'];
		const writers = ['guest', 'guest', 'partner', 'guest', 'partner', 'guest'] satisfies Actor[];
		const ids: string[] = [];
		for (const [at, text] of texts.entries())
			ids.push((await write(writers[at] as Actor, text, { to: health })).body.id);
		const [, , third = ''] = ids;
		expect((await opened('operator', third)).body.code).toBe('not-found');
		await report('guest', third, 'outside-payment', health);
		const { body } = await opened('operator', third);
		expect(body).toMatchObject({
			...{ id: third, status: 'open', hiddenReason: null, files: [] },
			reports: [{ reason: 'outside-payment', by: { id: house.idOf('guest'), name: 'Guest Tester' } }],
			subject: { kind: 'video', code: null, isOpen: false },
			guest: { id: house.idOf('guest'), name: 'Guest' },
			message: { text: texts[2], from: 'provider', author: { id: house.idOf('partner') }, authorReads: 'vn' },
			before: [{ text: 'one' }, { text: texts[1], author: { name: 'Guest' } }],
			after: [{ text: 'Why?' }, { text: 'Because' }],
		});
		expect(body.message.house).not.toBe('');
		// A page that renews itself is read once.
		await opened('operator', third);
		const looks = await house.queries.select().from(event).where(eq(event.kind, 'thread.report-read'));
		expect(looks).toMatchObject([
			{ actorId: house.idOf('operator'), aboutId: house.idOf('guest'), subjectKind: 'message', subjectId: third },
		]);
		expect(JSON.stringify(looks)).not.toContain('diabetic');
		expect((await house.call('guest', 'GET /api/members/me/accesses')).body.items).toMatchObject([
			{ event: 'thread.report-read', by: 'operator' },
		]);
		// The rest of the talk stays closed.
		expect((await list('operator', health)).body.code).toBe('not-found');
	});

	test('opens a file where the rules of files let operators, never what patient and clinic share', async () => {
		const sent = async (which: string) => {
			const file = (await upload('partner', which)).body;
			const message = (await write('partner', 'Look', { to: which, fileIds: [file.id] })).body;
			await report('guest', message.id, 'private', which);
			const [shown] = (await opened('operator', message.id)).body.files;
			return { shown, status: (await house.call('operator', `GET ${file.path}`)).status };
		};
		const plain = await sent(id);
		expect([plain.shown.path, plain.status]).toEqual([expect.stringContaining('/api/files/'), 200]);
		const closed = await sent(await open(true, randomUUID()));
		expect([closed.shown.name, closed.shown.path, closed.status]).toEqual(['scan.png', null, 404]);
	});

	test('tells who wrote it why, who reported it what became of it, and nobody what was written', async () => {
		const { body: message } = await write('partner', 'Pay me outside');
		await report('guest', message.id);
		await decide('operator', message.id);
		const own = (await list('partner')).body.items[0];
		expect([own.text, own.hiddenReason]).toEqual(['', 'It asks for money outside.']);
		expect((await list('guest')).body.items[0].hiddenReason).toBeNull();
		const told = async (who: Actor) => (await house.call(who, 'GET /api/notifications?language=en')).body.items[0];
		await tellEvents(house.services);
		expect(await told('partner')).toMatchObject({
			...{ kind: 'thread.message-hidden', title: '', path: `/console/videos/${answer}` },
		});
		expect(await told('guest')).toMatchObject({
			...{ kind: 'thread.report-hidden', title: '', path: `/video-consultation?date=${answer}` },
		});
		const link = expect.stringContaining(`/console/videos/${answer}`);
		expect((await house.mailsTo(house.emailOf('partner'))).at(-1)).toMatchObject({
			...{ template: 'message-hidden', locale: 'vn', data: { reason: 'It asks for money outside.', link } },
		});
		expect((await house.mailsTo('guest@maru.example')).at(-1)).toMatchObject({ template: 'matching-report-hidden' });
		await decide('operator', message.id, 'dismiss');
		expect((await list('partner')).body.items[0].hiddenReason).toBeNull();
		expect((await house.mailsTo(house.emailOf('partner'))).at(-1)).toMatchObject({ template: 'message-shown' });
		expect((await house.mailsTo('guest@maru.example')).at(-1)).toMatchObject({ template: 'matching-report-kept' });
	});

	test('tells who reported it once what was decided, and again only when an operator thinks better of it', async () => {
		const { body: message } = await write('partner', 'Buy this');
		await report('guest', message.id);
		await decide('operator', message.id, 'dismiss');
		await house.queries.insert(messageReport).values({
			...{ messageId: message.id, reporterId: house.idOf('rival'), reason: 'other', at: house.now },
		});
		await decide('operator', message.id, 'dismiss');
		const toldTo = async (address: string) =>
			(await house.mailsTo(address)).map(({ template }) => template).filter((one) => one.includes('report'));
		expect(await toldTo('guest@maru.example')).toEqual(['matching-report-kept']);
		expect(await toldTo(house.emailOf('rival'))).toEqual(['matching-report-kept']);
		const told = await house.queries.select().from(event).where(eq(event.kind, 'thread.report-kept'));
		expect(told.map(({ memberIds }) => memberIds)).toEqual([[house.idOf('guest')], [house.idOf('rival')]]);
		await decide('operator', message.id);
		expect(await toldTo('guest@maru.example')).toEqual(['matching-report-kept', 'matching-report-hidden']);
	});

	test('takes no report that comes while it is being hidden', async () => {
		const { body: message } = await write('partner', 'Pay me outside');
		await report('guest', message.id);
		const late = await house.services.transact(async (work) => {
			await lockReported(work, message.id);
			const decided = { messageId: message.id, status: 'hidden', reason: 'Outside.', at: house.now } as const;
			await decideReports(work, { ...decided, decidedBy: house.idOf('operator') });
			const pending = report('operator', message.id);
			await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
			return { pending };
		});
		expect((await late.pending).body.code).toBe('not-allowed');
		expect(await house.queries.select().from(messageReport)).toMatchObject([{ status: 'hidden' }]);
	});

	test('tells its author that it is shown again, also where a report came after it was hidden', async () => {
		const { body: message } = await write('partner', 'Pay me outside');
		await report('guest', message.id);
		await decide('operator', message.id);
		await house.queries.insert(messageReport).values({
			...{ messageId: message.id, reporterId: house.idOf('rival'), reason: 'other', at: house.now },
		});
		await decide('operator', message.id, 'dismiss');
		expect((await house.mailsTo(house.emailOf('partner'))).at(-1)).toMatchObject({ template: 'message-shown' });
	});

	test('keeps no reason where the words are forgotten, in the open and sealed; where something is left, it keeps it', async () => {
		for (const which of [id, await open(true, randomUUID())]) {
			const fileIds = [(await upload('partner', which)).body.id];
			const gone = (await write('partner', 'Diabetic', { to: which, fileIds })).body.id;
			const left = (await write('partner', 'Pay me outside', { to: which })).body.id;
			for (const one of [gone, left]) await report('guest', one, 'insult', which);
			await house.queries
				.update(threadMessage)
				.set(which === id ? { text: '' } : { sealed: house.services.keys.seal('', messageBinding(gone)) })
				.where(eq(threadMessage.id, gone));
			await house.queries.delete(file).where(inArray(file.id, fileIds));
			for (const one of [gone, left]) expect((await decide('operator', one)).status).toBe(200);
			const { threadId, number } = threadMessage;
			const rows = await house.queries.select().from(threadMessage).where(eq(threadId, which)).orderBy(number);
			expect(rows.map((row) => [row.id, row.hiddenAt !== null, row.hiddenReason])).toEqual([
				[gone, true, null],
				[left, true, 'It asks for money outside.'],
			]);
		}
	});

	test('is the operators’ alone; what was not reported or is one’s own is not decided', async () => {
		const { body: message } = await write('operator', 'We have noted it');
		const missing = '00000000-0000-4000-8000-0000000000ff';
		for (const which of [message.id, missing, 'none'])
			expect((await decide('operator', which)).body.code).toBe('not-found');
		await report('guest', message.id);
		expect((await decide('operator', message.id)).body.code).toBe('not-allowed');
		expect((await decide('operator', message.id, 'burn')).body.code).toBe('invalid-input');
		const seen = await seenOf(message.id);
		for (const decided of [
			{ decision: 'hide', seen },
			{ decision: 'hide', reason: ' ', seen },
		]) {
			const given = await house.call('operator', `POST /api/message-reports/${message.id}/decision`, { body: decided });
			expect(given.body.faults).toEqual([{ at: 'reason', code: 'required' }]);
		}
		for (const who of ['guest', 'partner', 'rival', 'applicant'] satisfies Actor[]) {
			expect((await reports(who)).body.code).toBe('not-found');
			expect((await opened(who, message.id)).body.code).toBe('not-found');
			expect((await decide(who, message.id)).body.code).toBe('not-found');
		}
		expect((await reports('visitor')).body.code).toBe('login-required');
		expect((await reports('operator', '?cursor=W10')).body.code).toBe('invalid-input');
	});
});
