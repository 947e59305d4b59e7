import { and, count, desc, eq, gte, inArray, isNull, lt, max, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ContentLocale, LocaleText } from '#domain/kernel/locale-text.ts';
import { advisoryKeys } from '#server/db/locks.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { isRefundWayKnown, refundMonth } from '#server/db/schema/refund.ts';
import { isRefundOwed, owedSince, payment, reservation } from '#server/db/schema/reservation.ts';
import { agreedTitle } from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries, Transaction } from '#server/queries.ts';

const { paidWon, refundedWon, totalWon, keptWon } = reservation;
const owedWon = sql<number>`(${paidWon} - ${refundedWon} - ${totalWon} - ${keptWon})::int`;

/** Those of which nobody knows where they go. */
export type OwedOnly = 'unknown';
const isAmong = (only: OwedOnly | undefined) => only && not(isRefundWayKnown);

/** Read in the order of the index of the few that owe something; what is owed for longest first. */
export function findOwed(
	queries: Queries,
	options: {
		language: ContentLocale;
		only?: OwedOnly | undefined;
		after: { since: string; id: string } | undefined;
		limit: number;
	},
) {
	const { language, only, after, limit } = options;
	const since = owedSince(reservation);
	const isAfter = after && sql`(${since}, ${reservation.id}) > (${after.since}::timestamptz, ${after.id}::uuid)`;
	return queries
		.select({
			...{ id: reservation.id, code: reservation.code, memberId: reservation.memberId },
			...{ firstName: reservation.firstName, lastName: reservation.lastName, email: reservation.email },
			title: agreedTitle(language),
			provider: provider.name as unknown as SQL<LocaleText>,
			won: owedWon,
			since: sql<string>`${since}::text`,
		})
		.from(reservation)
		.innerJoin(product, eq(product.id, reservation.productId))
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.where(and(isRefundOwed(reservation), isAmong(only), isAfter))
		.orderBy(since, reservation.id)
		.limit(limit);
}

/** How many there are, up to so many: nobody reads on by a figure. */
export async function countOwed(queries: Queries, most: number, only?: OwedOnly): Promise<number> {
	const some = queries
		.select({ one: sql`1`.as('one') })
		.from(reservation)
		.where(and(isRefundOwed(reservation), isAmong(only)))
		.limit(most)
		.as('some');
	const [row] = await queries.select({ count: count() }).from(some);
	return row?.count ?? 0;
}

/** How much of how many, exactly: it is money. `late`: owed since before then. */
export async function sumOwed(queries: Queries, late: Date) {
	const [row] = await queries
		.select({
			count: count(),
			won: sql<string>`coalesce(sum(${owedWon}), 0)`,
			late: sql<number>`(count(*) filter (where ${owedSince(reservation)} < ${late.toISOString()}::timestamptz))::int`,
			unknown: sql<number>`(count(*) filter (where not ${isRefundWayKnown}))::int`,
		})
		.from(reservation)
		.where(isRefundOwed(reservation));
	return { count: row?.count ?? 0, won: Number(row?.won ?? 0), late: row?.late ?? 0, unknown: row?.unknown ?? 0 };
}

type Span = { from: Date; to: Date };

/** It was taken back when the month it was sent in was closed already: that month stays as it was. */
const isTakenBackLate = sql`exists (select 1 from ${refundMonth} where ${refundMonth.closedAt} <= ${payment.reversedAt}
	and ${refundMonth.month} = to_char(${payment.at} at time zone 'Asia/Seoul', 'YYYY-MM'))`;

/**
 * The lines of the books. What was a mistake is none, but in a month that was closed before it was taken back; there it stays, and
 * stands once more, as a correction, in the month in which it was taken back: who took it back, and when it had been sent.
 */
function linesOf(queries: Queries, { from, to }: Span) {
	const { id, reservationId, won, method, actor, actorId, at, reversedAt, reversedBy } = payment;
	const sent = queries
		.select({
			...{ id, reservationId, won, method, actor, actorId, at },
			corrects: sql<Date | null>`null::timestamptz`.mapWith(at).as('corrects'),
		})
		.from(payment)
		.where(and(eq(payment.kind, 'refund'), gte(at, from), lt(at, to), or(isNull(reversedAt), isTakenBackLate)));
	const corrections = queries
		.select({
			...{ id, reservationId },
			won: sql<number>`-${won}`.as('won'),
			method,
			// A house takes back what it recorded itself; everything else operators do.
			actor: sql<
				typeof actor._.data
			>`case when ${actor} = 'provider' and ${reversedBy} = ${actorId} then 'provider' else 'operator' end`.as('actor'),
			actorId: sql<string | null>`${reversedBy}`.as('actor_id'),
			at: sql<Date>`${reversedAt}`.mapWith(at).as('at'),
			corrects: sql<Date | null>`${at}`.mapWith(at).as('corrects'),
		})
		.from(payment)
		.where(and(eq(payment.kind, 'refund'), lt(at, to), gte(reversedAt, from), lt(reversedAt, to), isTakenBackLate));
	return unionAll(sent, corrections).as('line');
}

