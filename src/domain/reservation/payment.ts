import { balanceByOf, payByOf } from './pay-by.ts';
import { depositOf } from './pay-way.ts';
import { type ActorKind, balanceDue, type Money, type Reservation, refundDue } from './reservation.ts';

export const paymentStatuses = ['unpaid', 'part', 'deposit', 'paid', 'refund-due', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentMethods = ['transfer', 'on-site', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const paymentKinds = ['payment', 'refund'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** How money came or went back, by who writes it down: transfers come to and leave the agency's account, which no provider sees. */
export const methodsFor = (actor: ActorKind): readonly PaymentMethod[] =>
	actor === 'provider' ? paymentMethods.filter((one) => one !== 'transfer') : paymentMethods;

export type Moved = { kind: PaymentKind; method: PaymentMethod; won: number; isReversed: boolean };

/** What came one way, did not go back by it, and so is still with who took it. */
export const stillHere = (payments: readonly Moved[], way: PaymentMethod): number =>
	payments
		.filter(({ method, isReversed }) => method === way && !isReversed)
		.reduce((sum, { kind, won }) => sum + (kind === 'payment' ? won : -won), 0);

/** So much can be booked as sent back by a way: to an account all, on site or to a card only what was taken so. */
export const mostBackBy = (payments: readonly Moved[], way: PaymentMethod): number =>
	way === 'transfer' ? Number.POSITIVE_INFINITY : Math.max(0, stillHere(payments, way));

/** The ways that somebody can say money went back: what was transferred only the agency can. */
export const methodsBack = (actor: ActorKind, payments: readonly Moved[]): PaymentMethod[] =>
	methodsFor(actor).filter((way) => mostBackBy(payments, way) > 0);

/** How the money stands, in one word. Less than the deposit is a part of it, never “deposit paid”. */
export function paymentStatus(reservation: Pick<Reservation, 'money' | 'terms' | 'isSecured'>): PaymentStatus {
	const { money } = reservation;
	if (money.refunded > 0 && refundDue(money) === 0 && money.paid - money.refunded <= money.kept && money.total === 0)
		return 'refunded';
	if (money.paid - money.refunded <= 0) return 'unpaid';
	// Of what was cancelled nobody reads “paid” while money of theirs is still here.
	if (money.total === 0 && refundDue(money) > 0) return 'refund-due';
	if (balanceDue(money) === 0) return 'paid';
	return hasDeposit(reservation) ? 'deposit' : 'part';
}

/** A deposit was asked for, not the whole price, and has arrived; once it has, nothing that is added later takes that back. */
function hasDeposit({ money, terms, isSecured = false }: Pick<Reservation, 'money' | 'terms' | 'isSecured'>): boolean {
	const deposit = depositOf(money.total, terms);
	const isAsked = deposit > 0 && deposit < money.total;
	return isAsked && (isSecured || money.paid - money.refunded >= deposit + money.kept);
}

export type PaymentPlan = {
	/** By transfer, so that no card is needed. */
	deposit: number;
	depositBy: Date;
	/** The rest: on site, the day of the service, unless it has a date of its own. */
	balance: number;
	/** By when the rest is transferred; null where it is paid on site. */
	balanceBy: Date | null;
};

/** What is paid when: a deposit by transfer after the confirmation, the rest on site; tickets in full beforehand. */
export function paymentPlan({ money, terms, order, payBy }: Reservation, confirmedAt: Date): PaymentPlan {
	const deposit = depositOf(money.total, terms);
	const balance = money.total - deposit;
	const depositBy = payBy ?? payByOf(order, confirmedAt);
	const balanceBy = balance > 0 ? balanceByOf(terms, order) : undefined;
	return { deposit, depositBy, balance, balanceBy: balanceBy ? later(balanceBy, depositBy) : null };
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Nothing is asked for beforehand. */
export const isPaidOnSite = ({ deposit, balanceBy }: { deposit: number; balanceBy: Date | string | null }): boolean =>
	deposit === 0 && balanceBy === null;

/** What will have been paid by a moment, if all is paid when it is due. */
export const paidBy = ({ deposit, balance, balanceBy }: PaymentPlan, at: Date): number =>
	balanceBy && at >= balanceBy ? deposit + balance : deposit;

/** More than is due may arrive in the account: who sees it says so expressly, and what is too much goes back. */
export const mayBeMore = (actor: ActorKind, { kind, method }: { kind: PaymentKind; method: PaymentMethod }): boolean =>
	actor === 'operator' && kind === 'payment' && method === 'transfer';

/** What was paid or paid back, recorded; never more than is due, unless that is said (`isMore`). */
export function recordPayment(money: Money, kind: PaymentKind, won: number, isMore = false): Money | undefined {
	if (won <= 0) return undefined;
	if (kind === 'payment') return won > balanceDue(money) && !isMore ? undefined : { ...money, paid: money.paid + won };
	return won > refundDue(money) ? undefined : { ...money, refunded: money.refunded + won };
}

/** Less than this is no payment of its own: each is told to the guest by a mail. */
const leastShare = 20;
const leastWon = { from: 1_000, to: 10_000 };

/** Beyond so many times what was ever asked for, a payment is a slip of the hand, whatever is said of it. */
const mostTimes = 10;

/** More was paid than anybody pays by mistake; `price` counts where it was cancelled and nothing is due any more. */
const isFarTooMuch = ({ total, kept }: Money, price: number, won: number): boolean =>
	won > mostTimes * Math.max(total + kept, price);

/** What is wrong with an amount before it is recorded by hand: small parts only where they settle what is due. */
export function paymentFault(
	{ money, price }: Pick<Reservation, 'money' | 'price'>,
	kind: PaymentKind,
	won: number,
	isMore = false,
): 'more-than-due' | 'far-too-much' | 'too-small' | undefined {
	const due = kind === 'payment' ? balanceDue(money) : refundDue(money);
	if (won > due && isMore && kind === 'payment')
		return isFarTooMuch(money, price.total, won) ? 'far-too-much' : undefined;
	if (won > due) return 'more-than-due';
	const share = (money.total + money.kept) / leastShare;
	const least = Math.min(Math.max(share, leastWon.from), leastWon.to);
	return won < Math.min(least, due) ? 'too-small' : undefined;
}
