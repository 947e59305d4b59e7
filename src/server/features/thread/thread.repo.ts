import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { PartyRole, ThreadSubject } from '#domain/thread/thread.ts';
import { fileGrant } from '#server/db/schema/file.ts';
import { member } from '#server/db/schema/member.ts';
import { provider } from '#server/db/schema/provider.ts';
import { thread, threadFile, threadMark, threadMessage, threadParty } from '#server/db/schema/thread.ts';
import { writtenOnce } from '#server/db/written-once.ts';
import type { Queries } from '#server/queries.ts';

export type ThreadRow = typeof thread.$inferSelect;
export type PartyRow = typeof threadParty.$inferSelect;
export type FoundThread = { row: ThreadRow; parties: PartyRow[] };

/** A member, or an organisation as the provider. */
export type NewParty =
	| { role: Exclude<PartyRole, 'provider'>; memberId: string }
	| { role: 'provider'; organisationId: string };

type Opening = {
	subject: ThreadSubject;
	isHealth: boolean;
	parties: readonly NewParty[];
	at: Date;
};

/**
 * The thread about something, with those who take part; whoever opens it first makes it, everybody after finds it. Inside
 * the transaction of whatever it is about, or alone.
 */
export async function openThread(queries: Queries, { subject, isHealth, parties, at }: Opening): Promise<string> {
	const [made] = await queries
		.insert(thread)
		.values({ subjectKind: subject.kind, subjectId: subject.id, isHealth, createdAt: at })
		.onConflictDoNothing()
		.returning({ id: thread.id });
	const id = made?.id ?? (await findThreadId(queries, subject));
	if (id === undefined) throw new Error('a thread was not opened');
	if (parties.length > 0)
		await queries
			.insert(threadParty)
			.values(parties.map((party) => ({ ...party, threadId: id, joinedAt: at })))
			.onConflictDoNothing();
	return id;
}

const threadAbout = writtenOnce((queries) =>
	queries
		.select({ id: thread.id })
		.from(thread)
		.where(and(eq(thread.subjectKind, sql.placeholder('kind')), eq(thread.subjectId, sql.placeholder('id'))))
		.prepare('thread-about'),
);

async function findThreadId(queries: Queries, { kind, id }: ThreadSubject): Promise<string | undefined> {
	const [row] = await threadAbout(queries).execute({ kind, id });
	return row?.id;
}

const withParties = writtenOnce((queries) =>
	queries
		.select({ row: thread, party: threadParty })
		.from(thread)
		.leftJoin(threadParty, eq(threadParty.threadId, thread.id))
		.where(eq(thread.id, sql.placeholder('id')))
		.prepare('thread-with-parties'),
);
const locked = writtenOnce((queries) =>
	queries
		.select()
		.from(thread)
		.where(eq(thread.id, sql.placeholder('id')))
		.for('no key update')
		.prepare('thread-locked'),
);
const partiesOf = writtenOnce((queries) =>
	queries
		.select()
		.from(threadParty)
		.where(eq(threadParty.threadId, sql.placeholder('id')))
		.prepare('thread-parties'),
);

export async function findThread(queries: Queries, id: string): Promise<FoundThread | undefined> {
	const rows = await withParties(queries).execute({ id });
	const [first] = rows;
	// A thread nobody takes part in is a thread, too.
	return first && { row: first.row, parties: rows.flatMap(({ party }) => party ?? []) };
}

/** The language in which the guest of a thread reads. */
export async function findGuestLocale(queries: Queries, threadId: string): Promise<ContentLocale | undefined> {
	const [row] = await queries
		.select({ locale: member.locale })
		.from(threadParty)
		.innerJoin(member, eq(member.id, threadParty.memberId))
		.where(and(eq(threadParty.threadId, threadId), eq(threadParty.role, 'guest')));
	return row?.locale;
}

/**
 * Held until the transaction ends: messages get their numbers one after the other. Who takes part is asked once it is held:
 * a joined row would be from before the wait, and so would how far they have read.
 */
