import { z } from 'zod';
import { type AreaSlug, areaSlugs, kinds } from '#domain/area/areas.ts';
import { needIds } from '#domain/reservation/needs.ts';
import { paymentKinds, paymentMethods, paymentStatuses } from '#domain/reservation/payment.ts';
import { reservationStatuses } from '#domain/reservation/reservation.ts';
import { shownStatuses } from '#domain/reservation/shown-status.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { offerBody } from './agreed-price.ts';
import { houseFields } from './house-fields.ts';
import { moment } from './moment.ts';
import { orderFields, reservationForm } from './reservation-form.ts';
import { moneyFields, pay, payerFields } from './reservation-money.ts';
import { moveBody } from './reservation-move.ts';
import { guestFields, lifeFields, meetingFields, needFields, slotFields, wishFields } from './reservation-parts.ts';

const won = z.int().nonnegative();
const id = z.strictObject({ id: z.uuid() });
const area = z.enum(areaSlugs as [AreaSlug, ...AreaSlug[]]);
const status = z.enum(reservationStatuses);

/** Whose reservations: the viewer's own, those of the products they provide, or (operators) all. */
export const reservationScopes = ['own', 'provided', 'all'] as const;
export type ReservationScope = (typeof reservationScopes)[number];
/** Past is what was, cancelled what did not come about. */
export const reservationTimes = ['upcoming', 'past', 'cancelled'] as const;
export type ReservationTime = (typeof reservationTimes)[number];

/** As the viewer stands to it. */
const role = z.enum(['member', 'provider', 'operator']);

export const reservationSummary = z.strictObject({
	id: z.uuid(),
	code: z.string(),
	role,
	status,
	payment: z.enum(paymentStatuses),
	area,
	kind: z.enum(Object.keys(kinds) as [string, ...string[]]),
	productId: z.string(),
	title: z.string(),
	picture: z.string(),
	provider: z.string(),
	on: z.iso.date(),
	to: z.iso.date().nullable(),
	time: z.string().nullable(),
	startsAt: moment,
	guests: z.int(),
	/** The lead guest's name; for provider and operator. */
	guest: z.string(),
	total: won,
	/** Until when an answer is due, where one is. */
	answerBy: moment.nullable(),
	/** What the member still has to transfer, and until when; null where nothing is due. */
	transferDue: z.strictObject({ won, by: moment }).nullable(),
	/** How its money stands (domain/reservation/payment-state.ts), for everybody who sees it. */
	pay,
	hasChange: z.boolean(),
	/** Until when a price can be accepted that waits for the guest's word. */
	offerUntil: moment.nullable(),
	/** Until when one of other dates can be picked that wait for the guest's word. */
	datesUntil: moment.nullable(),
	unread: z.int(),
	/** Whether its member can still write a rating of it. */
	mayRate: z.boolean(),
	/** When somebody came, by the word of those who received them. */
	arrivedAt: moment.nullable(),
	/** Needs that its provider has not answered yet, and until when an answer is due; empty and null where there are none. */
	asking: z.array(z.enum(needIds)).max(needIds.length),
	askingBy: moment.nullable(),
	/** Needs that its provider said no to, while it is open. */
	refused: z.array(z.enum(needIds)).max(needIds.length),
	/** The language it was reserved in. */
	guestLanguage: language,
	/** Taken by a desk for a guest who phoned or stood there. */
	isTaken: z.boolean(),
	/** With whom to book the same again: for its member, once it is over, while the product is still offered. */
	again: z.strictObject({ persons: orderFields.shape.persons, units: z.int() }).nullable(),
});
export type ReservationSummary = z.output<typeof reservationSummary>;

/** What everybody sees of a reservation whom it concerns. */
const everyonesView = reservationSummary
	.omit({ role: true, transferDue: true, guests: true, guest: true, total: true, on: true, to: true, time: true })
	.omit({ mayRate: true, again: true })
	.extend({
		...slotFields,
		...meetingFields,
		...guestFields,
		...needFields,
		/** Null where nobody has written yet. */
		threadId: z.uuid().nullable(),
		providerId: z.string(),
		/** The number of its ticket, seat or booking, as the provider has given it. */
		ticket: z.string().nullable(),
		/** The date of its transfer is not put off any more for slips that were not enough. */
		isLastDate: z.boolean(),
		/** The promotion that was agreed to, by its name then. */
		promotion: z.strictObject({ id: z.string(), title: z.string() }).nullable(),
		...moneyFields,
		...wishFields,
		...lifeFields,
	});

const guestView = everyonesView.extend({
	role: z.literal('member'),
	/** Their own words and allergy. */
	contents: z.string().nullable(),
	allergy: z.string().nullable(),
	...payerFields,
	mayRate: reservationSummary.shape.mayRate,
	/** They could rate it, had anybody noted that they came or paid. */
	isUnseen: z.boolean(),
	again: reservationSummary.shape.again,
});

const providerView = everyonesView.extend({ role: z.literal('provider'), ...houseFields });
const operatorView = everyonesView.extend({
	role: z.literal('operator'),
	...houseFields,
	/** Whether its member may hold as much as they like. */
	guestReservesFreely: z.boolean(),
});

/** Three views: what a role must not see is no field of its view. */
export const reservationDetail = z.discriminatedUnion('role', [guestView, providerView, operatorView]);
export type ReservationDetail = z.output<typeof reservationDetail>;
export type EveryonesView = z.output<typeof everyonesView>;
export type GuestView = z.output<typeof guestView>;
export type ProviderView = z.output<typeof providerView>;
export type OperatorView = z.output<typeof operatorView>;

