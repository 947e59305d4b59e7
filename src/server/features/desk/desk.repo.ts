import { and, asc, count, eq, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { EndingLicence } from '#contract/api/desk.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { standOf } from '#domain/member/partner-machine.ts';
import { isServing } from '#domain/organisation/organisation.ts';
import { cooperativeStatusOf } from '#domain/organisation/organisation-status.ts';
import { licenceState, warnedBy } from '#domain/provider/licence.ts';
import { member } from '#server/db/schema/member.ts';
import { organisation } from '#server/db/schema/organisation.ts';
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
			/** Without an account. */
			isGuest: sql<boolean>`${member.status} = 'guest'`,
			provider: sql<string>`coalesce(${provider.name} ->> ${language}::text, ${provider.name} ->> 'en', ${provider.name} ->> 'ko', '')`,
		})
		.from(reservation)
		.innerJoin(product, eq(product.id, reservation.productId))
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.innerJoin(member, eq(member.id, reservation.memberId))
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

type EndingBy = { houses: Houses; today: string };
type After = { on: string; id: string };

/** Soon or already, and no later one of their kind has taken their place: one that was refused does not. */
const isEnding = ({ houses, today }: EndingBy) =>
	and(
		houses === 'all' ? undefined : inArray(licence.organisationId, [...houses]),
		lte(licence.expiresOn, warnedBy(today)),
		ne(licence.verdict, 'refused'),
		sql`not exists (select 1 from ${licence} other where other.organisation_id = ${licence.organisationId}
			and other.kind = ${licence.kind} and other.verdict <> 'refused'
			and (other.expires_on is null or other.expires_on > ${licence.expiresOn}))`,
	);

/** Papers that run out or have, the first to end first, and when somebody was mailed about them. */
export async function findEndingLicences(
	queries: Queries,
	{ after, limit, ...ending }: EndingBy & { after?: After | undefined; limit: number },
) {
	const { houses, today } = ending;
	if (houses.length === 0) return [];
	const toldAt = sql<
		string | null
	>`(select max(at) from event where kind = 'partner.licence-ending' and subject_kind = 'partner'
		and subject_id = ${licence.organisationId}::text and facts ->> 'licence' = ${licence.kind}
		and facts ->> 'on' = ${licence.expiresOn}::text)`;
	const rows = await queries
		.select({
			id: licence.id,
			organisationId: licence.organisationId,
			business: partner.businessName,
			kind: licence.kind,
			expiresOn: sql<string>`${licence.expiresOn}::text`,
			status: organisation.status,
			moreAskedAt: partner.moreAskedAt,
			toldAt,
		})
		.from(licence)
		.innerJoin(partner, eq(partner.organisationId, licence.organisationId))
		.innerJoin(organisation, eq(organisation.id, licence.organisationId))
		.where(
			and(
				isEnding(ending),
				after && sql`(${licence.expiresOn}, ${licence.id}) > (${after.on}::date, ${after.id}::uuid)`,
			),
		)
		.orderBy(asc(licence.expiresOn), asc(licence.id))
		.limit(limit);
	return rows.map(
		({ status, moreAskedAt, ...row }): EndingLicence => ({
			...row,
			application: isServing(status) ? null : standOf({ status: cooperativeStatusOf(status), moreAskedAt }),
			isSuspended: status === 'suspended',
			isOver: licenceState(row.expiresOn, today) === 'run-out',
			toldAt: row.toldAt === null ? null : new Date(row.toldAt).toISOString(),
		}),
	);
}

export async function countEndingLicences(queries: Queries, ending: EndingBy): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(licence)
		.innerJoin(partner, eq(partner.organisationId, licence.organisationId))
		.where(isEnding(ending));
	return row?.count ?? 0;
}
