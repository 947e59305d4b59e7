import type { ActorKind, ReservationStatus } from './reservation.ts';

/** What must be true at the moment of a move, besides the state. */
export type Guard =
	/** The service has not begun. */
	| 'not-begun'
	/** The service has begun; where only the day counts, that day is over. */
	| 'begun'
	/** The service is over. */
	| 'over'
	/** Nobody answered in time. */
	| 'unanswered'
	| 'change-waits'
	| 'no-change-waits'
	/** Nobody answered the wish for a change in time. */
	| 'change-unanswered'
	/** A price waits for the guest's word, or none does. */
	| 'offer-waits'
	| 'no-offer-waits'
	/** It can still be accepted. */
	| 'offer-valid'
	/** Nobody accepted it in time. */
	| 'offer-lapsed'
	/** Other dates wait for the guest's word, or none do. */
	| 'dates-wait'
	| 'no-dates-wait'
	/** One of them can still be accepted. */
	| 'dates-valid'
	/** Nobody accepted one in time. */
	| 'dates-lapsed'
	/** The price is reckoned from a list: of one that was agreed to in lines, only its provider can say what less costs. */
	| 'price-listed'
	/** The day of the service has come in Korea. */
	| 'day-come'
	| 'arrived'
	| 'not-arrived'
	/** It was not paid in full by its date, and no slip of a transfer waits to be checked. */
	| 'unpaid'
	/** The provider was asked about needs that the product does not promise. */
	| 'needs-asked'
	/** Nobody answered that in time, and nobody was told so yet. */
	| 'needs-unanswered';

export type Move = {
	from: readonly ReservationStatus[];
	/** Null where the status stays. */
	to: ReservationStatus | null;
	by: readonly ActorKind[];
	when: readonly Guard[];
	/** Whether a reason must be given, and is told. */
	isReasoned: boolean;
};

/**
 * The life cycle of a reservation (DECISIONS "Life cycles"): every change there is, who may make it and when. Pages,
 * endpoints and jobs ask this table and nothing else. What a move does to places and money is in advance-reservation.ts.
 */
