import type { RefundBooks } from '#contract/api/refund.ts';
import { accept } from '#domain/kernel/result.ts';
import { canBeClosed, monthOf, monthsFrom, spanOf } from '#domain/refund/refund-month.ts';
import { lateBefore } from '#domain/reservation/refund-by.ts';
import type { Context } from '#server/http/handlers.ts';
import { findClosings, sumByMonth, sumOwed } from './refund.repo.ts';

/** A year and this month: older ones are asked for by their name. */
const monthsShown = 13;

/** What is owed, and the months of the books. */
export async function readBooks({ queries, now }: Pick<Context, 'queries' | 'now'>) {
	const last = monthOf(now);
	const first = monthsFrom(last, 1 - monthsShown);
	const [owed, sums, closings] = await Promise.all([
		sumOwed(queries, lateBefore(now)),
		sumByMonth(queries, { from: spanOf(first).from, to: spanOf(last).to }),
		findClosings(queries, first),
	]);
	const months = Array.from({ length: monthsShown }, (_, at) => monthsFrom(last, -at)).flatMap((month) => {
		const sum = sums.find((one) => one.month === month) ?? { count: 0, won: 0 };
		const closing = closings.find((one) => one.month === month);
		// A month in which nothing happened and nobody closed is no line of the books.
		if (sum.count === 0 && !closing && month !== last) return [];
		return [
			{
				...{ month, count: sum.count, won: sum.won, canClose: !closing && canBeClosed(month, sum.count, now) },
				closed: closing ? { at: closing.closedAt.toISOString(), by: closing.by } : null,
			},
		];
	});
	return accept<RefundBooks>({
		owed,
		months,
	});
}
