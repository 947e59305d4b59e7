import { and, count, desc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { type AuditEvent, auditEvents } from '#domain/member/audit.ts';
import { event } from '#server/db/schema/event.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { invitation, organisation, staff } from '#server/db/schema/organisation.ts';
import { licence, partner, partnerDecision } from '#server/db/schema/partner.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { session } from '#server/db/schema/session.ts';
import type { Queries } from '#server/queries.ts';

/** Everything kept about a member outside of the member's own row: for the download, and for the end. */

/** The trail alone: what happened to a reservation stands in its own history. */
const entriesAbout = (memberId: string, events: readonly AuditEvent[] = auditEvents) =>
	and(eq(event.aboutId, memberId), inArray(event.kind, [...events]));

export function findEntriesAbout(
	queries: Queries,
	memberId: string,
	options: { events?: AuditEvent[]; limit: number },
) {
	return queries
		.select({
			event: event.kind,
			actorId: event.actorId,
			actorGroup: member.group,
			details: event.facts,
			at: event.at,
		})
		.from(event)
		.leftJoin(member, eq(member.id, event.actorId))
		.where(entriesAbout(memberId, options.events))
		.orderBy(desc(event.at), desc(event.id))
		.limit(options.limit);
}

export async function countEntriesAbout(queries: Queries, memberId: string, events: AuditEvent[]): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(event).where(entriesAbout(memberId, events));
	return row?.count ?? 0;
}

export function findSessionsOf(queries: Queries, memberId: string) {
	return queries
		.select({
			device: session.device,
			isKept: session.isKept,
			createdAt: session.createdAt,
			signedInAt: session.signedInAt,
			factors: session.factors,
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

/** Where somebody works, or has worked, and as what. */
export function findWorksOf(queries: Queries, memberId: string) {
	return queries
		.select({
			organisationId: staff.organisationId,
			kind: organisation.kind,
			businessName: partner.businessName,
			role: staff.role,
			joinedAt: staff.joinedAt,
			leftAt: staff.leftAt,
		})
		.from(staff)
		.innerJoin(organisation, eq(organisation.id, staff.organisationId))
		.leftJoin(partner, eq(partner.organisationId, staff.organisationId))
		.where(eq(staff.memberId, memberId))
		.orderBy(staff.joinedAt, staff.id);
}

/** Of a business; the agency has several. */
export async function findProfileOf(queries: Queries, organisationId: string) {
	const [row] = await queries.select().from(provider).where(eq(provider.organisationId, organisationId));
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
export async function eraseBusiness(
	queries: Queries,
	{ organisationId, bankAccount, now }: { organisationId: string; bankAccount: string; now: Date },
): Promise<void> {
	await queries.update(organisation).set({ status: 'closed' }).where(eq(organisation.id, organisationId));
	await queries
		.update(invitation)
		.set({ withdrawnAt: now })
		.where(
			and(eq(invitation.organisationId, organisationId), isNull(invitation.acceptedAt), isNull(invitation.withdrawnAt)),
		);
	await queries
		.update(partner)
		.set({
			...{ representative: '—', address: null, bankAccount, refusalReason: null, comment: null },
			...{ moreAsked: null, moreAskedAt: null },
			...{ proposed: null, proposedNames: null, changeAskedAt: null, changeRefusalReason: null },
		})
		.where(eq(partner.organisationId, organisationId));
	await queries.delete(licence).where(eq(licence.organisationId, organisationId));
	// What was decided stays, since a house that once was approved is told from an application by it; what was written goes.
	await queries.update(partnerDecision).set({ reason: null }).where(eq(partnerDecision.organisationId, organisationId));
}

/**
 * A profile nothing was ever sold under goes. Another stays for the books, tied to the closed business: with the agency it
 * would be shown.
 */
export async function retireProfile(queries: Queries, organisationId: string): Promise<void> {
	const isOwn = eq(provider.organisationId, organisationId);
	const sold = queries.select({ id: product.id }).from(product).where(eq(product.providerId, provider.id));
	await queries.delete(provider).where(and(isOwn, notExists(sold)));
	await queries.update(provider).set({ pictureIds: [] }).where(isOwn);
}
