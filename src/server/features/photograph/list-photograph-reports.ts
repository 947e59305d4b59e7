import { pageSize } from '#contract/endpoint.ts';
import type { PhotographQueue } from '#domain/file/photograph-report.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Context } from '#server/http/handlers.ts';
import { countQueued, findQueued } from './photograph-report.repo.ts';
import { viewReported } from './reported-view.ts';

const inOrder = cursorOf({ at: cursorPart.moment, id: cursorPart.uuid });

type Asked = { language: ContentLocale; queue: PhotographQueue; cursor?: string | undefined };

/** Photographs that somebody found wrong, each once: what waits for an operator, or what one has hidden. */
export async function listPhotographReports({ queries }: Pick<Context, 'queries'>, { language, queue, cursor }: Asked) {
	const after = inOrder.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findQueued(queries, { queue, after: after.value, limit: pageSize + 1 }),
		countQueued(queries, queue),
	]);
	const { shown, nextCursor } = pageOf(rows, inOrder.write);
	return accept({
		items: await viewReported(queries, { ids: shown.map(({ id }) => id), language }),
		total,
		nextCursor,
	});
}

/** One of them, whatever was decided. */
export async function readPhotographReport(
	{ queries }: Pick<Context, 'queries'>,
	{ id, language }: { id: string; language: ContentLocale },
) {
	const [found] = await viewReported(queries, { ids: [id], language });
	return found ? accept(found) : refuse('not-found');
}
