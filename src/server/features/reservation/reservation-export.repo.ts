import { desc, eq } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import type { Queries } from '#server/queries.ts';
import { agreedTitle } from './reservation-view.repo.ts';

type Asked = { memberId: string; language: ContentLocale; limit: number };

/** One member's own, the latest first. */
export function findOwnReservations(queries: Queries, { memberId, language, limit }: Asked) {
	return queries
		.select({
			row: reservation,
			providerName: provider.name,
			title: agreedTitle(language),
		})
		.from(reservation)
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.innerJoin(product, eq(product.id, reservation.productId))
		.where(eq(reservation.memberId, memberId))
		.orderBy(desc(reservation.startsAt), desc(reservation.id))
		.limit(limit);
}
