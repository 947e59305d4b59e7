import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consent } from '#server/db/schema/consent.ts';
import { matchingHeld } from '#server/db/schema/matching.ts';
import { member } from '#server/db/schema/member.ts';
import { takeAddress } from '#server/features/member/take-address.ts';
import {
	healthQuestion,
	type MatchingHouse,
	openMatchingHouse,
	questionFor,
} from '../../../../tests/support/matching-house.ts';
import { pdf } from '../../../../tests/support/partner-calls.ts';
import { sendHeldQuestions, sweepHeldQuestions } from './send-held-questions.ts';

let house: MatchingHouse;
beforeAll(async () => {
	house = await openMatchingHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(matchingHeld);
	await prove(null);
});

const prove = (emailVerifiedAt: Date | null) =>
	house.queries
		.update(member)
		.set({ emailVerifiedAt })
		.where(eq(member.id, house.idOf('guest')));
const mine = async () => (await house.call('guest', 'GET /api/matching/questions/mine?language=en')).body;
const context = () => ({ ...house, now: house.now });

test('who has not proved their address sends a question all the same: it is kept for them, and nobody else knows of it', async () => {
	const form = questionFor();
	expect(await house.ask('guest', form)).toMatchObject({ status: 200, body: { id: form.key, isHeld: true } });
	// Sent again it is the same one; under another's key or with other words it is refused.
	expect((await house.ask('guest', form)).body).toEqual({ id: form.key, isHeld: true });
	expect((await house.ask('guest', { ...form, title: 'Something else entirely' })).body.code).toBe('key-reused');
	expect(await mine()).toMatchObject({
		items: [],
		held: [{ id: form.key, title: form.title, area: 'travel', isOutdated: false }],
	});
	expect((await house.list('visitor')).body.total).toBe(0);
	expect((await house.inbox('partner')).body.counts.fitting).toBe(0);
	for (const who of ['guest', 'visitor', 'partner', 'operator'] as const)
		expect((await house.read(who, form.key)).body.code, who).toBe('not-found');
	expect(await house.templatesTo('partner')).toEqual([]);
	const [row] = await house.queries.select().from(matchingHeld);
	expect(JSON.stringify(row)).not.toContain(form.title);
});

test('it goes out when the address is proved, wherever the link was opened, and both sides are told', async () => {
	const form = healthQuestion();
	await house.ask('guest', form);
	const email = house.emailOf('guest');
	await house.services.transact((work) =>
		takeAddress(work, { memberId: house.idOf('guest'), email, signUps: [], joinsOthers: false }),
	);
	// A row of the transaction, or in the queue already.
	const { rows } = await house.queries.execute<{ key: string }>(
		sql`select key from wanted_job where name = 'send-held-questions' union select key from graphile_worker.jobs where task_identifier = 'send-held-questions'`,
	);
	expect(rows.map(({ key }) => key)).toEqual([`send-held-questions ${house.idOf('guest')}`]);
	// Twice at once, as where the sweep meets the job: it is asked once.
	await Promise.all([1, 2].map(() => sendHeldQuestions(context(), { memberId: house.idOf('guest') })));
	expect(await mine()).toMatchObject({ held: [], items: [{ id: form.key, status: 'open', title: form.title }] });
	expect(await house.templatesTo('guest')).toContain('matching-sent');
	expect(await house.questionRow(form.key)).toMatchObject({ isPrivate: true, title: null });
});

test('what a dead server left goes out with the sweep; what nobody proved an address for is forgotten', async () => {
	const form = questionFor();
	await house.ask('guest', form);
	await sweepHeldQuestions(context());
	expect((await mine()).held).toHaveLength(1);
	await prove(house.now);
	await sweepHeldQuestions(context());
	expect(await mine()).toMatchObject({ held: [], items: [{ id: form.key }] });
	expect((await house.inbox('partner')).body.counts.fitting).toBe(1);
	await prove(null);
	await house.ask('guest', questionFor());
	house.clock.pass({ days: 31 });
	await sweepHeldQuestions(context());
	expect(await house.queries.select().from(matchingHeld)).toEqual([]);
});

test('one whose days are over by then is not asked, and its asker sees why', async () => {
	await house.ask('guest', questionFor());
	house.clock.pass({ days: 28 });
	await prove(house.now);
	await sendHeldQuestions(context(), { memberId: house.idOf('guest') });
	expect(await mine()).toMatchObject({ items: [], held: [{ isOutdated: true }] });
});

test('three are kept at the most; each can be taken back by its asker alone', async () => {
	const ids: string[] = [];
	for (let at = 0; at < 3; at += 1) ids.push(await house.asked('guest'));
	expect((await house.ask('guest')).body.code).toBe('questions-full');
	const takeBack = (who: 'guest' | 'other' | 'visitor') => house.call(who, `DELETE /api/matching/held/${ids[0]}`);
	expect((await takeBack('visitor')).body.code).toBe('login-required');
	expect((await takeBack('other')).body.code).toBe('not-found');
	expect(await takeBack('guest')).toMatchObject({ status: 200 });
	expect((await takeBack('guest')).body.code).toBe('not-found');
	expect((await mine()).held).toHaveLength(2);
});

