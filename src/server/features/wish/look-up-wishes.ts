import type { ShownWish } from '#contract/api/wish.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import type { Queries } from '#server/queries.ts';
import { openDays } from './open-days.ts';
import { findShownProducts } from './wish.repo.ts';
import { viewWish } from './wish-view.ts';

type Asked = { productIds: readonly string[]; language: ContentLocale; now?: Date };

/** What a device remembers, in its order. One that is hidden and one that never was look alike. */
export async function lookUpWishes(queries: Queries, asked: Asked) {
	const { productIds, language, now = new Date() } = asked;
	const rows = await findShownProducts(queries, productIds, language);
	const nextOn = await openDays(queries, rows, now);
	const found = new Map(rows.map((row) => [row.productId, viewWish({ ...row, wonThen: null }, nextOn(row))]));
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
