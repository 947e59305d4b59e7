import { balanceDue, cancelledMoney, keptOf, type Money, refundDue, sentBy } from '#domain/reservation/reservation.ts';

export type MoneyAfter = {
	/** What is owed for what stays reserved. */
	total: number;
	/** What of the cancelled part comes off the price by the policy. */
	back: number;
	/** What of it is kept all the same. */
	kept: number;
	/** Whether the policy alone decides that; else it would have kept more, but no more was paid. */
	isByPolicy: boolean;
	/** What is really transferred back, and what is still to be paid, given what was paid. */
	refundDue: number;
	balanceDue: number;
};

/** What cancelling all or a part comes to: the same sum as the server's, said before it is done. */
export function moneyAfter(money: Money, price: number, percent: number): MoneyAfter {
	const after = cancelledMoney(money, { price, percent });
	const cancelled = Math.max(0, money.total - after.total);
	const kept = after.kept - money.kept;
	return {
		total: after.total,
		back: cancelled - kept,
		kept,
		isByPolicy: kept === keptOf(cancelled, percent),
		refundDue: refundDue(after),
		balanceDue: balanceDue(after),
	};
}

/** What comes back, also of what is still being looked for in the account. */
export const backAfter = (money: Money, { total, kept, refundDue: due }: MoneyAfter): number =>
	Math.max(due, sentBy(money) - money.kept - kept - total);

type MoneyLine = { name: 'paid' | 'checked' | 'feeBefore' | 'fee' | 'back' | 'toPay'; won: number };

/** What is said about money when something is given up. Where nothing was sent there is no fee and no refund to name. */
export function moneyLines(
	money: Money,
	after: MoneyAfter,
	{ hasFee, hasBack }: { hasFee: boolean; hasBack: boolean },
): MoneyLine[] {
	const { paid, refunded, inCheck = 0 } = money;
	const sent: MoneyLine[] = [
		{ name: 'paid', won: paid - refunded },
		...(inCheck > 0 ? [{ name: 'checked' as const, won: inCheck }] : []),
		...(money.kept > 0 ? [{ name: 'feeBefore' as const, won: money.kept }] : []),
		...(hasFee ? [{ name: 'fee' as const, won: after.kept }] : []),
		...(hasBack ? [{ name: 'back' as const, won: backAfter(money, after) }] : []),
	];
	return [
		...(sentBy(money) > 0 ? sent : []),
		...(after.total > 0 && after.balanceDue > 0 ? [{ name: 'toPay' as const, won: after.balanceDue }] : []),
	];
}
