import { and, asc, count, eq, gt, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { dayMs } from '#domain/kernel/durations.ts';
import { invitation } from '#server/db/schema/organisation.ts';
import type { Queries } from '#server/queries.ts';

type NewInvitation = Omit<typeof invitation.$inferInsert, 'acceptedAt' | 'withdrawnAt' | 'id'>;

const isOpen = and(isNull(invitation.acceptedAt), isNull(invitation.withdrawnAt));

/** What became of an invitation is nobody's business for long: its address is somebody's who may never have come. */
const retentionMs = 90 * dayMs;

/** In place of an earlier one to the same address. */
export async function insertInvitation(queries: Queries, row: NewInvitation): Promise<void> {
	const isOld = lt(invitation.expiresAt, new Date(row.createdAt.getTime() - retentionMs));
	await queries.delete(invitation).where(and(eq(invitation.organisationId, row.organisationId), isOld));
	await queries
		.update(invitation)
		.set({ withdrawnAt: row.createdAt })
		.where(and(eq(invitation.organisationId, row.organisationId), eq(invitation.email, row.email), isOpen));
	await queries.insert(invitation).values(row);
}

export async function countInvitations(queries: Queries, organisationId: string): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(invitation)
		.where(and(eq(invitation.organisationId, organisationId), isOpen));
	return row?.count ?? 0;
}

/** By address: the order of their index. */
export const findInvitations = (
	queries: Queries,
	{ organisationId, after, limit }: { organisationId: string; after: { email: string } | undefined; limit: number },
) =>
	queries
		.select({
			id: invitation.id,
			email: invitation.email,
			role: invitation.role,
			duties: invitation.duties,
			createdAt: invitation.createdAt,
			expiresAt: invitation.expiresAt,
		})
		.from(invitation)
		.where(
			and(eq(invitation.organisationId, organisationId), isOpen, after && sql`${invitation.email} > ${after.email}`),
		)
		.orderBy(asc(invitation.email))
		.limit(limit);

/** Its address; undefined where there was none to withdraw. */
export async function withdrawInvitation(
	queries: Queries,
	{ id, organisationId, at }: { id: string; organisationId: string; at: Date },
): Promise<string | undefined> {
	const [row] = await queries
		.update(invitation)
		.set({ withdrawnAt: at })
		.where(and(eq(invitation.id, id), eq(invitation.organisationId, organisationId), isOpen))
		.returning({ email: invitation.email });
	return row?.email;
}

/** What somebody has sent for other organisations than these; of which they were. */
export const withdrawInvitationsBy = (
	queries: Queries,
	{ invitedBy, except, at }: { invitedBy: string; except: readonly string[]; at: Date },
) =>
	queries
		.update(invitation)
		.set({ withdrawnAt: at })
		.where(and(eq(invitation.invitedBy, invitedBy), notInArray(invitation.organisationId, [...except]), isOpen))
		.returning({ organisationId: invitation.organisationId })
		.execute();

const byLink = (queries: Queries, { secretHash, now }: { secretHash: string; now: Date }) =>
	queries
		.select()
		.from(invitation)
		.where(and(eq(invitation.secretHash, secretHash), isOpen, gt(invitation.expiresAt, now)));

/** Undefined where it was accepted or withdrawn, or is too old. */
export async function findInvitation(queries: Queries, which: { secretHash: string; now: Date }) {
	const [row] = await byLink(queries, which);
	return row;
}

/** The same, held until the transaction ends: of two who open it at once the second finds nothing. */
export async function lockInvitation(queries: Queries, which: { secretHash: string; now: Date }) {
	const [row] = await byLink(queries, which).for('update');
	return row;
}

export async function acceptInvitation(queries: Queries, id: string, at: Date): Promise<void> {
	await queries.update(invitation).set({ acceptedAt: at }).where(eq(invitation.id, id));
}
