import type { LocaleText } from '../kernel/locale-text.ts';
import type { PriceList } from '../product/price.ts';
import type { ConfirmationMode } from '../product/product.ts';
import type { PriceOffer } from './agreed-price.ts';
import type { CancellationScale } from './cancellation.ts';
import type { Questions } from './need-questions.ts';
import type { Order } from './order.ts';
import type { Proof } from './proof.ts';
import type { Proposal } from './proposal.ts';
import type { ReservationPrice } from './reservation-price.ts';
import type { ServiceLength } from './service-time.ts';
import type { Traveller } from './travellers.ts';

export const reservationStatuses = [
	'requested',
	'confirmed',
	'completed',
	'declined',
	'expired',
	'cancelled',
	'no-show',
] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** Still to come about: these can be cancelled. */
const openStatuses: readonly ReservationStatus[] = ['requested', 'confirmed'];
export const isOpen = (status: ReservationStatus): boolean => openStatuses.includes(status);

/** Still to come and not over: who reserved it may put right what they told. */
export const isToCome = (
	{ status, endsAt, erasedAt }: { status: ReservationStatus; endsAt: Date; erasedAt: Date | null },
	now: Date,
): boolean => isOpen(status) && endsAt > now && erasedAt === null;

/** Came to nothing: their places were given back. All others hold theirs, used or not. */
const endedStatuses: readonly ReservationStatus[] = ['declined', 'expired', 'cancelled'];
export const holdsPlaces = (status: ReservationStatus): boolean => !endedStatuses.includes(status);

/** Who acts. Time is an actor: it lets requests run out and services be over. */
export const actorKinds = ['member', 'provider', 'operator', 'clock'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** What was agreed at booking and holds whatever the product says later. */
export type Terms = ServiceLength & {
	scale: CancellationScale;
	price: PriceList;
	/** What the promotion in the price list was called then. */
	promotion?: { title: LocaleText };
	confirmation: ConfirmationMode;
	depositPercent: number;
	/** A deposit below this is not asked for: all is paid on site. */
	depositFrom?: number;
	/** The rest is transferred too, so many days before the service; left out where it is paid on site. */
	balanceDays?: number;
	/** What was free to cancel when it was asked for stays so for these hours after the answer. */
	graceHours?: number;
};

/** Another date or other persons, wished for by the member; its additional places are held until it is answered. */
export type Change = {
	order: Order;
	price: ReservationPrice;
	/** In each slot it wishes for. */
	places: number;
	/** Who comes then besides the lead guest; left out where that stays as it is. */
	travellers?: readonly Traveller[];
	/** What the policy gave back when it was asked for, of what is given up by it. */
	percent: number;
	askedAt: string;
	expiresAt: string;
};

/** Whole won. `total` is the price of what is still reserved, `kept` what cancelled parts cost all the same. */
export type Money = {
	total: number;
	kept: number;
	paid: number;
	refunded: number;
	/** What a transfer slip says was sent, while nobody has found it in the account yet. */
	inCheck?: number;
	/** What refunds that ended a dispute took off the price: it stays off, whatever is changed later. */
	takenOff?: number;
};

/** A reservation as the rules see it. */
export type Reservation = {
	status: ReservationStatus;
	order: Order;
	price: ReservationPrice;
	/** What it takes in each of its slots, counted apart from the price; 0 where nobody counts places for it. */
	places: number;
	money: Money;
	terms: Terms;
	change: Change | null;
	/** A price in lines that its provider has put to the guest, and that waits for their word. */
	offer: PriceOffer | null;
	/** Other dates that its provider has proposed, and that wait for the guest's word. */
	proposal: Proposal | null;
	/** Until when cancelling is free because its house asked for another date. */
	waivedUntil?: Date | null;
	/** The date it is on was called off, and it only waits for its turn to be: cancelling is free. */
	isCalledOff?: boolean;
	/** How many such prices there were. */
	priceVersion: number;
	requestedAt: Date;
	/** When an unanswered request runs out. */
	expiresAt: Date | null;
	/** When somebody came, by the word of those who received them. */
	arrivedAt: Date | null;
	confirmedAt: Date | null;
	/** By when the transfer is due; null until it is confirmed. */
	payBy: Date | null;
	/** Its deposit was paid once: no later change or fee makes it due again, or frees it. */
	isSecured?: boolean;
	/** The last transfer slip that was sent, and how it stands. */
	proof: Proof | null;
	/** What its provider was asked about needs; null where there was nothing to ask. */
	questions: Questions | null;
};

/** What is to be paid back now: what came in beyond what is owed. */
export const refundDue = ({ total, kept, paid, refunded }: Money): number =>
	Math.max(0, paid - refunded - total - kept);

/** What is still to be paid. */
export const balanceDue = ({ total, kept, paid, refunded }: Money): number =>
	Math.max(0, total + kept - (paid - refunded));

/** What is kept of a part of the price when so much of it comes back. Halves go to the guest. */
export const keptOf = (amount: number, percent: number): number => Math.floor((amount * (100 - percent)) / 100);

/** What is owed of a price, without what was taken off it in a dispute. */
export const lessTakenOff = ({ takenOff = 0 }: Pick<Money, 'takenOff'>, price: number): number =>
	Math.max(0, price - takenOff);

/**
 * All or a part given up, or something else taken, so that this price is what is reserved now: the policy keeps its share of
 * what is given up, but nobody is asked for money for what they no longer get. Whoever cancels, comes with fewer or changes
 * pays by this one sum.
 */
export function cancelledMoney(money: Money, { price, percent }: { price: number; percent: number }): Money {
	const total = lessTakenOff(money, price);
	const sent = sentBy(money);
	const kept = Math.min(money.kept + keptOf(Math.max(0, money.total - total), percent), sent);
	const left = sent - total - kept;
	// Where a fee is kept, what only the rounding of a deposit left over goes with it.
	const isDust = percent < 100 && left > 0 && left < leastBack;
	return { ...money, total, kept: isDust ? kept + left : kept };
}

/** Deposits are rounded up to this: less than it is nothing to send back by itself. */
const leastBack = 100;

/** What the guest has sent and not got back: also what is still being looked for in the account. */
export const sentBy = ({ paid, refunded, inCheck = 0 }: Money): number => paid - refunded + inCheck;
