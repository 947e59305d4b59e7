import type { PromotionContent } from '#domain/content/content.ts';
import { mayEdit } from '#domain/content/edit-right.ts';
import type { Viewer } from '#domain/member/access.ts';
import { findItem, findRevision } from '#server/features/content/content.repo.ts';
import type { Queries } from '#server/queries.ts';

/** A promotion that somebody keeps, as it is drafted; undefined where it is another's, or none. */
export async function findOwnPromotion(queries: Queries, { id, viewer }: { id: string; viewer: Viewer | null }) {
	const item = viewer === null ? undefined : await findItem(queries, { kind: 'promotion', id });
	if (!item || !mayEdit(viewer, item)) return undefined;
	const newest = await findRevision(queries, { kind: 'promotion', id, number: item.latest });
	return newest && { organisationId: item.organisationId, value: newest.value as PromotionContent };
}
