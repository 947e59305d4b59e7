import { inboxQueues } from '#domain/matching/answer.ts';
import { questionSorts, questionStages } from '#domain/matching/question.ts';
import type { Child } from './child.ts';
import { addGrowth, askingInTurn, costsInTurns, type Grown } from './grown.ts';
import type { Target } from './load.ts';
import { eachAsker, idOf, insertQuestions, insertThreads, isCompared } from './matching-fill.ts';
import { insertMembers, openReservingHouse, otherPort, port, type ReservingHouse } from './reserving-house.ts';
import type { AddRow } from './row.ts';

/** So many that the first page of every list is full before and after, also by a word that one in twenty has; and the hundred thousand. */
const [few, many] = [4_000, 100_000];
const from = 'questions 4,000 → 100,000 and answers 20,000 → 500,000';

/** What lists and pages of questions cost when there are twenty-five times as many: two houses, asked in turns. */
export async function measureMatching(add: AddRow, say: (sentence: string) => void): Promise<void> {
	const houses: ReservingHouse[] = [];
	const servers: Child[] = [];
	try {
		const opened = async (at: number, count: number): Promise<Grown> => {
			const house = await openReservingHouse(say, at);
			houses.push(house);
			say(`Filling in ${count} questions …`);
			await insertMembers(house.client, house.guests.length + 1, Math.ceil(many / eachAsker));
			await fill(house, count);
			const server = await house.startServer();
			servers.push(server);
			return { targets: await targetsOf(house), measured: { server, dataDir: house.dataDir } };
		};
		const grown: [Grown, Grown] = [await opened(port, few), await opened(otherPort, many)];
		addGrowth(add, { ...(await costsInTurns(grown, say)), from });
	} finally {
		for (const server of servers) await server.stop();
		for (const house of houses) await house.close();
	}
}

async function fill({ client }: ReservingHouse, count: number): Promise<void> {
	await insertQuestions(client, 0, count);
	await insertThreads(client, 0, count);
	await client.query('vacuum analyze');
	// What was filled in is written now, not while something else is measured.
	await client.query('checkpoint');
}

type Asked = Pick<ReservingHouse, 'client' | 'guests' | 'operator' | 'partner' | 'port'>;

/** Everything the screens offer. Who reads has as many questions and answers before as after. */
async function targetsOf(house: Asked): Promise<Record<string, Target>> {
	const { client, guests, operator, partner, port: at } = house;
	const asking = (asked: Parameters<typeof askingInTurn>[0]) => askingInTurn(asked, 'GET', at);
	const list = (more = '') => asking([{ path: `/api/matching/questions?language=en${more}` }]);
	const words = await wordsOf(client);
	const compared = Array.from({ length: few }, (_, nth) => nth).filter(isCompared);
	const pages = compared.map((nth) => ({
		path: `/api/matching/questions/${idOf('question', nth)}?language=en`,
		cookie: guests[Math.floor(nth / eachAsker)]?.cookie ?? '',
	}));
	const askers = guests.slice(0, few / eachAsker);
	const searching = (words: string, more = '') => list(`&search=${encodeURIComponent(words)}${more}`);
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
		'questions by two words that hardly any has both of': searching(`${words.common} ${words.other}`),
		'questions by two words that go together': searching(`${words.common} uncommon7`),
		'questions by a letter': searching(words.common.slice(0, 1)),
		'questions of an area, by a word that one in twenty has': searching('uncommon7', '&area=travel'),
		'questions of an area, by the beginning of a hundred words': searching('seldom7', '&area=travel'),
		'questions of a kind, by a word that one in twenty has': searching('uncommon7', `&kind=${words.kind}`),
		...Object.fromEntries(
			questionStages.map((stage) => [
				`questions, ${stage}, by a word that one in twenty has`,
				searching('uncommon7', `&status=${stage}`),
			]),
		),
		'questions, open, by a word that only ended ones have': searching('ended7', '&status=open'),
		...Object.fromEntries(
			questionSorts
				.filter((sort) => sort !== 'newest')
				.flatMap((sort) => [
					[`questions, ${sort}, by a word that one in twenty has`, searching('uncommon7', `&sort=${sort}`)],
					[`questions, ${sort}, by a word many have`, searching(words.common, `&sort=${sort}`)],
				]),
		),
		'a question with five answers, for who asked': asking(pages),
		'the same, for visitors': asking(pages.map(({ path }) => ({ path }))),
		'my questions': asking(askers.map(({ cookie }) => ({ path: '/api/matching/questions/mine?language=en', cookie }))),
		'how many providers fit': asking([{ path: '/api/matching/fit?area=travel' }]),
		...Object.fromEntries(
			inboxQueues.map((queue) => [
				`inbox of a house, ${queue}`,
				asking([{ path: `/api/matching/inbox?language=ko&queue=${queue}`, cookie: partner.cookie }]),
			]),
		),
		'questions for moderators': asking([
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
