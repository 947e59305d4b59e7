import { and, asc, eq, exists, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { FileUse } from '#domain/file/file.ts';
import { type FileGrant, mayGrant } from '#domain/file/file-grant.ts';
import type { PhotographFacts } from '#domain/file/photograph.ts';
import { file, fileGrant } from '#server/db/schema/file.ts';
import { licence } from '#server/db/schema/partner.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { rating } from '#server/db/schema/rating.ts';
import { threadFile, threadMessage } from '#server/db/schema/thread.ts';
import { providerOffers, providerShown } from '#server/features/partner/provider.repo.ts';
import type { StoredFile } from '#server/files/stored-file.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export type FileRow = typeof file.$inferSelect;

/** The condition of the index of the same name, which is why it names each use. */
const lacksKey = sql`${file.key} is null and ${file.use} in ('photo', 'licence', 'payment-proof')`;

/** A file and who besides its owner may see it, in one go. */
export async function insertFile(
	queries: Queries,
	row: StoredFile,
	{ grants, now }: { grants: readonly FileGrant[]; now: Date },
): Promise<void> {
	if (!grants.every((grant) => mayGrant(row.use, grant))) throw new Error(`${row.use} is not granted to everyone`);
	await queries.insert(file).values(row);
	const rows = grants.map((grant) => ({ ...grant, fileId: row.id, createdAt: now }));
	if (rows.length > 0) await queries.insert(fileGrant).values(rows);
}

export async function findFile(queries: Queries, id: string) {
	const [row] = await queries.select().from(file).where(eq(file.id, id));
	return row;
}

export async function findGrants(queries: Queries, fileId: string): Promise<FileGrant[]> {
	const { granteeKind, granteeId, subjectKind, subjectId, endsAt } = fileGrant;
	const rows = await queries
		.select({ granteeKind, granteeId, subjectKind, subjectId, endsAt })
		.from(fileGrant)
		.where(eq(fileGrant.fileId, fileId));
	return rows as FileGrant[];
}

/** Papers and pictures of a business, and what it sent to guests, stay with it when who brought them goes. */
export async function handOverFiles(
	queries: Queries,
	{ organisationId, from, to }: { organisationId: string; from: string; to: string },
): Promise<void> {
	const papers = queries.select({ id: licence.fileId }).from(licence).where(eq(licence.organisationId, organisationId));
	// By their grants, so that those an operator has hidden are among them.
	const pictures = queries
		.select({ id: fileGrant.fileId })
		.from(fileGrant)
		.innerJoin(provider, and(eq(fileGrant.subjectKind, 'provider'), eq(provider.id, fileGrant.subjectId)))
		.where(eq(provider.organisationId, organisationId));
	const photographs = queries
		.select({ id: fileGrant.fileId })
		.from(fileGrant)
		.innerJoin(product, and(eq(fileGrant.subjectKind, 'product'), eq(product.id, fileGrant.subjectId)))
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(eq(provider.organisationId, organisationId));
	const sent = queries
		.select({ id: threadFile.fileId })
		.from(threadFile)
		.innerJoin(threadMessage, eq(threadMessage.id, threadFile.messageId))
		.where(and(eq(threadMessage.authorId, from), eq(threadMessage.authorOrganisationId, organisationId)));
	const isTheirs = or(...[papers, pictures, photographs, sent].map((ids) => inArray(file.id, ids)));
	await queries
		.update(file)
		.set({ ownerId: to })
		.where(and(eq(file.ownerId, from), isTheirs));
}

/** Whether it was sent with a message that an operator has hidden. */
export async function isHidden(queries: Queries, { id, use }: Pick<FileRow, 'id' | 'use'>): Promise<boolean> {
	if (use !== 'thread-file') return false;
	const rows = await queries
		.select({ id: threadMessage.id })
		.from(threadFile)
		.innerJoin(threadMessage, eq(threadMessage.id, threadFile.messageId))
		.where(and(eq(threadFile.fileId, id), isNotNull(threadMessage.hiddenAt)));
	return rows.length > 0;
}

/** Of what files are shown for, whether everybody can see it. */
export const isShown: Record<
	'provider' | 'rating' | 'product',
	(queries: Queries, id: string, now: Date) => Promise<boolean>
> = {
	async provider(queries, id, now) {
		const rows = await queries
			.select({ id: provider.id })
			.from(provider)
			.where(and(eq(provider.id, id), providerShown(now)));
		return rows.length > 0;
	},
	async product(queries, id, now) {
		const rows = await queries
			.select({ id: product.id })
			.from(product)
			.innerJoin(provider, eq(provider.id, product.providerId))
			.where(and(eq(product.id, id), eq(product.status, 'published'), providerOffers(now)));
		return rows.length > 0;
	},
	async rating(queries, id) {
		const rows = await queries
			.select({ id: rating.id })
			.from(rating)
			.where(and(eq(rating.id, id), eq(rating.status, 'published')));
		return rows.length > 0;
	},
};

export async function findFiles(queries: Queries, ids: readonly string[]) {
	return ids.length === 0
		? []
		: queries
				.select()
				.from(file)
				.where(inArray(file.id, [...ids]));
}

export function findFilesOf(queries: Queries, ownerId: string) {
	return queries.select().from(file).where(eq(file.ownerId, ownerId));
}

/** What a member's files take on the disk, in all their sizes. */
export async function sumBytesOf(queries: Queries, ownerId: string): Promise<number> {
	const [row] = await queries
		.select({
			bytes: sql<string>`coalesce(sum((select sum((variant ->> 'bytes')::bigint) from jsonb_array_elements(${file.variants}) as variant)), 0)`,
		})
		.from(file)
		.where(eq(file.ownerId, ownerId));
	return Number(row?.bytes ?? 0);
}

/** Answers with the ids whose bytes can go once this is committed. */
export async function deleteFilesOf(queries: Queries, ownerId: string): Promise<string[]> {
	const rows = await queries.delete(file).where(eq(file.ownerId, ownerId)).returning({ id: file.id });
	return rows.map(({ id }) => id);
}

/** `ownerId`: only that member's. */
export async function deleteFile(queries: Queries, which: { id: string; ownerId?: string; use: FileUse }) {
	const rows = await queries
		.delete(file)
		.where(
			and(
				eq(file.id, which.id),
				which.ownerId === undefined ? undefined : eq(file.ownerId, which.ownerId),
				eq(file.use, which.use),
			),
		)
		.returning({ id: file.id });
	return rows.length > 0;
}

/** Private ones that lie open, the next after an id. */
export async function findWithoutKey(queries: Queries, { after, limit }: { after: string | undefined; limit: number }) {
	return queries
		.select({ id: file.id })
		.from(file)
		.where(and(lacksKey, after === undefined ? undefined : gt(file.id, after)))
		.orderBy(asc(file.id))
		.limit(limit);
}

/** Held until the transaction ends: of two servers one encrypts it. */
export async function lockWithoutKey(queries: Transaction, id: string): Promise<FileRow | undefined> {
	const [row] = await queries
		.select()
		.from(file)
		.where(and(eq(file.id, id), lacksKey))
		.for('update', { skipLocked: true });
	return row;
}

export async function setKey(queries: Queries, id: string, key: string): Promise<void> {
	await queries.update(file).set({ key }).where(eq(file.id, id));
}

export async function setPicture(queries: Queries, id: string, picture: PhotographFacts): Promise<void> {
	await queries.update(file).set({ picture }).where(eq(file.id, id));
}

/** Whoever uploaded it: what it is shown for decides. */
export async function deleteFileFor(
	queries: Queries,
	id: string,
	{ subjectKind, subjectId }: Pick<FileGrant, 'subjectKind' | 'subjectId'>,
): Promise<void> {
	const isFor = and(
		eq(fileGrant.fileId, file.id),
		eq(fileGrant.subjectKind, subjectKind),
		eq(fileGrant.subjectId, subjectId),
	);
	await queries.delete(file).where(and(eq(file.id, id), exists(queries.select().from(fileGrant).where(isFor))));
}
