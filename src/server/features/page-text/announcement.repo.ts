import { and, asc, count, eq, gt, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { EventKind } from '#domain/event/event-kinds.ts';
import type { PageTextSlug } from '#domain/page/page-text.ts';
import type { AnnouncedText } from '#domain/page/text-change.ts';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { pageText, textAnnouncement } from '#server/db/schema/page-text.ts';
import type { Queries, Transaction } from '#server/queries.ts';

type Version = { slug: PageTextSlug; version: string };

const ofIt = ({ slug, version }: Version) =>
	and(eq(textAnnouncement.slug, slug), eq(textAnnouncement.version, version));

export async function insertAnnouncement(work: Transaction, { now, ...of }: Version & { now: Date }): Promise<void> {
	await work
		.insert(textAnnouncement)
		.values({ ...of, startedAt: now })
		.onConflictDoNothing();
}

/** What is not told to everybody yet, the oldest first; held, so that one server tells. */
export async function lockUnfinished(work: Transaction) {
	const [row] = await work
		.select({
			...{ slug: textAnnouncement.slug, version: textAnnouncement.version, told: textAnnouncement.told },
			...{ lastMemberId: textAnnouncement.lastMemberId, effectiveOn: pageText.effectiveOn },
		})
		.from(textAnnouncement)
		.innerJoin(pageText, and(eq(pageText.slug, textAnnouncement.slug), eq(pageText.version, textAnnouncement.version)))
		.where(isNull(textAnnouncement.finishedAt))
		.orderBy(asc(textAnnouncement.startedAt), asc(textAnnouncement.slug))
		.limit(1)
		.for('update', { of: textAnnouncement });
	return row;
}

/** Everybody with an account and an address of their own. */
const isTold = and(inArray(member.status, ['active', 'suspended']), isNotNull(member.emailVerifiedAt));

const told = {
	...{ id: member.id, email: member.email, locale: member.locale },
	...{ firstName: member.firstName, lastName: member.lastName, ownName: member.ownName },
};

/** Those who are told, in the order of their ids. */
export function findToldMembers(queries: Queries, { after, limit }: { after: string | null; limit: number }) {
	return queries
		.select(told)
		.from(member)
		.where(and(isTold, after === null ? undefined : gt(member.id, after)))
		.orderBy(asc(member.id))
		.limit(limit);
}

export async function countToldMembers(queries: Queries): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(member).where(isTold);
	return row?.count ?? 0;
}

/** That a version was taken back; held, so that one server tells. */
export async function lockWithdrawal(work: Transaction, eventId: number) {
	const [row] = await work
		.select({
			slug: sql<PageTextSlug>`${event.subjectId}`,
			effectiveOn: sql<string>`${event.facts} ->> 'effectiveOn'`,
		})
		.from(event)
		.where(and(eq(event.id, eventId), eq(event.kind, 'text.version-withdrawn')))
		.for('update');
	return row;
}

type Withdrawn = { slug: AnnouncedText; effectiveOn: string; since: string; eventId: number };

/** Who was told of what was to begin that day, and not yet that it does not. */
export function findToldOf(
	work: Transaction,
	{ slug, effectiveOn, since, eventId, limit }: Withdrawn & { limit: number },
) {
	const toldBy = (kind: EventKind, fact: SQL) =>
		work
			.select({ id: sql<string>`unnest(${event.memberIds})`.as('id') })
			.from(event)
			.where(and(eq(event.subjectKind, 'page-text'), eq(event.subjectId, slug), eq(event.kind, kind), fact));
	const ofComing = sql`${event.at} >= ${since}::timestamptz and ${event.facts} ->> 'effectiveOn' = ${effectiveOn}`;
	const ofWithdrawal = sql`${event.facts} ->> 'withdrawal' = ${String(eventId)}`;
	return work
		.select(told)
		.from(member)
		.where(
			and(
				isTold,
				inArray(member.id, toldBy(`text.${slug}`, ofComing)),
				notInArray(member.id, toldBy(`text.${slug}-withdrawn`, ofWithdrawal)),
			),
		)
		.orderBy(asc(member.id))
		.limit(limit);
}

export async function saveProgress(
	work: Transaction,
	of: Version,
	progress: { told: number; lastMemberId: string | null; finishedAt: Date | null },
): Promise<void> {
	await work.update(textAnnouncement).set(progress).where(ofIt(of));
}
