import type { Chosen, Persons } from '#domain/product/price.ts';
import type { AgreedLine } from '#domain/reservation/agreed-price.ts';
import type { Details } from '#domain/reservation/details.ts';
import type { Needs } from '#domain/reservation/needs.ts';
import type { PaymentMethod } from '#domain/reservation/payment.ts';
import type { MoveName } from '#domain/reservation/reservation-machine.ts';
import type { Traveller } from '#domain/reservation/travellers.ts';

/** Counted from the installation or from the service, so that a demonstration is never out of date. Korean times. */
export type DemoMoment = { daysAgo: number; at: string } | { hoursAgo: number } | { daysBefore: number; at: string };

/**
 * A wished date: so many days from the installation, or before it where negative; when it is not offered on that day,
 * the next one that lies further away.
 */
export type DemoDate = { inDays: number; time: string | null; nights?: number };

/** Who the house is: the provider's own member, else the agency. */
type Side = 'member' | 'house';

export type DemoStep = { when: DemoMoment } & (
	| {
			move: Exclude<
				MoveName,
				| ('reduce' | 'ask-change' | 'answer-needs' | 'miss-needs')
				| ('give-ticket' | 'expire' | 'expire-change' | 'complete')
				| ('offer-price' | 'accept-price' | 'decline-price' | 'expire-price')
				| ('propose-dates' | 'accept-date' | 'decline-dates' | 'expire-dates')
			>;
			reason?: string;
	  }
	| { move: 'reduce'; persons: Persons; reason?: string }
	| { move: 'ask-change'; to: DemoDate; reason?: string }
	/** A price in lines, for as many days, and what the guest said to the last one. */
	| { move: 'offer-price'; lines: AgreedLine[]; days: number; reason?: string }
	| { move: 'accept-price' | 'decline-price'; reason?: string }
	/** What is due by transfer after the confirmation, or all that is still due. */
	| { pays: 'deposit' | 'rest'; method: PaymentMethod }
	/** All that is to be paid back. */
	| { refunds: PaymentMethod }
	| { says: string; by: Side; isRead: boolean }
);

/** What a guest reserved and what became of it; what time does by itself (runs out, is over) is not told here. */
export type DemoReservation = DemoDate & {
	/** An address of accounts.ts. */
	member: string;
	product: string;
	persons: Persons;
	choices?: Chosen;
	details?: Details;
	needs?: Partial<Needs>;
	travellers?: Traveller[];
	/** Sealed before they are kept. */
	passport?: string;
	allergy?: string;
	contents?: string;
	requested: DemoMoment;
	steps: DemoStep[];
};

/** Somebody who waits for places in a slot that the reservations here fill. */
export type DemoWaiting = DemoDate & {
	member: string;
	product: string;
	persons: Persons;
	since: DemoMoment;
	offered?: DemoMoment;
};
