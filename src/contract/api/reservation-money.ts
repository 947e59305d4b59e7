import { z } from 'zod';
import { paymentKinds, paymentMethods } from '#domain/reservation/payment.ts';
import { paymentStates } from '#domain/reservation/payment-state.ts';
import { proofReasons, proofStatuses } from '#domain/reservation/proof.ts';
import { actorKinds } from '#domain/reservation/reservation.ts';
import { agreedPrice } from './agreed-price.ts';
import { doneBy } from './done-by.ts';
import { moment } from './moment.ts';
import '../zod-in-browser.ts';

const won = z.int().nonnegative();
/** With so many others one reservation can be paid for in one transfer. */
export const mostTogether = 9;

/** How its money stands (domain/reservation/payment-state.ts). */
export const pay = z.strictObject({
	state: z.enum(paymentStates),
	won,
	/** When the transfer is due, or the answer about its slip. */
	by: moment.nullable(),
	/** Whether it is freed when that date passes. */
	isFreed: z.boolean(),
});

const listedPrice = z.strictObject({
	basis: z.literal('listed'),
	lines: z
		.array(
			z.strictObject({
				of: z.enum(['adult', 'child', 'infant', 'group', 'room', 'vehicle', 'promotion']),
				quantity: z.int(),
				nights: z.int(),
				/** What a promotion takes off stands below zero. */
				won: z.int(),
				amount: z.int(),
			}),
		)
		.max(6),
	total: won,
	reasons: z
		.array(z.strictObject({ reason: z.enum(['weekend', 'weekday', 'peak', 'low-season']), percent: z.number() }))
		.max(20),
});

/** A step of the policy with its exact moment; until it, so much comes back. */
const refundStep = z.strictObject({ until: moment, percent: z.number(), refund: won });

const paymentEntry = z.strictObject({
	id: z.uuid(),
	kind: z.enum(paymentKinds),
	won,
	method: z.enum(paymentMethods),
	note: z.string().nullable(),
	/** Who recorded it; null to a guest, and to a house what an operator recorded. */
	actor: z.enum(actorKinds),
	by: doneBy.nullable(),
	at: moment,
	/** Since when it does not count, and why; null while it does. */
	reversed: z
		.strictObject({ at: moment, reason: z.string(), actor: z.enum(actorKinds), by: doneBy.nullable() })
		.nullable(),
	/** Whether the reader may say that it was a mistake. */
	canReverse: z.boolean(),
	/** Its month is closed in the books: taken back, it stands as a correction in the month of today. Only told to who may. */
	isMonthClosed: z.boolean(),
});

/** What a reservation's page tells of its money. */
export const moneyFields = {
	/** Reckoned from a list, or agreed to in lines. */
	price: z.discriminatedUnion('basis', [listedPrice, agreedPrice]),
	money: z.strictObject({
		...{ total: won, kept: won, paid: won, refunded: won, refundDue: won, balanceDue: won },
		/** What its transfer slip says was sent, while it is being checked. */
		inCheck: won,
		/** What refunds that ended a dispute took off the price. */
		takenOff: won,
	}),
	/** What the policy gives back now and from when on less; empty once there is nothing to cancel. */
	refund: z.strictObject({ percent: z.number(), won, steps: z.array(refundStep).max(10) }),
	/** `balanceBy`: by when the rest is transferred; null where it is paid on site. */
	plan: z.strictObject({ deposit: won, depositBy: moment, balance: won, balanceBy: moment.nullable() }),
	payments: z.array(paymentEntry).max(100),
	proofs: z
		.array(
			z.strictObject({
				id: z.uuid(),
				name: z.string(),
				mediaType: z.string(),
				variant: z.string(),
				at: moment,
				status: z.enum(proofStatuses),
				won,
				answerBy: moment,
				/** Why it was not accepted, and in the checker's own words. */
				reason: z.enum(proofReasons).nullable(),
				note: z.string().nullable(),
			}),
		)
		.max(20),
};

/** What only who pays is told. */
export const payerFields = {
	/** Where to transfer to, as a bank abroad writes it. Null while nothing is due. */
	transfer: z
		.strictObject({
			bank: z.string(),
			/** In English, where the reader's language writes it otherwise. */
			bankLatin: z.string(),
			account: z.string(),
			holder: z.string(),
			swift: z.string().nullable(),
		})
		.nullable(),
	/** What else they have to transfer: all of it can go in one sum, with one slip. */
	others: z
		.array(z.strictObject({ id: z.uuid(), code: z.string(), title: z.string(), won, by: moment }))
		.max(mostTogether),
};
