import { pageSize } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import { findSchedule } from '#server/features/slot/product-day.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countParties, findParties } from './line.repo.ts';

const oldestFirst = cursorOf({ createdAt: cursorPart.moment, id: cursorPart.uuid });

type Asked = { id: string; on: string; time?: string | undefined; cursor?: string | undefined };

/** Who waits for a start by name, to whoever sees the reservations of its product; the address to who may read what guests told. */
export async function listLine({ queries, viewer }: MemberContext, { id, on, time, cursor }: Asked) {
	const found = await findSchedule(queries, viewer, id);
	if (!found) return refuse('not-found');
	const after = oldestFirst.read(cursor);
	if (!after.ok) return after;
	const start = { productId: id, on, time };
	const [rows, total] = await Promise.all([
		findParties(queries, { start, after: after.value, limit: pageSize + 1 }),
		countParties(queries, start),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ row }) => oldestFirst.write({ createdAt: row.createdAt, id: row.id }));
	const isWhole = mayDo(viewer, 'guest.reveal', found.organisationId);
	const items = shown.map(({ row, ahead, member }) => ({
		id: row.id,
		name: `${member.firstName} ${member.lastName}`.trim(),
		phone: member.phone,
		email: isWhole ? member.email : null,
		language: member.locale,
		...{ order: row.order, places: row.places, since: row.createdAt.toISOString() },
		position: row.status === 'offered' ? null : ahead + 1,
		offerUntil: row.status === 'offered' ? (row.offerUntil?.toISOString() ?? null) : null,
	}));
	return accept({ items, total, nextCursor });
}
