import { and, desc, eq, gt, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { RatingStatus } from '#domain/rating/rating.ts';
import type { TakenBack } from '#domain/rating/rating-rules.ts';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { rating } from '#server/db/schema/rating.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { agreedTitle, shownTitle } from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries } from '#server/queries.ts';

/** Completed, not rated, and ended since: what can be rated, the newest first. */
export function findRateable(
	queries: Queries,
	{
		memberId,
		language,
		endedSince,
		limit,
	}: { memberId: string; language: ContentLocale; endedSince: Date; limit: number },
) {
	return queries
		.select({
			reservationId: reservation.id,
			productId: reservation.productId,
			on: reservation.on,
			persons: reservation.persons,
			endsAt: reservation.endsAt,
			area: product.area,
			title: agreedTitle(language),
			picture: sql<string>`coalesce(${product.photographs}[1], ${product.pictures}[1], '')`,
			providerName: provider.name,
		})
		.from(reservation)
		.innerJoin(product, eq(product.id, reservation.productId))
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.leftJoin(rating, eq(rating.reservationId, reservation.id))
		.where(
			and(
				eq(reservation.memberId, memberId),
				eq(reservation.status, 'completed'),
				gte(reservation.endsAt, endedSince),
				isNull(rating.id),
				// `hasCome` as the database says it.
				or(gt(reservation.paidWon, 0), isNotNull(reservation.checkedAt), isNotNull(reservation.arrivedAt)),
				// Nobody praises their own house.
				sql`not exists (select 1 from ${staff} where ${staff.memberId} = ${reservation.memberId}
					and ${staff.organisationId} = ${provider.organisationId} and ${staff.leftAt} is null)`,
			),
		)
		.orderBy(desc(reservation.endsAt), desc(reservation.id))
		.limit(limit);
}

/** A product as the form shows it, whether or not it is still offered: who was there may rate it. */
export async function findRatedProduct(
	queries: Queries,
	{ productId, language }: { productId: string; language: ContentLocale },
) {
	const [row] = await queries
		.select({
			productId: product.id,
			area: product.area,
			title: shownTitle(language),
			picture: sql<string>`coalesce(${product.photographs}[1], ${product.pictures}[1], '')`,
			providerName: provider.name,
			organisationId: provider.organisationId,
			status: product.status,
		})
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(eq(product.id, productId));
	return row;
}

/** A member's reservations of a product, the latest first, each with its rating. */
export function findReservationsToRate(
	queries: Queries,
	{ memberId, productId }: { memberId: string; productId: string },
) {
	return queries
		.select({
			id: reservation.id,
			code: reservation.code,
			on: reservation.on,
			totalWon: reservation.totalWon,
			persons: reservation.persons,
			status: reservation.status,
			endsAt: reservation.endsAt,
			paidWon: reservation.paidWon,
			checkedAt: reservation.checkedAt,
			arrivedAt: reservation.arrivedAt,
			ratingId: rating.id,
		})
		.from(reservation)
		.leftJoin(rating, eq(rating.reservationId, reservation.id))
		.where(and(eq(reservation.memberId, memberId), eq(reservation.productId, productId)))
		.orderBy(desc(reservation.endsAt), desc(reservation.id))
		.limit(100);
}

/**
 * What decides whether a reservation may be rated by this member; undefined where it is none of theirs. The member is
 * held, so that an account being closed at that moment is waited for, and then is nobody's.
 */
export async function lockWriteFacts(
	queries: Queries,
	{ reservationId, memberId }: { reservationId: string; memberId: string },
) {
	const [row] = await queries
		.select({
			productId: reservation.productId,
			status: reservation.status,
			endsAt: reservation.endsAt,
			paidWon: reservation.paidWon,
			checkedAt: reservation.checkedAt,
			arrivedAt: reservation.arrivedAt,
			area: product.area,
			organisationId: provider.organisationId,
			firstName: member.firstName,
			country: member.country,
			emailVerifiedAt: member.emailVerifiedAt,
		})
		.from(reservation)
		.innerJoin(member, and(eq(member.id, reservation.memberId), eq(member.status, 'active')))
		.innerJoin(product, eq(product.id, reservation.productId))
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.where(and(eq(reservation.id, reservationId), eq(reservation.memberId, memberId)))
		.for('key share', { of: member });
	return row;
}

export async function findRatingIdOf(queries: Queries, reservationId: string): Promise<string | undefined> {
	const [row] = await queries.select({ id: rating.id }).from(rating).where(eq(rating.reservationId, reservationId));
	return row?.id;
}

/** How the rating of a reservation stood when its author took it back, the last time; by the trail about the member. */
export async function findTakenBack(
	queries: Queries,
	{ memberId, reservationId }: { memberId: string; reservationId: string },
): Promise<TakenBack | undefined> {
	const [row] = await queries
		.select({ details: event.facts })
		.from(event)
		.where(
			and(
				eq(event.aboutId, memberId),
				eq(event.kind, 'rating.taken-back'),
				sql`${event.facts} ->> 'reservationId' = ${reservationId}`,
			),
		)
		.orderBy(desc(event.at), desc(event.id))
		.limit(1);
	if (!row) return undefined;
	const { status, openReports, writtenAt } = row.details;
	return {
		status: status as RatingStatus,
		openReports: Number(openReports),
		writtenAt: new Date(String(writtenAt)),
	};
}

export async function findAuthor(queries: Queries, memberId: string) {
	const [row] = await queries
		.select({ firstName: member.firstName, country: member.country, emailVerifiedAt: member.emailVerifiedAt })
		.from(member)
		.where(eq(member.id, memberId));
	return row;
}
