import { and, count, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { AuditEvent } from '#domain/member/audit.ts';
import { auditEntry } from '#server/db/schema/audit.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { licence, partner, partnerDecision } from '#server/db/schema/partner.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { session } from '#server/db/schema/session.ts';
import type { Queries } from '#server/queries.ts';

/** Everything kept about a member outside of the member's own row: for the download, and for the end. */

const entriesAbout = (memberId: string, events?: AuditEvent[]) =>
	and(eq(auditEntry.subjectId, memberId), events && inArray(auditEntry.event, events));

export function findEntriesAbout(
	queries: Queries,
	memberId: string,
	options: { events?: AuditEvent[]; limit: number },
) {
	return queries
		.select({
			event: auditEntry.event,
			actorId: auditEntry.actorId,
			actorGroup: member.group,
			details: auditEntry.details,
			at: auditEntry.at,
		})
		.from(auditEntry)
		.leftJoin(member, eq(member.id, auditEntry.actorId))
		.where(entriesAbout(memberId, options.events))
		.orderBy(desc(auditEntry.at), desc(auditEntry.id))
		.limit(options.limit);
}

export async function countEntriesAbout(queries: Queries, memberId: string, events: AuditEvent[]): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(auditEntry).where(entriesAbout(memberId, events));
	return row?.count ?? 0;
}

export function findSessionsOf(queries: Queries, memberId: string) {
	return queries
		.select({
			device: session.device,
			isKept: session.isKept,
			createdAt: session.createdAt,
			lastSeenAt: session.lastSeenAt,
			expiresAt: session.expiresAt,
		})
		.from(session)
		.where(eq(session.memberId, memberId))
		.orderBy(desc(session.createdAt));
}

export function findMailsOf(queries: Queries, memberId: string) {
	return queries
		.select({
			address: mail.address,
			language: mail.locale,
			template: mail.template,
			subject: mail.subject,
			status: mail.status,
			createdAt: mail.createdAt,
			sentAt: mail.sentAt,
		})
		.from(mail)
		.where(eq(mail.memberId, memberId))
		.orderBy(desc(mail.createdAt));
}

export async function findProfileOf(queries: Queries, memberId: string) {
	const [row] = await queries.select().from(provider).where(eq(provider.memberId, memberId));
	return row;
}

/** What mails said and where they went is forgotten; those not sent yet are not sent any more. */
export async function eraseMails(queries: Queries, memberId: string, address: string): Promise<void> {
	await queries
		.update(mail)
		.set({
			address,
			subject: null,
			html: null,
			plain: null,
			data: {},
			lastError: null,
			status: sql`case when ${mail.status} = 'queued' then 'dropped' else ${mail.status} end`,
		})
		.where(eq(mail.memberId, memberId));
}

/** The books keep which business it was; who stood for it and where its money went are gone. */
export async function eraseBusiness(queries: Queries, memberId: string, bankAccount: string): Promise<void> {
	await queries
		.update(partner)
		.set({
			...{ representative: '—', bankAccount, refusalReason: null, comment: null },
			...{ proposed: null, proposedNames: null, changeAskedAt: null, changeRefusalReason: null },
		})
		.where(eq(partner.memberId, memberId));
	await queries.delete(licence).where(eq(licence.memberId, memberId));
	await queries.delete(partnerDecision).where(eq(partnerDecision.memberId, memberId));
}

/**
 * A profile nothing was ever sold under goes. Another stays for the books, tied to the closed account: a profile without
 * a keeper would count as the agency's own and be shown.
 */
export async function retireProfile(queries: Queries, memberId: string): Promise<void> {
	const isOwn = eq(provider.memberId, memberId);
	const sold = queries.select({ id: product.id }).from(product).where(eq(product.providerId, provider.id));
	await queries.delete(provider).where(and(isOwn, notExists(sold)));
	await queries.update(provider).set({ pictureIds: [] }).where(isOwn);
}
