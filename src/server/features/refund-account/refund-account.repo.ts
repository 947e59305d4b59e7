import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import { isRefundWayKnown, refundAccount } from '#server/db/schema/refund.ts';
import { isRefundOwed, owedSince, payment, reservation } from '#server/db/schema/reservation.ts';
import type { Queries } from '#server/queries.ts';

export type RefundAccountRow = typeof refundAccount.$inferSelect;

export async function findRefundAccount(
	queries: Queries,
	reservationId: string,
): Promise<RefundAccountRow | undefined> {
	const [row] = await queries.select().from(refundAccount).where(eq(refundAccount.reservationId, reservationId));
	return row;
}

export function findRefundAccounts(queries: Queries, reservationIds: readonly string[]): Promise<RefundAccountRow[]> {
	if (reservationIds.length === 0) return Promise.resolve([]);
	return queries
		.select()
		.from(refundAccount)
		.where(inArray(refundAccount.reservationId, [...reservationIds]))
		.execute();
}

type Said = Required<Pick<typeof refundAccount.$inferInsert, 'way' | 'sealed' | 'givenAt' | 'givenBy' | 'givenAs'>>;

/** What is said takes the place of what was said; it counts anew, and so do the times its guest is asked where it does not work. */
export async function saveRefundWay(queries: Queries, reservationId: string, said: Said): Promise<void> {
	const set = { ...said, returnedAt: null, reducedAt: null, asked: 0 };
	await queries
		.insert(refundAccount)
		.values({ reservationId, ...set })
		.onConflictDoUpdate({ target: refundAccount.reservationId, set });
}

/** The guest is asked: anew, where what they had given does not work; that is the first time for what has come back. */
export async function noteAsked(
	queries: Queries,
	reservationId: string,
	{ at, isReturned }: { at: Date; isReturned: boolean },
): Promise<void> {
	await queries
		.insert(refundAccount)
		.values({ reservationId, askedAt: at, asked: 1 })
		.onConflictDoUpdate({
			target: refundAccount.reservationId,
			set: { askedAt: at, ...(isReturned ? { returnedAt: at, asked: 1 } : { asked: sql`${refundAccount.asked} + 1` }) },
		});
}

type ToAsk = { owedBefore: Date; askedBefore: Date; times: number; limit: number };

/**
 * Whose money lies here without a word of where it goes: never asked, or some days ago and not often (`mayAskByItself`); who has no
 * address cannot be asked. In the order of the index of the few that owe something.
 */
export async function findToAsk(queries: Queries, { owedBefore, askedBefore, times, limit }: ToAsk): Promise<string[]> {
	const since = owedSince(reservation);
	const rows = await queries
		.select({ id: reservation.id })
		.from(reservation)
		.leftJoin(refundAccount, eq(refundAccount.reservationId, reservation.id))
		.where(
			and(
				isRefundOwed(reservation),
				lt(since, sql`${owedBefore.toISOString()}::timestamptz`),
				not(isRefundWayKnown),
				ne(reservation.email, ''),
				or(isNull(refundAccount.askedAt), and(lt(refundAccount.askedAt, askedBefore), lt(refundAccount.asked, times))),
			),
		)
		.orderBy(since, reservation.id)
		.limit(limit);
	return rows.map(({ id }) => id);
}

/** When something was last sent for it; what was taken back was not sent. */
const lastSent = sql`coalesce((select max(${payment.at}) from ${payment} where ${payment.reservationId} = ${refundAccount.reservationId}
	and ${payment.kind} = 'refund' and ${payment.reversedAt} is null), ${refundAccount.givenAt})`;

/** Accounts in full that nobody has needed since then: nothing is owed any more, and nothing was sent. */
export function findUnneeded(queries: Queries, { before, limit }: { before: Date; limit: number }) {
	return queries
		.select({ reservationId: refundAccount.reservationId, sealed: refundAccount.sealed })
		.from(refundAccount)
		.innerJoin(reservation, eq(reservation.id, refundAccount.reservationId))
		.where(
			and(
				...[isNotNull(refundAccount.sealed), isNull(refundAccount.reducedAt), lt(refundAccount.givenAt, before)],
				...[not(isRefundOwed(reservation)), sql`${lastSent} < ${before.toISOString()}::timestamptz`],
			),
		)
		.orderBy(asc(refundAccount.givenAt))
		.limit(limit)
		.for('update', { of: refundAccount, skipLocked: true });
}

export async function reduceAccount(
	queries: Queries,
	reservationId: string,
	{ sealed, at }: { sealed: string; at: Date },
): Promise<void> {
	await queries
		.update(refundAccount)
		.set({ sealed, reducedAt: at })
		.where(eq(refundAccount.reservationId, reservationId));
}

/**
 * Traces of accounts to which something was last sent before `sent`; answers how many there were. A trace is made early where an account
 * is closed, so that alone says nothing; `reduced` bounds what is looked at.
 */
export async function forgetTraces(
	queries: Queries,
	{ sent, reduced }: { sent: Date; reduced: Date },
): Promise<number> {
	const gone = await queries
		.update(refundAccount)
		.set({ sealed: null })
		.where(
			and(
				...[isNotNull(refundAccount.sealed), lt(refundAccount.reducedAt, reduced)],
				sql`${lastSent} < ${sent.toISOString()}::timestamptz`,
			),
		)
		.returning({ id: refundAccount.reservationId });
	return gone.length;
}

/** Those of a member's reservations, for the download and for the end. */
export function findRefundAccountsOf(queries: Queries, memberId: string) {
	const { reservationId, way, sealed, givenAt, givenAs, returnedAt, reducedAt, askedAt } = refundAccount;
	return queries
		.select({ reservationId, way, sealed, givenAt, givenAs, returnedAt, reducedAt, askedAt })
		.from(refundAccount)
		.innerJoin(reservation, eq(reservation.id, refundAccount.reservationId))
		.where(eq(reservation.memberId, memberId));
}

/** Of who goes for good: nothing is owed to them any more, and what was given goes with them but for a trace. */
export function findWholeOf(queries: Queries, memberId: string) {
	return queries
		.select({ reservationId: refundAccount.reservationId, sealed: refundAccount.sealed })
		.from(refundAccount)
		.innerJoin(reservation, eq(reservation.id, refundAccount.reservationId))
		.where(and(eq(reservation.memberId, memberId), isNotNull(refundAccount.sealed), isNull(refundAccount.reducedAt)));
}