const readHeld = (who: 'guest' | 'other' | 'visitor', id: string) => house.call(who, `GET /api/matching/held/${id}`);
type Sent = ReturnType<typeof questionFor>;
const sendAnew = (who: 'guest' | 'other' | 'visitor', { key, ...form }: Sent, revision: string) =>
	house.call(who, `PUT /api/matching/held/${key}`, { body: { ...form, revision } });

test('its asker reads it as it was sent and sends it anew in its place; it goes out as it stood last', async () => {
	const form = questionFor();
	await house.ask('guest', form);
	const { key, agreements: _, fileIds: __, ...written } = form;
	const { body: read } = await readHeld('guest', key);
	expect(read).toEqual({ id: key, revision: read.revision, ...written, files: [] });
	for (const who of ['other', 'visitor'] as const)
		for (const answer of [await readHeld(who, key), await sendAnew(who, form, read.revision)])
			expect(answer.body.code, who).toBe(who === 'visitor' ? 'login-required' : 'not-found');

	// Another area is another text to agree to.
	const health = { ...healthQuestion(), key };
	const unagreed = { ...health, agreements: form.agreements };
	expect((await sendAnew('guest', unagreed, read.revision)).body).toMatchObject({
		code: 'invalid-input',
		faults: [{ at: 'agreements.health', code: 'must-agree' }],
	});
	house.clock.pass({ minutes: 5 });
	expect((await sendAnew('guest', health, read.revision)).body).toEqual({ id: key, isHeld: true });
	// Sent again it is the same; whoever has read the one before is told.
	expect((await sendAnew('guest', health, read.revision)).body).toEqual({ id: key, isHeld: true });
	expect((await sendAnew('guest', { ...form, title: 'Something else entirely' }, read.revision)).body.code).toBe(
		'changed-since',
	);
	const [row] = await house.queries.select().from(matchingHeld);
	expect(JSON.stringify(row)).not.toContain(health.title);
	expect((await mine()).held).toMatchObject([{ id: key, title: health.title, area: 'medical' }]);

	const agreedAt = row?.createdAt;
	house.clock.pass({ minutes: 5 });
	await prove(house.now);
	await sendHeldQuestions(context(), { memberId: house.idOf('guest') });
	expect(await mine()).toMatchObject({ held: [], items: [{ id: key, title: health.title }] });
	expect(await house.questionRow(key)).toMatchObject({ isPrivate: true, area: 'medical' });
	const consents = await house.queries.select().from(consent).where(eq(consent.questionId, key));
	expect(consents.map((one) => one.givenAt)).toEqual([agreedAt, agreedAt]);
	// It went out while somebody was still changing it elsewhere.
	expect((await sendAnew('guest', form, read.revision)).body.code).toBe('changed-since');
	expect((await sendAnew('guest', health, read.revision)).body).toEqual({ id: key, isHeld: false });
});

test('one whose days were over goes out at once when they are set right, unless five are open', async () => {
	const form = questionFor();
	await house.ask('guest', form);
	house.clock.pass({ days: 28 });
	await prove(house.now);
	await sendHeldQuestions(context(), { memberId: house.idOf('guest') });
	const { revision } = (await readHeld('guest', form.key)).body;
	expect((await sendAnew('guest', form, revision)).body).toMatchObject({
		faults: [{ at: 'wished.to', code: 'date-past' }],
	});
	const open: string[] = [];
	for (let at = 0; at < 5; at += 1) open.push(await house.asked('guest', questionFor({ wished: null })));
	const later = { ...form, wished: null };
	expect((await sendAnew('guest', later, revision)).body.code).toBe('questions-full');
	await house.moveQuestion('guest', open[0] ?? '', { move: 'withdraw', reason: 'other' });
	expect((await sendAnew('guest', later, revision)).body).toEqual({ id: form.key, isHeld: false });
	expect((await mine()).held).toEqual([]);
	expect(await house.questionRow(form.key)).toMatchObject({ status: 'open', wishedFrom: null });
});

test('papers of a held question are its asker’s own, and come back with it', async () => {
	const upload = async (who: 'guest' | 'other'): Promise<string> =>
		(await house.call(who, 'POST /api/matching/files?name=scan.pdf', { file: pdf, type: 'application/pdf' })).body.id;
	const [own, anothers] = [await upload('guest'), await upload('other')];
	const form = questionFor({ fileIds: [own] });
	await house.ask('guest', form);
	const { revision, files } = (await readHeld('guest', form.key)).body;
	expect(files).toMatchObject([{ id: own, name: 'scan.pdf' }]);
	expect((await sendAnew('guest', { ...form, fileIds: [own, anothers] }, revision)).body).toMatchObject({
		faults: [{ at: 'fileIds' }],
	});
	expect((await sendAnew('guest', { ...form, fileIds: [] }, revision)).status).toBe(200);
	expect((await readHeld('guest', form.key)).body.files).toEqual([]);
});
