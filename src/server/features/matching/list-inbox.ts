import type { matchingAnswerEndpoints } from '#contract/api/matching-answer.ts';
import { type InputOf, pageSize } from '#contract/endpoint.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { fitOf } from '#domain/matching/fit.ts';
import { freePlacesOf, hasPlaces, placesDays } from '#domain/matching/places.ts';
import { type AskedThing, askedThings } from '#domain/search/words.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { textIn } from '#server/mail/order-data.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findAnswerableIn } from './answer-product.repo.ts';
import { findAnswering, inSeenAreas } from './answering.ts';
import { findDaysWithPlaces } from './free-days.ts';
import { countInbox, findInbox, type InboxRow, type Places } from './inbox.repo.ts';
import { chooseWaiting, findWaitingCounts } from './inbox-waiting.ts';
import type { MatchingProviderFacts } from './matching-provider.repo.ts';
import { findAnswerThreads } from './matching-thread.repo.ts';
import { wordsOfQuestion } from './question-fields.ts';
import { listedQuestion } from './question-view.ts';
import { questionWords } from './sealed-question.ts';

type Input = InputOf<(typeof matchingAnswerEndpoints)['GET /api/matching/inbox']>['query'];

const cursor = cursorOf({ isFull: cursorPart.flag, at: cursorPart.moment, id: cursorPart.uuid });
const nothing = { fitting: 0, rest: 0, answered: 0, requested: 0, hidden: 0 };

/** The questions of one provider. Whoever answers for several chooses; else it is the one with most to answer. */
export async function listInbox(member: MemberContext, asked: Input) {
	const { queries, now, viewer, memberId, services } = member;
	const { language, queue, area, kind, spoken, search = '' } = asked;
	const after = cursor.read(asked.cursor);
	if (!after.ok) return after;
	const answering = (await findAnswering(queries, viewer, now)).map(inSeenAreas);
	const waitingOf = answering.length < 2 ? () => 0 : await findWaitingCounts(queries, answering, memberId);
	const provider = chooseWaiting(answering, asked.provider, waitingOf);
	if (asked.provider !== undefined && !provider) return refuse('not-found');
	const providers = answering
		.slice(0, 200)
		.map(({ id, name }) => ({ id, name: textIn(name, language), waiting: waitingOf(id) }));
	const empty = { items: [], total: 0, nextCursor: null, provider: null, counts: nothing, areas: [], waiting: 0 };
	if (!provider) return accept({ ...empty, providers });
	const of = { provider, areas: provider.areas, memberId };
	const places = await findPlaces(member, provider);
	const things = askedThings(search);
	const [rows, counts] = await Promise.all([
		findInbox(queries, of, queue, {
			...{ after: after.value, limit: things.length > 0 ? mostScanned : pageSize + 1, places },
			filter: { area, kind, spoken, isUnanswered: asked.answers === 'none' },
		}),
		countInbox(queries, of),
	]);
	const at = (row: InboxRow) => cursor.write({ isFull: row.isFull, at: row.at, id: cursorIdOf(row, queue) });
	const { shown, nextCursor } =
		things.length > 0 ? soughtIn(rows, things, { keys: services.keys, at }) : pageOf(rows, at);
	const { id, name, portrait, medianMinutes } = provider;
	const waiting =
		answering.length > 1 ? sum(answering.map((one) => waitingOf(one.id))) : counts.requested + counts.fitting;
	return accept({
		items: await viewRows(member, shown, { provider, places }),
		...{ total: counts[queue], nextCursor, providers, counts, waiting, areas: [...provider.areas] },
		provider: { id, name: textIn(name, language), portrait, medianAnswerMinutes: medianMinutes },
	});
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** So many are looked through for words at a time: what is private stands sealed in the database, which cannot. */
const mostScanned = 300;

/** Those with every word that is sought; covered contacts are not found by guessing. Goes on where the look ended. */
function soughtIn(
	rows: readonly InboxRow[],
	things: readonly AskedThing[],
	{ keys, at }: { keys: Keyring; at: (row: InboxRow) => string },
) {
	const found = rows.filter(({ question }) => {
		const words = wordsOfQuestion({ isPrivate: false, ...questionWords(keys, question) });
		const begins = (sought: string) => words.some((word) => word.startsWith(sought));
		return things.every(({ readings }) => readings.some((reading) => reading.every(begins)));
	});
	if (found.length > pageSize) return pageOf(found, at);
	const last = rows.length >= mostScanned ? rows.at(-1) : undefined;
	return { shown: found, nextCursor: last ? at(last) : null };
}

type Inbox = { provider: MatchingProviderFacts; places: Places };

async function viewRows(member: MemberContext, found: readonly InboxRow[], { provider, places }: Inbox) {
	const { queries, services, memberId } = member;
	const answerIds = found.flatMap(({ answer }) => answer?.id ?? []);
	const threads = await findAnswerThreads(queries, answerIds, { role: 'provider', memberId });
	return found.map(({ question, answer }) => {
		const { area: _, ...fit } = fitOf(question, provider);
		const thread = answer && threads.get(answer.id);
		const isOpen = answer?.status === 'accepted';
		const { waitsFor: __, endReason: ___, ...told } = listedQuestion(question, { keys: services.keys, isOpen });
		return {
			...told,
			fit: { ...fit, dates: hasPlaces(places.kept, question, places.lastDay) },
			own: answer && {
				...{ id: answer.id, status: answer.status, version: answer.version, total: answer.totalWon },
				...{ threadId: thread?.threadId ?? null, unread: thread?.unread ?? 0 },
			},
		};
	});
}

const cursorIdOf = ({ question, answer }: InboxRow, queue: Input['queue']): string =>
	(queue === 'answered' || queue === 'requested') && answer ? answer.id : question.id;

/** The days with places in the coming months: one look at products and one at what is taken. */
async function findPlaces(
	{ queries, now }: MemberContext,
	{ id: providerId, areas }: MatchingProviderFacts,
): Promise<Places> {
	const lastDay = addDays(koreanDay(now), placesDays);
	const products = await findAnswerableIn(queries, { providerId, areas });
	const daysOf = await findDaysWithPlaces(queries, products, { lastDay, now });
	return { kept: freePlacesOf(products.map((one) => ({ ...one, days: daysOf(one) }))), lastDay };
}
