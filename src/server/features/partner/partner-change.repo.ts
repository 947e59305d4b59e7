import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { servingStatuses } from '#domain/organisation/organisation.ts';
import { healthLicences } from '#domain/provider/publicity.ts';
import { organisation } from '#server/db/schema/organisation.ts';
import { licence, partner, partnerDecision } from '#server/db/schema/partner.ts';
import { provider } from '#server/db/schema/provider.ts';
import type { Queries } from '#server/queries.ts';
import type { PartnerRow } from './partner.repo.ts';

type Wish = Partial<Pick<PartnerRow, 'proposed' | 'proposedNames'>>;

/** Whether the facts of a business are approved ones (a suspended one's are too), and the business with them; held until the transaction ends. */
export async function lockApproved(queries: Queries, organisationId: string): Promise<PartnerRow | undefined> {
	const [row] = await queries
		.select({ partner })
		.from(partner)
		.innerJoin(organisation, eq(organisation.id, partner.organisationId))
		.where(and(eq(partner.organisationId, organisationId), inArray(organisation.status, [...servingStatuses])))
		.for('no key update', { of: partner });
	return row?.partner;
}

const hasWaitingLicence = async (queries: Queries, organisationId: string): Promise<boolean> =>
	(
		await queries
			.select({ id: licence.id })
			.from(licence)
			.where(
				and(
					eq(licence.organisationId, organisationId),
					inArray(licence.kind, [...healthLicences]),
					eq(licence.verdict, 'waiting'),
				),
			)
			.limit(1)
	).length > 0;

/** What waits for an operator from now on; whether it did not wait before, so that somebody has to be told. */
export async function noteWish(
	queries: Queries,
	{ row, wish, now }: { row: PartnerRow; wish: Wish; now: Date },
): Promise<boolean> {
	const { proposed, proposedNames } = { ...row, ...wish };
	const { organisationId } = row;
	const waits = proposed !== null || proposedNames !== null || (await hasWaitingLicence(queries, organisationId));
	await queries
		.update(partner)
		.set({
			...{ proposed, proposedNames, changeAskedAt: waits ? now : null },
			...(waits && { changeRefusalReason: null }),
		})
		.where(eq(partner.organisationId, organisationId));
	return waits && row.changeAskedAt === null;
}

/** The end of a wish; undefined where it is not the one the operator has seen. */
export async function takeWish(
	queries: Queries,
	{ organisationId, seenAt, refusalReason }: { organisationId: string; seenAt: string; refusalReason: string | null },
): Promise<PartnerRow | undefined> {
	const row = await lockApproved(queries, organisationId);
	if (row?.changeAskedAt?.toISOString() !== seenAt) return undefined;
	await queries
		.update(partner)
		.set({ proposed: null, proposedNames: null, changeAskedAt: null, changeRefusalReason: refusalReason })
		.where(and(eq(partner.organisationId, organisationId), isNotNull(partner.changeAskedAt)));
	return row;
}

export async function applyWish(
	queries: Queries,
	{ organisationId, proposed, proposedNames }: PartnerRow,
): Promise<void> {
	if (proposed) await queries.update(partner).set(proposed).where(eq(partner.organisationId, organisationId));
	if (proposedNames)
		await queries.update(provider).set({ name: proposedNames }).where(eq(provider.organisationId, organisationId));
}

export async function insertDecision(queries: Queries, row: typeof partnerDecision.$inferInsert): Promise<void> {
	await queries.insert(partnerDecision).values(row);
}

/** Of some businesses, oldest first. */
export async function findDecisions(queries: Queries, organisationIds: readonly string[]) {
	if (organisationIds.length === 0) return [];
	return queries
		.select()
		.from(partnerDecision)
		.where(inArray(partnerDecision.organisationId, [...organisationIds]))
		.orderBy(asc(partnerDecision.id));
}
