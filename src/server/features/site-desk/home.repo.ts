import { inArray } from 'drizzle-orm';
import type { Home } from '#domain/page/home.ts';
import { product } from '#server/db/schema/product.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export async function findHome(queries: Queries): Promise<Home | null> {
	const [row] = await queries.select({ home: siteProfile.home }).from(siteProfile);
	return row?.home ?? null;
}

/** Of two who arrange it at once the second sees what the first has done. */
export async function lockHome(work: Transaction): Promise<Home | null> {
	const [row] = await work.select({ home: siteProfile.home }).from(siteProfile).for('update');
	return row?.home ?? null;
}

export async function putHome(work: Transaction, home: Home): Promise<void> {
	await work.update(siteProfile).set({ home });
}

export const findPinnedProducts = (queries: Queries, ids: readonly string[]) =>
	queries
		.select({ id: product.id, texts: product.texts, status: product.status })
		.from(product)
		.where(inArray(product.id, [...ids]));
