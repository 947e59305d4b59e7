import { and, asc, eq, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { licence, partner } from '#server/db/schema/partner.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { agreedTitle } from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries } from '#server/queries.ts';

/** Of which organisations; operators ask for all. */
type Houses = 'all' | readonly string[];

/** More than a house receives in two days; of all houses the first. */
const mostArrivals = 200;

/** Who comes in a span of time, in the order they come: by the index of the house, or of all. */
export async function findArrivals(
	queries: Queries,
	{ houses, language, from, to }: { houses: Houses; language: ContentLocale; from: Date; to: Date },
) {
	if (houses.length === 0) return [];
	const own = queries
		.select({ id: provider.id })
		.from(provider)
		.where(houses === 'all' ? undefined : inArray(provider.organisationId, [...houses]));
	return queries
		.select({
			row: reservation,
			title: agreedTitle(language),
			provider: sql<string>`coalesce(${provider.name} ->> ${language}::text, ${provider.name} ->> 'en', ${provider.name} ->> 'ko', '')`,
		})
		.from(reservation)
		.innerJoin(product, eq(product.id, reservation.productId))
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.where(
			and(
				houses === 'all' ? undefined : inArray(reservation.providerId, own),
				gte(reservation.startsAt, from),
				lt(reservation.startsAt, to),
				inArray(reservation.status, ['confirmed', 'completed', 'no-show']),
			),
		)
		.orderBy(asc(reservation.startsAt), asc(reservation.id))
		.limit(mostArrivals);
}
export type FoundArrival = Awaited<ReturnType<typeof findArrivals>>[number];

const mostLicences = 20;

/** Papers that end by a day and that no later one of their kind has taken the place of; the first to end first. */
export async function findEndingLicences(queries: Queries, { houses, by }: { houses: Houses; by: string }) {
	if (houses.length === 0) return [];
	const later = sql`exists (select 1 from ${licence} other where other.organisation_id = ${licence.organisationId}
		and other.kind = ${licence.kind} and (other.expires_on is null or other.expires_on > ${licence.expiresOn}))`;
	return queries
		.select({
			id: licence.id,
			organisationId: licence.organisationId,
			business: partner.businessName,
			kind: licence.kind,
			expiresOn: sql<string>`${licence.expiresOn}::text`,
		})
		.from(licence)
		.innerJoin(partner, eq(partner.organisationId, licence.organisationId))
		.where(
			and(
				houses === 'all' ? undefined : inArray(licence.organisationId, [...houses]),
				lte(licence.expiresOn, by),
				ne(licence.verdict, 'refused'),
				sql`not ${later}`,
			),
		)
		.orderBy(asc(licence.expiresOn), asc(licence.id))
		.limit(mostLicences);
}
