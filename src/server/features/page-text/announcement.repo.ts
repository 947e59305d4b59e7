import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { PageTextSlug } from '#domain/page/page-text.ts';
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

/** Everybody with an account and an address of their own, in the order of their ids. */
export function findToldMembers(queries: Queries, { after, limit }: { after: string | null; limit: number }) {
	return queries
		.select({
			...{ id: member.id, email: member.email, locale: member.locale },
			...{ firstName: member.firstName, lastName: member.lastName, ownName: member.ownName },
		})
		.from(member)
		.where(
			and(
				inArray(member.status, ['active', 'suspended']),
				isNotNull(member.emailVerifiedAt),
				after === null ? undefined : gt(member.id, after),
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
