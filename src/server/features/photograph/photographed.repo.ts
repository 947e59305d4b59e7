import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { photographName } from '#domain/file/photograph.ts';
import { type PhotographedKind, photographedKinds } from '#domain/file/photograph-report.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import { file, fileGrant } from '#server/db/schema/file.ts';
import { product } from '#server/db/schema/product.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { provider } from '#server/db/schema/provider.ts';
import type { FileRow } from '#server/features/file/file.repo.ts';
import { keepersOf } from '#server/features/organisation/staff.repo.ts';
import { photographOf } from '#server/files/photograph-view.ts';
import type { Queries } from '#server/queries.ts';

/** What a photograph is shown for. */
export type Photographed = { kind: PhotographedKind; id: string };

/** Shown for a product or a profile: its grant to everyone says which. */
const isShownFor = and(
	eq(fileGrant.fileId, file.id),
	eq(fileGrant.granteeKind, 'everyone'),
	inArray(fileGrant.subjectKind, [...photographedKinds]),
);
const productOf = and(eq(fileGrant.subjectKind, 'product'), eq(product.id, fileGrant.subjectId));
const providerOf = eq(provider.id, sql`coalesce(${product.providerId}, ${fileGrant.subjectId})`);

/** Some photographs, each with what it is shown of, whose that is and who answers for it. What a guest shows of a rating is none. */
export function findPhotographs(queries: Queries, ids: readonly string[]) {
	return queries
		.select({
			file,
			kind: sql<PhotographedKind>`${fileGrant.subjectKind}`,
			productId: product.id,
			area: product.area,
			titles: product.titles,
			providerId: provider.id,
			providerName: provider.name,
			organisationId: provider.organisationId,
			/** Whoever is suspended or works there no more is told nothing. */
			keepers: keepersOf(rolesWith('product.edit')),
			siteEmail: siteProfile.email,
		})
		.from(file)
		.innerJoin(fileGrant, isShownFor)
		.leftJoin(product, productOf)
		.innerJoin(provider, providerOf)
		.leftJoin(siteProfile, eq(siteProfile.id, 1))
		.where(inArray(file.id, [...ids]));
}
export type PhotographRow = Awaited<ReturnType<typeof findPhotographs>>[number];

export async function findPhotograph(queries: Queries, id: string): Promise<PhotographRow | undefined> {
	const [row] = await findPhotographs(queries, [id]);
	return row;
}

export const photographedBy = ({ kind, productId, providerId }: PhotographRow): Photographed => ({
	kind,
	id: kind === 'product' ? (productId ?? '') : providerId,
});

/** Those of a product or a profile that an operator has hidden: its keeper reads why, and may take them away. */
export async function findHiddenPhotographs(queries: Queries, { kind, id }: Photographed): Promise<FileRow[]> {
	const rows = await queries
		.select({ file })
		.from(fileGrant)
		.innerJoin(file, and(eq(file.id, fileGrant.fileId), isNotNull(file.hiddenAt)))
		.where(and(eq(fileGrant.subjectKind, kind), eq(fileGrant.subjectId, id), eq(fileGrant.granteeKind, 'everyone')))
		.orderBy(file.hiddenAt, file.id);
	return rows.map((row) => row.file);
}

/** What a product or a profile shows, held until the transaction ends, as its name in that list: whoever arranges it waits. */
export async function lockShown(queries: Queries, { kind, id }: Photographed): Promise<string[]> {
	const [row] =
		kind === 'product'
			? await queries
					.select({ names: product.photographs })
					.from(product)
					.where(eq(product.id, id))
					.for('no key update')
			: await queries
					.select({ names: provider.pictureIds })
					.from(provider)
					.where(eq(provider.id, id))
					.for('no key update');
	return row?.names ?? [];
}

export async function setShown(queries: Queries, { kind, id }: Photographed, names: string[]): Promise<void> {
	if (kind === 'product') await queries.update(product).set({ photographs: names }).where(eq(product.id, id));
	else await queries.update(provider).set({ pictureIds: names }).where(eq(provider.id, id));
}

/** As it stands in that list: a product's says all it takes to show it. */
export const nameIn = (kind: PhotographedKind, row: FileRow): string =>
	kind === 'product' ? photographName(photographOf(row)) : row.id;

/** Whether such a name is the photograph's. */
export const isNameOf = (name: string, id: string): boolean => name === id || name.startsWith(`photo_${id}_`);