const detailQuery = z.strictObject({ language });

export const reservationEndpoints = {
	'POST /api/reservations': {
		summary: 'Reserve: instant, or as a request that holds its places',
		access: 'member',
		body: reservationForm,
		response: z.strictObject({ id: z.uuid(), code: z.string(), status }),
		refusals: [
			'invalid-input',
			'not-found',
			'slot-full',
			'price-changed',
			'promotion-over',
			'code-unknown',
			'address-unproved',
			'unpaid-full',
			'requests-full',
			'too-many-attempts',
			'key-reused',
		],
	},
	'GET /api/reservations': {
		summary: 'Reservations: own, of the products one provides, or all; with how many there are of each time',
		access: 'member',
		query: z.strictObject({
			language,
			scope: z.enum(reservationScopes).default('own'),
			time: z.enum(reservationTimes).default('upcoming'),
			status: z.enum(shownStatuses).optional(),
			/** A code, or a part of the guest's name. */
			search: z.string().trim().max(60).optional(),
			cursor,
		}),
		response: pageOf(reservationSummary).extend({
			counts: z.strictObject({ upcoming: z.int(), past: z.int(), cancelled: z.int() }),
		}),
		refusals: ['not-found'],
	},
	'GET /api/reservations/:id': {
		summary: 'One reservation, with its history, its terms by the clock and what the viewer may do',
		access: 'member',
		forKeys: ['reservation.see'],
		params: id,
		query: detailQuery,
		response: reservationDetail,
		refusals: ['not-found'],
	},
	'POST /api/reservations/:id/moves': {
		summary: 'Confirm, decline, cancel, change …: one move of the life cycle',
		access: 'member',
		forKeys: ['reservation.answer', 'arrival.note'],
		params: id,
		query: detailQuery,
		body: moveBody,
		response: reservationDetail,
		refusals: [
			'not-found',
			'invalid-input',
			'not-allowed',
			'already-arrived',
			'slot-full',
			'price-changed',
			'changed-since',
			'address-unproved',
			'unpaid-full',
			'house-suspended',
			'not-on-sale',
			'too-many-attempts',
		],
	},
	'POST /api/reservations/:id/prices': {
		summary: 'Put a price in lines to the guest, who accepts or declines it; the key makes a repeat harmless',
		access: 'partner',
		forKeys: ['reservation.answer'],
		params: id,
		query: detailQuery,
		body: offerBody,
		response: reservationDetail,
		refusals: [
			'not-found',
			'invalid-input',
			'not-allowed',
			'changed-since',
			'slot-full',
			'house-suspended',
			'too-many-attempts',
			'key-reused',
		],
	},
	'POST /api/reservations/:id/reveal': {
		summary: 'Passport number, contents and allergy in full; written to the access log',
		access: 'member',
		params: id,
		response: z.strictObject({
			passport: z.string().nullable(),
			contents: z.string().nullable(),
			allergy: z.string().nullable(),
		}),
		refusals: ['not-found', 'not-allowed', 'sign-in-again', 'too-many-attempts'],
	},
	'POST /api/reservations/:id/thread': {
		summary: 'The thread about it, made where nobody has written yet',
		access: 'member',
		forKeys: ['thread.write'],
		params: id,
		response: z.strictObject({ threadId: z.uuid() }),
		refusals: ['not-found'],
	},
	'POST /api/reservations/:id/payments': {
		summary: 'Record what was paid or paid back; the key makes a repeat harmless',
		access: 'partner',
		forKeys: ['payment.record'],
		params: id,
		query: detailQuery,
		body: z.strictObject({
			key: z.uuid(),
			kind: z.enum(paymentKinds),
			won: z.int().min(1, fault('required')).max(2_000_000_000),
			method: z.enum(paymentMethods),
			note: z.string().trim().max(200, fault('too-long')).optional(),
			/** More than is due has arrived in the account: said expressly, by an operator, and the rest goes back. */
			isMore: z.boolean().optional(),
			/** What had come in by what was seen: refused where somebody else has recorded something since. */
			seenPaid: z.int().min(0).optional(),
			/**
			 * Of a refund: when its guest had last said where it goes, as it was seen; refused where they have said otherwise since, and where
			 * an operator has transferred it without having seen what they said.
			 */
			seenAccountAt: moment.nullable().optional(),
		}),
		response: reservationDetail,
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'key-reused', 'changed-since'],
	},
	'POST /api/reservations/:id/payments/:payment/reversal': {
		summary: 'Take back an entry that was a mistake, with the reason; repeated it changes nothing more',
		access: 'partner',
		forKeys: ['payment.record'],
		params: z.strictObject({ id: z.uuid(), payment: z.uuid() }),
		query: detailQuery,
		body: z.strictObject({
			reason: z.string().trim().min(1, fault('required')).max(200, fault('too-long')),
		}),
		response: reservationDetail,
		refusals: ['not-found', 'invalid-input', 'not-allowed'],
	},
	'POST /api/reservations/:id/proofs': {
		summary: 'The slip of a transfer, to be checked: a picture or a PDF, for this reservation and others it pays for',
		access: 'member',
		params: id,
		upload: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'],
		query: z.strictObject({
			language,
			name: z.string().max(200).default(''),
			/** Ids of other reservations that the same transfer pays for, with commas between. */
			also: z
				.string()
				.regex(/^([0-9a-f-]{36}(,[0-9a-f-]{36}){0,8})?$/)
				.default(''),
		}),
		response: reservationDetail,
		refusals: ['not-found', 'invalid-input', 'not-allowed'],
	},
} as const satisfies Record<string, Endpoint>;
