import type { matchingModerationEndpoints } from '#contract/api/matching-moderation.ts';
import { type InputOf, pageSize } from '#contract/endpoint.ts';
import { accept } from '#domain/kernel/result.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countModerated, findModerated } from './moderation.repo.ts';
import { hiddenOf, listedQuestion } from './question-view.ts';

type Input = InputOf<(typeof matchingModerationEndpoints)['GET /api/matching/moderation']>['query'];

const cursor = cursorOf({ at: cursorPart.moment, id: cursorPart.uuid });

/** What operators look through. */
export async function listMatchingModeration({ queries, services }: MemberContext, asked: Input) {
	const after = cursor.read(asked.cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findModerated(queries, asked.queue, { after: after.value, limit: pageSize + 1 }),
		countModerated(queries, asked.queue),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ at, question }) => cursor.write({ at, id: question.id }));
	const items = shown.map(({ question, reportCount, reportedAt }) => {
		const told = listedQuestion(question, { keys: services.keys, isOpen: false });
		const { id, area, kind, status, isPrivate, title, createdAt, answerCount, locale, excerpt } = told;
		return {
			...{ id, area, kind, status, isPrivate, title, createdAt, answerCount, locale, excerpt },
			...{ hidden: hiddenOf(question), reportCount, reportedAt: reportedAt?.toISOString() ?? null },
		};
	});
	return accept({ items, total, nextCursor });
}
