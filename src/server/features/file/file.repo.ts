import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FileUse } from '#domain/file/file.ts';
import { file } from '#server/db/schema/file.ts';
import { provider } from '#server/db/schema/provider.ts';
import { rating } from '#server/db/schema/rating.ts';
import { paymentProof, reservation } from '#server/db/schema/reservation.ts';
import type { StoredFile } from '#server/files/stored-file.ts';
import type { Queries } from '#server/queries.ts';

export async function insertFile(queries: Queries, row: StoredFile): Promise<void> {
	await queries.insert(file).values(row);
}

export async function findFile(queries: Queries, id: string) {
	const [row] = await queries.select().from(file).where(eq(file.id, id));
	return row;
}

/** Whom a payment proof concerns; one that pays for several providers' services is none of theirs to look at. */
export async function findProvedReservation(queries: Queries, fileId: string) {
	const [row, ...others] = await queries
		.select({ memberId: reservation.memberId, providerMemberId: provider.memberId })
		.from(paymentProof)
		.innerJoin(reservation, eq(reservation.id, paymentProof.reservationId))
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.where(eq(paymentProof.fileId, fileId));
	const isOfOne = others.every(({ providerMemberId }) => providerMemberId === row?.providerMemberId);
	return row && { ...row, providerMemberId: isOfOne ? row.providerMemberId : null };
}

/** The index of an author's ratings leads to it: a picture belongs to the rating of who uploaded it. */
export async function isPictureOfPublishedRating(queries: Queries, fileId: string): Promise<boolean> {
	const rows = await queries
		.select({ id: rating.id })
		.from(rating)
		.innerJoin(file, eq(file.ownerId, rating.memberId))
		.where(and(eq(file.id, fileId), eq(rating.status, 'published'), sql`${file.id} = any(${rating.pictureIds})`))
		.limit(1);
	return rows.length > 0;
}

export async function findFiles(queries: Queries, ids: readonly string[]) {
	return ids.length === 0
		? []
		: queries
				.select()
				.from(file)
				.where(inArray(file.id, [...ids]));
}

/** Pictures in their order, each with the widths it is offered in. */
export async function findPictures(queries: Queries, ids: readonly string[]) {
	const files = new Map((await findFiles(queries, ids)).map((one) => [one.id, one]));
	return ids.flatMap((id) => {
		const widths = files.get(id)?.variants.flatMap(({ width }) => (width === null ? [] : [width]));
		return widths ? [{ id, widths: [...new Set(widths)].sort((a, b) => a - b) }] : [];
	});
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

export async function deleteFile(queries: Queries, which: { id: string; ownerId: string; use: FileUse }) {
	const rows = await queries
		.delete(file)
		.where(and(eq(file.id, which.id), eq(file.ownerId, which.ownerId), eq(file.use, which.use)))
		.returning({ id: file.id });
	return rows.length > 0;
}
