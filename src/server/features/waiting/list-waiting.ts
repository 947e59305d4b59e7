import { pageSize } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { decodeCursor, encodeCursor } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countEntries, findEntries, type WaitingPlace } from './waiting.repo.ts';
import { viewWaiting } from './waiting-view.ts';

function placeOf(cursor: string): WaitingPlace | undefined {
	const values = decodeCursor(cursor, ['moment', 'uuid']) as [string, string] | undefined;
	return values && { createdAt: values[0], id: values[1] };
}

/** What I wait for and what I am offered, the newest first. */
export async function listWaiting(
	{ queries, memberId }: MemberContext,
	{ language, cursor }: { language: ContentLocale; cursor?: string | undefined },
) {
	const after = cursor === undefined ? undefined : placeOf(cursor);
	if (cursor !== undefined && !after) return refuse('invalid-input');
	const [rows, total] = await Promise.all([
		findEntries(queries, { memberId, after, limit: pageSize + 1 }),
		countEntries(queries, memberId),
	]);
	const shown = rows.slice(0, pageSize);
	const last = shown.at(-1)?.row;
	return accept({
		items: shown.map((entry) => viewWaiting(entry, language)),
		total,
		nextCursor: rows.length > pageSize && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
	});
}
