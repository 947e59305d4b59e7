import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Moved } from '#domain/reservation/payment.ts';
import { payment, paymentProof } from '#server/db/schema/reservation.ts';
import type { Queries } from '#server/queries.ts';

export type PaymentRow = typeof payment.$inferSelect;

export async function findPayment(queries: Queries, id: string): Promise<PaymentRow | undefined> {
	const [row] = await queries.select().from(payment).where(eq(payment.id, id));
	return row;
}

/** Whether it was new; the key is its id. */
export async function insertPayment(queries: Queries, row: typeof payment.$inferInsert): Promise<boolean> {
	const inserted = await queries.insert(payment).values(row).onConflictDoNothing().returning({ id: payment.id });
	return inserted.length > 0;
}

type Reversal = { reversedAt: Date; reversedBy: string; reversalReason: string };

export async function markReversed(queries: Queries, id: string, reversal: Reversal): Promise<void> {
	await queries.update(payment).set(reversal).where(eq(payment.id, id));
}

export async function countPayments(queries: Queries, reservationId: string): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(payment).where(eq(payment.reservationId, reservationId));
	return row?.count ?? 0;
}

/** What came in and went back, and how. */
export async function findMoved(queries: Queries, reservationId: string): Promise<Moved[]> {
	const { kind, method, won, reversedAt } = payment;
	const rows = await queries
		.select({ kind, method, won, reversedAt })
		.from(payment)
		.where(eq(payment.reservationId, reservationId));
	return rows.map(({ reversedAt: at, ...one }) => ({ ...one, isReversed: at !== null }));
}

/** One slip for each of the reservations it pays for; one that still waited for any of them is set aside. */
export async function insertProofs(queries: Queries, rows: (typeof paymentProof.$inferInsert)[]): Promise<void> {
	await settleProofs(
		queries,
		rows.map(({ reservationId }) => reservationId),
		{ status: 'replaced' },
	);
	await queries.insert(paymentProof).values(rows);
}

type Settled = Pick<typeof paymentProof.$inferInsert, 'status'> & Partial<typeof paymentProof.$inferInsert>;

/** What becomes of the slips that wait for these reservations. */
export async function settleProofs(queries: Queries, reservationIds: string[], settled: Settled): Promise<void> {
	await queries
		.update(paymentProof)
		.set(settled)
		.where(and(inArray(paymentProof.reservationId, reservationIds), eq(paymentProof.status, 'sent')));
}

/** The most slips any of these reservations has. */
export async function countProofs(queries: Queries, reservationIds: string[]): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(paymentProof)
		.where(inArray(paymentProof.reservationId, reservationIds))
		.groupBy(paymentProof.reservationId)
		.orderBy(desc(count()))
		.limit(1);
	return row?.count ?? 0;
}
