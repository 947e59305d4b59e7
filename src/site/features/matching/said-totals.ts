import { formatWon } from '#i18n/format.ts';

/** Between which sums the answers are; they may all name the same. */
export const saidTotals = ({ from, to }: { from: number; to: number }) => ({
	isOne: from === to ? 'yes' : 'no',
	from: formatWon(from),
	to: formatWon(to),
});
