import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { settlement, settlementPayout } from '#server/db/schema/settlement.ts';
import type { Queries } from '#server/queries.ts';

export type PayoutRow = typeof settlementPayout.$inferSelect;

/** Held until the transaction ends: of two who record at once, one sees what the other did. */
export async function lockSettlement(queries: Queries, id: string) {
	const [row] = await queries.select().from(settlement).where(eq(settlement.id, id)).for('update');
	return row;
}

/** The same of several, in one order for everybody. */
export async function lockSettlements(queries: Queries, ids: string[]): Promise<void> {
	if (ids.length === 0) return;
	const locked = queries.select({ id: settlement.id }).from(settlement).where(inArray(settlement.id, ids));
	await locked.orderBy(settlement.id).for('update');
}

export const findPayouts = (queries: Queries, settlementId: string): Promise<PayoutRow[]> =>
	queries
		.select()
		.from(settlementPayout)
		.where(eq(settlementPayout.settlementId, settlementId))
		.orderBy(asc(settlementPayout.paidOn), asc(settlementPayout.recordedAt), asc(settlementPayout.id))
		.execute();

/** Those that were not taken back. */
export const findStandingPayouts = async (queries: Queries, settlementId: string): Promise<PayoutRow[]> =>
	(await findPayouts(queries, settlementId)).filter(({ reversedAt }) => reversedAt === null);

export async function findPayout(queries: Queries, id: string): Promise<PayoutRow | undefined> {
	const [row] = await queries.select().from(settlementPayout).where(eq(settlementPayout.id, id));
	return row;
}

/** With the sum of its statement. */
export async function insertPayout(queries: Queries, row: typeof settlementPayout.$inferInsert): Promise<void> {
	await queries.insert(settlementPayout).values(row);
	await addSettled(queries, row.settlementId, row.won);
}

type Reversal = { at: Date; by: string; reason: string };

export async function reversePayout(queries: Queries, row: PayoutRow, { at, by, reason }: Reversal): Promise<void> {
	await queries
		.update(settlementPayout)
		.set({ reversedAt: at, reversedBy: by, reversalReason: reason })
		.where(and(eq(settlementPayout.id, row.id), isNull(settlementPayout.reversedAt)));
	await addSettled(queries, row.settlementId, -row.won);
}

const addSettled = (queries: Queries, id: string, won: number) =>
	queries
		.update(settlement)
		.set({ settledWon: sql`${settlement.settledWon} + ${won}` })
		.where(eq(settlement.id, id));
