import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { isOver, monthOf, monthsFrom } from '#domain/refund/refund-month.ts';
import { payoutState } from '#domain/settlement/payout.ts';
import { bothWays, sumOf } from '#domain/settlement/settlement.ts';
import type { Context } from '#server/http/handlers.ts';
import { settleMonth } from './settle-month.ts';
import { countLines, findBusinesses, findLastMonth, findMonths, findOfMonth } from './settlement.repo.ts';

/** A year and this month. */
const monthsShown = 13;

type Given = Pick<Context, 'queries' | 'now'>;

async function monthRows({ queries, now }: Given, months: readonly string[]) {
	const [closed, last = ''] = await Promise.all([
		findMonths(queries, monthsFrom(months.at(-1) ?? monthOf(now), -1)),
		findLastMonth(queries),
	]);
	return months.map((month) => {
		const known = closed.find((one) => one.month === month);
		return {
			...{ month, canClose: !known && month > last && isOver(month, now), isPassed: !known && month < last },
			closed: known ? { at: known.closedAt.toISOString(), count: known.count, payableWon: known.payableWon } : null,
		};
	});
}

export async function readMonths(given: Given) {
	const last = monthOf(given.now);
	const months = Array.from({ length: monthsShown }, (_, at) => monthsFrom(last, -at));
	return accept({ months: await monthRows(given, months) });
}

/** What each partner gets for a month: as it was closed, or as it stands now. */
export async function readMonth(given: Given, { month, language }: { month: string; language: ContentLocale }) {
	const { queries } = given;
	const [row] = await monthRows(given, [month]);
	if (!row) throw new Error('a month without a row');
	const shares = row.closed ? await closedShares(queries, month, language) : await openShares(queries, month, language);
	const partners = shares.slice(0, 1_000);
	return accept({ ...row, partners, sum: { count: shares.length, ...sumOf(shares), ...bothWays(shares) } });
}

async function closedShares(queries: Context['queries'], month: string, language: ContentLocale) {
	const rows = await findOfMonth(queries, month, language);
	const counts = await countLines(
		queries,
		rows.map(({ id }) => id),
	);
	return rows.map(
		({
			id,
			number,
			organisationId,
			business,
			settledWon,
			paidWon,
			heldWon,
			promotionWon,
			commissionWon,
			payableWon,
		}) => ({
			...{ id, number, organisationId, business, lines: counts.get(id) ?? 0 },
			state: payoutState({ payableWon, settledWon }),
			...{ paidWon, heldWon, promotionWon, commissionWon, payableWon },
		}),
	);
}

async function openShares(queries: Context['queries'], month: string, language: ContentLocale) {
	const shares = await settleMonth(queries, month);
	const names = await findBusinesses(
		queries,
		shares.map(({ organisationId }) => organisationId),
		language,
	);
	return shares.map(({ organisationId, lines, sum }) => ({
		...{
			id: null,
			number: null,
			state: null,
			organisationId,
			business: names.get(organisationId) ?? '–',
			lines: lines.length,
			...sum,
		},
	}));
}
