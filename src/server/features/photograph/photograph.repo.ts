import { eq, sql } from 'drizzle-orm';
import { type Photograph, parsePhotographName, photographName } from '#domain/file/photograph.ts';
import type { Viewer } from '#domain/member/access.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import type { Queries } from '#server/queries.ts';

const columns = {
	id: product.id,
	photographs: product.photographs,
	isShareDrawn: product.isShareDrawn,
	organisationId: provider.organisationId,
};

type Found = { id: string; photographs: string[]; isShareDrawn: boolean; organisationId: string };
const parsed = ({ photographs, ...row }: Found) => ({
	...row,
	photographs: photographs.flatMap((name) => parsePhotographName(name) ?? []),
});
export type PhotographedProduct = ReturnType<typeof parsed>;

const ofProduct = (queries: Queries, id: string) =>
	queries
		.select(columns)
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(eq(product.id, id));

/** A product of who asks, or any for an operator; undefined where it is another's. */
export async function findOwnProduct(queries: Queries, viewer: Viewer, id: string) {
	const [row] = await ofProduct(queries, id);
	return row && mayDo(viewer, 'product.edit', row.organisationId) ? parsed(row) : undefined;
}

/** The same, held until the transaction ends: of two who arrange its pictures the second sees the first's order. */
export async function lockOwnProduct(queries: Queries, viewer: Viewer, id: string) {
	const [row] = await ofProduct(queries, id).for('no key update', { of: product });
	return row && mayDo(viewer, 'product.edit', row.organisationId) ? parsed(row) : undefined;
}

export async function savePhotographs(
	queries: Queries,
	id: string,
	{ photographs, isShareDrawn }: { photographs: readonly Photograph[]; isShareDrawn: boolean },
): Promise<void> {
	await queries
		.update(product)
		.set({ photographs: photographs.map(photographName), isShareDrawn })
		.where(eq(product.id, id));
}

/** Whoever closes the account takes along what they uploaded. */
export async function dropPhotographsOf(queries: Queries, memberId: string): Promise<void> {
	const isTheirs = sql`exists (select 1 from file where file.id::text = split_part(name, '_', 2) and file.owner_id = ${memberId})`;
	await queries.execute(sql`
		update product set photographs = array(
			select name from unnest(photographs) with ordinality as one(name, at) where not ${isTheirs} order by at)
		where cardinality(photographs) > 0 and exists (select 1 from unnest(photographs) as one(name) where ${isTheirs})`);
}
