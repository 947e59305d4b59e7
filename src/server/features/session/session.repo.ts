import { and, desc, eq, gt, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { CooperativeStatus, GroupCode } from '#domain/member/group.ts';
import type { MemberStatus } from '#domain/member/member.ts';
import type { Factor } from '#domain/member/sign-in.ts';
import type { Work } from '#domain/organisation/organisation.ts';
import { member } from '#server/db/schema/member.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { pendingSignIn, session } from '#server/db/schema/session.ts';
import type { Pool, Queries } from '#server/queries.ts';

export type SessionRow = {
	id: string;
	memberId: string;
	isKept: boolean;
	factors: Factor[];
	signedInAt: Date;
	lastSeenAt: Date;
	expiresAt: Date;
	endsAt: Date;
	status: MemberStatus;
	name: string;
	group: GroupCode;
	cooperative: CooperativeStatus | null;
	works: Work[];
	consoleLocale: ContentLocale | null;
	/** Until when an operator may work without a second factor. */
	factorDueAt: Date | null;
};

const bySecret = `select session.id, member_id as "memberId", is_kept as "isKept", factors, factor_due_at as "factorDueAt", signed_in_at as "signedInAt",
	last_seen_at as "lastSeenAt", expires_at as "expiresAt", ends_at as "endsAt", status, first_name as name, group_code as "group",
	cooperative_status as cooperative, console_locale as "consoleLocale", coalesce((select jsonb_agg(jsonb_build_object('organisationId', working.organisation_id,
		'role', working.role, 'status', house.status, 'duties', working.duties) order by working.joined_at, working.id)
		from staff working join organisation house on house.id = working.organisation_id
		where working.member_id = member.id and working.left_at is null and house.status <> 'closed'), '[]') as works
	from session join member on member.id = session.member_id where secret_hash = $1`;

/** Asked with every request of a member: prepared once a connection. */
export async function findSession(reads: Pool, secretHash: string): Promise<SessionRow | undefined> {
	const { rows } = await reads.$client.query<SessionRow>({
		name: 'session-by-secret',
		text: bySecret,
		values: [secretHash],
	});
	return rows[0];
}

export async function insertSession(
	queries: Queries,
	row: Pick<
		typeof session.$inferInsert,
		'memberId' | 'secretHash' | 'isKept' | 'factors' | 'device' | 'expiresAt' | 'endsAt'
	>,
	now: Date,
): Promise<string> {
	const [made] = await queries
		.insert(session)
		.values({ ...row, createdAt: now, signedInAt: now, lastSeenAt: now })
		.returning({ id: session.id });
	return made?.id ?? '';
}

export async function touchSession(
	queries: Queries,
	options: { id: string; expiresAt: Date; at: Date },
): Promise<void> {
	await queries
		.update(session)
		.set({ lastSeenAt: options.at, expiresAt: options.expiresAt })
		.where(eq(session.id, options.id));
}

/** What the login was begun by, and proved since. */
export async function findSessionFactors(queries: Queries, id: string): Promise<Factor[]> {
	const [row] = await queries.select({ factors: session.factors }).from(session).where(eq(session.id, id));
	return row?.factors ?? [];
}

/** One more, once. */
const withFactor = (factor: Factor) =>
	sql`case when ${factor}::text = any(${session.factors}) then ${session.factors} else array_append(${session.factors}, ${factor}::text) end`;

/** Who has just set one up has shown it in this login. */
export async function addFactorToSession(
	queries: Queries,
	{ id, factor }: { id: string; factor: Factor },
): Promise<void> {
	await queries
		.update(session)
		.set({ factors: withFactor(factor) })
		.where(eq(session.id, id));
}

/** A full sign-in in a login that goes on, by one more factor than it had. Whether it was still there. */
export async function renewSignIn(
	queries: Queries,
	{ id, factor, at }: { id: string; factor: Factor; at: Date },
): Promise<boolean> {
	const renewed = await queries
		.update(session)
		.set({ signedInAt: at, factors: withFactor(factor) })
		.where(eq(session.id, id))
		.returning({ id: session.id });
	return renewed.length > 0;
}

/** All of a member's sessions but the excepted one, and whatever sign-in is under way. */
export async function deleteSessions(queries: Queries, options: { memberId: string; except?: string }): Promise<void> {
	const { memberId, except } = options;
	await queries
		.delete(session)
		.where(and(eq(session.memberId, memberId), except === undefined ? undefined : ne(session.id, except)));
	await queries.delete(pendingSignIn).where(eq(pendingSignIn.memberId, memberId));
}

/** Whether there was such a session of this member. */
export async function deleteSession(queries: Queries, options: { id: string; memberId: string }): Promise<boolean> {
	const gone = await queries
		.delete(session)
		.where(and(eq(session.id, options.id), eq(session.memberId, options.memberId)))
		.returning({ id: session.id });
	return gone.length > 0;
}

export async function deleteSessionById(queries: Queries, id: string): Promise<void> {
	await queries.delete(session).where(eq(session.id, id));
}

export async function deleteSessionBySecret(queries: Queries, secretHash: string): Promise<void> {
	await queries.delete(session).where(eq(session.secretHash, secretHash));
}

/** Those that ended of themselves, and the ones seen longest ago beyond so many. */
export async function deleteSurplusSessions(
	queries: Queries,
	options: { memberId: string; keep: number; now: Date },
): Promise<void> {
	const { memberId, keep, now } = options;
	const newest = queries
		.select({ id: session.id })
		.from(session)
		.where(and(eq(session.memberId, memberId), gt(session.expiresAt, now)))
		.orderBy(desc(session.lastSeenAt), desc(session.id))
		.limit(keep);
	await queries.delete(session).where(and(eq(session.memberId, memberId), notInArray(session.id, newest)));
	const passed = sql`(select id from ${session} where expires_at < ${now.toISOString()}::timestamptz order by expires_at limit 20 for update skip locked)`;
	await queries.delete(session).where(inArray(session.id, passed));
}

export function findLiveSessions(queries: Queries, options: { memberId: string; limit: number; now: Date }) {
	return queries
		.select({
			id: session.id,
			device: session.device,
			createdAt: session.createdAt,
			signedInAt: session.signedInAt,
			lastSeenAt: session.lastSeenAt,
		})
		.from(session)
		.where(and(eq(session.memberId, options.memberId), gt(session.expiresAt, options.now)))
		.orderBy(desc(session.lastSeenAt), desc(session.id))
		.limit(options.limit);
}

/** Which of these logins still are: what `identityGuards` asks of a session, for many at once. */
export async function findOpenSessions(queries: Queries, ids: readonly string[], now: Date): Promise<string[]> {
	const isOpen = and(gt(session.expiresAt, now), gt(session.endsAt, now), eq(member.status, 'active'));
	const rows = await queries
		.select({ id: session.id })
		.from(session)
		.innerJoin(member, eq(member.id, session.memberId))
		.where(and(inArray(session.id, [...ids]), isOpen));
	return rows.map(({ id }) => id);
}

/**
 * Whether the member still has the password that was compared; holds them so until the transaction ends. Who changes a
 * password and then ends all sessions therefore ends this one too.
 */
export async function holdLoginMember(
	queries: Queries,
	options: { id: string; passwordHash: string },
): Promise<boolean> {
	const isSame = and(
		eq(member.id, options.id),
		eq(member.passwordHash, options.passwordHash),
		eq(member.status, 'active'),
	);
	const rows = await queries.select({ id: member.id }).from(member).where(isSame).for('share');
	return rows.length > 0;
}

/** The same for whom a password was compared in an earlier step. */
export async function holdActiveMember(queries: Queries, id: string): Promise<boolean> {
	const isActive = and(eq(member.id, id), eq(member.status, 'active'));
	const rows = await queries.select({ id: member.id }).from(member).where(isActive).for('share');
	return rows.length > 0;
}

/** Whether somebody works for an organisation, the agency included: they see what others told. */
export async function worksForOthers(queries: Queries, memberId: string): Promise<boolean> {
	const isStaff = and(eq(staff.memberId, memberId), isNull(staff.leftAt));
	const rows = await queries.select({ id: staff.id }).from(staff).where(isStaff).limit(1);
	return rows.length > 0;
}
