import { addDays } from '#domain/availability/schedule.ts';
import { type Candidate, matchLines, type Suggestion } from '#domain/bank/match-lines.ts';
import { matchPayouts, type PayoutSuggestion } from '#domain/bank/match-payouts.ts';
import { koreanMidnight } from '#domain/kernel/korean-date.ts';
import { paymentState } from '#domain/reservation/payment-state.ts';
import { balanceDue, refundDue } from '#domain/reservation/reservation.ts';
import { type ReservationRow, reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import type { Queries } from '#server/queries.ts';
import type { LineRow } from './bank.repo.ts';
import { findByIds, findNamed, findUntied, findWaiting } from './bank-candidate.repo.ts';
import { findMatches } from './bank-match.repo.ts';
import { findUntiedPayouts, type UntiedPayoutRow } from './bank-payout.repo.ts';

/** A transfer is written down some days before or after its line. */
const aroundDays = 14;
/** A payout is often recorded when the month's books are done, by its statement's number or the bank's. */
const payoutDays = 60;

export type Suggested = {
	suggestions: Map<string, Suggestion[]>;
	rows: Map<string, ReservationRow>;
	payoutSuggestions: Map<string, PayoutSuggestion[]>;
	payouts: Map<string, UntiedPayoutRow>;
};

export const nothingSuggested = (): Suggested => ({
	...{ suggestions: new Map(), rows: new Map(), payoutSuggestions: new Map(), payouts: new Map() },
});

/** What the open lines of a statement may belong to, all of them at once: two that say the same are told apart by nobody else. */
export async function findSuggestions(queries: Queries, lines: readonly LineRow[]): Promise<Suggested> {
	const days = lines.map(({ on }) => on).sort();
	const [first, last] = [days[0], days.at(-1)];
	if (first === undefined || last === undefined) return nothingSuggested();
	const span = {
		from: koreanMidnight(addDays(first, -aroundDays)),
		to: koreanMidnight(addDays(last, aroundDays + 1)),
	};
	const [waiting, named, untied, paidOut, matched] = await Promise.all([
		findWaiting(queries),
		findNamed(queries, codesIn(lines.map(({ text }) => text ?? ''))),
		findUntied(queries, span),
		findUntiedPayouts(queries, { from: addDays(first, -payoutDays), to: addDays(last, payoutDays) }),
		findMatches(
			queries,
			lines.filter(({ matchedWon }) => matchedWon > 0).map(({ id }) => id),
		),
	]);
	const rows = new Map([...waiting, ...named].map((row) => [row.id, row]));
	const paidFor = [...new Set(untied.map(({ reservationId }) => reservationId))].filter((id) => !rows.has(id));
	for (const row of await findByIds(queries, paidFor)) rows.set(row.id, row);
	const booked = Map.groupBy(untied, ({ reservationId }) => reservationId);
	const candidates = [...rows.values()].map((row) => candidateOf(row, booked.get(row.id) ?? []));
	const standing = Map.groupBy(matched, ({ lineId }) => lineId);
	const open = lines.map(({ id, direction, won, matchedWon, on, text }) => ({
		...{ id, direction, won: won - matchedWon, on, text: text ?? '' },
		standsFor: (standing.get(id) ?? []).map(({ reservationId }) => reservationId),
	}));
	return {
		...{ suggestions: matchLines(open, candidates), rows },
		payoutSuggestions: matchPayouts(open, paidOut),
		payouts: new Map(paidOut.map((payout) => [payout.id, payout])),
	};
}

/** Codes that stand in the words whole, and five signs that may be the end of one. */
function codesIn(texts: readonly string[]): { codes: string[]; tails: string[] } {
	const codes = new Set<string>();
	const tails = new Set<string>();
	for (const text of texts) {
		const plain = text.normalize('NFKC').toUpperCase();
		for (const [, day, tail] of plain.replace(/[^A-Z0-9]/g, '').matchAll(/MR(\d{6})([2-9A-HJKMNP-Z]{5})/g))
			codes.add(`MR-${day}-${tail}`);
		for (const [word] of plain.matchAll(/(?<![A-Z0-9])[2-9A-HJKMNP-Z]{5}(?![A-Z0-9])/g)) tails.add(word);
	}
	return { codes: [...codes], tails: [...tails] };
}

/** How its money stands, as a line of a statement is compared with it. */
export function moneyOf(row: ReservationRow): { due: number; missing: number; refund: number } {
	const reservation = reservationOf(row);
	const { state, won } = paymentState(reservation);
	const isAsked = state === 'due' || state === 'refused' || state === 'checking';
	const isOpen = row.status === 'confirmed' || row.status === 'completed';
	return {
		due: isAsked ? won : 0,
		missing: isOpen ? balanceDue(reservation.money) : 0,
		refund: refundDue(reservation.money),
	};
}

type Untied = Awaited<ReturnType<typeof findUntied>>;

function candidateOf(row: ReservationRow, booked: Untied): Candidate {
	const { due, missing, refund } = moneyOf(row);
	return {
		...{ id: row.id, code: row.code, refund },
		names: [row, ...row.travellers].map(({ firstName, lastName }) => `${firstName} ${lastName}`),
		asked: [due, missing].filter((won) => won > 0),
		booked: booked.map(({ id, kind, won }) => ({ id, direction: kind === 'payment' ? 'in' : 'out', won })),
	};
}
