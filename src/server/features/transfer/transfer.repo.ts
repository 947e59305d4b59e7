import { and, asc, eq, inArray } from 'drizzle-orm';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { isShown } from '#server/features/product/product.repo.ts';
import type { Queries } from '#server/queries.ts';

/** More than anybody compares on one page. */
const most = 100;

export async function findTransfers(queries: Queries, kinds: readonly string[], now: Date) {
	const rows = await queries
		.select({ product })
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(and(inArray(product.kind, [...kinds]), isShown(now)))
		.orderBy(asc(product.fromWon), asc(product.id))
		.limit(most);
	return rows.map((row) => row.product);
}
