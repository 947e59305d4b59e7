import { and, desc, eq, gt, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { CooperativeStatus, GroupCode } from '#domain/member/group.ts';
import type { MemberStatus } from '#domain/member/member.ts';
import { member } from '#server/db/schema/member.ts';
import { session } from '#server/db/schema/session.ts';
import type { Pool, Queries } from '#server/queries.ts';

export type SessionRow = {
	id: string;
	memberId: string;
	isKept: boolean;
	lastSeenAt: Date;
	expiresAt: Date;
	endsAt: Date;
	status: MemberStatus;
	name: string;
	group: GroupCode;
	cooperative: CooperativeStatus | null;
};

const bySecret = `select session.id, member_id as "memberId", is_kept as "isKept", last_seen_at as "lastSeenAt",
	expires_at as "expiresAt", ends_at as "endsAt", status, first_name as name, group_code as "group",
	cooperative_status as cooperative
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
	row: Pick<typeof session.$inferInsert, 'memberId' | 'secretHash' | 'isKept' | 'device' | 'expiresAt' | 'endsAt'>,
	now: Date,
): Promise<string> {
	const [made] = await queries
		.insert(session)
		.values({ ...row, createdAt: now, lastSeenAt: now })
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

/** All of a member's sessions but the excepted one. */
export async function deleteSessions(queries: Queries, options: { memberId: string; except?: string }): Promise<void> {
	const { memberId, except } = options;
	await queries
		.delete(session)
		.where(and(eq(session.memberId, memberId), except === undefined ? undefined : ne(session.id, except)));
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
	const kept = queries
		.select({ id: session.id })
		.from(session)
		.where(and(eq(session.memberId, memberId), gt(session.expiresAt, now)))
		.orderBy(desc(session.lastSeenAt), desc(session.id))
		.limit(keep);
	await queries.delete(session).where(and(eq(session.memberId, memberId), notInArray(session.id, kept)));
	const passed = sql`(select id from ${session} where expires_at < ${now.toISOString()}::timestamptz order by expires_at limit 20 for update skip locked)`;
	await queries.delete(session).where(inArray(session.id, passed));
}

export function findLiveSessions(queries: Queries, options: { memberId: string; limit: number; now: Date }) {
	return queries
		.select({
			id: session.id,
			device: session.device,
			createdAt: session.createdAt,
			lastSeenAt: session.lastSeenAt,
		})
		.from(session)
		.where(and(eq(session.memberId, options.memberId), gt(session.expiresAt, options.now)))
		.orderBy(desc(session.lastSeenAt), desc(session.id))
		.limit(options.limit);
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
