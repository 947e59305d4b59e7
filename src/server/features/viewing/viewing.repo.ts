import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#domain/kernel/durations.ts';
import type { Subject } from '#domain/viewing/viewing.ts';
import { advisoryKeys } from '#server/db/locks.ts';
import { notice } from '#server/db/schema/notice.ts';
import { promotion } from '#server/db/schema/promotion.ts';
import { viewing } from '#server/db/schema/viewing.ts';
import type { Queries } from '#server/queries.ts';
import { countsAt } from '../notice/notice.repo.ts';

/** Among the subjects, for it lives and goes with the hashes it made. */
const saltSubject = 'salt';

export async function findSalt(queries: Queries, day: string): Promise<string | undefined> {
	const [row] = await queries
		.select({ salt: viewing.viewerHash })
		.from(viewing)
		.where(and(eq(viewing.day, day), eq(viewing.subject, saltSubject)))
		.limit(1);
	return row?.salt;
}

/** Until the transaction ends: two servers must not make two salts of one day. */
export async function lockSalt(queries: Queries): Promise<void> {
	await queries.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.viewingSalt}::int)`);
}

export async function insertSalt(queries: Queries, { day, salt }: { day: string; salt: string }): Promise<void> {
	await queries.insert(viewing).values({ day, subject: saltSubject, viewerHash: salt }).onConflictDoNothing();
}

const yearMs = 365 * dayMs;

/** What may be counted: what anybody can open now. */
const tables = {
	notice: { table: notice, isOpenAt: countsAt },
	promotion: {
		table: promotion,
		isOpenAt: (now) => and(eq(promotion.isArchived, false), gt(promotion.endsAt, new Date(now.getTime() - yearMs))),
	},
} satisfies Record<
	Subject['kind'],
	{ table: typeof notice | typeof promotion; isOpenAt: (now: Date) => SQL | undefined }
>;

/**
 * Remembers the reader and counts one more in one statement: whoever comes second, even at the same instant, finds the
 * row there and counts nothing. A subject that does not exist leaves no row either.
 */
export async function addViewing(
	queries: Queries,
	{ subject, viewerHash, day, now }: { subject: Subject; viewerHash: string; day: string; now: Date },
): Promise<boolean> {
	const { table, isOpenAt } = tables[subject.kind];
	const { rowCount } = await queries.execute(sql`
		with seen as (
			insert into ${viewing} (subject, viewer_hash, on_day)
			select ${`${subject.kind}/${subject.id}`}, ${viewerHash}, ${day}::date from ${table}
			where ${table.id} = ${subject.id} and ${isOpenAt(now)}
			on conflict do nothing returning 1
		)
		update ${table} set views = views + 1 where ${table.id} = ${subject.id} and exists (select from seen)`);
	return rowCount === 1;
}

export async function deleteViewingsBefore(queries: Queries, day: string): Promise<void> {
	await queries.delete(viewing).where(lt(viewing.day, day));
}
