import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { areaOf, areaSlugs } from '#domain/area/areas.ts';
import type { ConsultationState } from '#domain/consultation/consultation.ts';
import { agencyId, type Role, roles } from '#domain/organisation/organisation.ts';
import { consent } from '#server/db/schema/consent.ts';
import { consultation, consultationAnswer } from '#server/db/schema/consultation.ts';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { agreedPrice, reservation } from '#server/db/schema/reservation.ts';
import { thread } from '#server/db/schema/thread.ts';
import { providerOffers } from '#server/features/partner/provider.repo.ts';
import { unreadAbout } from '#server/features/thread/thread-unread.repo.ts';
import type { Queries } from '#server/queries.ts';

export type ConsultationRecord = typeof consultation.$inferSelect;
export type AnswerRecord = typeof consultationAnswer.$inferSelect;

const healthAreas = areaSlugs.filter((slug) => areaOf(slug).isHealth);

const asked = {
	id: product.id,
	area: product.area,
	kind: product.kind,
	titles: product.titles,
	picture: sql<string>`coalesce(${product.photographs}[1], ${product.pictures}[1], '')`,
};

/** A health product that can be had now, with who answers for it. */
export async function findConsultable(queries: Queries, id: string, now: Date) {
	const { name, languages, patientNumber, patientNumberUntil, organisationId } = provider;
	const [row] = await queries
		.select({
			product: { ...asked, fromWon: product.fromWon },
			provider: {
				...{ id: provider.id, organisationId, name, languages },
				...{ patientNumber, patientNumberUntil },
			},
		})
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(
			and(eq(product.id, id), eq(product.status, 'published'), inArray(product.area, healthAreas), providerOffers(now)),
		);
	return row;
}

/** One's own about this product that is still open. */
export async function findOpenOf(queries: Queries, memberId: string, productId: string): Promise<string | null> {
	const [row] = await queries
		.select({ id: consultation.id })
		.from(consultation)
		.where(
			and(eq(consultation.memberId, memberId), eq(consultation.productId, productId), ne(consultation.state, 'closed')),
		)
		.orderBy(desc(consultation.createdAt))
		.limit(1);
	return row?.id ?? null;
}

/** One at a time of a member's, so that two sent at once are counted. */
export async function lockAsker(queries: Queries, memberId: string) {
	const isProved = sql<boolean>`${member.emailVerifiedAt} is not null`;
	const isIt = and(eq(member.id, memberId), eq(member.status, 'active'));
	const [row] = await queries.select({ isProved }).from(member).where(isIt).for('no key update');
	return row;
}

export async function countOpen(queries: Queries, memberId: string): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(consultation)
		.where(and(eq(consultation.memberId, memberId), ne(consultation.state, 'closed')));
	return row?.count ?? 0;
}

export async function findRecord(queries: Queries, id: string): Promise<ConsultationRecord | undefined> {
	const [row] = await queries.select().from(consultation).where(eq(consultation.id, id));
	return row;
}

export async function insertConsultation(queries: Queries, row: typeof consultation.$inferInsert): Promise<boolean> {
	const rows = await queries.insert(consultation).values(row).onConflictDoNothing().returning({ id: consultation.id });
	return rows.length > 0;
}

export async function updateConsultation(
	queries: Queries,
	id: string,
	changes: Partial<ConsultationRecord>,
): Promise<void> {
	await queries.update(consultation).set(changes).where(eq(consultation.id, id));
}

const asker = {
	id: member.id,
	email: member.email,
	firstName: member.firstName,
	lastName: member.lastName,
	ownName: member.ownName,
	locale: member.locale,
	status: member.status,
};

const found = {
	row: consultation,
	threadId: thread.id,
	organisationId: provider.organisationId,
	provider: { name: provider.name },
	product: asked,
	member: asker,
	totalWon: consultationAnswer.totalWon,
	validUntil: consultationAnswer.validUntil,
};