export const reservationMoves = {
	confirm: {
		from: ['requested'],
		to: 'confirmed',
		by: ['provider', 'operator'],
		when: ['not-begun', 'no-offer-waits'],
		isReasoned: false,
	},
	decline: { from: ['requested'], to: 'declined', by: ['provider', 'operator'], when: [], isReasoned: true },
	expire: { from: ['requested'], to: 'expired', by: ['clock'], when: ['unanswered'], isReasoned: false },
	/** By the member: with what the policy gives back. Where only the day counts, until they have come. */
	cancel: {
		from: ['requested', 'confirmed'],
		to: 'cancelled',
		by: ['member'],
		when: ['not-begun', 'not-arrived'],
		isReasoned: false,
	},
	/** By those who cannot keep it: all comes back. Who has come is received already; a mistake is undone first. */
	'call-off': {
		from: ['confirmed'],
		to: 'cancelled',
		by: ['provider', 'operator'],
		when: ['not-begun', 'not-arrived'],
		isReasoned: true,
	},
	/** It was not paid in time: its places go to others, nothing is owed, and what was paid of it goes back. */
	lapse: {
		from: ['confirmed'],
		to: 'cancelled',
		by: ['clock'],
		when: ['not-begun', 'not-arrived', 'no-change-waits', 'no-offer-waits', 'no-dates-wait', 'unpaid'],
		isReasoned: false,
	},
	/** Some of the people stay at home. */
	reduce: {
		from: ['requested', 'confirmed'],
		to: null,
		by: ['member', 'operator'],
		when: ['not-begun', 'not-arrived', 'no-change-waits', 'no-offer-waits', 'price-listed'],
		isReasoned: false,
	},
	/** What nobody has answered yet is changed at once; else it may be a wish. */
	'ask-change': {
		from: ['requested', 'confirmed'],
		to: null,
		by: ['member'],
		when: ['not-begun', 'not-arrived', 'no-change-waits', 'no-offer-waits'],
		isReasoned: false,
	},
	'agree-change': {
		from: ['confirmed'],
		to: null,
		by: ['provider', 'operator'],
		when: ['not-begun', 'not-arrived', 'change-waits'],
		isReasoned: false,
	},
	'refuse-change': {
		from: ['confirmed'],
		to: null,
		by: ['provider', 'operator'],
		when: ['change-waits'],
		isReasoned: true,
	},
	'withdraw-change': { from: ['confirmed'], to: null, by: ['member'], when: ['change-waits'], isReasoned: false },
	'expire-change': { from: ['confirmed'], to: null, by: ['clock'], when: ['change-unanswered'], isReasoned: false },
	/** A price in lines, for the guest to accept; another one takes the place of what was not answered yet. */
	'offer-price': {
		from: ['requested', 'confirmed'],
		to: null,
		by: ['provider', 'operator'],
		when: ['not-begun', 'not-arrived', 'no-change-waits'],
		isReasoned: false,
	},
	/** Both sides agree: a request is confirmed by it. */
	'accept-price': {
		from: ['requested', 'confirmed'],
		to: 'confirmed',
		by: ['member'],
		when: ['not-begun', 'not-arrived', 'offer-waits', 'offer-valid'],
		isReasoned: false,
	},
	'decline-price': {
		from: ['requested', 'confirmed'],
		to: null,
		by: ['member'],
		when: ['offer-waits'],
		isReasoned: false,
	},
	'withdraw-price': {
		from: ['requested', 'confirmed'],
		to: null,
		by: ['provider', 'operator'],
		when: ['offer-waits'],
		isReasoned: false,
	},
	'expire-price': {
		from: ['requested', 'confirmed'],
		to: null,
		by: ['clock'],
		when: ['offer-lapsed'],
		isReasoned: false,
	},
	/** It cannot be had on its date: others, of which the guest picks one; further ones take the place of those not answered yet. */
	'propose-dates': {
		from: ['requested', 'confirmed'],
		to: null,
		by: ['provider', 'operator'],
		when: ['not-begun', 'not-arrived', 'no-change-waits', 'no-offer-waits'],
		isReasoned: false,
	},
	/** Both sides agree: a request is confirmed by it. */
	'accept-date': {
		from: ['requested', 'confirmed'],
		to: 'confirmed',
		by: ['member'],
		when: ['not-begun', 'not-arrived', 'dates-wait', 'dates-valid'],
		isReasoned: false,
	},
	'decline-dates': {
		from: ['requested', 'confirmed'],
		to: null,
		by: ['member'],
		when: ['dates-wait'],
		isReasoned: false,
	},
	'withdraw-dates': {
		from: ['requested', 'confirmed'],
		to: null,
		by: ['provider', 'operator'],
		when: ['dates-wait'],
		isReasoned: false,
	},
	'expire-dates': {
		from: ['requested', 'confirmed'],
		to: null,
		by: ['clock'],
		when: ['dates-lapsed'],
		isReasoned: false,
	},
	/** Yes, no or how, need by need; an answer may be put right later. */
	'answer-needs': {
		from: ['requested', 'confirmed'],
		to: null,
		by: ['provider', 'operator'],
		when: ['not-begun', 'needs-asked'],
		isReasoned: false,
	},
	/** Everybody is told that there was no answer. */
	'miss-needs': { from: ['confirmed'], to: null, by: ['clock'], when: ['needs-unanswered'], isReasoned: false },
	/** The number of a ticket, seat or booking with somebody else, for the voucher; it may be put right or taken back. */
	'give-ticket': { from: ['confirmed'], to: null, by: ['provider', 'operator'], when: [], isReasoned: false },
	/** Somebody came: said at the desk, or afterwards by those who received them. */
	arrive: {
		from: ['confirmed', 'completed'],
		to: null,
		by: ['provider', 'operator'],
		when: ['day-come', 'not-arrived'],
		isReasoned: false,
	},
	/** It was said by mistake. */
	'undo-arrival': {
		from: ['confirmed', 'completed'],
		to: null,
		by: ['provider', 'operator'],
		when: ['arrived'],
		isReasoned: false,
	},
	'no-show': {
		from: ['confirmed'],
		to: 'no-show',
		by: ['provider', 'operator'],
		when: ['begun', 'not-arrived'],
		isReasoned: false,
	},
	complete: { from: ['confirmed'], to: 'completed', by: ['clock'], when: ['over'], isReasoned: false },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof reservationMoves;
export const moveNames = Object.keys(reservationMoves) as MoveName[];

/** Its first line in the history, since there is nothing to move yet; and what moves nothing, since it is only told better. */
export type HistoryEvent = MoveName | 'request' | 'book' | 'correct-company' | 'correct-lead' | 'move-meeting';
export const historyEvents: readonly HistoryEvent[] = [
	'request',
	'book',
	...moveNames,
	'correct-company',
	'correct-lead',
	'move-meeting',
];
