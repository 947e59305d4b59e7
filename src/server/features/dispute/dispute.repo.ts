import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import { dispute } from '#server/db/schema/dispute.ts';
import { provider } from '#server/db/schema/provider.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import type { Queries } from '#server/queries.ts';

export type DisputeRow = typeof dispute.$inferSelect;

export async function findLastDispute(queries: Queries, reservationId: string): Promise<DisputeRow | undefined> {
	const [row] = await queries
		.select()
		.from(dispute)
		.where(eq(dispute.reservationId, reservationId))
		.orderBy(desc(dispute.openedAt), desc(dispute.id))
		.limit(1);
	return row;
}

export async function findDispute(queries: Queries, id: string): Promise<DisputeRow | undefined> {
	const [row] = await queries.select().from(dispute).where(eq(dispute.id, id));
	return row;
}

/** Whether it was new; one is open at a time. */
export async function insertDispute(queries: Queries, row: typeof dispute.$inferInsert): Promise<boolean> {
	const made = await queries.insert(dispute).values(row).onConflictDoNothing().returning({ id: dispute.id });
	return made.length > 0;
}

export async function saveDispute(queries: Queries, id: string, changes: Partial<DisputeRow>): Promise<void> {
	await queries.update(dispute).set(changes).where(eq(dispute.id, id));
}

type Asked = { isOpen: boolean; after: { at: string; id: string } | undefined; limit: number };

/** What is due first; of the closed ones the last. */
export function findDisputes(queries: Queries, { isOpen, after, limit }: Asked) {
	const [column, beyond] = isOpen ? [dispute.until, sql`>`] : [dispute.closedAt, sql`<`];
	const isAfter = after && sql`(${column}, ${dispute.id}) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`;
	return queries
		.select({
			row: dispute,
			code: reservation.code,
			guest: sql<string>`trim(${reservation.firstName} || ' ' || ${reservation.lastName})`,
			provider: provider.name as unknown as SQL<LocaleText>,
		})
		.from(dispute)
		.innerJoin(reservation, eq(reservation.id, dispute.reservationId))
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.where(and(isOpen ? isNull(dispute.closedAt) : isNotNull(dispute.closedAt), isAfter))
		.orderBy(...(isOpen ? [asc(dispute.until), asc(dispute.id)] : [desc(dispute.closedAt), desc(dispute.id)]))
		.limit(limit);
}

export async function countDisputes(queries: Queries, isOpen: boolean): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(dispute)
		.where(isOpen ? isNull(dispute.closedAt) : isNotNull(dispute.closedAt));
	return row?.count ?? 0;
}

/**
 * What wants the agency's word: where nothing is proposed yet, and where the two sides let the day for their answers pass. By the
 * index of the open ones; nobody pages through more.
 */
export async function countMediations(queries: Queries, now: Date): Promise<{ count: number; late: number }> {
	const isLate = sql`${dispute.until} < ${now.toISOString()}::timestamptz`;
	const [row] = await queries
		.select({ count: count(), late: sql<number>`(count(*) filter (where ${isLate}))::int` })
		.from(dispute)
		.where(and(isNull(dispute.closedAt), sql`(${dispute.state} = 'open' or ${isLate})`));
	return row ?? { count: 0, late: 0 };
}

/** Whoever closes their account: what was written about their reservations. */
export async function eraseDisputesOf(queries: Queries, memberId: string): Promise<void> {
	const theirs = queries.select({ id: reservation.id }).from(reservation).where(eq(reservation.memberId, memberId));
	await queries.update(dispute).set({ words: null, answer: null }).where(inArray(dispute.reservationId, theirs));
}

/** All that was ever told and decided about a member's reservations: for the download. */
export function findDisputesOf(queries: Queries, memberId: string) {
	const { id, state, openedBy, reason, wish, words, outcome, won, answer, openedAt, closedAt } = dispute;
	return queries
		.select({
			reservationId: dispute.reservationId,
			...{ id, state, openedBy, reason, wish, words, outcome, won, answer, openedAt, closedAt },
		})
		.from(dispute)
		.innerJoin(reservation, eq(reservation.id, dispute.reservationId))
		.where(eq(reservation.memberId, memberId))
		.orderBy(asc(openedAt), asc(id));
}
