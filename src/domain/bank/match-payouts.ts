import { dayMs } from '#domain/kernel/durations.ts';
import { namesAlike, wordsOf } from './names-alike.ts';
import type { Direction } from './read-statement.ts';

/** A transfer to a partner, or from one, that was recorded and that no line stands for yet. */
export type UntiedPayout = {
	id: string;
	/** To the partner above zero, from it below. */
	won: number;
	/** Of its statement: 'S-2026-10-001'. */
	number: string;
	business: string;
	paidOn: string;
	/** As who recorded it copied it from the bank. */
	reference: string;
};

/** Why a line may be a payout, each with words under `console.bank.why`. */
export const payoutReasons = ['amount', 'number', 'reference', 'name', 'day', 'twice'] as const;
type PayoutReason = (typeof payoutReasons)[number];

export type PayoutSuggestion = {
	payoutId: string;
	why: PayoutReason[];
	/** The exact amount and what only this payout has in its words, and no other line or payout says the same. */
	isSure: boolean;
};

type PayoutLine = { id: string; direction: Direction; won: number; on: string; text: string };

const mostSuggestions = 5;
/** Banks book a transfer at once or after a weekend; one that is further away is another month's. */
const mostDaysApart = 10;
/** Shorter ones stand in the words of others by chance. */
const leastSigns = 4;

const plain = (text: string): string =>
	text
		.normalize('NFKC')
		.toUpperCase()
		.replace(/[^\p{L}\p{N}]/gu, '');

const daysApart = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / dayMs;

const directionOf = ({ won }: UntiedPayout): Direction => (won > 0 ? 'out' : 'in');

function suggestionOf(payout: UntiedPayout, line: PayoutLine): PayoutSuggestion | undefined {
	if (directionOf(payout) !== line.direction || Math.abs(payout.won) !== line.won) return undefined;
	const words = plain(line.text);
	const has = (sign: string) => plain(sign).length >= leastSigns && words.includes(plain(sign));
	const why: PayoutReason[] = ['amount'];
	if (has(payout.number)) why.push('number');
	if (has(payout.reference)) why.push('reference');
	const isMarked = why.length > 1;
	if (namesAlike(wordsOf(line.text), wordsOf(payout.business))) why.push('name');
	if (payout.paidOn === line.on) why.push('day');
	// The amount alone says little, and less the further apart they are.
	if (why.length === 1 && daysApart(payout.paidOn, line.on) > mostDaysApart) return undefined;
	return { payoutId: payout.id, why, isSure: isMarked };
}

/** For each line which recorded payouts it may be, the likeliest first. */
export function matchPayouts(
	lines: readonly PayoutLine[],
	payouts: readonly UntiedPayout[],
): Map<string, PayoutSuggestion[]> {
	const byAmount = Map.groupBy(payouts, (payout) => `${directionOf(payout)} ${Math.abs(payout.won)}`);
	const found = new Map<string, PayoutSuggestion[]>();
	for (const line of lines) {
		const suggestions = (byAmount.get(`${line.direction} ${line.won}`) ?? [])
			.flatMap((payout) => suggestionOf(payout, line) ?? [])
			.sort((one, other) => other.why.length - one.why.length)
			.slice(0, mostSuggestions);
		if (suggestions.length > 0) found.set(line.id, suggestions);
	}
	const sure = [...found.values()].map((of) => of.filter(({ isSure }) => isSure));
	const claims = Map.groupBy(sure.flat(), ({ payoutId }) => payoutId);
	// Two lines for one payout, or one line for two: a person looks at them.
	for (const claiming of [...claims.values(), ...sure])
		if (claiming.length > 1)
			for (const one of claiming) {
				one.isSure = false;
				if (!one.why.includes('twice')) one.why.push('twice');
			}
	return found;
}
