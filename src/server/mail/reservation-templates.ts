import type { PriceUnit } from '#domain/area/area.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { PaymentMethod } from '#domain/reservation/payment.ts';
import type { ProofReason } from '#domain/reservation/proof.ts';

/** When and who. Days and times are Korean; an empty text is none. */
export type OrderData = {
	on: string;
	to: string;
	time: string;
	adults: number;
	children: number;
	infants: number;
	unit: PriceUnit;
	units: number;
};

/** Another order beside it: what was wished for. */
export type AskedData = { [Key in keyof OrderData as `asked${Capitalize<Key>}`]: OrderData[Key] };

type About = OrderData & {
	area: AreaSlug;
	code: string;
	/** In the reader's language, as are the provider's name, what was chosen and the meeting point. */
	product: string;
	chosen: string;
	provider: string;
	link: string;
	/** JSON: each need with what became of the question about it (needs-facts.ts); mails queued by an older version have none. */
	needs?: string;
	/** JSON: what a company told of itself (company-facts.ts); mails queued by an older version have none. */
	company?: string;
};
type ToMember = About & { name: string };
/** `language`: the one the guest reserved in; mails queued by an older version have none. */
type ToProvider = About & { guest: string; language?: ContentLocale };

/** Whether places became free by it that can be reserved again; mails queued by an older version have none. */
type Freed = { freed?: number };

/** What a promotion takes off, and its name in the reader's language; empty where there is none. */
export type Promoted = { promotion: string; promotionWon: number };

/** What is to be transferred now, by when, and whether it is freed where it is not paid in full then; mails queued by an older version have none. */
export type DueData = { dueWon?: number; dueBy?: string; isFreed?: number };

/** JSON: the lines of the price, by kind and won (agreed-facts.ts); what somebody wrote of them is read on the page alone. */
export type AgreedData = { lines: string };
/** A price that waits, or waited, for the guest's word, what a dispute took off it (mails queued by an older version do not say), and the one before it. */
export type OfferedData = AgreedData & { offeredWon: number; takenOffWon?: number; beforeWon: number };

/** JSON: the dates that were proposed, each with its price (dates-facts.ts), and what was written with them. */
export type DatesData = { dates: string; said?: string };
/** Until when cancelling is free because of them; empty where it is not, not there in mails queued by an older version. */
type Waived = { waivedUntil?: string };

/** 1 where nobody knows yet where it goes; mails queued by an older version do not say. */
type AsksAccount = { asksAccount?: number };

/** Whole won: what was paid, what is kept of it, what comes back, what a slip in check is about. `days` are working days. */
type Refund = { paidWon: number; keptWon: number; refundWon: number; inCheckWon: number; days: number } & AsksAccount;

/** What the agency sends back, in working days; mails queued by an older version have none. */
type SentBack = { refundWon?: number; days?: number } & AsksAccount;

/** Where a refund goes: a bank and the last signs of an account, empty where it goes another way. */
type RefundTo = { way: PaymentMethod | 'account'; bank: string; account: string };

/** Which facts of the lead guest were put right (lead-mail-facts.ts), and by whom. */
type Corrected = { corrected: string; by: string };

