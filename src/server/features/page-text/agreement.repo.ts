import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AnyConsent } from '#domain/member/consent.ts';
import type { PageTextSlug } from '#domain/page/page-text.ts';
import { consent } from '#server/db/schema/consent.ts';
import { content } from '#server/db/schema/content.ts';
import { member } from '#server/db/schema/member.ts';
import { pageText, textAnnouncement } from '#server/db/schema/page-text.ts';
import type { Queries } from '#server/queries.ts';

type Version = { slug: PageTextSlug; version: string };

const agreedPeople = sql<number>`count(distinct ${consent.memberId}) filter (where ${consent.withdrawnAt} is null)::int`;

/** People, not ticks: who agrees with every reservation is one. */
export function countAgreed(queries: Queries, slugs: readonly PageTextSlug[]) {
	return queries
		.select({
			slug: consent.kind,
			version: consent.version,
			agreed: agreedPeople,
			withdrawn: sql<number>`count(distinct ${consent.memberId}) filter (where ${consent.withdrawnAt} is not null)::int`,
		})
		.from(consent)
		.where(inArray(consent.kind, slugs as AnyConsent[]))
		.groupBy(consent.kind, consent.version);
}

export async function countMembersWithAccount(queries: Queries): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(member)
		.where(inArray(member.status, ['active', 'suspended']));
	return row?.count ?? 0;
}

/** Every version there is, with its title by language and without its body. */
export function findAllVersions(queries: Queries) {
	return queries
		.select({
			...{ slug: pageText.slug, version: pageText.version, effectiveOn: pageText.effectiveOn },
			titles: sql<
				Record<string, string>
			>`(select jsonb_object_agg(key, value ->> 'title') from jsonb_each(${pageText.texts}))`,
		})
		.from(pageText);
}

export function findDraftedTexts(queries: Queries) {
	return queries
		.select({ id: content.id })
		.from(content)
		.where(and(eq(content.kind, 'page-text'), sql`${content.published} is distinct from ${content.latest}`));
}

export function findAnnouncements(queries: Queries, slug: PageTextSlug) {
	return queries.select().from(textAnnouncement).where(eq(textAnnouncement.slug, slug));
}

const isOf = ({ slug, version }: Version) => and(eq(consent.kind, slug as AnyConsent), eq(consent.version, version));

/** PostgreSQL counts microseconds, a Date does not. */
const exactGivenAt = sql<string>`${consent.givenAt}::text`;

/** The latest first, from the index of the version. */
export function findAgreements(
	queries: Queries,
	{ after, limit, ...of }: Version & { after: { givenAt: string; id: string } | undefined; limit: number },
) {
	const beyond = after && sql`(${consent.givenAt}, ${consent.id}) < (${after.givenAt}::timestamptz, ${after.id}::uuid)`;
	return queries
		.select({
			...{ id: consent.id, memberId: consent.memberId, version: consent.version, locale: consent.locale },
			...{ givenAt: consent.givenAt, exactGivenAt, withdrawnAt: consent.withdrawnAt },
			...{ reservationId: consent.reservationId, questionId: consent.questionId },
			consultationId: consent.consultationId,
			...{ firstName: member.firstName, lastName: member.lastName, email: member.email, status: member.status },
		})
		.from(consent)
		.innerJoin(member, eq(member.id, consent.memberId))
		.where(and(isOf(of), beyond))
		.orderBy(desc(consent.givenAt), desc(consent.id))
		.limit(limit);
}

/** Nobody pages through more. */
const mostCounted = 1_000;

export async function countAgreements(queries: Queries, of: Version): Promise<number> {
	const some = queries.select({ id: consent.id }).from(consent).where(isOf(of)).limit(mostCounted).as('some');
	const [row] = await queries.select({ count: count() }).from(some);
	return row?.count ?? 0;
}
