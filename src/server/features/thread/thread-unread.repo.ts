import { type SQL, sql } from 'drizzle-orm';
import { newsFrom } from '#domain/thread/read-marks.ts';
import type { PartyRole, ThreadSubjectKind } from '#domain/thread/thread.ts';
import { thread, threadMark, threadMessage, threadParty } from '#server/db/schema/thread.ts';
import type { Queries } from '#server/queries.ts';

/** Nobody counts further than a badge shows. */
const mostCounted = 100;

const roles = (role: PartyRole): SQL =>
	sql.join(
		newsFrom(role).map((one) => sql`${one}`),
		sql`, `,
	);

/** `readUpTo` of domain/thread/read-marks.ts as the database asks it; over a row of `thread`. */
const markOf = (role: PartyRole, memberId: string): SQL =>
	role === 'guest' || role === 'interpreter'
		? sql`coalesce((select ${threadParty.readUpTo} from ${threadParty} where ${threadParty.threadId} = ${thread.id} and ${threadParty.memberId} = ${memberId}), 0)`
		: sql`greatest(${thread.houseNumber}, (select ${threadMark.readUpTo} from ${threadMark} where ${threadMark.threadId} = ${thread.id} and ${threadMark.memberId} = ${memberId}))`;

type Reader = { role: PartyRole; memberId: string };

/**
 * For lists: how many messages about a subject somebody has not read, up to a hundred. `subjectId` is the column of the list;
 * a thread with thousands that are read costs as much as one with none.
 */
export const unreadAbout = (
	kind: ThreadSubjectKind,
	subjectId: SQL | { getSQL(): SQL },
	{ role, memberId }: Reader,
) => sql<number>`
	coalesce((select (select count(*)::int from (select 1 from ${threadMessage}
		where ${threadMessage.threadId} = ${thread.id} and ${threadMessage.number} > ${markOf(role, memberId)}
			and ${threadMessage.role} in (${roles(role)}) and ${threadMessage.hiddenAt} is null limit ${sql.raw(String(mostCounted))}) as news)
		from ${thread} where ${thread.subjectKind} = ${kind} and ${thread.subjectId} = ${subjectId}), 0)`;

/** The same of one. */
export async function countUnreadAbout(
	queries: Queries,
	kind: ThreadSubjectKind,
	subjectId: string,
	reader: Reader,
): Promise<number> {
	const { rows } = await queries.execute<{ count: number }>(
		sql`select ${unreadAbout(kind, sql`${subjectId}::uuid`, reader)} as count`,
	);
	return Number(rows[0]?.count ?? 0);
}
