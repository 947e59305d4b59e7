import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mail } from '#server/db/schema/mail.ts';
import { provider } from '#server/db/schema/provider.ts';
import { mailContent } from '#server/mail/mail-content.ts';
import { demoProfile } from '../../../../demo/profile.ts';
import {
	answerFor,
	healthQuestion,
	type MatchingHouse,
	openMatchingHouse,
	questionFor,
} from '../../../../tests/support/matching-house.ts';
import { insertProducts } from '../../../../tests/support/product-fixtures.ts';
import { sweepQuestions } from './sweep-questions.ts';

let house: MatchingHouse;
beforeAll(async () => {
	house = await openMatchingHouse();
	const [agency] = await house.queries.select().from(provider).where(eq(provider.id, 'agency'));
	if (!agency) throw new Error('no agency');
	await house.queries
		.insert(provider)
		.values({ ...agency, id: 'parks', name: { en: 'Park Tickets', ko: '파크' }, isAgency: false });
	await insertProducts(house.queries, [{ id: 'another-park', kind: 'theme-park-ticket', providerId: 'parks' }]);
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const offer = () => answerFor({ lines: [], productId: null, dates: [] });
/** The agency keeps two that it fits. */
const parkQuestion = () => questionFor({ kind: 'theme-park-ticket' });
const askedMails = async () =>
	(await house.mailsTo(demoProfile.email)).filter(({ template }) => template === 'matching-asked');

test('a question that fits several whom the agency keeps is one mail, in the agency’s name', async () => {
	const question = await house.asked('guest', parkQuestion());
	const mails = await askedMails();
	expect(mails.map(({ data }) => data)).toEqual([
		expect.objectContaining({
			provider: '주식회사 마루코리아',
			link: expect.stringContaining(`${question}?provider=`),
		}),
	]);
	await house.asked('guest', parkQuestion());
	const [row] = await house.queries.select().from(mail).where(eq(mail.template, 'matching-asked'));
	expect(row?.count).toBe(2);
	const many = mailContent('matching-asked', { ...mails[0]?.data, count: 2 }, 'en');
	expect([many.subject, many.button?.link, many.facts]).toEqual([
		expect.stringMatching(/^2 new questions for /),
		expect.stringMatching(/\/console\/matching$/),
		[],
	]);
});

test('who answers for several is led to the one that was picked or has answered, else to one that it fits', async () => {
	const question = await house.asked('guest', parkQuestion());
	const form = () => house.call('operator', `GET /api/matching/questions/${question}/answer-form?language=en`);
	expect((await form()).body.question.provider.id).not.toBe('clinic');
	const first = await house.answered('operator', question, offer(), 'parks');
	expect((await form()).body.question).toMatchObject({ provider: { id: 'parks' }, own: { id: first } });
	await house.answered('operator', question, offer(), 'agency');
	await house.pick('guest', first);
	expect((await form()).body.question.provider.id).toBe('parks');
	const health = await house.asked('guest', healthQuestion());
	const seen = await house.call('operator', `GET /api/matching/questions/${health}/answer-form?language=en`);
	expect(seen.body.question.provider.id).toBe('clinic');
});

const papersUntil = (day: string | null) =>
	house.queries.update(provider).set({ patientNumberUntil: day }).where(eq(provider.id, 'clinic'));

test('who lost the papers for it sees no question about health, is not chosen and cannot accept', async () => {
	const [picked, offered, fresh] = [
		await house.asked('guest', healthQuestion()),
		await house.asked('guest', healthQuestion()),
		await house.asked('guest', healthQuestion()),
	];
	const chosen = await house.answered('operator', picked, offer(), 'clinic');
	const waiting = await house.answered('operator', offered, offer(), 'clinic');
	await house.pick('guest', chosen);
	for (const day of ['2020-01-01', null]) {
		await papersUntil(day);
		try {
			const as = '?provider=clinic&language=en';
			expect((await house.inbox('operator', '&provider=clinic')).body.counts).toMatchObject({ fitting: 0, rest: 0 });
			for (const key of ['', '/answer-form'])
				expect(await house.call('operator', `GET /api/matching/questions/${fresh}${key}${as}`)).toMatchObject({
					status: 404,
				});
			expect(await house.answer('operator', fresh, offer(), 'clinic')).toMatchObject({ status: 404 });
			expect(await house.renew('operator', waiting, { ...offer(), version: 1 })).toMatchObject({ status: 404 });
			expect(await house.pick('guest', waiting)).toMatchObject({ body: { code: 'not-allowed' } });
			expect((await house.read('guest', offered)).body).toMatchObject({ answers: [{ may: { pick: false } }] });
			expect(await house.move('operator', chosen, { move: 'accept' })).toMatchObject({ body: { code: 'not-allowed' } });
			const own = (await house.call('operator', `GET /api/matching/questions/${picked}/answer-form${as}`)).body
				.question;
			expect(own).toMatchObject({ asker: null, own: { may: { accept: false, decline: true } } });
		} finally {
			await papersUntil('2099-12-31');
		}
	}
	for (const who of ['applicant', 'rival', 'partner', 'guest'] as const)
		expect((await house.call(who, `GET /api/matching/questions/${fresh}/answer-form?language=en`)).status).not.toBe(
			200,
		);
	expect(await house.move('operator', chosen, { move: 'accept' })).toMatchObject({ status: 200 });
});

test('nobody acts for another house: each who is not of it, at each desk, with ids that are right', async () => {
	const question = await house.asked('guest');
	const answer = await house.answered('partner', question);
	const { dates: _, key: __, ...template } = answerFor();
	const fields = { ...template, name: 'Walk', area: null };
	const kept = (await house.call('partner', 'POST /api/matching/templates', { body: fields })).body.id;
	const desks: [string, unknown?][] = [
		[`GET /api/matching/questions/${question}/answer-form?language=en&provider=walks`],
		['GET /api/matching/inbox?language=en&provider=walks'],
		['GET /api/matching/templates?provider=walks'],
		['POST /api/matching/templates?provider=walks', fields],
		[`PATCH /api/matching/templates/${kept}`, fields],
		[`DELETE /api/matching/templates/${kept}`],
		[`POST /api/matching/questions/${question}/answers?provider=walks`, offer()],
		[`POST /api/matching/questions/${question}/hidden?provider=walks`, { isHidden: true }],
		[`POST /api/matching/answers/${answer}/versions`, { ...offer(), version: 1 }],
		[`POST /api/matching/answers/${answer}/moves`, { move: 'accept' }],
		[`POST /api/matching/answers/${answer}/moves`, { move: 'withdraw', reason: 'other' }],
	];
	const closed = [
		['GET /api/matching/moderation?language=en'],
		[`POST /api/matching/questions/${question}/decision`, { decision: 'hide', reason: 'no', seen: 'this' }],
		[`POST /api/matching/answers/${answer}/decision`, { decision: 'hide', reason: 'no', seen: 'this' }],
	] as [string, unknown?][];
	for (const who of ['visitor', 'guest', 'other', 'applicant', 'rival'] as const)
		for (const [key, body] of [...desks, ...closed])
			expect([401, 403, 404], `${who} ${key}`).toContain((await house.call(who, key, { body })).status);
	for (const [key, body] of closed)
		expect([401, 403, 404], key).toContain((await house.call('partner', key, { body })).status);
	expect(await house.answerRow(answer)).toMatchObject({ status: 'offered', version: 1, hiddenAt: null });
	expect(await house.questionRow(question)).toMatchObject({ status: 'answered', hiddenAt: null });
	expect((await house.call('partner', 'GET /api/matching/templates')).body.templates).toHaveLength(1);
	await house.call('partner', `DELETE /api/matching/templates/${kept}`);
});

test('how fast a house answers is the middle of three answers at the least; what it puts away counts for nothing', async () => {
	const pace = async () => (await house.inbox('partner')).body.provider.medianAnswerMinutes;
	for (const minutes of [10, 30]) {
		const question = await house.asked('guest');
		house.clock.pass({ minutes });
		await house.answered('partner', question, offer());
	}
	expect(await pace()).toBeNull();
	const away = await house.asked('guest');
	const late = await house.asked('guest');
	house.clock.pass({ hours: 20 });
	await house.call('partner', `POST /api/matching/questions/${away}/hidden`, { body: { isHidden: true } });
	expect(await pace()).toBeNull();
	const answer = await house.answered('partner', late, offer());
	expect(await pace()).toBe(30);
	// Its profile tells the same.
	const profile = await house.call('visitor', 'GET /api/providers/walks?language=en');
	expect(profile.body).toMatchObject({ medianAnswerMinutes: 30 });
	// Neither the list of providers nor a product's page tells what a provider only claims.
	const listed = await house.call('visitor', 'GET /api/providers?language=en');
	const told = listed.body.items.find(({ id }: { id: string }) => id === 'walks');
	expect(told).toMatchObject({ medianAnswerMinutes: 30 });
	expect(told).not.toHaveProperty('answersWithinHours');
	// A new version is no faster answer, and taking one back none the fewer.
	await house.renew('partner', answer, { ...offer(), version: 1 });
	await house.move('partner', answer, { move: 'withdraw', reason: 'cannot-help' });
	expect(await pace()).toBe(30);
	house.clock.pass({ days: 181 });
	expect(await pace()).toBeNull();
});

test('time tells each once: three days before the end, at the end, and when a request came to nothing', async () => {
	const question = await house.asked('guest');
	const answer = await house.answered('partner', question, offer());
	const sweep = async () => {
		await sweepQuestions({ ...house, now: house.now });
		await sweepQuestions({ ...house, now: house.now });
	};
	await house.pick('guest', answer);
	house.clock.pass({ hours: 71 });
	await sweep();
	expect(await house.questionRow(question)).toMatchObject({ status: 'requested' });
	house.clock.pass({ hours: 2 });
	await sweep();
	house.clock.pass({ days: 25 });
	await sweep();
	expect(await house.questionRow(question)).toMatchObject({ status: 'answered' });
	house.clock.pass({ days: 3 });
	await sweep();
	expect(await house.questionRow(question)).toMatchObject({ status: 'expired' });
	const told = (templates: string[]) => templates.filter((one) => one !== 'matching-sent' && one !== 'matching-asked');
	expect(told(await house.templatesTo('guest'))).toEqual([
		...['matching-answered', 'matching-lapsed', 'matching-ending', 'matching-expired'],
	]);
	// How often it was prolonged tells whether the mail may offer it once more.
	const ends = (await house.mailsTo(house.emailOf('guest'))).filter(({ data }) => 'prolonged' in data);
	expect(ends.map(({ template, data }) => [template, data.prolonged])).toEqual([
		['matching-ending', 0],
		['matching-expired', 0],
	]);
	expect(told(await house.templatesTo('partner'))).toEqual([
		...['matching-picked', 'matching-request-lapsing', 'matching-request-lapsed', 'matching-ended'],
	]);
});

test('who reported hears what became of it, once, and nobody who did not', async () => {
	const question = await house.asked('guest');
	const answer = await house.answered('partner', question, offer());
	const report = (who: 'other' | 'rival', path: string) =>
		house.call(who, `POST /api/matching/${path}/reports`, { body: { reason: 'untrue' } });
	await report('other', `questions/${question}`);
	await report('rival', `answers/${answer}`);
	const decide = house.decidesAbout(question);
	const { body: seen } = await house.call('operator', `GET /api/matching/questions/${question}?language=en`);
	expect(seen).toMatchObject({
		asker: { id: house.idOf('guest'), language: expect.stringMatching(/^[a-z]{2}$/) },
		reports: [{ reason: 'untrue', by: { id: house.idOf('other'), name: expect.stringMatching(/./) } }],
		// Who hides an answer writes to those of the house: in their languages.
		answers: [
			{ id: answer, reports: [{ by: { id: house.idOf('rival') } }], reads: [expect.stringMatching(/^[a-z]{2}$/)] },
		],
	});
	await decide(`questions/${question}`, { decision: 'show' });
	await decide(`answers/${answer}`, { decision: 'hide', reason: 'It names another house.' });
	await decide(`answers/${answer}`, { decision: 'show' });
	const told = async (who: 'other' | 'rival' | 'partner' | 'guest') =>
		(await house.templatesTo(who)).filter((one) => one.startsWith('matching-report'));
	expect([await told('other'), await told('rival')]).toEqual([['matching-report-kept'], ['matching-report-hidden']]);
	expect([await told('partner'), await told('guest')]).toEqual([[], []]);
});

test('nobody decides about a question or an answer as it was before a colleague did, or somebody reported or changed it', async () => {
	const question = await house.asked('guest');
	const answer = await house.answered('partner', question, offer());
	const report = (who: 'other' | 'rival', path: string) =>
		house.call(who, `POST /api/matching/${path}/reports`, { body: { reason: 'untrue' } });
	const read = async () => (await house.call('operator', `GET /api/matching/questions/${question}?language=en`)).body;
	const decide = (path: string, seen: string, decision: string) =>
		house.call('operator', `POST /api/matching/${path}/decision`, {
			body: { decision, seen, ...(decision === 'hide' && { reason: 'It names another house.' }) },
		});
	for (const path of [`questions/${question}`, `answers/${answer}`]) {
		const standing = async () => (path.startsWith('answers') ? (await read()).answers[0] : await read());
		await report('other', path);
		const one = await standing();
		await report('rival', path);
		expect((await decide(path, one.seen, 'show')).body.code).toBe('changed-since');
		const both = await standing();
		expect((await decide(path, both.seen, 'hide')).status).toBe(200);
		expect((await decide(path, both.seen, 'show')).body.code).toBe('changed-since');
		const hidden = await standing();
		expect(hidden).toMatchObject({ hidden: { reason: 'It names another house.' }, decided: { by: 'Operator' } });
		expect((await decide(path, hidden.seen, 'show')).status, 'taken back knowingly').toBe(200);
	}
	const again = (await read()).answers[0];
	await house.call('partner', `POST /api/matching/answers/${answer}/versions`, { body: { ...offer(), version: 1 } });
	expect((await decide(`answers/${answer}`, again.seen, 'hide')).body.code).toBe('changed-since');
});

test('that a report came to nothing is in the trail, and says who found so', async () => {
	const question = await house.asked('guest');
	await house.call('other', `POST /api/matching/questions/${question}/reports`, { body: { reason: 'untrue' } });
	expect((await house.decidesAbout(question)(`questions/${question}`, { decision: 'show' })).status).toBe(200);
	const { body } = await house.call('operator', `GET /api/matching/questions/${question}?language=en`);
	expect(body).toMatchObject({ hidden: null, reports: [], decided: { by: 'Operator' } });
	expect(await house.templatesTo('guest')).not.toContain('matching-shown');
});