export async function lockThread(queries: Queries, id: string): Promise<FoundThread | undefined> {
	const [row] = await locked(queries).execute({ id });
	if (!row) return undefined;
	return { row, parties: await partiesOf(queries).execute({ id }) };
}

/** Somebody more takes part from now on, also who had left, and sees what was sent along before. */
export async function addParty(
	queries: Queries,
	{ threadId, party, at }: { threadId: string; party: NewParty; at: Date },
): Promise<void> {
	const isMember = 'memberId' in party;
	await queries
		.insert(threadParty)
		.values({ ...party, threadId, joinedAt: at })
		.onConflictDoUpdate({
			target: isMember
				? [threadParty.memberId, threadParty.threadId]
				: [threadParty.organisationId, threadParty.threadId],
			targetWhere: isMember ? sql`${threadParty.memberId} is not null` : sql`${threadParty.organisationId} is not null`,
			set: {
				leftAt: null,
				role: party.role,
				joinedAt: sql`case when ${threadParty.leftAt} is null then ${threadParty.joinedAt} else excluded.joined_at end`,
			},
		});
	await queries.execute(sql`
		insert into ${fileGrant} (file_id, grantee_kind, grantee_id, subject_kind, subject_id, created_at)
		select ${threadFile.fileId}, ${isMember ? 'member' : 'organisation'}, ${isMember ? party.memberId : party.organisationId}, 'thread', ${threadId}::text, ${at.toISOString()}::timestamptz
		from ${threadFile} join ${threadMessage} on ${threadMessage.id} = ${threadFile.messageId}
		where ${threadMessage.threadId} = ${threadId}
		on conflict on constraint file_grant_once do update set ends_at = null`);
}

/** They read no more from now on, nor what was sent along. */
export async function endParty(
	queries: Queries,
	{ threadId, memberId, at }: { threadId: string; memberId: string; at: Date },
): Promise<void> {
	await queries
		.update(threadParty)
		.set({ leftAt: at })
		.where(and(eq(threadParty.threadId, threadId), eq(threadParty.memberId, memberId), isNull(threadParty.leftAt)));
	await queries
		.update(fileGrant)
		.set({ endsAt: at })
		.where(
			and(
				eq(fileGrant.subjectKind, 'thread'),
				eq(fileGrant.subjectId, threadId),
				eq(fileGrant.granteeKind, 'member'),
				eq(fileGrant.granteeId, memberId),
			),
		);
}

/** How far somebody who works for an organisation has read by themselves. */
export async function findMark(queries: Queries, threadId: string, memberId: string): Promise<number> {
	const [row] = await queries
		.select({ readUpTo: threadMark.readUpTo })
		.from(threadMark)
		.where(and(eq(threadMark.memberId, memberId), eq(threadMark.threadId, threadId)));
	return row?.readUpTo ?? 0;
}

type Reading = { threadId: string; upTo: number; at: Date };

/** A mark only goes on: of two windows the one that is behind changes nothing. */
export async function markParties(
	queries: Queries,
	partyIds: readonly string[],
	{ upTo, at }: Omit<Reading, 'threadId'>,
) {
	if (partyIds.length === 0) return;
	await queries
		.update(threadParty)
		.set({ readUpTo: upTo, readAt: at })
		.where(and(inArray(threadParty.id, [...partyIds]), sql`${threadParty.readUpTo} < ${upTo}`));
}

export async function markOwn(queries: Queries, { threadId, memberId, upTo, at }: Reading & { memberId: string }) {
	await queries
		.insert(threadMark)
		.values({ threadId, memberId, readUpTo: upTo, at })
		.onConflictDoUpdate({
			target: [threadMark.memberId, threadMark.threadId],
			set: { readUpTo: upTo, at },
			setWhere: sql`${threadMark.readUpTo} < ${upTo}`,
		});
}

/** How an organisation is shown: its provider; null where it has none. */
export async function findProviderOf(queries: Queries, organisationId: string): Promise<string | null> {
	const [row] = await queries
		.select({ id: provider.id })
		.from(provider)
		.where(eq(provider.organisationId, organisationId))
		.orderBy(provider.id)
		.limit(1);
	return row?.id ?? null;
}
