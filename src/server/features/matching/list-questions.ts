import type { matchingEndpoints } from '#contract/api/matching.ts';
import { type InputOf, pageSize } from '#contract/endpoint.ts';
import { accept } from '#domain/kernel/result.ts';
import { askedThings } from '#domain/search/words.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { QuestionRow } from './question.repo.ts';
import { findListed } from './question-list.repo.ts';
import { listedQuestion, totalsOf } from './question-view.ts';
import type { Reading } from './reading.ts';

type Input = InputOf<(typeof matchingEndpoints)['GET /api/matching/questions']>['query'];

const cursor = cursorOf({ value: cursorPart.number, at: cursorPart.moment, id: cursorPart.uuid });

/** Questions that everybody may read. What is private or hidden is in no list and no count. */
export async function listQuestions({ queries, services, now, viewer }: Reading, asked: Input) {
	const after = cursor.read(asked.cursor);
	if (!after.ok) return after;
	const { area, kind, status, sort, search } = asked;
	const filter = { area, kind, status, sort, things: search ? askedThings(search) : [] };
	const { rows, total } = await findListed(queries, filter, { after: after.value, limit: pageSize + 1, now });
	const { shown, nextCursor } = pageOf(rows, ({ id, answerCount, createdAt, expiresAt }) =>
		cursor.write({ value: answerCount, at: sort === 'ending-soon' ? expiresAt : createdAt, id }),
	);
	const items = shown.map((row) => listedView(row, { keys: services.keys, isMine: row.memberId === viewer?.id }));
	return accept({ items, total, nextCursor });
}

type Listing = { keys: Reading['services']['keys']; isMine: boolean };

function listedView(row: QuestionRow, { keys, isMine }: Listing) {
	const shown = listedQuestion(row, { keys, isOpen: false });
	const { id, area, kind, status, title, country, region, languages, createdAt, expiresAt, answerCount } = shown;
	return {
		...{ id, area, kind, status, title, country, region, languages, createdAt, expiresAt, answerCount },
		...{ locale: shown.locale, excerpt: shown.excerpt, totals: totalsOf(row), isMine },
	};
}
