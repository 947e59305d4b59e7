import { inboxQueues } from '#domain/matching/answer.ts';
import { questionSorts, questionStages } from '#domain/matching/question.ts';
import { addGrowth, askingInTurn, costsOf } from './grown.ts';
import type { Target } from './load.ts';
import { eachAsker, idOf, insertQuestions, insertThreads, isCompared } from './matching-fill.ts';
import { insertMembers, openReservingHouse, type ReservingHouse } from './reserving-house.ts';
import type { AddRow } from './row.ts';

/** So many that the first page of every list is full before and after, also by a word that one in twenty has; and the hundred thousand. */
const [few, many] = [4_000, 100_000];
const from = 'questions 4,000 → 100,000 and answers 20,000 → 500,000';

/** What lists and pages of questions cost when there are twenty-five times as many. */
export async function measureMatching(add: AddRow, say: (sentence: string) => void): Promise<void> {
	const house = await openReservingHouse(say);
	const server = await house.startServer();
	const measured = { server, dataDir: house.dataDir };
	try {
		await fill(house, 0, few);
		const targets = await targetsOf(house);
		const before = await costsOf(targets, measured);
		say('Filling in a hundred thousand questions with half a million answers …');
		await insertMembers(house.client, house.guests.length + 1, Math.ceil(many / eachAsker));
		await fill(house, few, many);
		const after = await costsOf(targets, measured);
		addGrowth(add, { before, after, from });
	} finally {
		await server.stop();
		await house.close();
	}
}

async function fill({ client }: ReservingHouse, first: number, last: number): Promise<void> {
	await insertQuestions(client, first, last);
	await insertThreads(client, first, last);
	await client.query('vacuum analyze');
	// What was filled in is written now, not while something else is measured.
	await client.query('checkpoint');
}

const list = (more = '') => askingInTurn([{ path: `/api/matching/questions?language=en${more}` }]);

/** Everything the screens offer. Who reads has as many questions and answers before as after. */
async function targetsOf({ client, guests, operator, partner }: ReservingHouse): Promise<Record<string, Target>> {
	const words = await wordsOf(client);
	const compared = Array.from({ length: few }, (_, nth) => nth).filter(isCompared);
	const pages = compared.map((nth) => ({
		path: `/api/matching/questions/${idOf('question', nth)}?language=en`,
		cookie: guests[Math.floor(nth / eachAsker)]?.cookie ?? '',
	}));
	const askers = guests.slice(0, few / eachAsker);
	const searching = (...asked: string[]) => list(`&search=${encodeURIComponent(asked.join(' '))}`);
	return {
		...Object.fromEntries(questionSorts.map((sort) => [`questions, ${sort}`, list(`&sort=${sort}`)])),
		...Object.fromEntries(questionStages.map((stage) => [`questions, ${stage}`, list(`&status=${stage}`)])),
		'questions of an area': list('&area=travel'),
		'questions of an area, most answers': list('&area=travel&sort=most-answers'),
		'questions of an area, ended': list('&area=travel&status=ended'),
		'questions of a kind': list(`&area=travel&kind=${words.kind}`),
		'questions by a word many have': searching(words.common),
		'questions by a word that one in twenty has': searching('uncommon7'),
		'questions by the beginning of a hundred words, of which one in twenty has one': searching('seldom7'),
		'questions by two words that hardly any has both of': searching(words.common, words.other),
		'questions by two words that go together': searching(words.common, 'uncommon7'),
		'questions by a letter': searching(words.common.slice(0, 1)),
		'a question with five answers, for who asked': askingInTurn(pages),
		'the same, for visitors': askingInTurn(pages.map(({ path }) => ({ path }))),
		'my questions': askingInTurn(
			askers.map(({ cookie }) => ({ path: '/api/matching/questions/mine?language=en', cookie })),
		),
		'how many providers fit': askingInTurn([{ path: '/api/matching/fit?area=travel' }]),
		...Object.fromEntries(
			inboxQueues.map((queue) => [
				`inbox of a house, ${queue}`,
				askingInTurn([{ path: `/api/matching/inbox?language=ko&queue=${queue}`, cookie: partner.cookie }]),
			]),
		),
		'questions for moderators': askingInTurn([
			{ path: '/api/matching/moderation?language=ko&queue=all', cookie: operator.cookie },
		]),
	};
}

/** A kind and two words that many questions have. */
async function wordsOf(client: ReservingHouse['client']) {
	const { rows } = await client.query<{ kind: string; words: string[] }>(`
		select (select kind from matching_question where area = 'travel' and not is_private group by 1 order by count(*) desc, 1 limit 1) as kind,
			array(select word from matching_word where word ~ '^[a-z]{4,}$' group by 1 order by count(*) desc, 1 limit 2) as words`);
	const [found] = rows;
	return { kind: found?.kind ?? '', common: found?.words[0] ?? '', other: found?.words[1] ?? '' };
}
