import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shareCardOf } from '#server/share/share-card-of.ts';
import {
	answerFor,
	healthQuestion,
	type MatchingHouse,
	openMatchingHouse,
	questionFor,
} from '../../../../tests/support/matching-house.ts';
import { agreed } from '../../../../tests/support/reservation-products.ts';
import { sweepQuestions } from './sweep-questions.ts';

let house: MatchingHouse;
beforeAll(async () => {
	house = await openMatchingHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const idsIn = ({ body }: { body: { items: { id: string }[] } }) => body.items.map(({ id }) => id);
const sweep = () => sweepQuestions({ ...house, now: house.now });

test('what fits comes first, then the rest of one’s areas; what is put away or answered is elsewhere', async () => {
	const fitting = await house.asked('guest');
	const elsewhere = await house.asked('guest', questionFor({ region: 'jeju' }));
	const away = await house.asked('guest');
	await house.call('partner', `POST /api/matching/questions/${away}/hidden`, { body: { isHidden: true } });
	await house.asked('guest', healthQuestion());
	expect(idsIn(await house.inbox('partner'))).toEqual([fitting]);
	expect(idsIn(await house.inbox('partner', '&queue=rest'))).toEqual([elsewhere]);
	expect(idsIn(await house.inbox('partner', '&queue=hidden'))).toEqual([away]);
	const answer = await house.answered('partner', fitting);
	const answered = await house.inbox('partner', '&queue=answered');
	expect(answered.body).toMatchObject({
		items: [{ id: fitting, own: { id: answer, total: 700_000 }, fit: { kind: true, dates: true } }],
		counts: { fitting: 0, rest: 1, answered: 1, requested: 0, hidden: 1 },
		provider: { id: 'walks', medianAnswerMinutes: null },
	});
	await house.pick('guest', answer);
	expect(idsIn(await house.inbox('partner', '&queue=requested'))).toEqual([fitting]);
	expect(await house.inbox('partner', '&provider=stays')).toMatchObject({ status: 404 });
});

test('a private question about health leaves no trace: only who holds the papers sees it, without a name', async () => {
	const question = await house.asked('guest', healthQuestion());
	for (const who of ['visitor', 'other', 'partner', 'rival', 'applicant'] as const)
		expect((await house.read(who, question)).status, who).toBe(404);
	expect((await house.list('visitor')).body).toMatchObject({ items: [], total: 0 });
	expect((await house.list('other', '&search=thyroid')).body.total).toBe(0);
	expect(await house.answer('partner', question)).toMatchObject({ status: 404 });
	const seen = (await house.read('operator', question, '&provider=clinic')).body;
	expect(seen).toMatchObject({ role: 'provider', asker: null, files: [], title: 'Thyroid check for my mother, 62' });
	expect(JSON.stringify(seen)).not.toMatch(/Tester|guest@maru|66812345678/);
	const row = await house.questionRow(question);
	expect([row.title, row.contents]).toEqual([null, null]);
	expect(JSON.stringify(row)).not.toMatch(/Thyroid|nodule/);
	const mails = await house.mailsTo(house.emailOf('guest'));
	expect(JSON.stringify(mails)).not.toContain('Thyroid');
	// Nor where everybody looks: what search engines are given, pictures of links, others' own lists and counts.
	for (const list of ['/sitemap.xml', '/sitemap-en.xml', '/sitemap-th.xml']) {
		const text = (await house.call('visitor', `GET ${list}`)).bytes.toString();
		expect([text.includes('<loc>'), text.includes(question)], list).toEqual([true, false]);
	}
	const unasked = () => Promise.reject(new Error('nobody is asked'));
	for (const noun of ['question', 'matching', 'page'])
		expect(await shareCardOf({ of: noun, id: question, locale: 'en' }, unasked), noun).toBeUndefined();
	expect((await house.call('other', 'GET /api/matching/questions/mine?language=en')).body.counts.all).toBe(0);
	for (const sort of ['newest', 'most-answers', 'ending-soon'])
		expect((await house.list('visitor', `&area=medical&sort=${sort}`)).body).toMatchObject({ items: [], total: 0 });
});

test('a public question is found by words, area and kind; one’s own is marked', async () => {
	const question = await house.asked('guest', questionFor({ title: 'Palaces and markets, two days' }));
	await house.asked(
		'other',
		questionFor({ kind: 'day-tour', title: 'Nami island by bus', contents: 'A calm day on the water.' }),
	);
	expect(idsIn(await house.list('visitor', '&search=palac'))).toEqual([question]);
	expect((await house.list('visitor', '&search=nothing')).body.total).toBe(0);
	expect(idsIn(await house.list('visitor', '&kind=private-tour'))).toEqual([question]);
	expect((await house.list('visitor', '&area=wellness')).body.items).toEqual([]);
	expect((await house.list('guest', '&search=palaces')).body.items[0].isMine).toBe(true);
	expect((await house.list('visitor', '&sort=most-answers&status=open')).body.items.length).toBe(2);
	expect((await house.list('visitor', '&sort=ending-soon')).body.items.length).toBe(2);
	expect((await house.list('visitor', '&search=%25&cursor=eyJ4Ijox')).status).toBe(400);
});

test('a clinic may not call itself the best; whoever asks about health agrees to it', async () => {
	expect(await house.ask('guest', healthQuestion({ agreements: { provider: agreed } }))).toMatchObject({
		body: { faults: [{ at: 'agreements.health', code: 'must-agree' }] },
	});
	const question = await house.asked('guest', healthQuestion());
	const words = answerFor({ productId: null, lines: [], text: 'We are the best clinic in Seoul, guaranteed results.' });
	expect(await house.answer('operator', question, words, 'clinic')).toMatchObject({
		body: { faults: [{ at: 'text', code: 'medical-claim' }] },
	});
	expect(await house.answer('operator', question, answerFor(), 'clinic')).toMatchObject({
		body: { faults: [{ at: 'productId', code: 'own-product' }] },
	});
});

test('one answer a provider, for whom one works, to what is not one’s own', async () => {
	const question = await house.asked('guest');
	await house.answered('partner', question);
	expect(await house.answer('partner', question)).toMatchObject({ body: { code: 'answered-already' } });
	expect(await house.answer('partner', question, answerFor(), 'stays')).toMatchObject({ status: 404 });
	const own = await house.asked('partner');
	expect(await house.answer('partner', own)).toMatchObject({ body: { code: 'not-allowed' } });
	expect(idsIn(await house.inbox('partner'))).toEqual([]);
	expect(await house.answer('guest', question)).toMatchObject({ status: 404 });
});

test('an answer’s form: own products with free places on the wished days, and templates', async () => {
	const question = await house.asked('guest');
	const template = { ...answerFor(), name: 'Two days', area: 'travel' } as Record<string, unknown>;
	const { key: _, dates: __, ...fields } = template;
	const kept = await house.call('partner', 'POST /api/matching/templates', { body: fields });
	expect(kept.status).toBe(200);
	const form = await house.call('partner', `GET /api/matching/questions/${question}/answer-form?language=en`);
	expect(form.body).toMatchObject({ readsIn: 'th', templates: [{ name: 'Two days' }], question: { role: 'provider' } });
	const walk = form.body.products.find(({ id }: { id: string }) => id === 'private-walk');
	expect(walk.free).toHaveLength(3);
	expect(walk.free[0].slots).toEqual([{ time: '09:00', left: 6 }]);
	expect(await house.call('rival', `DELETE /api/matching/templates/${kept.body.id}`)).toMatchObject({ status: 404 });
	expect(await house.call('partner', `DELETE /api/matching/templates/${kept.body.id}`)).toMatchObject({ status: 200 });
});

test('time reminds, lets requests lapse, ends questions and erases what is no longer needed', async () => {
	const question = await house.asked('guest');
	house.clock.pass({ hours: 49 });
	await sweep();
	expect(await house.templatesTo('guest')).toContain('matching-unanswered');
	expect(await house.templatesTo('operator')).toContain('matching-unanswered-desk');
	const answer = await house.answered('partner', question, answerFor({ lines: [], productId: null }));
	await house.pick('guest', answer);
	house.clock.pass({ hours: 49 });
	await sweep();
	expect(await house.templatesTo('partner')).toContain('matching-request-lapsing');
	house.clock.pass({ hours: 24 });
	await sweep();
	expect((await house.questionRow(question)).status).toBe('answered');
	expect(await house.templatesTo('partner')).toContain('matching-request-lapsed');
	expect(await house.move('partner', answer, { move: 'accept' })).toMatchObject({ body: { code: 'not-allowed' } });
	house.clock.pass({ days: 26 });
	await sweep();
	expect(await house.questionRow(question)).toMatchObject({ status: 'expired' });
	expect((await house.answerRow(answer)).status).toBe('closed');
	expect(await house.moveQuestion('guest', question, { move: 'prolong' })).toMatchObject({ status: 200 });
	expect((await house.answerRow(answer)).status).toBe('offered');
	await house.moveQuestion('guest', question, { move: 'close', reason: 'found-elsewhere' });
	house.clock.pass({ days: 31 });
	await sweep();
	expect(await house.questionRow(question)).toMatchObject({ sealed: null, title: 'Two days in Seoul with my parents' });
});

test('what was told about health goes with the end of the question', async () => {
	const question = await house.asked('guest', healthQuestion());
	const answer = await house.answered('operator', question, answerFor({ lines: [], productId: null }), 'clinic');
	await house.moveQuestion('guest', question, { move: 'close', reason: 'other' });
	house.clock.pass({ days: 31 });
	await sweep();
	const view = (await house.read('guest', question)).body;
	expect(view).toMatchObject({ isErased: true, title: '', contents: { text: '' }, contact: null });
	expect(view.answers).toMatchObject([{ id: answer, text: null }]);
});

test('an operator hides what was reported, with a reason, and shows it again', async () => {
	const question = await house.asked('guest');
	const answer = await house.answered('partner', question);
	const report = (who: 'other' | 'guest', path: string) =>
		house.call(who, `POST /api/matching/${path}/reports`, { body: { reason: 'advertising' } });
	expect(await report('other', `answers/${answer}`)).toMatchObject({ status: 200 });
	expect(await report('other', `answers/${answer}`)).toMatchObject({ body: { code: 'not-allowed' } });
	expect(await report('guest', `questions/${question}`)).toMatchObject({ body: { code: 'not-allowed' } });
	expect(await house.templatesTo('operator')).toEqual(['matching-to-moderate']);
	const queue = await house.call('operator', 'GET /api/matching/moderation?language=ko');
	expect(queue.body).toMatchObject({ total: 1, items: [{ id: question, reportCount: 1 }] });
	const decide = house.decidesAbout(question);
	await decide(`answers/${answer}`, { decision: 'hide', reason: 'No advertising, please.' });
	expect((await house.read('guest', question)).body).toMatchObject({ answers: [], answerCount: 0 });
	expect((await house.read('partner', question)).body.own.hidden).toMatchObject({ reason: 'No advertising, please.' });
	expect(await house.pick('guest', answer)).toMatchObject({ status: 404 });
	await decide(`answers/${answer}`, { decision: 'show' });
	expect((await house.read('guest', question)).body.answerCount).toBe(1);
	await decide(`questions/${question}`, { decision: 'hide', reason: 'Not here.' });
	expect((await house.read('visitor', question)).status).toBe(404);
	expect((await house.list('visitor', '&search=palaces')).body.total).toBe(0);
	expect((await house.read('guest', question)).body.hidden).toMatchObject({ reason: 'Not here.' });
	expect(await house.templatesTo('guest')).toContain('matching-hidden');
});

test('how many providers would fit, while it is typed', async () => {
	const fitting = async (query: string) => (await house.call('visitor', `GET /api/matching/fit?${query}`)).body;
	expect(await fitting('area=travel&kind=private-tour')).toEqual({ providers: 1, usualMinutes: null });
	expect(await fitting('area=travel&kind=private-tour&languages=th')).toEqual({ providers: 0, usualMinutes: null });
	expect(await fitting('area=medical')).toEqual({ providers: 1, usualMinutes: null });
	expect(await house.call('visitor', `GET /api/matching/fit?area=${randomUUID()}`)).toMatchObject({ status: 400 });
});
