import { and, asc, eq, gte, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { bankMatch } from '#server/db/schema/bank.ts';
import { product } from '#server/db/schema/product.ts';
import { isRefundOwed, payment, reservation, shortCodeOf } from '#server/db/schema/reservation.ts';
import type { ReservationRow } from '#server/features/reservation/reservation-row.repo.ts';
import { agreedTitle } from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries } from '#server/queries.ts';

/** More than a house of this size has open at once. */
const most = 5_000;

/** What money is waited for or owed for, the next to begin first. */
export const findWaiting = (queries: Queries): Promise<ReservationRow[]> =>
	queries
		.select()
		.from(reservation)
		.where(
			or(
				and(
					eq(reservation.status, 'confirmed'),
					sql`${reservation.paidWon} - ${reservation.refundedWon} < ${reservation.totalWon} + ${reservation.keptWon}`,
				),
				isRefundOwed(reservation),
			),
		)
		.orderBy(asc(reservation.startsAt), asc(reservation.id))
		.limit(most)
		.execute();

/** Whatever became of them: money comes for what was cancelled too. */
export const findNamed = (queries: Queries, { codes, tails }: { codes: string[]; tails: string[] }) =>
	codes.length + tails.length === 0
		? Promise.resolve<ReservationRow[]>([])
		: queries
				.select()
				.from(reservation)
				.where(or(inArray(reservation.code, codes), inArray(shortCodeOf(reservation), tails)))
				.limit(most)
				.execute();

export const findByIds = (queries: Queries, ids: string[]) =>
	ids.length === 0
		? Promise.resolve<ReservationRow[]>([])
		: queries.select().from(reservation).where(inArray(reservation.id, ids)).execute();

/** Transfers that were written down around these days and that no line stands for. */
export const findUntied = (queries: Queries, { from, to }: { from: Date; to: Date }) =>
	queries
		.select({ id: payment.id, reservationId: payment.reservationId, kind: payment.kind, won: payment.won })
		.from(payment)
		.where(
			and(
				eq(payment.method, 'transfer'),
				gte(payment.at, from),
				lt(payment.at, to),
				isNull(payment.reversedAt),
				notExists(queries.select({ one: sql`1` }).from(bankMatch).where(eq(bankMatch.paymentId, payment.id))),
			),
		)
		.orderBy(asc(payment.at), asc(payment.id))
		.limit(most)
		.execute();

export async function findTitles(
	queries: Queries,
	ids: string[],
	language: ContentLocale,
): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await queries
		.select({ id: reservation.id, title: agreedTitle(language) })
		.from(reservation)
		.innerJoin(product, eq(product.id, reservation.productId))
		.where(inArray(reservation.id, ids));
	return new Map(rows.map(({ id, title }) => [id, title]));
}
