import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
	answerFor,
	type MatchingHouse,
	openMatchingHouse,
	questionFor,
} from '../../../../tests/support/matching-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { truthFaults } from '../../../../tests/support/reservation-truth.ts';
import { sweepQuestions } from './sweep-questions.ts';

let house: MatchingHouse;
beforeAll(async () => {
	house = await openMatchingHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

/** Two answers to one question: of `walks` with a price, of the agency without. */
async function twoAnswers() {
	const question = await house.asked('guest', questionFor({ kind: 'day-tour' }));
	const walks = await house.answered('partner', question);
	const agency = await house.answered('operator', question, answerFor({ lines: [], productId: null }), 'agency');
	return { question, walks, agency };
}
const done = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 200).length;
const statusesOf = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await house.answerRow(id)).status));

test('of two that are picked at once one is', async () => {
	const { question, walks, agency } = await twoAnswers();
	const answers = await Promise.all([house.pick('guest', walks), house.pick('guest', agency)]);
	expect(done(answers)).toBe(1);
	expect((await house.questionRow(question)).status).toBe('requested');
	expect((await statusesOf(walks, agency)).sort()).toEqual(['offered', 'picked']);
});

test('picked and withdrawn at once: one of them, and both sides agree on which', async () => {
	for (let round = 0; round < 4; round += 1) {
		await house.clear();
		const question = await house.asked('guest');
		const answer = await house.answered('partner', question);
		const answers = await Promise.all([
			house.pick('guest', answer),
			house.move('partner', answer, { move: 'withdraw', reason: 'other' }),
		]);
		expect(done(answers)).toBe(1);
		const [status] = await statusesOf(answer);
		expect((await house.questionRow(question)).status).toBe(status === 'picked' ? 'requested' : 'open');
	}
});

test('picked while a new version comes: nobody is bound to a price they did not read', async () => {
	for (let round = 0; round < 4; round += 1) {
		await house.clear();
		const question = await house.asked('guest');
		const answer = await house.answered('partner', question);
		const [picked, renewed] = await Promise.all([
			house.pick('guest', answer, 1),
			house.renew('partner', answer, { ...answerFor({ validDays: 3 }), version: 1 }),
		]);
		expect(done([picked, renewed])).toBe(1);
		const row = await house.answerRow(answer);
		expect(row).toMatchObject(
			picked.status === 200 ? { status: 'picked', version: 1 } : { status: 'offered', version: 2 },
		);
	}
});

test('the same new version sent twice at once is one, and both are told so', async () => {
	const question = await house.asked('guest');
	const answer = await house.answered('partner', question);
	const form = { ...answerFor({ validDays: 3 }), version: 1 };
	const renewed = await Promise.all([1, 2, 3].map(() => house.renew('partner', answer, form)));
	expect(done(renewed)).toBe(3);
	expect(await house.answerRow(answer)).toMatchObject({ status: 'offered', version: 2 });
	expect((await house.templatesTo('guest')).filter((name) => name === 'matching-renewed')).toHaveLength(1);
});

test.each(['decline', 'withdraw'] as const)('the same word twice at once, %s: once is enough', async (move) => {
	const question = await house.asked('guest');
	const answer = await house.answered('partner', question);
	if (move === 'decline') await house.pick('guest', answer);
	const before = (await house.templatesTo('guest')).length;
	const moved = await Promise.all([1, 2].map(() => house.move('partner', answer, { move, reason: 'other' })));
	expect(done(moved)).toBe(2);
	expect(await house.templatesTo('guest')).toHaveLength(before + 1);
});

test('accepted and taken back at once: matched or not, for both', async () => {
	for (let round = 0; round < 4; round += 1) {
		await house.clear();
		const { question, walks } = await twoAnswers();
		await house.pick('guest', walks);
		const answers = await Promise.all([
			house.move('partner', walks, { move: 'accept' }),
			house.takeBack('guest', walks),
		]);
		expect(done(answers)).toBe(1);
		const [status] = await statusesOf(walks);
		expect((await house.questionRow(question)).status).toBe(status === 'accepted' ? 'matched' : 'answered');
	}
});

test('accepted while it lapses: one of them', async () => {
	const { question, walks } = await twoAnswers();
	await house.pick('guest', walks);
	house.clock.pass({ hours: 72 });
	await Promise.all([
		house.move('partner', walks, { move: 'accept' }),
		sweepQuestions({ ...house, now: house.now }),
		sweepQuestions({ ...house, now: house.now }),
	]);
	const [status] = await statusesOf(walks);
	expect([
		['accepted', 'matched'],
		['offered', 'answered'],
	]).toContainEqual([status, (await house.questionRow(question)).status]);
});

test('reserved three times at once is one reservation; the same key again is the same', async () => {
	const { walks } = await twoAnswers();
	await house.pick('guest', walks);
	await house.move('partner', walks, { move: 'accept' });
	const key = randomUUID();
	const answers = await Promise.all([
		house.reserveAnswer('guest', walks, { key }),
		house.reserveAnswer('guest', walks),
		house.reserveAnswer('guest', walks),
	]);
	expect(done(answers)).toBe(1);
	expect(await house.takenOf('private-walk', dayIn(25), '09:00')).toBe(2);
	expect(await truthFaults(house.queries)).toEqual([]);
	const [first] = answers;
	if (first?.status === 200) expect((await house.reserveAnswer('guest', walks, { key })).body).toEqual(first.body);
});

test('the same question and the same answer sent twice at once are one', async () => {
	const form = questionFor();
	const asked = await Promise.all([house.ask('guest', form), house.ask('guest', form), house.ask('guest', form)]);
	expect(done(asked)).toBe(3);
	const answer = answerFor();
	const answered = await Promise.all([1, 2, 3].map(() => house.answer('partner', form.key, answer)));
	expect(done(answered)).toBe(3);
	expect(new Set(answered.map(({ body }) => body.id)).size).toBe(1);
	expect((await house.questionRow(form.key)).answerCount).toBe(1);
});
