import { and, eq, gt } from 'drizzle-orm';
import { promotion } from '#server/db/schema/promotion.ts';
import type { Queries } from '#server/queries.ts';

/** Every promotion a search engine may list: running and coming ones; who kept a link to an ended one still sees it. */
export function findPromotionIds(queries: Queries, now: Date) {
	return queries
		.select({ id: promotion.id })
		.from(promotion)
		.where(and(eq(promotion.isArchived, false), gt(promotion.endsAt, now)))
		.limit(5_000);
}