/** Moments are ISO texts; what is empty is not known. After `uselessAfter` a mail is not sent any more. */
export type ReservationMailData = {
	'reservation-requested': ToMember & { until: string };
	'reservation-request-changed': ToMember & Promoted & { until: string; totalWon: number };
	'reservation-confirmed': ToMember &
		Promoted & {
			meetingPoint: string;
			totalWon: number;
			/** Nothing is known of it where it is 0. */
			depositWon: number;
			depositBy: string;
			/** Whether it is freed when nothing is paid by then: 1 or 0. */
			isFreed: number;
			onSiteWon: number;
			/** By when the rest is transferred; empty where it is paid on site. */
			balanceBy: string;
			freeUntil: string;
			/** What cancelling costs now where it is not free; mails queued by an older version have none. */
			cancelWon?: number;
		};
	'reservation-declined': ToMember & { reason: string };
	'reservation-expired': ToMember;
	'reservation-changed': ToMember & Promoted & { meetingPoint: string; totalWon: number } & Refund & DueData;
	'reservation-change-asked': ToMember & AskedData & { until: string };
	'reservation-change-refused': ToMember & AskedData & { reason: string };
	'reservation-change-expired': ToMember & AskedData;
	'reservation-cancelled': ToMember & Refund;
	'reservation-called-off': ToMember & Refund & { reason: string };
	'reservation-reminder': ToMember & {
		meetingPoint: string;
		daysLeft: number;
		/** Mails queued by an older version have none. */
		ticket?: string;
		owedWon: number;
		infoLink: string;
		uselessAfter: string;
	};
	'reservation-ticket': ToMember & { meetingPoint: string; ticket: string };
	/** Where to be, and where it was before, each with its address. */
	'reservation-meeting-moved': ToMember & { meetingPoint: string; meetingBefore: string };
	'reservation-message': ToMember;
	/** `until` is empty where it has ended; `isLate` where it has passed, `isLast` where it is not put off again. */
	'reservation-slip-refused': ToMember & { won: number; until: string; slipReason: ProofReason; slipNote: string } & {
		isLate?: number;
		isLast?: number;
	};
	'reservation-pay-reminder': ToMember & { won: number; until: string; uselessAfter: string };
	/** The rest of a large sum, once the deposit is there. */
	'reservation-balance-reminder': ReservationMailData['reservation-pay-reminder'];
	'reservation-lapsed': ToMember & Refund;
	/** `won` is 0 where only the sum is known. */
	/** `balanceBy`: by when the rest is transferred, empty where it is paid on site; mails queued by an older version have none. */
	'reservation-paid': ToMember & { won: number; paidWon: number; owedWon: number } & SentBack &
		DueData & { balanceBy?: string; inCheckWon?: number };
	/** A transfer found after the reservation was cancelled. */
	'reservation-paid-ended': ToMember & Refund & { won: number };
	/** Where it went: mails queued by an older version do not say. */
	'reservation-refunded': ToMember & { won: number } & Partial<RefundTo>;
	/** `isReturned`: what was given before did not work. */
	'reservation-refund-asked': ToMember & { refundWon: number; isReturned: number };
	/** `isChangedWay`: it was said before; `isAtWord`: an operator wrote it down. */
	'reservation-refund-account': ToMember & RefundTo & { refundWon: number; isChangedWay: number; isAtWord: number };
	/** `corrected`: JSON, the facts by name and never what they say. `by`: who did it. */
	'reservation-lead-corrected': ToMember & Corrected & { reason: string };
	/** To an address that mails do not go to: both masked, `after` empty where there is none any more. Its link is empty. */
	'reservation-address-moved': Omit<About, keyof OrderData | 'chosen' | 'needs' | 'company'> & {
		on: string;
		before: string;
		after: string;
	};
	/** What they were told of a payment or a refund was a mistake. */
	'reservation-payment-reversed': ToMember & {
		won: number;
		reason: string;
		paidWon: number;
		owedWon: number;
	} & DueData;
	/** Its link is the form of a rating. */
	'reservation-completed': ToMember;
	/** `until`: when the answer is due. */
	'reservation-asking': ReservationMailData['reservation-confirmed'] & { until: string };
	'reservation-changed-asking': ReservationMailData['reservation-changed'] & { until: string };
	'reservation-needs-answered': ToMember & { needsFreeUntil: string };
	'reservation-needs-late': ToMember & { needsFreeUntil: string };
	'reservation-price-offered': ToMember & OfferedData & { until: string };
	'reservation-price-agreed': ReservationMailData['reservation-confirmed'] & AgreedData & Refund;
	'reservation-price-withdrawn': ToMember & OfferedData & { reason: string };
	'reservation-price-lapsed': ToMember & OfferedData;
	'reservation-dates-proposed': ToMember & DatesData & Waived & { until: string; totalWon: number };
	'reservation-dates-ended': ToMember & DatesData & Waived;
	'waiting-offer': Omit<ToMember, 'code' | 'needs' | 'company'> & {
		seats: number;
		until: string;
		uselessAfter: string;
	};
	/** Its house sells nothing for a while; the turn in the line stays. */
	'waiting-taken-back': Omit<ToMember, 'code' | 'needs' | 'company'>;
	/** The date is off; the turn in the line stays. */
	'waiting-date-off': Omit<ToMember, 'code' | 'needs' | 'company'>;
	/** Taken off by who sells it, in their own words. */
	'waiting-taken-off': Omit<ToMember, 'code' | 'needs' | 'company'> & { reason: string };
	'provider-requested': ToProvider & { until: string };
	'provider-request-changed': ToProvider & Promoted & { until: string; totalWon: number };
	'provider-booked': ToProvider & Promoted & { totalWon: number } & DueData;
	'provider-needs-asked': ToProvider & Promoted & { totalWon: number; until: string };
	'provider-changed-asked': ReservationMailData['provider-needs-asked'];
	'provider-needs-late': ToProvider;
	'provider-change-asked': ToProvider & AskedData & { until: string };
	'provider-changed': ToProvider & Promoted & Freed & { totalWon: number } & SentBack & DueData;
	'provider-change-withdrawn': ToProvider & AskedData;
	'provider-change-expired': ToProvider & AskedData;
	'provider-cancelled': ToProvider & Freed & { reason: string } & SentBack;
	'provider-expired': ToProvider & Freed;
	'provider-lapsed': ToProvider & Freed & SentBack;
	'provider-paid': ToProvider & { won: number; owedWon: number } & SentBack & DueData;
	/** A company has put right what it told of itself. */
	'provider-company': ToProvider;
	/** Who it was reserved for was put right by its guest or the agency. */
	'provider-lead-corrected': ToProvider & Corrected & { reason: string };
	'provider-message': ToProvider;
	/** Further changes of a guest who changes much, together; its link is the list. */
	'provider-changes': ToProvider;
	'provider-price-offered': ToProvider & OfferedData & { until: string };
	'provider-price-accepted': ToProvider & AgreedData & { totalWon: number } & SentBack & DueData;
	'provider-price-declined': ToProvider & OfferedData & { reason: string };
	'provider-price-lapsed': ToProvider & OfferedData;
	'provider-dates-proposed': ToProvider & DatesData & { until: string };
	'provider-date-accepted': ToProvider & Promoted & { totalWon: number } & SentBack & DueData;
	'provider-dates-declined': ToProvider & DatesData & { reason: string };
	'provider-dates-lapsed': ToProvider & DatesData;
};
