import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { event } from '#server/db/schema/event.ts';
import {
	matchingAnswer,
	matchingAnswerVersion,
	matchingQuestion,
	matchingReport,
	matchingShare,
	matchingWord,
} from '#server/db/schema/matching.ts';
import { member } from '#server/db/schema/member.ts';
import { downloadOf } from '../../../../tests/support/download-of.ts';
import {
	answerFor,
	healthQuestion,
	type MatchingHouse,
	openMatchingHouse,
	questionFor,
} from '../../../../tests/support/matching-house.ts';

let house: MatchingHouse;
const password = 'winter-lantern-ferry';
beforeAll(async () => {
	house = await openMatchingHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

async function close(who: 'guest' | 'other') {
	const passwordHash = await house.services.passwords.hash(password);
	await house.queries
		.update(member)
		.set({ passwordHash })
		.where(eq(member.id, house.idOf(who)));
	return house.call(who, 'POST /api/members/me/closing', { body: { current: password } });
}

async function dataOf(who: 'guest' | 'other') {
	const { bytes } = await downloadOf(house, who);
	const text = strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array());
	return { text, data: JSON.parse(text) };
}

test('the download holds one’s questions with the words that are sealed, every version of the answers, and the links', async () => {
	const open = await house.asked('guest');
	const answer = await house.answered('partner', open);
	await house.renew('partner', answer, { ...answerFor({ text: 'With a car from today on.' }), version: 1 });
	await house.call('guest', `POST /api/matching/questions/${open}/shares`, { body: { days: 3 } });
	const sealed = await house.asked('guest', healthQuestion());
	await house.asked('other', questionFor({ title: 'A question of somebody else' }));
	const { data, text } = await dataOf('guest');
	expect(data.questions).toMatchObject([
		{
			id: open,
			title: 'Two days in Seoul with my parents',
			shares: [{ endsAt: expect.any(String) }],
			answers: [
				{ provider: 'walks', version: 1, total: 700_000, lines: [{ of: 'guide' }, { of: 'vehicle' }, { of: 'meals' }] },
				{ version: 2, text: 'With a car from today on.' },
			],
		},
		{ id: sealed, ownWords: { title: 'Thyroid check for my mother, 62', contents: expect.stringContaining('8 mm') } },
	]);
	for (const secret of ['"sealed"', 'somebody else', house.idOf('other')]) expect(text).not.toContain(secret);
});

test('the download has no words of an answer that an operator has hidden, and says who hid it', async () => {
	const open = await house.asked('guest');
	const answer = await house.answered('partner', open);
	await house.queries.update(matchingAnswer).set({ hiddenAt: house.now }).where(eq(matchingAnswer.id, answer));
	const { data } = await dataOf('guest');
	const [told] = data.questions[0].answers;
	expect(told).toMatchObject({ provider: 'walks', version: 1, hiddenBy: 'operator' });
	expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['text']));
	expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['phrases']));
});

test('a closed account takes its questions along; who answered or was chosen hears that they ended', async () => {
	const matched = await house.asked('guest');
	const answer = await house.answered('partner', matched);
	await house.pick('guest', answer);
	await house.move('partner', answer, { move: 'accept' });
	await house.asked('guest', healthQuestion());
	const kept = await house.asked('other');
	expect(await close('guest')).toMatchObject({ status: 200 });

	const left = await house.queries.select({ id: matchingQuestion.id }).from(matchingQuestion);
	expect(left).toEqual([{ id: kept }]);
	for (const table of [matchingAnswer, matchingAnswerVersion, matchingShare, matchingReport])
		expect(await house.queries.select().from(table)).toEqual([]);
	const words = await house.queries.select({ id: matchingWord.questionId }).from(matchingWord);
	expect(new Set(words.map(({ id }) => id))).toEqual(new Set([kept]));

	expect(await house.templatesTo('partner')).toContain('matching-ended');
	const [mail] = (await house.mailsTo(house.emailOf('partner'))).filter(
		({ template }) => template === 'matching-ended',
	);
	expect(JSON.stringify(mail)).toContain('/console/matching');
	expect(JSON.stringify(mail)).not.toContain(matched);
	const told = await house.queries.select().from(event).where(eq(event.kind, 'matching.close'));
	expect(told).toMatchObject([{ subjectId: matched, organisationIds: ['walks'] }]);
});

test('where nobody answered, or everything was over, nobody is told', async () => {
	await house.asked('other');
	const over = await house.asked('other', questionFor());
	await house.answered('partner', over);
	await house.moveQuestion('other', over, { move: 'withdraw', reason: 'other' });
	const before = await house.templatesTo('partner');
	expect(await close('other')).toMatchObject({ status: 200 });
	expect(await house.templatesTo('partner')).toEqual(before);
});