export function findPaid(
	queries: Queries,
	options: { span: Span; after: { at: string; id: string } | undefined; limit: number },
) {
	const { span, after, limit } = options;
	const line = linesOf(queries, span);
	const isAfter = after && sql`(${line.at}, ${line.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`;
	const { id, reservationId, won, method, actor, at, corrects } = line;
	return queries
		.select({
			...{ id, reservationId, won, method, actor, at, corrects, code: reservation.code },
			...{ firstName: reservation.firstName, lastName: reservation.lastName },
			by: sql<string | null>`${member.firstName} || ' ' || ${member.lastName}`,
		})
		.from(line)
		.innerJoin(reservation, eq(reservation.id, line.reservationId))
		.leftJoin(member, and(eq(member.id, line.actorId), ne(member.status, 'closed')))
		.where(isAfter)
		.orderBy(desc(line.at), desc(line.id))
		.limit(limit);
}

export async function sumPaid(queries: Queries, span: Span): Promise<{ count: number; won: number }> {
	const line = linesOf(queries, span);
	const [row] = await queries.select({ count: count(), won: sql<string>`coalesce(sum(${line.won}), 0)` }).from(line);
	return { count: row?.count ?? 0, won: Number(row?.won ?? 0) };
}

/** By month of Korea, in one reading. */
export async function sumByMonth(queries: Queries, span: Span) {
	const line = linesOf(queries, span);
	const month = sql<string>`to_char(${line.at} at time zone 'Asia/Seoul', 'YYYY-MM')`;
	const rows = await queries
		.select({ month, count: count(), won: sql<string>`sum(${line.won})` })
		.from(line)
		.groupBy(month);
	return rows.map((row) => ({ ...row, won: Number(row.won) }));
}

/** Nothing is written into the books while a month of them is closed, and none is closed while something is written. */
export async function lockBooks(work: Transaction): Promise<void> {
	await work.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.refundBooks})`);
}

/**
 * The moment at which something is written into the books: now, but never before a month was closed. Whoever waited for a lock while
 * it was closed would else write into it, or take back what stands in it as if it had been open. Behind all locks of rows, held until
 * the transaction ends; others may write at the same time.
 */
export async function momentInBooks(work: Transaction, now: Date): Promise<Date> {
	await work.execute(sql`select pg_advisory_xact_lock_shared(${advisoryKeys.refundBooks})`);
	const [last] = await work.select({ at: max(refundMonth.closedAt) }).from(refundMonth);
	return last?.at && last.at > now ? last.at : now;
}

/** When something of a month was last taken back; what is taken back after it was closed is a correction. */
export async function findLastTakenBack(work: Transaction, { from, to }: Span): Promise<Date | null> {
	const isIt = and(eq(payment.kind, 'refund'), gte(payment.at, from), lt(payment.at, to));
	const [last] = await work
		.select({ at: max(payment.reversedAt) })
		.from(payment)
		.where(isIt);
	return last?.at ?? null;
}

/** Which of these months are closed. */
export async function findClosedAmong(queries: Queries, months: readonly string[]): Promise<ReadonlySet<string>> {
	if (months.length === 0) return new Set();
	const rows = await queries
		.select({ month: refundMonth.month })
		.from(refundMonth)
		.where(inArray(refundMonth.month, [...months]));
	return new Set(rows.map(({ month }) => month));
}

export function findClosings(queries: Queries, from: string) {
	return queries
		.select({
			month: refundMonth.month,
			closedAt: refundMonth.closedAt,
			by: sql<string | null>`${member.firstName} || ' ' || ${member.lastName}`,
		})
		.from(refundMonth)
		.leftJoin(member, and(eq(member.id, refundMonth.closedBy), ne(member.status, 'closed')))
		.where(gte(refundMonth.month, from));
}

/** Whether it was open: of two who close it at once one does. */
export async function insertClosing(queries: Queries, row: typeof refundMonth.$inferInsert): Promise<boolean> {
	const made = await queries
		.insert(refundMonth)
		.values(row)
		.onConflictDoNothing()
		.returning({ month: refundMonth.month });
	return made.length > 0;
}
