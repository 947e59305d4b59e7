import { and, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { ActorKind } from '#domain/reservation/reservation.ts';
import { reservationMessage } from '#server/db/schema/reservation.ts';
import type { Queries } from '#server/queries.ts';

export type MessageRow = typeof reservationMessage.$inferSelect;

/** Whether it was new; the key is its id, so a repeat finds the first. */
export async function insertMessage(queries: Queries, row: Omit<MessageRow, 'readAt'>): Promise<boolean> {
	const inserted = await queries
		.insert(reservationMessage)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: reservationMessage.id });
	return inserted.length > 0;
}

export async function findMessage(queries: Queries, id: string): Promise<MessageRow | undefined> {
	const [row] = await queries.select().from(reservationMessage).where(eq(reservationMessage.id, id));
	return row;
}

const writtenBy = (reservationId: string, actors: readonly ActorKind[]) =>
	and(eq(reservationMessage.reservationId, reservationId), inArray(reservationMessage.actor, [...actors]));

/** Whether something else of theirs still waits to be read. */
export async function hasUnread(
	queries: Queries,
	{ reservationId, actors, besides }: { reservationId: string; actors: readonly ActorKind[]; besides: string },
): Promise<boolean> {
	const rows = await queries
		.select({ id: reservationMessage.id })
		.from(reservationMessage)
		.where(and(writtenBy(reservationId, actors), isNull(reservationMessage.readAt), ne(reservationMessage.id, besides)))
		.limit(1);
	return rows.length > 0;
}

export async function markRead(
	queries: Queries,
	{ reservationId, actors, at }: { reservationId: string; actors: readonly ActorKind[]; at: Date },
): Promise<void> {
	await queries
		.update(reservationMessage)
		.set({ readAt: at })
		.where(and(writtenBy(reservationId, actors), isNull(reservationMessage.readAt)));
}

type MessageCursor = { at: string; id: string };

/** The newest first. */
export function findMessages(
	queries: Queries,
	{ reservationId, after, limit }: { reservationId: string; after: MessageCursor | undefined; limit: number },
) {
	const { at, id } = reservationMessage;
	return queries
		.select()
		.from(reservationMessage)
		.where(
			and(
				eq(reservationMessage.reservationId, reservationId),
				after && sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
			),
		)
		.orderBy(desc(at), desc(id))
		.limit(limit);
}

export async function countMessages(queries: Queries, reservationId: string): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(reservationMessage)
		.where(eq(reservationMessage.reservationId, reservationId));
	return row?.count ?? 0;
}
