import { and, asc, eq, inArray } from 'drizzle-orm';
import type { LicenceKind, LicenceVerdict } from '#domain/member/partner.ts';
import { file } from '#server/db/schema/file.ts';
import { licence } from '#server/db/schema/partner.ts';
import type { Queries } from '#server/queries.ts';

/** The licences of some businesses with their papers, in the order they came. */
export async function findLicences(queries: Queries, organisationIds: readonly string[]) {
	if (organisationIds.length === 0) return [];
	return queries
		.select({
			id: licence.id,
			organisationId: licence.organisationId,
			kind: licence.kind,
			number: licence.number,
			expiresOn: licence.expiresOn,
			verdict: licence.verdict,
			createdAt: licence.createdAt,
			fileId: licence.fileId,
			fileName: file.name,
			mediaType: file.mediaType,
			bytes: file.bytes,
		})
		.from(licence)
		.innerJoin(file, eq(file.id, licence.fileId))
		.where(inArray(licence.organisationId, [...organisationIds]))
		.orderBy(asc(licence.createdAt), asc(licence.id));
}
export type LicenceRow = Awaited<ReturnType<typeof findLicences>>[number];

export async function insertLicence(
	queries: Queries,
	row: {
		organisationId: string;
		kind: LicenceKind;
		number: string | null;
		expiresOn: string | null;
		verdict: LicenceVerdict;
		fileId: string;
		createdAt: Date;
	},
): Promise<string> {
	const [inserted] = await queries.insert(licence).values(row).returning({ id: licence.id });
	if (!inserted) throw new Error('a licence was not inserted');
	return inserted.id;
}

/** Answers with the paper that belonged to it. */
export async function deleteLicence(queries: Queries, which: { id: string; organisationId: string }) {
	const [row] = await queries
		.delete(licence)
		.where(and(eq(licence.id, which.id), eq(licence.organisationId, which.organisationId)))
		.returning({ fileId: licence.fileId });
	return row?.fileId;
}

export async function findLicence(queries: Queries, id: string) {
	const [row] = await queries.select().from(licence).where(eq(licence.id, id));
	return row;
}

/** An operator has looked at what waited. */
export async function judgeLicences(
	queries: Queries,
	{ organisationId, verdict }: { organisationId: string; verdict: LicenceVerdict },
): Promise<void> {
	await queries
		.update(licence)
		.set({ verdict })
		.where(and(eq(licence.organisationId, organisationId), eq(licence.verdict, 'waiting')));
}
