import { and, count, desc, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { JobList } from '#contract/api/running.ts';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import { browserCode } from '#domain/running/browser-failure.ts';
import { asideMark } from '#domain/running/set-aside.ts';
import { event } from '#server/db/schema/event.ts';
import { failure } from '#server/db/schema/failure.ts';
import { file } from '#server/db/schema/file.ts';
import { installation } from '#server/db/schema/installation.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import type { Pool, Queries, Transaction } from '#server/queries.ts';

/** What the queue lets everybody read (`graphile_worker.jobs`); its own tables are its own. */
type JobRow = {
	id: string;
	task: string;
	attempts: number;
	maxAttempts: number;
	lastError: string | null;
	runAt: Date;
	createdAt: Date;
	isWorkedOn: boolean;
};

const isAside = sql`(attempts >= max_attempts and locked_at is null and coalesce(last_error like ${`%${asideMark}`}, false))`;
const isListed: Record<JobList, SQL> = {
	failed: sql`(last_error is not null and not ${isAside})`,
	'set-aside': isAside,
	all: sql`true`,
};
/** Nobody pages through more. */
const mostCounted = 1_000;

export async function findJobs(
	queries: Queries,
	{ list, after, limit }: { list: JobList; after: number | undefined; limit: number },
): Promise<JobRow[]> {
	return jobRows(
		queries,
		sql`where ${isListed[list]} and ${after === undefined ? sql`true` : sql`jobs.id < ${after}::bigint`}
		order by jobs.id desc limit ${limit}`,
	);
}

export const findJob = async (queries: Queries, id: string): Promise<JobRow | undefined> =>
	(await jobRows(queries, sql`where jobs.id = ${id}::bigint`))[0];

async function jobRows(queries: Queries, which: SQL): Promise<JobRow[]> {
	const { rows } = await queries.execute<
		Omit<JobRow, 'runAt' | 'createdAt'> & { runAt: string; createdAt: string }
	>(sql`
		select jobs.id::text, task_identifier as task, attempts, max_attempts as "maxAttempts", last_error as "lastError",
			run_at as "runAt", created_at as "createdAt", locked_at is not null as "isWorkedOn"
		from graphile_worker.jobs ${which}`);
	return rows.map((row) => ({ ...row, runAt: new Date(row.runAt), createdAt: new Date(row.createdAt) }));
}

export async function countJobs(queries: Queries, list: JobList): Promise<number> {
	const { rows } = await queries.execute<{ count: number }>(sql`
		select count(*)::int as count from (select 1 from graphile_worker.jobs
			where ${isListed[list]} limit ${mostCounted}) as counted`);
	return rows[0]?.count ?? 0;
}

/** How the queue is: by one look at it. */
export async function readQueue(queries: Queries, now: Date) {
	const { rows } = await queries.execute<{ waiting: number; givenUp: number; lateMs: number }>(sql`
		select count(*) filter (where attempts < max_attempts)::int as waiting,
			count(*) filter (where attempts >= max_attempts and locked_at is null and not ${isAside})::int as "givenUp",
			coalesce(max(extract(epoch from ${now.toISOString()}::timestamptz - run_at) * 1000)
				filter (where attempts < max_attempts and locked_at is null and run_at < ${now.toISOString()}::timestamptz), 0)::float8 as "lateMs"
		from graphile_worker.jobs`);
	return rows[0] ?? { waiting: 0, givenUp: 0, lateMs: 0 };
}

/** Who set each aside the last time; those of which the trail knows. */
export async function findAsides(queries: Queries, ids: readonly string[]) {
	if (ids.length === 0) return [];
	return queries
		.selectDistinctOn([event.subjectId], {
			...{ id: event.subjectId, facts: event.facts, at: event.at },
			...{ firstName: member.firstName, lastName: member.lastName },
		})
		.from(event)
		.leftJoin(member, and(eq(member.id, event.actorId), ne(member.status, 'closed')))
		.where(and(eq(event.subjectKind, 'job'), inArray(event.subjectId, [...ids]), eq(event.kind, 'site.job-set-aside')))
		.orderBy(event.subjectId, desc(event.at), desc(event.id));
}

/** Other words for why it was given up, through the queue's own door; false where it has been taken up meanwhile. */
export async function giveUpJob(queries: Queries, id: string, lastError: string): Promise<boolean> {
	const { rows } = await queries.execute<{ id: string }>(sql`
		select id::text from graphile_worker.permanently_fail_jobs(
			array(select id from graphile_worker.jobs where id = ${id}::bigint and attempts >= max_attempts), ${lastError})`);
	return rows.length > 0;
}

/** Through the queue's own door; false where there is no such job, or somebody is at it. */
export async function rescheduleJob(queries: Queries, id: string, now: Date): Promise<boolean> {
	const { rows } = await queries.execute<{ id: string }>(sql`
		select id::text from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => ${now.toISOString()}::timestamptz, attempts => 0)`);
	return rows.length > 0;
}

export async function countMailsBy(queries: Queries) {
	const rows = await queries
		.select({ status: mail.status, count: count() })
		.from(mail)
		.where(inArray(mail.status, ['failed', 'queued']))
		.groupBy(mail.status);
	const of = (status: 'failed' | 'queued') => rows.find((row) => row.status === status)?.count ?? 0;
	return { failed: of('failed'), queued: of('queued') };
}

/** The failed ones by what they failed of, those since a moment apart from those before; `at` is the youngest of each. */
export async function countMailFailures(queries: Queries, since: Date) {
	const rows = await queries
		.select({ lastError: mail.lastError, count: count(), at: sql<string>`max(${mail.createdAt})::text` })
		.from(mail)
		.where(eq(mail.status, 'failed'))
		.groupBy(mail.lastError, sql`${mail.createdAt} < ${since.toISOString()}::timestamptz`);
	return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** Those that were tried in vain and are tried again: how many, since when, and whether younger ones went out. */
export async function findStuckMails(queries: Queries): Promise<{ count: number; since: Date | null; goOut: boolean }> {
	const { rows } = await queries.execute<{ count: number; since: string | null; goOut: boolean }>(sql`
		select count(*)::int as count, min(created_at)::text as since,
			exists (select 1 from mail sent where sent.status = 'sent' and sent.created_at > min(stuck.created_at)) as "goOut"
		from mail stuck where stuck.status = 'queued' and stuck.attempts > 0`);
	const [row] = rows;
	return { count: row?.count ?? 0, since: row?.since ? new Date(row.since) : null, goOut: row?.goOut ?? false };
}

export async function readMigrations(queries: Queries): Promise<{ count: number; lastAt: number | null }> {
	const { rows } = await queries.execute<{ count: number; lastAt: string | null }>(
		sql`select count(*)::int as count, max(created_at)::text as "lastAt" from drizzle.__drizzle_migrations`,
	);
	const [row] = rows;
	return { count: row?.count ?? 0, lastAt: row?.lastAt ? Number(row.lastAt) : null };
}

/** Reads all of a table: asked for through `cached`. */
export async function readSizes(reads: Pool) {
	const [files] = await reads
		.select({ files: count(), fileBytes: sql<string>`coalesce(sum(${file.bytes}), 0)` })
		.from(file);
	const { rows } = await reads.execute<{ bytes: string }>(
		sql`select pg_database_size(current_database())::text as bytes`,
	);
	return {
		databaseBytes: Number(rows[0]?.bytes ?? 0),
		files: files?.files ?? 0,
		fileBytes: Number(files?.fileBytes ?? 0),
	};
}

type NewFailure = typeof failure.$inferInsert;

export const insertFailure = (queries: Queries, row: NewFailure): Promise<void> => insertFailures(queries, [row]);

export async function insertFailures(queries: Queries, rows: NewFailure[]): Promise<void> {
	await queries.insert(failure).values(rows);
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const ofNumber = (number: string | undefined): SQL | undefined =>
	number === undefined ? undefined : sql`${failure.number} like ${`${escaped(number)}%`}`;

const ofBrowsers = (isBrowser: boolean | undefined): SQL | undefined =>
	isBrowser === undefined ? undefined : (isBrowser ? eq : ne)(failure.code, browserCode);

export function findFailures(
	queries: Queries,
	options: { number: string | undefined; after: { at: string; id: string } | undefined; limit: number },
) {
	const { after, limit } = options;
	const isAfter = after && sql`(${failure.at}, ${failure.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`;
	return queries
		.select()
		.from(failure)
		.where(and(ofNumber(options.number), isAfter))
		.orderBy(desc(failure.at), desc(failure.id))
		.limit(limit);
}

export async function countFailures(
	queries: Queries,
	{ number, since, isBrowser }: { number?: string | undefined; since?: Date; isBrowser?: boolean },
): Promise<number> {
	const some = queries
		.select({ id: failure.id })
		.from(failure)
		.where(and(ofNumber(number), since && gte(failure.at, since), ofBrowsers(isBrowser)))
		.limit(mostCounted)
		.as('some');
	const [row] = await queries.select({ count: count() }).from(some);
	return row?.count ?? 0;
}

/** Those that are old, and the oldest beyond so many. */
export async function layOffFailures(
	queries: Queries,
	{ before, keep, isBrowser }: { before: Date; keep: number; isBrowser: boolean },
): Promise<void> {
	await queries.delete(failure).where(lt(failure.at, before));
	const surplus = queries
		.select({ id: failure.id })
		.from(failure)
		.where(ofBrowsers(isBrowser))
		.orderBy(desc(failure.at), desc(failure.id))
		.offset(keep);
	await queries.delete(failure).where(inArray(failure.id, surplus));
}

export async function findBackup(queries: Queries): Promise<{ at: Date; name: string; bytes: number } | undefined> {
	const [row] = await queries
		.select({ at: installation.backedUpAt, name: installation.backupName, bytes: installation.backupBytes })
		.from(installation);
	if (!row || row.at === null) return undefined;
	return { at: row.at, name: row.name ?? '', bytes: row.bytes ?? 0 };
}

export async function findSwitches(queries: Queries) {
	const { isJoinOpen, isVideoOn, maintenance } = siteProfile;
	const [row] = await queries.select({ isJoinOpen, isVideoOn, maintenance }).from(siteProfile);
	// Where no profile is there yet, nothing was turned off.
	return row ?? { isJoinOpen: true, isVideoOn: true, maintenance: null };
}

/** Of two who set it at once, one has seen what the other set. */
export async function lockMaintenance(work: Transaction): Promise<LocaleText | null> {
	const [row] = await work.select({ maintenance: siteProfile.maintenance }).from(siteProfile).for('update');
	return row?.maintenance ?? null;
}

export async function setJoinOpen(queries: Queries, isOn: boolean): Promise<void> {
	await queries.update(siteProfile).set({ isJoinOpen: isOn }).where(eq(siteProfile.id, 1));
}

export async function setMaintenance(queries: Queries, texts: LocaleText | null): Promise<void> {
	await queries.update(siteProfile).set({ maintenance: texts }).where(eq(siteProfile.id, 1));
}
