import { pageSize } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { openDays } from './open-days.ts';
import { pricesNow } from './prices-now.ts';
import { countWishes, findWishes } from './wish.repo.ts';
import { viewWish } from './wish-view.ts';

type Asked = { language: ContentLocale; cursor?: string | undefined };

const newestFirst = cursorOf({ createdAt: cursorPart.moment, productId: cursorPart.slug });

/** A page of one's wish list, newest first. */
export async function listWishes({ queries, now, memberId }: MemberContext, { language, cursor }: Asked) {
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const [rows, total, priceOf] = await Promise.all([
		findWishes(queries, { memberId, language, after: after.value, limit: pageSize + 1, now }),
		countWishes(queries, memberId),
		pricesNow(queries, now),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ createdAt, productId }) => newestFirst.write({ createdAt, productId }));
	const daysOf = await openDays(queries, shown, now);
	return accept({
		items: shown.map((row) => viewWish(row, { days: daysOf(row), price: priceOf(row) })),
		total: Math.max(total, shown.length),
		nextCursor,
	});
}
