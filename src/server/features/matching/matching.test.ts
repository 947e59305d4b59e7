import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactMask } from '#domain/matching/contact-mask.ts';
import { mail } from '#server/db/schema/mail.ts';
import { organisation } from '#server/db/schema/organisation.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import {
	answerFor,
	type MatchingHouse,
	openMatchingHouse,
	questionFor,
} from '../../../../tests/support/matching-house.ts';
import type { Actor } from '../../../../tests/support/reservation-house.ts';
import { agreed, dayIn } from '../../../../tests/support/reservation-products.ts';
import { truthFaults } from '../../../../tests/support/reservation-truth.ts';

let house: MatchingHouse;
beforeAll(async () => {
	house = await openMatchingHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

test('asked, answered, picked, accepted and reserved: one click makes a reservation of the agreed lines', async () => {
	const question = await house.asked('guest');
	expect(await house.templatesTo('guest')).toEqual(['matching-sent']);
	expect(await house.templatesTo('partner')).toEqual(['matching-asked']);
	const answer = await house.answered('partner', question);
	expect(await house.read('guest', question)).toMatchObject({
		status: 200,
		body: {
			...{ role: 'asker', status: 'answered', waitsFor: 'asker', answerCount: 1 },
			answers: [{ id: answer, total: 700_000, status: 'offered', isNew: true, may: { pick: true, reserve: false } }],
			comparison: { rows: [{ of: 'guide' }, { of: 'vehicle' }, { of: 'meals', cells: [{ state: 'not-included' }] }] },
		},
	});
	expect(await house.pick('guest', answer)).toMatchObject({ status: 200 });
	expect((await house.questionRow(question)).status).toBe('requested');
	expect((await house.read('partner', question)).body).toMatchObject({ asker: null, own: { may: { accept: true } } });
	expect(await house.move('partner', answer, { move: 'accept' })).toMatchObject({ status: 200 });
	expect((await house.read('partner', question)).body.asker).toMatchObject({
		name: 'Guest Tester',
		contact: { phone: '+66812345678' },
	});
	const matched = (await house.read('guest', question)).body;
	expect(matched).toMatchObject({ status: 'matched', answers: [{ may: { reserve: true } }] });
	expect(matched.answers[0].contact.email).toBe('partner@maru.example');
	expect(matched.answers[0].threadId).toMatch(/^[\da-f-]{36}$/);
	const reserved = await house.reserveAnswer('guest', answer);
	expect(reserved).toMatchObject({ status: 200 });
	expect(await house.rowOf(reserved.body.reservationId)).toMatchObject({
		status: 'confirmed',
		totalWon: 700_000,
		places: 2,
	});
	expect(await house.questionRow(question)).toMatchObject({ status: 'closed', endReason: 'reserved' });
	expect((await house.answerRow(answer)).reservationId).toBe(reserved.body.reservationId);
	expect(await house.takenOf('private-walk', dayIn(25), '09:00')).toBe(2);
	expect(await truthFaults(house.queries)).toEqual([]);
	expect(await house.templatesTo('guest')).toEqual([
		'matching-sent',
		'matching-answered',
		'matching-accepted',
		'reservation-confirmed',
	]);
});

test('who asked is mailed at once, for each question; the house waits for others', async () => {
	for (const _ of [1, 2]) await house.asked('guest');
	const rows = await house.queries.select().from(mail).orderBy(mail.createdAt);
	const sent = rows.filter(({ template }) => template === 'matching-sent');
	expect(sent.map(({ count, gatherKey }) => [count, gatherKey])).toEqual([
		[1, null],
		[1, null],
	]);
	const toHouse = rows.filter(({ address }) => address === house.emailOf('partner'));
	expect(toHouse).toMatchObject([{ template: 'matching-asked', count: 2, gatherKey: 'matching.ask' }]);
});

test('the same key is the same question; with other words it is refused; five may be open', async () => {
	const form = questionFor();
	const [first, again] = [await house.ask('guest', form), await house.ask('guest', form)];
	expect(again.body).toEqual(first.body);
	expect(await house.ask('guest', { ...form, title: 'Another title altogether' })).toMatchObject({ status: 422 });
	expect(await house.ask('other', form)).toMatchObject({ status: 422 });
	for (let count = 1; count < 5; count += 1) await house.asked('guest');
	expect(await house.ask('guest')).toMatchObject({ status: 409, body: { code: 'questions-full' } });
});

test('what could reach somebody is covered until both have agreed', async () => {
	const question = await house.asked('guest', questionFor({ contents: 'Please call +66 81 234 5678 about two days.' }));
	const answer = await house.answered('partner', question, answerFor({ text: 'Write to us: kakao: bukchonwalks' }));
	for (const who of ['visitor', 'other', 'partner'] as const)
		expect((await house.read(who, question)).body.contents.text).toBe(`Please call ${contactMask} about two days.`);
	expect((await house.read('guest', question)).body.answers[0].text).toMatchObject({ isMasked: true });
	expect((await house.list('visitor')).body.items[0].excerpt).toContain(contactMask);
	await house.pick('guest', answer);
	await house.move('partner', answer, { move: 'accept' });
	expect((await house.read('partner', question)).body.contents.text).toContain('+66 81 234 5678');
	expect((await house.read('guest', question)).body.answers[0].text.text).toContain('bukchonwalks');
	expect((await house.read('visitor', question)).body.answers[0].text.text).not.toContain('bukchonwalks');
});

test('others see who answered and what they say, never lines, dates or a sum; the span of two', async () => {
	const question = await house.asked('guest', questionFor({ kind: 'day-tour' }));
	await house.answered('partner', question);
	const seen = (await house.read('visitor', question)).body;
	expect(seen).toMatchObject({ role: 'visitor', totals: null, answers: [{ provider: { id: 'walks' } }] });
	expect(Object.keys(seen.answers[0]).sort()).toEqual(
		['answerMinutes', 'answeredAt', 'id', 'phrases', 'provider', 'text'].sort(),
	);
	for (const secret of ['budget', 'needs', 'contact', 'files']) expect(seen).not.toHaveProperty(secret);
	await house.answered(
		'operator',
		question,
		answerFor({ productId: 'park', lines: [{ of: 'tickets', name: '', quantity: 2, won: 100_000 }] }),
		'agency',
	);
	expect((await house.read('visitor', question)).body.totals).toEqual({ from: 200_000, to: 700_000 });
});

test('a version succeeds the one before, tells what changed, and is locked when it is picked', async () => {
	const question = await house.asked('guest');
	const answer = await house.answered('partner', question);
	const next = answerFor({ lines: [{ of: 'guide', name: 'Two days', quantity: 2, won: 180_000 }] });
	expect(await house.renew('partner', answer, { ...next, version: 1 })).toMatchObject({ status: 200 });
	expect((await house.read('guest', question)).body.answers[0]).toMatchObject({
		...{ version: 2, total: 360_000 },
		versions: [
			{ version: 1, total: 700_000 },
			{ version: 2, changes: [{ field: 'lines', kinds: ['guide', 'vehicle', 'meals'] }] },
		],
	});
	expect(await house.renew('partner', answer, { ...answerFor(), version: 1 })).toMatchObject({
		body: { code: 'changed-since' },
	});
	expect(await house.pick('guest', answer, 1)).toMatchObject({ body: { code: 'changed-since' } });
	expect(await house.pick('guest', answer, 2)).toMatchObject({ status: 200 });
	expect(await house.renew('partner', answer, { ...answerFor(), version: 2 })).toMatchObject({
		body: { code: 'not-allowed' },
	});
});

test('a price is picked while it can be had, and stays to be had once both have agreed', async () => {
	const question = await house.asked('guest');
	const answer = await house.answered('partner', question, answerFor({ validDays: 1 }));
	house.clock.pass({ hours: 23 });
	await house.pick('guest', answer);
	house.clock.pass({ hours: 30 });
	expect(await house.move('partner', answer, { move: 'accept' })).toMatchObject({ status: 200 });
	expect(await house.reserveAnswer('guest', answer)).toMatchObject({ status: 200 });
	const late = await house.asked('guest');
	const lapsed = await house.answered('partner', late, answerFor({ validDays: 1 }));
	house.clock.pass({ hours: 25 });
	expect(await house.pick('guest', lapsed)).toMatchObject({ body: { code: 'offer-lapsed' } });
});

test('what is written about an answer is told by mail, gathered until it is read, and leads each side to the question', async () => {
	const question = await house.asked('guest');
	await house.answered('partner', question);
	const { threadId } = (await house.read('guest', question)).body.answers[0];
	const before = { guest: await house.templatesTo('guest'), partner: await house.templatesTo('partner') };
	const write = (who: Actor, text: string) =>
		house.call(who, `POST /api/threads/${threadId}/messages`, { body: { key: randomUUID(), text } });
	const news = async (who: 'guest' | 'partner') => (await house.templatesTo(who)).slice(before[who].length);
	for (const text of ['Is there a lift?', 'And a car seat?']) expect((await write('guest', text)).status).toBe(200);
	expect(await news('partner')).toEqual(['matching-message-house']);
	expect(await news('guest')).toEqual([]);
	await write('partner', 'Yes to both.');
	expect(await news('guest')).toEqual(['matching-message']);
	// What was asked before has been read: the mail that still waits tells of this alone.
	await house.call('partner', `POST /api/threads/${threadId}/read`, { body: { upTo: 3 } });
	await write('guest', 'Thank you!');
	expect(await news('partner')).toEqual(['matching-message-house']);
	expect(
		await house.queries.select({ count: mail.count }).from(mail).where(eq(mail.template, 'matching-message-house')),
	).toEqual([{ count: 1 }]);
	await tellEvents(house.services);
	const pathOf = async (who: Actor) =>
		(await house.call(who, 'GET /api/notifications?language=en')).body.items.find(
			({ kind }: { kind: string }) => kind === 'thread.message',
		)?.path;
	expect(await pathOf('guest')).toBe(`/matching/detail/${question}`);
	expect(await pathOf('partner')).toBe(`/console/matching/${question}`);
	// Reported, it leads whoever decides about it to the question too.
	const [first] = (await house.call('guest', `GET /api/threads/${threadId}/messages`)).body.items;
	await house.call('partner', `POST /api/threads/${threadId}/messages/${first.id}/reports`, {
		body: { reason: 'other' },
	});
	expect((await house.call('operator', 'GET /api/message-reports')).body.items).toMatchObject([
		{ subject: { kind: 'matching-answer' }, questionId: question },
	]);
});

test('the others are told kindly, each in their language', async () => {
	const question = await house.asked('guest', questionFor({ kind: 'day-tour' }));
	const answer = await house.answered('operator', question, answerFor({ productId: null, lines: [] }), 'agency');
	await house.answered('partner', question);
	await house.pick('guest', answer);
	await house.move('operator', answer, { move: 'accept' });
	const told = (await house.mailsTo(house.emailOf('partner'))).at(-1);
	expect(told).toMatchObject({ template: 'matching-not-chosen', locale: 'vn' });
	expect((await house.read('guest', question)).body.answers.map(({ status }: { status: string }) => status)).toEqual([
		'accepted',
		'closed',
	]);
});

test('declined and taken back, it can be chosen again; a question nobody answered can be changed', async () => {
	const question = await house.asked('guest');
	const before = (await house.read('guest', question)).body;
	expect(before.may).toEqual({ edit: true, withdraw: true, prolong: true, close: false, share: true });
	const { key: _, agreements: __, ...fields } = questionFor({ title: 'Three days in Seoul instead' });
	const edit = (revision: number) =>
		house.call('guest', `PATCH /api/matching/questions/${question}`, { body: { ...fields, revision } });
	expect(await edit(before.revision)).toMatchObject({ status: 200 });
	expect(await edit(before.revision)).toMatchObject({ body: { code: 'changed-since' } });
	const answer = await house.answered('partner', question);
	expect(await edit(before.revision + 1)).toMatchObject({ body: { code: 'not-allowed' } });
	await house.pick('guest', answer);
	expect(await house.takeBack('guest', answer)).toMatchObject({ status: 200 });
	expect((await house.questionRow(question)).status).toBe('answered');
	await house.pick('guest', answer);
	expect(await house.move('partner', answer, { move: 'decline', reason: 'date-full' })).toMatchObject({ status: 200 });
	expect((await house.read('guest', question)).body).toMatchObject({
		status: 'open',
		answers: [{ status: 'declined', reason: 'date-full' }],
	});
	const told = (await house.mailsTo(house.emailOf('guest'))).find(({ template }) => template === 'matching-declined');
	expect(told?.data).toMatchObject({ reason: 'date-full' });
	expect(await house.moveQuestion('guest', question, { move: 'withdraw', reason: 'plans-changed' })).toMatchObject({
		status: 200,
	});
	expect((await house.questionRow(question)).endReason).toBe('plans-changed');
});

test('family sees it all by a link that ends, and can do nothing', async () => {
	const question = await house.asked('guest', questionFor({ isPrivate: true }));
	await house.answered('partner', question);
	const shared = await house.call('guest', `POST /api/matching/questions/${question}/shares`, { body: { days: 2 } });
	const { secret, id } = shared.body;
	expect((await house.read('visitor', question)).status).toBe(404);
	expect((await house.read('visitor', question, `&share=${secret}`)).body).toMatchObject({
		role: 'family',
		answers: [{ total: 700_000 }],
	});
	house.clock.pass({ days: 3 });
	expect((await house.read('visitor', question, `&share=${secret}`)).status).toBe(404);
	expect(await house.call('other', `DELETE /api/matching/questions/${question}/shares/${id}`)).toMatchObject({
		status: 404,
	});
});

test('my questions: what waits for me first, with counts', async () => {
	const open = await house.asked('guest');
	const answered = await house.asked('guest');
	await house.answered('partner', answered);
	const gone = await house.asked('guest');
	await house.moveQuestion('guest', gone, { move: 'withdraw', reason: 'other' });
	const mine = (await house.call('guest', 'GET /api/matching/questions/mine?language=en')).body;
	expect(mine.items.map(({ id }: { id: string }) => id)).toEqual([answered, open, gone]);
	expect(mine.counts).toEqual({ all: 3, waiting: 1, open: 2, matched: 0, ended: 1 });
	expect(mine.items[0]).toMatchObject({ newAnswers: 1, waitsFor: 'asker', answers: [{ provider: { id: 'walks' } }] });
	await house.call('guest', `POST /api/matching/questions/${answered}/looks`);
	const after = (await house.call('guest', 'GET /api/matching/questions/mine?language=en&filter=waiting')).body;
	expect(after.items).toMatchObject([{ id: answered, newAnswers: 0 }]);
});

test('a reservation that lacks something says what, as the form would', async () => {
	const question = await house.asked('guest');
	const answer = await house.answered('partner', question);
	await house.pick('guest', answer);
	expect(await house.reserveAnswer('guest', answer)).toMatchObject({ body: { code: 'not-allowed' } });
	await house.move('partner', answer, { move: 'accept' });
	expect(await house.reserveAnswer('guest', answer, { lead: {} })).toMatchObject({
		status: 400,
		body: { faults: expect.arrayContaining([{ at: 'lead.birthOn', code: 'required' }]) },
	});
	expect(await house.reserveAnswer('guest', answer, { date: { on: dayIn(26), time: '09:00' } })).toMatchObject({
		body: { faults: [{ at: 'date', code: 'not-offered' }] },
	});
	expect((await house.questionRow(question)).status).toBe('matched');
	expect(await house.takenOf('private-walk', dayIn(25), '09:00')).toBe(0);
});

test('whether a passport is needed depends on what is reserved, not on what was asked about', async () => {
	const question = await house.asked('guest');
	const flight = answerFor({
		...{ productId: 'flight', lines: [{ of: 'tickets', name: '', quantity: 2, won: 180_000 }] },
		dates: [{ on: dayIn(25), time: '07:30' }],
	});
	const answer = await house.answered('operator', question, flight, 'agency');
	await house.pick('guest', answer);
	await house.move('operator', answer, { move: 'accept' });
	const given = {
		date: { on: dayIn(25), time: '07:30' },
		...{ agreements: { provider: agreed, passport: agreed }, travellers: [companion], details: {} },
	};
	expect(await house.reserveAnswer('guest', answer, given)).toMatchObject({ status: 200 });
});

const companion = { firstName: 'MALEE', lastName: 'JAIDEE', birthOn: '1992-06-06' };

test('while its house is suspended a matched answer cannot be reserved, and its asker is told why', async () => {
	const question = await house.asked('guest');
	const answer = await house.answered('partner', question);
	await house.pick('guest', answer);
	await house.move('partner', answer, { move: 'accept' });
	const stands = (status: 'approved' | 'suspended') =>
		house.queries
			.update(organisation)
			.set({ status })
			.where(eq(organisation.id, house.organisationOf('partner')));
	const shown = async () => (await house.read('guest', question)).body.answers[0];
	expect(await shown()).toMatchObject({ isOffering: true, may: { reserve: true } });
	await stands('suspended');
	expect(await shown()).toMatchObject({ isOffering: false, may: { reserve: false } });
	expect(await house.reserveAnswer('guest', answer)).toMatchObject({ status: 409, body: { code: 'not-on-sale' } });
	await stands('approved');
	expect(await shown()).toMatchObject({ isOffering: true, may: { reserve: true } });
	expect((await house.reserveAnswer('guest', answer)).status).toBe(200);
});
