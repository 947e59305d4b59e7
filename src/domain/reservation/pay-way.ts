import type { Terms } from './reservation.ts';

/** Rounded up to 100 won; a small one may not be worth a transfer, and is then paid on site with the rest. */
export function depositOf(total: number, { depositPercent, depositFrom = 0 }: Asked): number {
	const deposit = Math.min(total, Math.ceil((total * depositPercent) / 100 / 100) * 100);
	return deposit < depositFrom ? 0 : deposit;
}

type Asked = Pick<Terms, 'depositPercent' | 'depositFrom' | 'balanceDays'>;

/**
 * How a price is paid, in one word, the same wherever it is told: all of it by transfer; a deposit by transfer and the rest
 * on site, or by transfer too; all of it on site. `small`: that hangs on the sum, and there is none yet.
 */
export type PayWay = 'full' | 'deposit' | 'balance' | 'onSite' | 'small';

export function payWayOf(asked: Asked, total: number | undefined): PayWay {
	const { depositPercent, depositFrom = 0, balanceDays } = asked;
	if (total === undefined && depositFrom > 0) return 'small';
	const isOnSite = total === undefined ? depositPercent === 0 : depositOf(total, asked) === 0;
	if (isOnSite) return 'onSite';
	if (depositPercent >= 100) return 'full';
	return balanceDays === undefined ? 'deposit' : 'balance';
}
