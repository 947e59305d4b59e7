import { count, eq } from 'drizzle-orm';
import { payment, paymentProof } from '#server/db/schema/reservation.ts';
import type { Queries } from '#server/queries.ts';

export type PaymentRow = typeof payment.$inferSelect;

export async function findPayment(queries: Queries, id: string): Promise<PaymentRow | undefined> {
	const [row] = await queries.select().from(payment).where(eq(payment.id, id));
	return row;
}

/** Whether it was new; the key is its id. */
export async function insertPayment(queries: Queries, row: PaymentRow): Promise<boolean> {
	const inserted = await queries.insert(payment).values(row).onConflictDoNothing().returning({ id: payment.id });
	return inserted.length > 0;
}

export async function countPayments(queries: Queries, reservationId: string): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(payment).where(eq(payment.reservationId, reservationId));
	return row?.count ?? 0;
}

export async function insertProof(queries: Queries, row: { fileId: string; reservationId: string; at: Date }) {
	await queries.insert(paymentProof).values(row);
}

export async function countProofs(queries: Queries, reservationId: string): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(paymentProof)
		.where(eq(paymentProof.reservationId, reservationId));
	return row?.count ?? 0;
}
