import { and, asc, eq, lt } from 'drizzle-orm';
import type { VersionState } from '#domain/reservation/agreed-price.ts';
import { agreedPrice } from '#server/db/schema/reservation.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export type AgreedRow = typeof agreedPrice.$inferSelect;
export type AgreedSubject = Pick<AgreedRow, 'subjectKind' | 'subjectId'>;

const isOf = ({ subjectKind, subjectId }: AgreedSubject) =>
	and(eq(agreedPrice.subjectKind, subjectKind), eq(agreedPrice.subjectId, subjectId));

/** What was put with this key before. */
export async function findByKey(
	queries: Queries,
	{ actorId, key }: { actorId: string; key: string },
): Promise<AgreedRow | undefined> {
	const [row] = await queries
		.select()
		.from(agreedPrice)
		.where(and(eq(agreedPrice.actorId, actorId), eq(agreedPrice.key, key)));
	return row;
}

export async function findVersion(
	queries: Queries,
	{ version, ...subject }: AgreedSubject & { version: number },
): Promise<AgreedRow | undefined> {
	const [row] = await queries
		.select()
		.from(agreedPrice)
		.where(and(isOf(subject), eq(agreedPrice.version, version)));
	return row;
}

/** Every version of a subject, oldest first; nobody else moves them until this transaction ends. */
export const lockVersions = (work: Transaction, subject: AgreedSubject): Promise<AgreedRow[]> =>
	work.select().from(agreedPrice).where(isOf(subject)).orderBy(asc(agreedPrice.version)).for('update').execute();

/** What became of the version that was open, or of the one that was picked before. */
export async function settleVersion(
	work: Transaction,
	subject: AgreedSubject,
	settled: { from: VersionState; to: VersionState; now: Date; reservationId?: string },
): Promise<void> {
	const { from, to, now, reservationId } = settled;
	await work
		.update(agreedPrice)
		.set({ state: to, decidedAt: now, ...(reservationId && { reservationId }) })
		.where(and(isOf(subject), eq(agreedPrice.state, from)));
}

export async function insertVersion(work: Transaction, row: AgreedRow): Promise<void> {
	await work.insert(agreedPrice).values(row);
}

/** What was picked stays to be had until then; never shorter than it was offered. */
export async function holdPrice(work: Transaction, subject: AgreedSubject, until: Date): Promise<void> {
	await work
		.update(agreedPrice)
		.set({ validUntil: until })
		.where(and(isOf(subject), eq(agreedPrice.state, 'open'), lt(agreedPrice.validUntil, until)));
}
