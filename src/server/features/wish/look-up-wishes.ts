import type { ShownWish } from '#contract/api/wish.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import type { Context } from '#server/http/handlers.ts';
import { openDays } from './open-days.ts';
import { pricesNow } from './prices-now.ts';
import { findShownProducts } from './wish.repo.ts';
import { viewWish } from './wish-view.ts';

type Asked = { productIds: readonly string[]; language: ContentLocale };

/** What a device remembers, in its order. One that is hidden and one that never was look alike. */
export async function lookUpWishes(
	{ queries, now }: Pick<Context, 'queries' | 'now'>,
	{ productIds, language }: Asked,
) {
	const [rows, priceOf] = await Promise.all([
		findShownProducts(queries, productIds, { language, now }),
		pricesNow(queries, now),
	]);
	const daysOf = await openDays(queries, rows, now);
	const wishOf = (row: (typeof rows)[number]) =>
		viewWish({ ...row, wonThen: null }, { days: daysOf(row), price: priceOf(row) });
	const found = new Map(rows.map((row) => [row.productId, wishOf(row)]));
	return accept({ wishes: productIds.map((productId) => found.get(productId) ?? nothing(productId)) });
}

const nothing = (productId: string): ShownWish => ({
	productId,
	state: 'hidden',
	nextOn: null,
	product: null,
	title: '',
	wonThen: null,
});
