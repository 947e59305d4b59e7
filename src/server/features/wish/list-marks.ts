import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { openDays } from './open-days.ts';
import { pricesNow } from './prices-now.ts';
import { findWishStates } from './wish.repo.ts';
import { viewMark } from './wish-view.ts';

/** All one has saved, in short: for the hearts of a page, and to see whether something has changed. */
export async function listMarks({ queries, now, memberId }: MemberContext) {
	const [rows, priceOf] = await Promise.all([findWishStates(queries, memberId, now), pricesNow(queries, now)]);
	const daysOf = await openDays(queries, rows, now);
	return accept({ marks: rows.map((row) => viewMark(row, { days: daysOf(row), price: priceOf(row) })) });
}
