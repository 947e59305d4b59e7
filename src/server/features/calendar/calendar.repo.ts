import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { payment, paymentProof, reservation, reservationEvent } from '#server/db/schema/reservation.ts';
import { calendarFeed } from '#server/db/schema/trip.ts';
import { agreedText, meetingAgreed, meetingNow } from '#server/features/reservation/reservation-view.repo.ts';
import { toldAt } from '#server/features/voucher/voucher.repo.ts';
import type { Queries } from '#server/queries.ts';

/** Slips are counted when they are sent and when they are decided. */
const countAll = sql<number>`(
	(select count(*) from ${reservationEvent} where ${reservationEvent.reservationId} = ${reservation.id})
	+ (select count(*) + count(${payment.reversedAt}) from ${payment} where ${payment.reservationId} = ${reservation.id})
	+ (select count(*) + count(${paymentProof.decidedAt}) from ${paymentProof} where ${paymentProof.reservationId} = ${reservation.id})
)::int`;

const shown = (queries: Queries, language: ContentLocale) =>
	queries
		.select({
			row: reservation,
			organisationId: provider.organisationId,
			providerName: provider.name,
			meeting: { now: meetingNow(language), agreed: meetingAgreed(language) },
			text: agreedText(language),
			/** History and payments are only ever added to, so they count the changes. */
			changes: countAll,
			changedAt: toldAt,
		})
		.from(reservation)
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.innerJoin(product, eq(product.id, reservation.productId));
export type CalendarRow = Awaited<ReturnType<typeof shown>>[number];

export async function findForCalendar(queries: Queries, { id, language }: { id: string; language: ContentLocale }) {
	const [found] = await shown(queries, language).where(eq(reservation.id, id));
	return found;
}

/** The latest first, so that what is cut off is long ago. */
export const findAllForCalendar = (
	queries: Queries,
	{ memberId, language, since, limit }: { memberId: string; language: ContentLocale; since: Date; limit: number },
) =>
	shown(queries, language)
		.where(and(eq(reservation.memberId, memberId), gte(reservation.startsAt, since)))
		.orderBy(desc(reservation.startsAt), desc(reservation.id))
		.limit(limit);

/** Whose calendar an address is; nobody's once the account is not in use. */
export async function findFeedOwner(queries: Queries, secretHash: string) {
	const [found] = await queries
		.select({ memberId: member.id, language: member.locale })
		.from(calendarFeed)
		.innerJoin(member, and(eq(member.id, calendarFeed.memberId), eq(member.status, 'active')))
		.where(eq(calendarFeed.secretHash, secretHash));
	return found;
}

export async function findFeed(queries: Queries, memberId: string) {
	const [found] = await queries.select().from(calendarFeed).where(eq(calendarFeed.memberId, memberId));
	return found;
}

/** One a member: another takes the place of the one there was. */
export async function saveFeed(queries: Queries, feed: typeof calendarFeed.$inferInsert): Promise<void> {
	const { sealed, secretHash, createdAt } = feed;
	await queries
		.insert(calendarFeed)
		.values(feed)
		.onConflictDoUpdate({ target: calendarFeed.memberId, set: { sealed, secretHash, createdAt } });
}

export async function deleteFeed(queries: Queries, memberId: string): Promise<void> {
	await queries.delete(calendarFeed).where(eq(calendarFeed.memberId, memberId));
}
