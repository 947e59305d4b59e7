import type { BankCandidate, BankLine } from '#contract/api/bank.ts';
import { pageSize } from '#contract/endpoint.ts';
import type { LineTab } from '#domain/bank/bank-line.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { monthOfDay } from '#domain/refund/refund-month.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import { findClosedAmong } from '#server/features/refund/refund.repo.ts';
import type { ReservationRow } from '#server/features/reservation/reservation-row.repo.ts';
import type { Queries } from '#server/queries.ts';
import {
	countStates,
	findDecidedLines,
	findDeciders,
	findOpenLines,
	findStatement,
	type LineRow,
} from './bank.repo.ts';
import { findTitles } from './bank-candidate.repo.ts';
import { findMatches } from './bank-match.repo.ts';
import { findPayoutsOfLines, type UntiedPayoutRow } from './bank-payout.repo.ts';
import { findSuggestions, moneyOf, nothingSuggested } from './find-suggestions.ts';
import { tabOf } from './read-statement.ts';

const asPrinted = cursorOf({ row: cursorPart.entry });

type Asked = { id: string; tab: LineTab; language: ContentLocale; cursor?: string | undefined };

/** The lines of a tab in the order of the statement. */
export async function listLines(queries: Queries, { id, tab, language, cursor }: Asked) {
	const after = asPrinted.read(cursor);
	if (!after.ok) return after;
	if (!(await findStatement(queries, id))) return refuse('not-found');
	const from = after.value?.row ?? 0;
	const { rows, total, suggested } = await linesOf(queries, { id, tab, from });
	const { shown, nextCursor } = pageOf(rows, ({ row }) => asPrinted.write({ row }));
	const told = shown.flatMap((line) => suggested.suggestions.get(line.id) ?? []);
	const [closed, matches, payouts, deciders, titles] = await Promise.all([
		findClosedAmong(queries, [
			...new Set(shown.flatMap(({ on, direction }) => (direction === 'out' ? monthOfDay(on) : []))),
		]),
		findMatches(
			queries,
			shown.map((line) => line.id),
		),
		findPayoutsOfLines(
			queries,
			shown.map((line) => line.id),
			language,
		),
		findDeciders(
			queries,
			shown.flatMap(({ decidedBy }) => decidedBy ?? []),
		),
		findTitles(
			queries,
			told.map(({ reservationId }) => reservationId),
			language,
		),
	]);
	const items = shown.map((line): BankLine => {
		const { id: lineId, row, on, time, direction, won, text, state } = line;
		return {
			...{ id: lineId, row, on, time, direction, won, text, state, left: won - line.matchedWon },
			isMonthClosed: direction === 'out' && closed.has(monthOfDay(on)),
			aside: line.asideReason ? { reason: line.asideReason, note: line.note ?? '' } : null,
			decided: line.decidedAt && {
				...{ at: line.decidedAt.toISOString(), by: deciders.get(line.decidedBy ?? '') ?? null },
			},
			matches: matches
				.filter((match) => match.lineId === lineId)
				.map(({ reservationId, code, guest, won }) => ({ reservationId, code, guest, won })),
			payouts: payouts.filter((payout) => payout.lineId === lineId).map(payoutView),
			payoutSuggestions: (suggested.payoutSuggestions.get(lineId) ?? []).flatMap((one) => {
				const found = suggested.payouts.get(one.payoutId);
				return found ? [{ ...payoutView(found), ...one }] : [];
			}),
			suggestions: (suggested.suggestions.get(lineId) ?? []).flatMap((one) => {
				const found = suggested.rows.get(one.reservationId);
				return found ? [{ ...candidateView(found, titles), ...one }] : [];
			}),
		};
	});
	return accept({ items, total, nextCursor });
}

async function linesOf(queries: Queries, { id, tab, from }: { id: string; tab: LineTab; from: number }) {
	if (tab === 'matched' || tab === 'aside') {
		const [rows, countsOf] = await Promise.all([
			findDecidedLines(queries, { statementId: id, state: tab, after: from, limit: pageSize + 1 }),
			countStates(queries, [id]),
		]);
		return { rows, total: countsOf(id)[tab], suggested: nothingSuggested() };
	}
	const open = await findOpenLines(queries, id);
	const suggested = await findSuggestions(queries, open);
	const ofTab: LineRow[] = open.filter((line) => tabOf(line.id, suggested) === tab);
	return { rows: ofTab.filter(({ row }) => row > from).slice(0, pageSize + 1), total: ofTab.length, suggested };
}

const payoutView = ({ id, settlementId, number, business, paidOn, reference, won }: UntiedPayoutRow) => ({
	...{ payoutId: id, settlementId, number, business, paidOn, reference, won: Math.abs(won) },
});

export const candidateView = (row: ReservationRow, titles: ReadonlyMap<string, string>): BankCandidate => ({
	...{ reservationId: row.id, code: row.code, guest: `${row.firstName} ${row.lastName}`.trim() },
	...{ title: titles.get(row.id) ?? '', ...moneyOf(row) },
});