const consultations = (queries: Queries) =>
	queries
		.select(found)
		.from(consultation)
		.innerJoin(provider, eq(provider.id, consultation.providerId))
		.innerJoin(product, eq(product.id, consultation.productId))
		.innerJoin(member, eq(member.id, consultation.memberId))
		.leftJoin(thread, and(eq(thread.subjectKind, 'consultation'), eq(thread.subjectId, consultation.id)))
		.leftJoin(
			consultationAnswer,
			and(eq(consultationAnswer.consultationId, consultation.id), eq(consultationAnswer.version, consultation.version)),
		);
export type FoundConsultation = Awaited<ReturnType<typeof consultations>>[number];

export async function findConsultation(queries: Queries, id: string): Promise<FoundConsultation | undefined> {
	const [row] = await consultations(queries).where(eq(consultation.id, id));
	return row;
}

/** Held until the transaction ends; with `isFree`, only where nobody else is at it. */
export async function lockConsultation(
	queries: Queries,
	id: string,
	{ isFree = false } = {},
): Promise<FoundConsultation | undefined> {
	const [row] = await consultations(queries)
		.where(eq(consultation.id, id))
		.for('update', { of: consultation, ...(isFree && { skipLocked: true }) });
	return row;
}

export type ConsultationOwner =
	| { as: 'member'; memberId: string }
	/** Nobody answers their own. */
	| { as: 'house'; memberId: string; houses: readonly string[] };

function isOf(owner: ConsultationOwner): SQL | undefined {
	if (owner.as === 'member') return eq(consultation.memberId, owner.memberId);
	if (owner.houses.length === 0) return sql`false`;
	return and(inArray(provider.organisationId, [...owner.houses]), ne(consultation.memberId, owner.memberId));
}

type Cursor = { createdAt: string; id: string };
type Listing = {
	owner: ConsultationOwner;
	state: ConsultationState | undefined;
	after: Cursor | undefined;
	limit: number;
};

