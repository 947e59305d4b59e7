import { pageSize } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countEntries, findEntries } from './waiting.repo.ts';
import { viewWaiting } from './waiting-view.ts';

const newestFirst = cursorOf({ createdAt: cursorPart.moment, id: cursorPart.uuid });

/** What I wait for and what I am offered, the newest first. */
export async function listWaiting(
	{ queries, memberId }: MemberContext,
	{ language, cursor }: { language: ContentLocale; cursor?: string | undefined },
) {
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findEntries(queries, { memberId, after: after.value, limit: pageSize + 1 }),
		countEntries(queries, memberId),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ row }) => newestFirst.write({ createdAt: row.createdAt, id: row.id }));
	return accept({
		items: shown.map((entry) => viewWaiting(entry, language)),
		total,
		nextCursor,
	});
}
