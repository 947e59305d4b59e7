import type { Moderated } from '#contract/api/moderation.ts';
import { pageSize } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { isOverdue, type ModeratedKind, moderatedKinds } from '#domain/moderation/moderation.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Queries } from '#server/queries.ts';
import { countWaiting, findTold, findWaiting } from './moderation.repo.ts';

const inOrder = cursorOf({ since: cursorPart.moment, id: cursorPart.uuid });

type Asked = { language: ContentLocale; kind?: ModeratedKind | undefined; cursor?: string | undefined };

/** What waits for a decision wherever it is made, the longest waiting first. */
export async function listModeration(
	{ queries, now }: { queries: Queries; now: Date },
	{ language, kind, cursor }: Asked,
) {
	const after = inOrder.read(cursor);
	if (!after.ok) return after;
	const [rows, counts] = await Promise.all([
		findWaiting(queries, { kind, after: after.value, limit: pageSize + 1 }),
		countAll(queries),
	]);
	const { shown, nextCursor } = pageOf(rows, inOrder.write);
	const told = await findTold(queries, { ids: shown.map(({ id }) => id), language });
	return accept({
		items: shown.flatMap((row): Moderated[] => {
			const one = told.find(({ id }) => id === row.id);
			if (!one) return [];
			const { title, excerpt, wordless, locale, author, pictures } = one;
			return [
				{
					...{ kind: row.kind, id: row.id, since: row.since.toISOString(), isOverdue: isOverdue(row.since, now) },
					...{
						title,
						excerpt,
						wordless: excerpt === '' ? wordless : null,
						locale,
						author,
						pictures,
						reports: row.reports,
						reasons: row.reasons ?? [],
					},
				},
			];
		}),
		total: kind === undefined ? sum(counts) : counts[kind],
		counts,
		nextCursor,
	});
}

export async function countModeration(queries: Queries) {
	return accept({ waiting: sum(await countAll(queries)) });
}

async function countAll(queries: Queries): Promise<Record<ModeratedKind, number>> {
	const counted = await countWaiting(queries);
	return Object.fromEntries(moderatedKinds.map((kind) => [kind, counted[kind] ?? 0])) as Record<ModeratedKind, number>;
}

const sum = (counts: Record<ModeratedKind, number>): number =>
	moderatedKinds.reduce((total, kind) => total + counts[kind], 0);
