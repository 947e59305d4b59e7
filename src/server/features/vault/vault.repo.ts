import { and, count, desc, eq, inArray, lt, max, ne, or } from 'drizzle-orm';
import type { FileGrant } from '#domain/file/file-grant.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { event } from '#server/db/schema/event.ts';
import { file, fileGrant } from '#server/db/schema/file.ts';
import { member } from '#server/db/schema/member.ts';
import { provider } from '#server/db/schema/provider.ts';
import { vaultFile } from '#server/db/schema/vault.ts';
import type { Queries } from '#server/queries.ts';

const columns = {
	fileId: vaultFile.fileId,
	ownerId: vaultFile.memberId,
	sealed: vaultFile.sealed,
	pages: vaultFile.pages,
	isKept: vaultFile.isKept,
	createdAt: vaultFile.createdAt,
	mediaType: file.mediaType,
	bytes: file.bytes,
};

/** Newest first. */
export const findVault = (queries: Queries, memberId: string) =>
	queries
		.select(columns)
		.from(vaultFile)
		.innerJoin(file, eq(file.id, vaultFile.fileId))
		.where(eq(vaultFile.memberId, memberId))
		.orderBy(desc(vaultFile.createdAt), desc(vaultFile.fileId));
export type VaultRow = Awaited<ReturnType<typeof findVault>>[number];

export async function findVaultFile(queries: Queries, fileId: string) {
	const [row] = await queries
		.select({ ...columns, file })
		.from(vaultFile)
		.innerJoin(file, eq(file.id, vaultFile.fileId))
		.where(eq(vaultFile.fileId, fileId));
	return row;
}
export type FoundVaultFile = NonNullable<Awaited<ReturnType<typeof findVaultFile>>>;

export async function countVault(queries: Queries, memberId: string): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(vaultFile).where(eq(vaultFile.memberId, memberId));
	return row?.count ?? 0;
}

export async function insertVaultFile(queries: Queries, row: typeof vaultFile.$inferInsert): Promise<void> {
	await queries.insert(vaultFile).values(row);
}

export async function updateVaultFile(
	queries: Queries,
	{ fileId, memberId }: { fileId: string; memberId: string },
	changes: Partial<Pick<typeof vaultFile.$inferInsert, 'sealed' | 'isKept'>>,
): Promise<boolean> {
	const rows = await queries
		.update(vaultFile)
		.set(changes)
		.where(and(eq(vaultFile.fileId, fileId), eq(vaultFile.memberId, memberId)))
		.returning({ id: vaultFile.fileId });
	return rows.length > 0;
}

/** One of them, or all: their keys go with them. Answers with the ids whose bytes can go. */
export async function deleteVault(
	queries: Queries,
	{ memberId, fileId }: { memberId: string; fileId?: string },
): Promise<string[]> {
	const isIt = and(eq(file.ownerId, memberId), eq(file.use, 'vault-file'));
	const rows = await queries
		.delete(file)
		.where(fileId === undefined ? isIt : and(isIt, eq(file.id, fileId)))
		.returning({ id: file.id });
	return rows.map(({ id }) => id);
}

/** After a restore: those that had been erased. */
export async function deleteVaultFiles(queries: Queries, ids: readonly string[]): Promise<string[]> {
	if (ids.length === 0) return [];
	const isIt = and(inArray(file.id, [...ids]), eq(file.use, 'vault-file'));
	const rows = await queries.delete(file).where(isIt).returning({ id: file.id });
	return rows.map(({ id }) => id);
}

/** Who was ever given a look at these, whether that has ended or not. */
export async function findSharesOf(queries: Queries, fileIds: readonly string[]) {
	if (fileIds.length === 0) return [];
	return queries
		.select({
			id: fileGrant.id,
			fileId: fileGrant.fileId,
			subjectKind: fileGrant.subjectKind,
			subjectId: fileGrant.subjectId,
			organisationId: fileGrant.granteeId,
			sharedAt: fileGrant.createdAt,
			endsAt: fileGrant.endsAt,
		})
		.from(fileGrant)
		.where(inArray(fileGrant.fileId, [...fileIds]))
		.orderBy(desc(fileGrant.createdAt), desc(fileGrant.id));
}
export type ShareRow = Awaited<ReturnType<typeof findSharesOf>>[number];

/** What organisations are called; of the many profiles that the agency keeps, its own. */
export async function findHouseNames(queries: Queries, organisationIds: readonly string[]) {
	if (organisationIds.length === 0) return [];
	return queries
		.select({ organisationId: provider.organisationId, name: provider.name })
		.from(provider)
		.where(
			and(
				inArray(provider.organisationId, [...organisationIds]),
				or(ne(provider.organisationId, agencyId), eq(provider.isAgency, true)),
			),
		);
}

const isLook = (memberId: string) => and(eq(event.aboutId, memberId), eq(event.kind, 'vault.file-read'));

/** How often each was looked at by others, and when last. */
export const countLooks = (queries: Queries, memberId: string) =>
	queries
		.select({ fileId: event.subjectId, looks: count(), lastAt: max(event.at) })
		.from(event)
		.where(isLook(memberId))
		.groupBy(event.subjectId);

export const findLooks = (
	queries: Queries,
	{
		memberId,
		fileId,
		after,
		limit,
	}: { memberId: string; fileId: string | undefined; after: { at: string; id: number } | undefined; limit: number },
) =>
	queries
		.select({ id: event.id, fileId: event.subjectId, facts: event.facts, at: event.at })
		.from(event)
		.where(
			and(
				isLook(memberId),
				fileId === undefined ? undefined : eq(event.subjectId, fileId),
				after && or(lt(event.at, new Date(after.at)), and(eq(event.at, new Date(after.at)), lt(event.id, after.id))),
			),
		)
		.orderBy(desc(event.at), desc(event.id))
		.limit(limit);

export async function countAllLooks(queries: Queries, memberId: string, fileId: string | undefined): Promise<number> {
	const isCounted = and(isLook(memberId), fileId === undefined ? undefined : eq(event.subjectId, fileId));
	const [row] = await queries.select({ count: count() }).from(event).where(isCounted);
	return row?.count ?? 0;
}

/** Grants as the rules read them. */
export const grantsOf = (rows: readonly ShareRow[], fileId: string): FileGrant[] =>
	rows
		.filter((row) => row.fileId === fileId && row.organisationId !== null)
		.map(({ organisationId, subjectKind, subjectId, endsAt }) => ({
			...{ granteeKind: 'organisation' as const, granteeId: organisationId ?? '' },
			...{ subjectKind, subjectId, endsAt },
		}));

/** In Latin letters, as in the passport. */
export async function findReaderName(queries: Queries, memberId: string): Promise<string> {
	const [row] = await queries
		.select({ firstName: member.firstName, lastName: member.lastName })
		.from(member)
		.where(eq(member.id, memberId));
	return row ? `${row.firstName} ${row.lastName}` : '';
}
