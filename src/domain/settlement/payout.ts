import { koreanDay } from '../kernel/korean-date.ts';
import { monthsFrom } from '../refund/refund-month.ts';

/** How what a statement says changed hands: by the bank, or set off against another month. */
export const payoutWays = ['transfer', 'offset'] as const;
export type PayoutWay = (typeof payoutWays)[number];

/** How a statement stands: `due` to the partner, `owed` by it, all of it `done`, or there was `nothing` to pay. */
export const payoutStates = ['due', 'owed', 'done', 'nothing'] as const;
export type PayoutState = (typeof payoutStates)[number];

type Standing = { payableWon: number; settledWon: number };

/** What is still to change hands; below zero the partner still owes it. */
export const openWonOf = ({ payableWon, settledWon }: Standing): number => payableWon - settledWon;

export function payoutState(standing: Standing): PayoutState {
	const open = openWonOf(standing);
	if (open !== 0) return open > 0 ? 'due' : 'owed';
	return standing.payableWon === 0 ? 'nothing' : 'done';
}

type Wish = {
	/** Without a sign: who pays follows from the statement. */
	won: number;
	paidOn: string;
};
type PayoutFault = { at: keyof Wish; code: 'required' | 'more-than-due' | 'date-future' | 'date-early' };

/** What is wrong with it: never more than is open, on no day to come, and none before the month was over. */
export function payoutFaults(
	{ won, paidOn }: Wish,
	{ month, now, ...standing }: Standing & { month: string; now: Date },
): PayoutFault[] {
	const most = Math.abs(openWonOf(standing));
	return [
		...(won <= 0 ? [{ at: 'won', code: 'required' } as const] : []),
		...(won > most ? [{ at: 'won', code: 'more-than-due' } as const] : []),
		...(paidOn > koreanDay(now) ? [{ at: 'paidOn', code: 'date-future' } as const] : []),
		...(paidOn < `${monthsFrom(month, 1)}-01` ? [{ at: 'paidOn', code: 'date-early' } as const] : []),
	];
}

/** With its sign: to the partner above zero, from it below. */
export const signedWon = (won: number, standing: Standing): number => (openWonOf(standing) < 0 ? -won : won);
