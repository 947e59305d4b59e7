import type { ProductContent } from '#domain/content/content.ts';
import { mayEdit } from '#domain/content/edit-right.ts';
import { shownTexts } from '#domain/content/shown-texts.ts';
import type { Viewer } from '#domain/member/access.ts';
import { findItem, findRevision } from '#server/features/content/content.repo.ts';
import type { Queries } from '#server/queries.ts';
import { findAnyProduct } from './product.repo.ts';

/** A product as it would be if its newest revision went out now, for those who edit it; its days that differ count at once. */
export async function findDraft(queries: Queries, { id, viewer }: { id: string; viewer: Viewer | null }) {
	if (viewer === null) return undefined;
	const row = await findAnyProduct(queries, id);
	if (!row || !mayEdit(viewer, { kind: 'product', organisationId: row.provider.organisationId })) return undefined;
	const item = await findItem(queries, { kind: 'product', id });
	const newest = item && (await findRevision(queries, { kind: 'product', id, number: item.latest }));
	if (!newest) return row;
	const { schedule, texts, ...facts } = newest.value as ProductContent;
	const days = row.product.schedule.days;
	const product = {
		...{ ...row.product, ...facts, texts: shownTexts(texts, 'title') },
		schedule: { ...schedule, ...(days && { days }) },
	};
	return { ...row, product };
}
