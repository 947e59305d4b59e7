import { eq, inArray, sql } from 'drizzle-orm';
import { bankLine, bankMatch } from '#server/db/schema/bank.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import type { Queries } from '#server/queries.ts';

/** Whether it was free: one payment stands for one line. */
export async function insertMatch(queries: Queries, row: typeof bankMatch.$inferInsert): Promise<boolean> {
	const made = await queries.insert(bankMatch).values(row).onConflictDoNothing().returning({ id: bankMatch.paymentId });
	return made.length > 0;
}

export async function findMatchOf(queries: Queries, paymentId: string) {
	const [row] = await queries.select().from(bankMatch).where(eq(bankMatch.paymentId, paymentId));
	return row;
}

export const findMatches = (queries: Queries, lineIds: string[]) =>
	lineIds.length === 0
		? Promise.resolve([])
		: queries
				.select({
					...{ paymentId: bankMatch.paymentId, lineId: bankMatch.lineId, way: bankMatch.way, won: bankMatch.won },
					...{ reservationId: bankMatch.reservationId, code: reservation.code },
					guest: sql<string>`trim(${reservation.firstName} || ' ' || ${reservation.lastName})`,
				})
				.from(bankMatch)
				.innerJoin(reservation, eq(reservation.id, bankMatch.reservationId))
				.where(inArray(bankMatch.lineId, lineIds))
				.orderBy(bankMatch.paymentId)
				.execute();

/** A payment counts no more: what it stood for is to be looked at again. */
export async function freeLineOf(queries: Queries, paymentId: string): Promise<void> {
	const [gone] = await queries
		.delete(bankMatch)
		.where(eq(bankMatch.paymentId, paymentId))
		.returning({ lineId: bankMatch.lineId, won: bankMatch.won });
	if (gone) await openLineBy(queries, gone.lineId, gone.won);
}

/** So much of a line belongs to nothing any more. */
export async function openLineBy(queries: Queries, id: string, won: number): Promise<void> {
	await queries
		.update(bankLine)
		.set({ ...{ state: 'open', decidedAt: null, decidedBy: null }, matchedWon: sql`${bankLine.matchedWon} - ${won}` })
		.where(eq(bankLine.id, id));
}
