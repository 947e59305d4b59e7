import { pageSize } from '#contract/endpoint.ts';
import { accept } from '#domain/kernel/result.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Queries } from '#server/queries.ts';
import { countStatements, countStates, findStatements } from './bank.repo.ts';

const newestFirst = cursorOf({ at: cursorPart.moment, id: cursorPart.uuid });

export async function listStatements(queries: Queries, { cursor }: { cursor?: string | undefined }) {
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findStatements(queries, { after: after.value, limit: pageSize + 1 }),
		countStatements(queries),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ uploadedAt, id }) => newestFirst.write({ at: uploadedAt, id }));
	const countsOf = await countStates(
		queries,
		shown.map(({ id }) => id),
	);
	const items = shown.map((row) => ({ ...row, uploadedAt: row.uploadedAt.toISOString(), counts: countsOf(row.id) }));
	return accept({ items, total, nextCursor });
}
