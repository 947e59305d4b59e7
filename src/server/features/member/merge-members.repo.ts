import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { rolesWith } from '#domain/organisation/rights.ts';
import { doubledWaits } from '#domain/waiting/waiting.ts';
import { file } from '#server/db/schema/file.ts';
import { member } from '#server/db/schema/member.ts';
import { mergedMember } from '#server/db/schema/merged-member.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { tripShare } from '#server/db/schema/trip.ts';
import { waiting } from '#server/db/schema/waiting.ts';
import { lockTelling } from '#server/features/event/event.repo.ts';
import type { Queries } from '#server/queries.ts';
import { memberColumns } from './member-columns.ts';
import { moveNews, movePromotions, moveReservationHistory, moveWishes } from './take-over.repo.ts';

/** What each of two accounts holds, in one question. */
export async function countHeld(queries: Queries, ids: readonly string[]) {
	const of = (table: string, more = '') =>
		sql.raw(`(select count(*)::int from ${table} where member_id = member.id ${more})`);
	const { rows } = await queries.execute<Record<string, number> & { id: string }>(sql`select id,
			${of('reservation')} as reservations,
			${of('waiting', `and status in ('waiting', 'offered')`)} as waiting,
			${of('matching_question')} + ${of('matching_held')} as questions,
			${of('consultation')} as consultations,
			${of('video_date')} as videos,
			${of('thread_party')} as threads,
			${of('rating')} as ratings,
			${of('wish')} as wishes,
			(select count(*)::int from ${file} where owner_id = member.id) as files,
			${of('consent')} as consents,
			${of('staff', 'and left_at is null')} as works,
			${of('passkey')} + ${of('authenticator', 'and confirmed_at is not null')} as passkeys,
			${of('session')} as sessions
		from ${member} where ${inArray(member.id, [...ids])}`);
	return rows;
}

/** Both accounts, held until the transaction ends, always in the same order. */
export async function lockMembers(queries: Queries, ids: readonly string[]) {
	// Before the accounts, as who tells of events holds them: what is told meanwhile would be told to an account that has ended.
	await lockTelling(queries);
	return queries
		.select()
		.from(member)
		.where(inArray(member.id, [...ids]))
		.orderBy(asc(member.id))
		.for('update');
}

type Merging = { into: string; from: string; now: Date };

/**
 * Everything of one account becomes the other's, by the table of columns and the rules below. Answers with the files whose bytes can
 * go once this is committed.
 */
export async function moveEverything(
	queries: Queries,
	{ into, from, now, ...kept }: Merging & { keepsNews: boolean; hasPhoto: boolean; hasPassport: boolean },
): Promise<string[]> {
	const hasWorked =
		(await queries.select({ id: staff.id }).from(staff).where(eq(staff.memberId, from)).limit(1)).length > 0;
	await moveReservationHistory(queries, into, [from]);
	await moveNews(queries, into, [from]);
	await moveWishes(queries, into, [from]);
	await movePromotions(queries, into, [from]);
	await settleParties(queries, { into, from });
	await settleWaiting(queries, { into, from });
	await settleConsents(queries, { into, from, now }, kept);
	await settleKeys(queries, { from, now });
	await settleWorks(queries, { into, from, now });
	// Whom it was sent to sees a journey of days, and would see what the other account has on them.
	await queries
		.update(tripShare)
		.set({ memberId: into, revokedAt: sql`coalesce(${tripShare.revokedAt}, ${now.toISOString()}::timestamptz)` })
		.where(eq(tripShare.memberId, from));
	// The account that stays opens its lists as before.
	await queries.execute(sql`update saved_view set is_default = false where member_id = ${from}::uuid`);
	const unused = await settleFiles(queries, { into, from }, kept.hasPhoto);
	await moveColumns(queries, { into, from }, hasWorked);
	return unused;
}

/** A fixed number of statements, one a column: each is another table. */
async function moveColumns(queries: Queries, { into, from }: Pick<Merging, 'into' | 'from'>, hasWorked: boolean) {
	for (const [name, fate] of Object.entries(memberColumns)) {
		const [table, column] = name.split('.').map((part) => sql.identifier(part));
		if (!table || !column) continue;
		const isTheirs = sql`${column} = ${from}::uuid`;
		if (fate.rule === 'ends') await queries.execute(sql`delete from ${table} where ${isTheirs}`);
		if (fate.rule === 'once')
			await queries.execute(sql`delete from ${table} as mine where mine.${column} = ${from}::uuid
				and exists (select 1 from ${table} as other where other.${column} = ${into}::uuid
					and ${sql.join(
						fate.with.map((one) => sql`other.${sql.identifier(one)} is not distinct from mine.${sql.identifier(one)}`),
						sql` and `,
					)})`);
		if (fate.rule === 'once' || fate.rule === 'moves' || (fate.rule === 'work' && hasWorked))
			await queries.execute(sql`update ${table} set ${column} = ${into}::uuid where ${isTheirs}`);
	}
}

type Two = Pick<Merging, 'into' | 'from'>;

