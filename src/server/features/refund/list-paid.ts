import { pageSize } from '#contract/endpoint.ts';
import { accept } from '#domain/kernel/result.ts';
import { spanOf } from '#domain/refund/refund-month.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Queries } from '#server/queries.ts';
import { findPaid, sumPaid } from './refund.repo.ts';

const newestFirst = cursorOf({ at: cursorPart.moment, id: cursorPart.uuid });

/** What was sent back in a month, less what of a closed one was taken back in it, and who wrote it down. */
export async function listPaid(queries: Queries, { month, cursor }: { month: string; cursor?: string | undefined }) {
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const span = spanOf(month);
	const [rows, sum] = await Promise.all([
		findPaid(queries, { span, after: after.value, limit: pageSize + 1 }),
		sumPaid(queries, span),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ at, id }) => newestFirst.write({ at, id }));
	const items = shown.map(({ firstName, lastName, actor, at, corrects, ...row }) => ({
		...row,
		guest: `${firstName} ${lastName}`.trim(),
		as: actor,
		at: at.toISOString(),
		corrects: corrects?.toISOString() ?? null,
	}));
	return accept({ items, total: sum.count, nextCursor });
}