export async function findConsultations(queries: Queries, { owner, state, after, limit }: Listing) {
	const isAfter =
		after &&
		sql`(${consultation.createdAt}, ${consultation.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
	const role = owner.as === 'member' ? 'guest' : 'provider';
	const rows = await consultations(queries)
		.where(and(isOf(owner), state && eq(consultation.state, state), isAfter))
		.orderBy(desc(consultation.createdAt), desc(consultation.id))
		.limit(limit);
	const ids = rows.map(({ row }) => row.id);
	const counted =
		ids.length === 0
			? []
			: await queries
					.select({
						id: consultation.id,
						unread: unreadAbout('consultation', consultation.id, { role, memberId: owner.memberId }),
					})
					.from(consultation)
					// Of one table alone columns are named without it, and inside the count other ones would be meant.
					.innerJoin(provider, eq(provider.id, consultation.providerId))
					.where(inArray(consultation.id, ids));
	const unread = new Map(counted.map((one) => [one.id, Number(one.unread)]));
	return rows.map((one) => ({ ...one, unread: unread.get(one.row.id) ?? 0 }));
}

export async function countConsultations(
	queries: Queries,
	owner: ConsultationOwner,
): Promise<Record<ConsultationState, number>> {
	const rows = await queries
		.select({ state: consultation.state, count: count() })
		.from(consultation)
		.innerJoin(provider, eq(provider.id, consultation.providerId))
		.where(isOf(owner))
		.groupBy(consultation.state);
	const counts: Record<ConsultationState, number> = { sent: 0, answered: 0, closed: 0 };
	for (const { state, count: many } of rows) counts[state] = many;
	return counts;
}

export async function findAnswerByKey(queries: Queries, key: string): Promise<AnswerRecord | undefined> {
	const [row] = await queries.select().from(consultationAnswer).where(eq(consultationAnswer.id, key));
	return row;
}

/** Oldest first, with the lines of each that named a price. */
export const findAnswersOf = (queries: Queries, consultationId: string) =>
	queries
		.select({ row: consultationAnswer, lines: agreedPrice.lines, priceState: agreedPrice.state })
		.from(consultationAnswer)
		.leftJoin(
			agreedPrice,
			and(
				eq(agreedPrice.subjectKind, 'consultation'),
				eq(agreedPrice.subjectId, consultationAnswer.consultationId),
				eq(agreedPrice.version, consultationAnswer.agreedVersion),
			),
		)
		.where(eq(consultationAnswer.consultationId, consultationId))
		.orderBy(asc(consultationAnswer.version));
export type FoundAnswer = Awaited<ReturnType<typeof findAnswersOf>>[number];

export async function insertAnswer(queries: Queries, row: AnswerRecord): Promise<boolean> {
	const rows = await queries
		.insert(consultationAnswer)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: consultationAnswer.id });
	return rows.length > 0;
}

export type ConsultationLook = { at: Date; role: Role | null; isOfAgency: boolean };

/** When somebody of the clinic read it and as what, the latest first. */
export async function findConsultationLooks(queries: Queries, id: string): Promise<ConsultationLook[]> {
	const rows = await queries
		.select({ at: event.at, facts: event.facts })
		.from(event)
		.where(and(eq(event.subjectKind, 'consultation'), eq(event.subjectId, id), eq(event.kind, 'consultation.read')))
		.orderBy(desc(event.at))
		.limit(50);
	return rows.map(({ at, facts }) => ({
		...{ at, role: roles.find((role) => role === facts.role) ?? null },
		isOfAgency: facts.as === 'operator' || facts.organisation === agencyId,
	}));
}

export async function findDueConsultations(queries: Queries, now: Date, limit: number): Promise<string[]> {
	const rows = await queries
		.select({ id: consultation.id })
		.from(consultation)
		.where(and(isNotNull(consultation.dueAt), lte(consultation.dueAt, now)))
		.orderBy(asc(consultation.dueAt))
		.limit(limit);
	return rows.map(({ id }) => id);
}

/** Whether the health words of the reservation it became are still kept. */
export async function hasReservation(queries: Queries, id: string): Promise<boolean> {
	const [row] = await queries
		.select({ erasedAt: reservation.erasedAt })
		.from(reservation)
		.where(eq(reservation.id, id));
	return row !== undefined && row.erasedAt === null;
}

/** What was told and answered goes; what was reserved is the reservation's, and prices nobody took go too. */
export async function eraseWords(queries: Queries, id: string, now: Date): Promise<void> {
	await updateConsultation(queries, id, { sealed: null, erasedAt: now, dueAt: null });
	await queries.update(consultationAnswer).set({ sealed: null }).where(eq(consultationAnswer.consultationId, id));
	await queries
		.delete(agreedPrice)
		.where(
			and(
				eq(agreedPrice.subjectKind, 'consultation'),
				eq(agreedPrice.subjectId, id),
				isNull(agreedPrice.reservationId),
			),
		);
}

/** What was agreed to with it no longer holds. */
export async function withdrawConsultationConsents(queries: Queries, id: string, now: Date): Promise<void> {
	await queries
		.update(consent)
		.set({ withdrawnAt: now })
		.where(and(eq(consent.consultationId, id), isNull(consent.withdrawnAt)));
}

/** All that somebody ever asked, for the download of one's data. */
export const findAllConsultationsOf = (queries: Queries, memberId: string) =>
	queries.select().from(consultation).where(eq(consultation.memberId, memberId)).orderBy(asc(consultation.createdAt));

export const findAllAnswersTo = (queries: Queries, memberId: string) =>
	queries
		.select({ row: consultationAnswer })
		.from(consultationAnswer)
		.innerJoin(consultation, eq(consultation.id, consultationAnswer.consultationId))
		.where(eq(consultation.memberId, memberId))
		.orderBy(asc(consultationAnswer.at));

/** Whose account closes: what is open is taken back. Answers with those that were open, and all that still have words. */
export async function leaveConsultationsOf(queries: Queries, memberId: string, now: Date) {
	const open = await queries
		.update(consultation)
		.set({ state: 'closed', endReason: 'withdrawn', changedAt: now })
		.where(and(eq(consultation.memberId, memberId), ne(consultation.state, 'closed')))
		.returning({ id: consultation.id, providerId: consultation.providerId, productId: consultation.productId });
	const rows = await queries
		.select({ id: consultation.id })
		.from(consultation)
		.where(and(eq(consultation.memberId, memberId), isNull(consultation.erasedAt)));
	return { open, toldIds: rows.map(({ id }) => id) };
}
