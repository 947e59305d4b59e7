import { pageSize } from '#contract/endpoint.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { ratingAspects } from '#domain/product/product.ts';
import { decodeCursor, encodeCursor } from '#server/cursor.ts';
import type { Queries } from '#server/queries.ts';
import { ratingOf } from './list-products.ts';
import { findProduct, findRatings } from './product.repo.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function placeOf(cursor: string): { createdAt: string; id: string } | undefined {
	const [createdAt, id] = (decodeCursor(cursor, ['string', 'string']) as [string, string] | undefined) ?? ['', ''];
	return Number.isNaN(Date.parse(createdAt)) || !uuid.test(id) ? undefined : { createdAt, id };
}

/** What guests say of a product, the newest first. */
export async function listRatings(queries: Queries, input: { id: string; cursor?: string | undefined }) {
	const after = input.cursor === undefined ? undefined : placeOf(input.cursor);
	if (input.cursor !== undefined && !after) return refuse('invalid-input');
	const [found, rows] = await Promise.all([
		findProduct(queries, input.id),
		findRatings(queries, { productId: input.id, after, limit: pageSize + 1 }),
	]);
	if (!found) return refuse('not-found');
	const shown = rows.slice(0, pageSize);
	const last = shown.at(-1);
	return accept({
		items: shown.map(({ id, author, country, locale, stars, text, createdAt }) => ({
			id,
			author,
			country,
			locale,
			text,
			average: ratingOf(
				ratingAspects.reduce((sum, aspect) => sum + stars[aspect], 0),
				1,
			).average,
			writtenOn: koreanDay(createdAt),
		})),
		total: found.product.ratingCount,
		nextCursor: rows.length > pageSize && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
	});
}
