import { monthsFrom, spanOf } from '#domain/refund/refund-month.ts';
import { promotionLine } from '#domain/reservation/reservation-price.ts';
import { lineOf, rateOn, type Settled, type SettlementLine, sumOf } from '#domain/settlement/settlement.ts';
import type { Queries } from '#server/queries.ts';
import { findRates } from './settlement.repo.ts';
import { findStandings, type StandingRow } from './standing.repo.ts';

/** So far back something found later is still a line: refunds and fees come within weeks, disputes within months. */
const monthsBack = 13;

type Line = SettlementLine & Pick<StandingRow, 'code' | 'on' | 'productId'> & { reservationId: string };
export type Share = { organisationId: string; lines: Line[]; sum: Settled };

/** What each partner gets for a month as it stands now, with what earlier months did not have. */
export async function settleMonth(queries: Queries, month: string): Promise<Share[]> {
	const rows = await findStandings(queries, {
		from: spanOf(monthsFrom(month, -monthsBack)).from,
		to: spanOf(month).to,
	});
	const ids = [...new Set(rows.map(({ organisationId }) => organisationId))];
	const rates = await findRates(queries, ids);
	const lines = rows.flatMap((row) => {
		const own = rates.filter(({ organisationId }) => organisationId === row.organisationId);
		const line = lineFor(row, row.points ?? rateOn(own, row.on));
		return line ? [{ organisationId: row.organisationId, line }] : [];
	});
	return ids
		.map((organisationId) => {
			const own = lines.filter((one) => one.organisationId === organisationId).map(({ line }) => line);
			return { organisationId, lines: own, sum: sumOf(own) };
		})
		.filter((share) => share.lines.length > 0);
}

function lineFor(row: StandingRow, points: number): Line | undefined {
	const before: Settled | undefined =
		row.points === null
			? undefined
			: {
					...{ paidWon: row.beforePaid, heldWon: row.beforeHeld, promotionWon: row.beforePromotion },
					...{ commissionWon: row.beforeCommission, payableWon: row.beforePayable },
				};
	// Of a promotion of its own a partner gets the lowered price; the agency adds for its own alone.
	const promotionWon = row.isOwnPromotion ? 0 : -(promotionLine(row.price)?.amount ?? 0);
	const line = lineOf({ ...row, promotionWon }, { before, points });
	return line && { ...line, reservationId: row.id, code: row.code, on: row.on, productId: row.productId };
}
