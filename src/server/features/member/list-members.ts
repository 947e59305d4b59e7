import { pageSize } from '#contract/endpoint.ts';
import { accept } from '#domain/kernel/result.ts';
import type { MemberList } from '#domain/member/member-desk.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Queries } from '#server/queries.ts';
import { countMembers, findHousesOf, findNewestMembers } from './member-desk.repo.ts';
import { memberRowView } from './member-desk-view.ts';

const newestFirst = cursorOf({ createdAt: cursorPart.moment, id: cursorPart.uuid });

/** The newest members, those that are suspended, or whose address nobody has proved; counted up to a thousand. */
export async function listMembers(
	queries: Queries,
	{ status, cursor }: { status?: MemberList | undefined; cursor?: string | undefined },
) {
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findNewestMembers(queries, { status, after: after.value, limit: pageSize + 1 }),
		countMembers(queries, status),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ exactCreatedAt, id }) =>
		newestFirst.write({ createdAt: exactCreatedAt, id }),
	);
	const housesOf = await findHousesOf(
		queries,
		shown.map(({ id }) => id),
	);
	return accept({ items: shown.map((row) => memberRowView(row, housesOf(row.id))), total, nextCursor });
}
