import { and, asc, desc, eq, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { MailTopic } from '#domain/event/mail-topics.ts';
import { groupCodes } from '#domain/member/group.ts';
import { notification } from '#server/db/schema/event.ts';
import { mail, type mailStatuses, unwantedMail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export type MailStatus = (typeof mailStatuses)[number];
export type MailRow = typeof mail.$inferSelect;
/** Where the list goes on: the newest first. */
type MailCursor = { createdAt: string; id: string };

export type MailEnd = { status: 'sent' | 'kept' | 'dropped'; subject?: string; html?: string; plain?: string };

type Sealed = { sealed: string };

type NewMailRow = Pick<
	MailRow,
	'id' | 'memberId' | 'address' | 'locale' | 'template' | 'eventId' | 'kind' | 'gatherKey'
> & {
	data: Sealed;
};

const insertSql = `
	insert into mail (id, member_id, address, locale, template, data, event_id, kind, gather_key)
	select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::jsonb[], $7::bigint[], $8::text[], $9::text[])
	on conflict (address, template, gather_key) where gather_key is not null
		do update set count = case when $10::boolean then 1 else mail.count + 1 end, event_id = excluded.event_id
	returning id`;

/**
 * By one statement: prepared by name where there is a connection to prepare it on. Answers the ids that were written: what
 * waits under the same key tells of one more instead.
 */
export async function insertMails(
	queries: Queries | Transaction,
	rows: readonly NewMailRow[],
	isAnew: boolean,
): Promise<ReadonlySet<string>> {
	const isNew = ({ id }: { id: string }) => rows.some((row) => row.id === id);
	const idsOf = (written: { id: string }[]) => new Set(written.filter(isNew).map(({ id }) => id));
	if (!('$client' in queries)) {
		const written = await queries
			.insert(mail)
			.values([...rows])
			.onConflictDoUpdate({
				target: [mail.address, mail.template, mail.gatherKey],
				targetWhere: isNotNull(mail.gatherKey),
				set: { count: isAnew ? 1 : sql`${mail.count} + 1`, eventId: sql`excluded.event_id` },
			})
			.returning({ id: mail.id });
		return idsOf(written);
	}
	const values = [
		rows.map(({ id }) => id),
		rows.map(({ memberId }) => memberId),
		rows.map(({ address }) => address),
		rows.map(({ locale }) => locale),
		rows.map(({ template }) => template),
		rows.map(({ data }) => JSON.stringify(data)),
		rows.map(({ eventId }) => eventId),
		rows.map(({ kind }) => kind),
		rows.map(({ gatherKey }) => gatherKey),
		isAnew,
	];
	const asked = { name: 'mails-insert', text: insertSql, values };
	return idsOf((await queries.$client.query<{ id: string }>(asked)).rows);
}

/** One more is told by the mails that wait under this key, where there are any. */
export async function countGathered(
	queries: Queries,
	{ gatherKey, template, eventId }: { gatherKey: string; template: string; eventId: number | null },
): Promise<void> {
	await queries
		.update(mail)
		.set({ count: sql`${mail.count} + 1`, eventId })
		.where(and(eq(mail.gatherKey, gatherKey), eq(mail.template, template)));
}

/** Counts the try before it is made: what a crash interrupts has been tried; what comes from now on is another mail. Undefined when there is nothing to send. */
export async function beginTry(queries: Queries, id: string): Promise<MailRow | undefined> {
	const [row] = await queries
		.update(mail)
		.set({ attempts: sql`${mail.attempts} + 1`, gatherKey: null })
		.where(and(eq(mail.id, id), inArray(mail.status, ['queued', 'failed'])))
		.returning();
	return row;
}

/** What was needed to write the mail goes with it. */
export async function endMail(queries: Queries, id: string, end: MailEnd): Promise<void> {
	const isOut = end.status !== 'dropped';
	await queries
		.update(mail)
		.set({ ...end, data: {}, lastError: null, ...(isOut && { sentAt: sql`now()` }) })
		.where(eq(mail.id, id));
}

export async function recordFailure(
	queries: Queries,
	id: string,
	failure: { lastError: string; isFinal: boolean },
): Promise<void> {
	await queries
		.update(mail)
		.set({ lastError: failure.lastError, status: failure.isFinal ? 'failed' : 'queued' })
		.where(eq(mail.id, id));
}

/** Whether there was such a failed mail; of two who ask at once, one is told so. */
export async function requeueMail(queries: Queries, id: string): Promise<boolean> {
	const rows = await queries
		.update(mail)
		.set({ status: 'queued' })
		.where(and(eq(mail.id, id), eq(mail.status, 'failed')))
		.returning({ id: mail.id });
	return rows.length > 0;
}

/** Of those that failed, the oldest. */
export async function requeueMails(queries: Queries, limit: number): Promise<string[]> {
	const failed = queries
		.select({ id: mail.id })
		.from(mail)
		.where(eq(mail.status, 'failed'))
		.orderBy(asc(mail.createdAt), asc(mail.id))
		.limit(limit)
		.for('update', { skipLocked: true });
	const rows = await queries
		.update(mail)
		.set({ status: 'queued' })
		.where(inArray(mail.id, failed))
		.returning({ id: mail.id });
	return rows.map(({ id }) => id);
}

/** How the one a mail is for stands with us, and whether the address is another member's by proof. */
export async function findReader(queries: Queries, options: { memberId: string | null; address: string }) {
	const { memberId } = options;
	const [reader] = memberId
		? await queries
				.select({
					status: member.status,
					email: member.email,
					emailVerifiedAt: member.emailVerifiedAt,
					group: member.group,
					cooperative: member.cooperative,
				})
				.from(member)
				.where(eq(member.id, memberId))
		: [];
	const [owner] = memberId
		? await queries
				.select({ id: member.id })
				.from(member)
				.where(
					and(
						eq(member.email, options.address.toLowerCase()),
						sql`${member.emailVerifiedAt} is not null`,
						ne(member.id, memberId),
						ne(member.status, 'closed'),
					),
				)
				.limit(1)
		: [];
	const isTheirs = reader?.email === options.address.toLowerCase() && reader.emailVerifiedAt !== null;
	return {
		isClosed: reader?.status === 'closed',
		isAddressOfAnother: owner !== undefined,
		isMember: reader !== undefined,
		/** Somebody showed that the mailbox is this member's. */
		isProved: isTheirs,
		/** An approved partner, or an operator. */
		isKnown: reader?.group === groupCodes.operator || reader?.cooperative === 'COOPERATIVE_MEMBER',
	};
}

/** Whether the reader has seen what a mail tells of, on a page, before it went. */
export async function hasReadOf(queries: Queries, { memberId, eventId }: MailRow): Promise<boolean> {
	if (memberId === null || eventId === null) return false;
	const isIt = and(
		eq(notification.eventId, eventId),
		eq(notification.memberId, memberId),
		isNotNull(notification.readAt),
	);
	const rows = await queries.select({ id: notification.id }).from(notification).where(isIt);
	return rows.length > 0;
}

export async function findUnwanted(queries: Queries, memberId: string): Promise<MailTopic[]> {
	const rows = await queries
		.select({ topic: unwantedMail.topic })
		.from(unwantedMail)
		.where(eq(unwantedMail.memberId, memberId));
	return rows.map(({ topic }) => topic);
}

export async function setUnwanted(
	queries: Queries,
	{ memberId, topic, isUnwanted }: { memberId: string; topic: MailTopic; isUnwanted: boolean },
): Promise<void> {
	if (isUnwanted) await queries.insert(unwantedMail).values({ memberId, topic }).onConflictDoNothing();
	else
		await queries.delete(unwantedMail).where(and(eq(unwantedMail.memberId, memberId), eq(unwantedMail.topic, topic)));
}

export async function forgetUnwanted(queries: Queries, memberId: string): Promise<void> {
	await queries.delete(unwantedMail).where(eq(unwantedMail.memberId, memberId));
}

const summary = {
	id: mail.id,
	address: mail.address,
	locale: mail.locale,
	template: mail.template,
	subject: mail.subject,
	status: mail.status,
	attempts: mail.attempts,
	lastError: mail.lastError,
	createdAt: mail.createdAt,
	sentAt: mail.sentAt,
	memberId: mail.memberId,
	/** Whom it is for, as they are called; null where it is nobody's who has an account. */
	memberName: sql<string | null>`nullif(trim(concat(${member.firstName}, ' ', ${member.lastName})), '')`,
};

/** PostgreSQL counts microseconds, a Date does not: what the list is sorted by is text of its own. */
const exactCreatedAt = sql<string>`${mail.createdAt}::text`;

type Wanted = { status: MailStatus | undefined; address: string | undefined };

const isWanted = ({ status, address }: Wanted) =>
	and(
		status && eq(mail.status, status),
		address === undefined ? undefined : sql`lower(${mail.address}) = lower(${address})`,
	);

export function findMails(
	queries: Queries,
	{ after, limit, ...wanted }: Wanted & { after: MailCursor | undefined; limit: number },
) {
	const isAfter =
		after &&
		or(
			sql`${mail.createdAt} < ${after.createdAt}::timestamptz`,
			and(sql`${mail.createdAt} = ${after.createdAt}::timestamptz`, sql`${mail.id} > ${after.id}::uuid`),
		);
	return queries
		.select({ ...summary, exactCreatedAt })
		.from(mail)
		.leftJoin(member, eq(member.id, mail.memberId))
		.where(and(isWanted(wanted), isAfter))
		.orderBy(desc(mail.createdAt), mail.id)
		.limit(limit);
}

export async function countMails(queries: Queries, wanted: Wanted): Promise<number> {
	const [row] = await queries.select({ count: sql<number>`count(*)::int` }).from(mail).where(isWanted(wanted));
	return row?.count ?? 0;
}

export async function findMail(queries: Queries, id: string) {
	const [row] = await queries
		.select({ ...summary, html: mail.html, plain: mail.plain })
		.from(mail)
		.leftJoin(member, eq(member.id, mail.memberId))
		.where(eq(mail.id, id));
	return row;
}

/** A failed mail counts as well: after so long nobody waits for it. */
/** Their deletion, to be done and noted in one statement. */
export const mailsBefore = (queries: Queries, time: Date): SQL =>
	queries
		.delete(mail)
		.where(and(lt(mail.createdAt, time), ne(mail.status, 'queued')))
		.returning({ id: mail.id })
		.getSQL();
