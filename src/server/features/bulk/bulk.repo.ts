import { and, asc, between, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Marks } from '#domain/content/completeness.ts';
import type { ProductContent } from '#domain/content/content.ts';
import { content, revision } from '#server/db/schema/content.ts';
import { product } from '#server/db/schema/product.ts';
import { productDay, slot } from '#server/db/schema/slot.ts';
import type { Item } from '#server/features/content/content.repo.ts';
import type { Queries, Transaction } from '#server/queries.ts';

/** Whose: everybody's for operators. */
export type Owned = 'all' | readonly string[];

const isProduct = eq(content.kind, 'product');
const isOwned = (owned: Owned) => (owned === 'all' ? undefined : inArray(content.organisationId, [...owned]));

/** An item with what its newest revision says. */
export type FoundProduct = {
	item: Item;
	kind: string;
	providerId: string;
	value: ProductContent;
	marks: Marks;
};

const withNewest = (queries: Queries) =>
	queries
		.select({
			item: content,
			kind: product.kind,
			providerId: product.providerId,
			value: revision.value,
			marks: revision.marks,
		})
		.from(content)
		.innerJoin(product, eq(product.id, content.id))
		.innerJoin(
			revision,
			and(eq(revision.kind, 'product'), eq(revision.contentId, content.id), eq(revision.number, content.latest)),
		);

/** So many at a time: values are long. */
const atOnce = 500;
export const piecesOf = <One>(all: readonly One[], size = atOnce): One[][] =>
	Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** Of these codes those that are one's own. */
export async function findByCodes(queries: Queries, owned: Owned, codes: readonly string[]): Promise<FoundProduct[]> {
	const found: FoundProduct[] = [];
	for (const some of piecesOf(codes)) {
		const rows = await withNewest(queries).where(and(isProduct, isOwned(owned), inArray(content.id, some)));
		found.push(...(rows as FoundProduct[]));
	}
	return found;
}

/** All of one's own by their code, page by page. */
export async function findPage(
	queries: Queries,
	owned: Owned,
	{ after, limit }: { after: string; limit: number },
): Promise<FoundProduct[]> {
	const rows = await withNewest(queries)
		.where(and(isProduct, isOwned(owned), gt(content.id, after)))
		.orderBy(asc(content.id))
		.limit(limit);
	return rows as FoundProduct[];
}

/** What one's own are called, to see what comes twice. */
export function findNames(queries: Queries, owned: Owned) {
	return queries
		.select({ title: content.title, kind: product.kind, providerId: product.providerId })
		.from(content)
		.innerJoin(product, eq(product.id, content.id))
		.where(and(isProduct, isOwned(owned)));
}

/** Held until the transaction ends, in one order for everybody. */
export async function lockItems(work: Transaction, codes: readonly string[]): Promise<void> {
	for (const some of piecesOf([...codes].sort()))
		await work
			.select({ id: content.id })
			.from(content)
			.where(and(isProduct, inArray(content.id, some)))
			.orderBy(asc(content.id))
			.for('update');
}

/** Of these ids those that something has, or had. */
export async function findTakenIds(queries: Queries, ids: readonly string[]): Promise<string[]> {
	const { rows } = await queries.execute<{ id: string }>(sql`
		select id from product where id = any(${sql.param([...ids])}::text[])
		union select id from content where kind = 'product' and id = any(${sql.param([...ids])}::text[])`);
	return rows.map(({ id }) => id);
}

/** Items as they stand after another revision of each. */
export async function saveItems(work: Transaction, items: readonly (typeof content.$inferInsert)[]): Promise<void> {
	for (const some of piecesOf(items))
		await work
			.insert(content)
			.values(some)
			.onConflictDoUpdate({
				target: [content.kind, content.id],
				set: {
					...{ latest: sql`excluded.latest`, title: sql`excluded.title` },
					...{ percent: sql`excluded.percent`, changedAt: sql`excluded.changed_at` },
				},
			});
}

/** Whether all of them are new: of two who take one id at once, the second gets none. */
export async function insertNew(
	work: Transaction,
	{
		items,
		products,
	}: { items: readonly (typeof content.$inferInsert)[]; products: readonly (typeof product.$inferInsert)[] },
): Promise<boolean> {
	let made = 0;
	for (const some of piecesOf(items))
		made += (await work.insert(content).values(some).onConflictDoNothing()).rowCount ?? 0;
	for (const some of piecesOf(products))
		made += (await work.insert(product).values(some).onConflictDoNothing()).rowCount ?? 0;
	return made === items.length + products.length;
}

export async function insertRevisions(
	work: Transaction,
	rows: readonly (typeof revision.$inferInsert)[],
): Promise<void> {
	for (const some of piecesOf(rows)) await work.insert(revision).values(some);
}

/** The week of each, and what it is called. Their rows are held alone where days are changed (slot.repo.ts). */
export async function findSchedules(
	queries: Queries,
	owned: Owned,
	{ ids, isLocked }: { ids: readonly string[] | 'all'; isLocked: boolean },
) {
	const found = queries
		.select({
			...{ id: product.id, schedule: product.schedule, title: content.title },
			...{ organisationId: content.organisationId, providerId: product.providerId },
		})
		.from(product)
		.innerJoin(content, and(isProduct, eq(content.id, product.id)))
		.where(and(isOwned(owned), ids === 'all' ? undefined : inArray(product.id, [...ids])))
		.orderBy(asc(product.id));
	return isLocked ? found.for('update', { of: product }) : found;
}

type Span = { ids: readonly string[]; from: string; to: string };

/** Days of several products that differ, and what is sold. */
export async function findDaysOf(queries: Queries, { ids, from, to }: Span) {
	const days = await queries
		.select({
			productId: productDay.productId,
			on: productDay.on,
			exception: productDay.exception,
			why: productDay.why,
		})
		.from(productDay)
		.where(and(inArray(productDay.productId, [...ids]), between(productDay.on, from, to)));
	const sold = await queries
		.select({
			...{ productId: slot.productId, on: slot.on, time: slot.time },
			...{ capacity: slot.capacity, taken: slot.taken },
		})
		.from(slot)
		.where(and(inArray(slot.productId, [...ids]), between(slot.on, from, to)));
	return { days, sold };
}
