import { pageSize } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { decodeCursor, encodeCursor } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { openDays } from './open-days.ts';
import { pricesNow } from './prices-now.ts';
import { countWishes, findWishes, type WishPlace } from './wish.repo.ts';
import { viewWish } from './wish-view.ts';

type Asked = { language: ContentLocale; cursor?: string | undefined };

function placeOf(cursor: string): WishPlace | undefined {
	const values = decodeCursor(cursor, ['moment', 'string']) as [string, string] | undefined;
	return values && { createdAt: new Date(values[0]), productId: values[1] };
}

/** A page of one's wish list, newest first. */
export async function listWishes({ queries, memberId }: MemberContext, { language, cursor }: Asked, now = new Date()) {
	const after = cursor === undefined ? undefined : placeOf(cursor);
	if (cursor !== undefined && !after) return refuse('invalid-input');
	const [rows, total, priceOf] = await Promise.all([
		findWishes(queries, { memberId, language, after, limit: pageSize + 1 }),
		countWishes(queries, memberId),
		pricesNow(queries, now),
	]);
	const shown = rows.slice(0, pageSize);
	const daysOf = await openDays(queries, shown, now);
	const last = shown.at(-1);
	return accept({
		items: shown.map((row) => viewWish(row, { days: daysOf(row), price: priceOf(row) })),
		total: Math.max(total, shown.length),
		nextCursor: rows.length > pageSize && last ? encodeCursor([last.createdAt.toISOString(), last.productId]) : null,
	});
}
