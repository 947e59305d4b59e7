import { pageSize } from '#contract/endpoint.ts';
import { type ContentLocale, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { refundBy } from '#domain/reservation/refund-by.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Context } from '#server/http/handlers.ts';
import { countOwed, findOwed } from './refund.repo.ts';

const dueFirst = cursorOf({ since: cursorPart.moment, id: cursorPart.uuid });

/** So many are counted: the books tell how much of how many it is. */
const mostCounted = 1_000;

/** What is owed to whom, and until when by the terms. */
export async function listOwed(
	{ queries, now }: Pick<Context, 'queries' | 'now'>,
	{ language, cursor }: { language: ContentLocale; cursor?: string | undefined },
) {
	const after = dueFirst.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findOwed(queries, { language, after: after.value, limit: pageSize + 1 }),
		countOwed(queries, mostCounted),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ since, id }) => dueFirst.write({ since, id }));
	const items = shown.map(({ firstName, lastName, provider, since, ...row }) => {
		const by = refundBy(new Date(since));
		return {
			...row,
			guest: `${firstName} ${lastName}`.trim(),
			provider: provider[shownLocale(provider, language) ?? 'ko'] ?? '',
			since: new Date(since).toISOString(),
			by: by.toISOString(),
			isLate: by < now,
		};
	});
	return accept({ items, total, nextCursor });
}
