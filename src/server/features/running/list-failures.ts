import { pageSize } from '#contract/endpoint.ts';
import { accept } from '#domain/kernel/result.ts';
import { browserCode } from '#domain/running/browser-failure.ts';
import { soughtNumber } from '#domain/running/failure.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Queries } from '#server/queries.ts';
import { countFailures, findFailures } from './running.repo.ts';

const newestFirst = cursorOf({ at: cursorPart.moment, id: cursorPart.uuid });

/** What failed, or the one whose number somebody reads out; what is no number finds nothing. */
export async function listFailures(
	queries: Queries,
	{ number: typed, cursor }: { number?: string | undefined; cursor?: string | undefined },
) {
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const number = typed === undefined ? undefined : soughtNumber(typed);
	if (typed !== undefined && number === undefined) return accept({ items: [], total: 0, nextCursor: null });
	const [rows, total] = await Promise.all([
		findFailures(queries, { number, after: after.value, limit: pageSize + 1 }),
		countFailures(queries, { number }),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ at, id }) => newestFirst.write({ at, id }));
	const items = shown.map(({ at, ...row }) => ({ ...row, at: at.toISOString(), isBrowser: row.code === browserCode }));
	return accept({ items, total, nextCursor });
}
