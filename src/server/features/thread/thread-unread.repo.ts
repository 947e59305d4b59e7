import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { newsFrom } from '#domain/thread/read-marks.ts';
import type { PartyRole, ThreadSubjectKind } from '#domain/thread/thread.ts';
import { thread, threadMark, threadMessage, threadParty } from '#server/db/schema/thread.ts';
import { writtenOnce } from '#server/db/written-once.ts';
import type { Queries } from '#server/queries.ts';

/** Nobody counts further than a badge shows. */
const mostCounted = 100;

const roles = (role: PartyRole): SQL =>
	sql.join(
		newsFrom(role).map((one) => sql`${one}`),
		sql`, `,
	);

/** `readUpTo` of domain/thread/read-marks.ts as the database asks it; over a row of `thread`. */
const markOf = (role: PartyRole, memberId: Asked<string>): SQL =>
	role === 'guest' || role === 'interpreter'
		? sql`coalesce((select ${threadParty.readUpTo} from ${threadParty} where ${threadParty.threadId} = ${thread.id} and ${threadParty.memberId} = ${memberId}), 0)`
		: sql`greatest(${thread.houseNumber}, (select ${threadMark.readUpTo} from ${threadMark} where ${threadMark.threadId} = ${thread.id} and ${threadMark.memberId} = ${memberId}))`;

type Asked<Value> = Value | Placeholder;
type Reader = { role: PartyRole; memberId: string };
type AskedReader = { role: PartyRole; memberId: Asked<string> };

/** How many messages of a row of `thread` somebody has not read, up to a hundred. */
const newsIn = ({ role, memberId }: AskedReader): SQL<number> =>
	sql<number>`(select count(*)::int from (select 1 from ${threadMessage}
		where ${threadMessage.threadId} = ${thread.id} and ${threadMessage.number} > ${markOf(role, memberId)}
			and ${threadMessage.role} in (${roles(role)}) and ${threadMessage.hiddenAt} is null limit ${sql.raw(String(mostCounted))}) as news)`;

/**
 * For lists: how many messages about a subject somebody has not read. `subjectId` is the column of the list; a thread with
 * thousands that are read costs as much as one with none.
 */
export const unreadAbout = (kind: ThreadSubjectKind, subjectId: SQL | { getSQL(): SQL }, reader: Reader) => sql<number>`
	coalesce((select ${newsIn(reader)} from ${thread} where ${thread.subjectKind} = ${kind} and ${thread.subjectId} = ${subjectId}), 0)`;

const itsNews = (role: PartyRole) =>
	writtenOnce((queries) =>
		queries
			.select({ id: thread.id, unread: newsIn({ role, memberId: sql.placeholder('memberId') }) })
			// From a row of nothing, so that it is a join: without one, the query layer leaves out which table a column is of.
			.from(sql`(select) as one`)
			.innerJoin(
				thread,
				and(eq(thread.subjectKind, sql.placeholder('kind')), eq(thread.subjectId, sql.placeholder('subjectId'))),
			)
			.prepare(`unread-as-${role}`),
	);
const newsAs: Record<PartyRole, ReturnType<typeof itsNews>> = {
	guest: itsNews('guest'),
	provider: itsNews('provider'),
	interpreter: itsNews('interpreter'),
	operator: itsNews('operator'),
};

type About = { kind: ThreadSubjectKind; subjectId: string };

/** The thread about one subject, with the same number; undefined where nobody has opened one. */
export async function findUnreadThread(
	queries: Queries,
	{ kind, subjectId }: About,
	{ role, memberId }: Reader,
): Promise<{ id: string; unread: number } | undefined> {
	const [row] = await newsAs[role](queries).execute({ kind, subjectId, memberId });
	return row;
}

/** The number alone. */
export async function countUnreadAbout(
	queries: Queries,
	kind: ThreadSubjectKind,
	subjectId: string,
	reader: Reader,
): Promise<number> {
	return (await findUnreadThread(queries, { kind, subjectId }, reader))?.unread ?? 0;
}
