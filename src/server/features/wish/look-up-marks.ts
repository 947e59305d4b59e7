import type { WishMark } from '#contract/api/wish.ts';
import { accept } from '#domain/kernel/result.ts';
import type { Context } from '#server/http/handlers.ts';
import { openDays } from './open-days.ts';
import { pricesNow } from './prices-now.ts';
import { findShownStates } from './wish.repo.ts';
import { viewMark } from './wish-view.ts';

/** All a device remembers, in short. One that is hidden and one that never was look alike. */
export async function lookUpMarks(
	{ queries, now }: Pick<Context, 'queries' | 'now'>,
	{ productIds }: { productIds: readonly string[] },
) {
	const [rows, priceOf] = await Promise.all([findShownStates(queries, productIds, now), pricesNow(queries, now)]);
	const daysOf = await openDays(queries, rows, now);
	const markOf = (row: (typeof rows)[number]) =>
		viewMark({ ...row, wonThen: null }, { days: daysOf(row), price: priceOf(row) });
	const found = new Map(rows.map((row) => [row.productId, markOf(row)]));
	const marks = productIds.map(
		(productId): WishMark => found.get(productId) ?? { productId, state: 'hidden', won: 0, wonThen: null },
	);
	return accept({ marks });
}