/** In one thread they are one: the guest whose it is, else what the account that stays is there. */
async function settleParties(queries: Queries, { into, from }: Two): Promise<void> {
	await queries.execute(sql`delete from thread_party as one using thread_party as other
		where one.thread_id = other.thread_id and one.member_id <> other.member_id
			and one.member_id in (${into}::uuid, ${from}::uuid) and other.member_id in (${into}::uuid, ${from}::uuid)
			and case when (one.role = 'guest') <> (other.role = 'guest') then other.role = 'guest'
				else one.member_id = ${from}::uuid end`);
	await queries.execute(sql`update thread_party set member_id = ${into}::uuid where member_id = ${from}::uuid`);
	await queries.execute(sql`delete from file_grant as mine using file_grant as other
		where mine.grantee_kind = 'member' and mine.grantee_id = ${from}
			and other.grantee_kind = 'member' and other.grantee_id = ${into} and other.file_id = mine.file_id
			and other.subject_kind = mine.subject_kind and other.subject_id = mine.subject_id`);
	await queries.execute(
		sql`update file_grant set grantee_id = ${into} where grantee_kind = 'member' and grantee_id = ${from}`,
	);
}

/** Nobody waits twice for one slot: the longer wait stays. What was offered already holds places and stays too. */
async function settleWaiting(queries: Queries, { into, from }: Two): Promise<void> {
	await queries.execute(sql`update waiting set member_id = ${into}::uuid where member_id = ${from}::uuid`);
	const all = await queries
		.select()
		.from(waiting)
		.where(and(eq(waiting.memberId, into), inArray(waiting.status, ['waiting', 'offered'])))
		.orderBy(asc(waiting.id))
		// None of them is offered between looking and withdrawing.
		.for('update');
	const doubled = doubledWaits(all.map((row) => ({ ...row, time: row.order.time })));
	if (doubled.length === 0) return;
	await queries.update(waiting).set({ status: 'withdrawn' }).where(inArray(waiting.id, doubled));
}

/**
 * What was agreed to stays written down as it was. News go out only where the person's last word says so; a passport number is not
 * taken along, and where the account that stays has none, what was agreed for it ends.
 */
async function settleConsents(
	queries: Queries,
	{ into, from, now }: Merging,
	{ keepsNews, hasPassport }: { keepsNews: boolean; hasPassport: boolean },
): Promise<void> {
	const ended = sql`update consent set withdrawn_at = ${now.toISOString()}::timestamptz where withdrawn_at is null`;
	if (!hasPassport) await queries.execute(sql`${ended} and member_id = ${from}::uuid and kind = 'passport'`);
	await queries.execute(sql`update consent set member_id = ${into}::uuid where member_id = ${from}::uuid`);
	if (!keepsNews) await queries.execute(sql`${ended} and member_id = ${into}::uuid and kind = 'news'`);
}

/**
 * A key for programs ends with the work of who made it. One that has ended so would work again in the name of the account that
 * stays, where that manages keys: it is over for good.
 */
async function settleKeys(queries: Queries, { from, now }: Pick<Merging, 'from' | 'now'>): Promise<void> {
	await queries.execute(sql`update api_key set revoked_at = ${now.toISOString()}::timestamptz
		where made_by = ${from}::uuid and revoked_at is null
			and not exists (select 1 from staff where staff.organisation_id = api_key.organisation_id
				and staff.member_id = ${from}::uuid and staff.left_at is null
				and staff.role = any(${sql.param(rolesWith('key.manage'))}::text[]))`);
}

/** Where they work they are what the account that stays is; that they were there stays. */
async function settleWorks(queries: Queries, { into, from, now }: Merging): Promise<void> {
	await queries
		.update(staff)
		.set({ leftAt: now })
		.where(and(eq(staff.memberId, from), isNull(staff.leftAt)));
	await queries.update(staff).set({ memberId: into }).where(eq(staff.memberId, from));
}

/** One has one portrait. */
async function settleFiles(queries: Queries, { into, from }: Two, hasPhoto: boolean): Promise<string[]> {
	const gone = !hasPhoto
		? []
		: await queries
				.delete(file)
				.where(and(eq(file.ownerId, from), eq(file.use, 'photo')))
				.returning({ id: file.id });
	await queries.update(file).set({ ownerId: into }).where(eq(file.ownerId, from));
	return gone.map(({ id }) => id);
}

export async function insertMerged(queries: Queries, row: typeof mergedMember.$inferInsert): Promise<void> {
	await queries.insert(mergedMember).values(row);
}

/** The accounts that became part of this one, and its addresses of then. */
export const findMergedInto = (queries: Queries, memberId: string) =>
	queries
		.select({ id: mergedMember.id, email: mergedMember.email, at: mergedMember.at })
		.from(mergedMember)
		.where(eq(mergedMember.memberId, memberId))
		.orderBy(desc(mergedMember.at), asc(mergedMember.id));

/** Where everything of a closed account went; undefined where it was not merged. */
export async function findMergedOf(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await queries.select({ into: mergedMember.memberId }).from(mergedMember).where(eq(mergedMember.id, id));
	return row?.into;
}

/** With the account that stays, the addresses go too: answers with the rows that were left behind. */
export async function forgetMerged(queries: Queries, memberId: string): Promise<string[]> {
	const rows = await queries
		.update(mergedMember)
		.set({ email: '' })
		.where(eq(mergedMember.memberId, memberId))
		.returning({ id: mergedMember.id });
	return rows.map(({ id }) => id);
}
