import { z } from 'zod';
import { countryCodes } from '#domain/country/country-codes.ts';
import { accountFaults, refundAccountReasons, refundWays } from '#domain/refund/refund-account.ts';
import type { Endpoint } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { moment } from './moment.ts';
import '../zod-in-browser.ts';

const reservation = z.strictObject({ id: z.uuid() });

/** More than anybody types; the rules say of each field how much it may be. */
const typed = z.string(fault('required')).max(300, fault('too-long'));

/** An account as it is given: what is wrong with it is the domain's to say, by field. */
const account = z
	.strictObject({
		country: z.enum(countryCodes, fault('country-unknown')),
		bank: typed,
		holder: typed,
		/** An account number, or an IBAN. */
		number: typed,
		/** SWIFT, of a bank abroad. */
		bic: typed.default(''),
		/** What banks of some countries ask for besides: ABA, BSB, IFSC, transit number. */
		code: typed.default(''),
		/** The holder's, for a bank abroad. */
		address: typed.default(''),
	})
	.superRefine((given, context) => {
		for (const [field, error] of Object.entries(accountFaults(given)))
			context.addIssue({ code: 'custom', path: [field], message: error });
	});

/** What was said, as far as the reader may know it. */
export const refundWaySaid = z.strictObject({
	way: z.enum(refundWays),
	/** Masked; null where the money goes another way, to a house, and once nothing is left of it. */
	account: z.strictObject({ country: z.enum(countryCodes), bank: z.string(), number: z.string() }).nullable(),
	at: moment,
	/** The guest themselves, or an operator at their word. */
	as: z.enum(['member', 'operator']),
	/** Money came back from there, or could not be sent. */
	isReturned: z.boolean(),
	/** It was erased but for its last signs. */
	isReduced: z.boolean(),
});
export type RefundWaySaid = z.output<typeof refundWaySaid>;

const standing = z.strictObject({
	/** Still to be sent back. */
	won: z.int().nonnegative(),
	said: refundWaySaid.nullable(),
	/** Whether the agency knows where to send it. */
	isKnown: z.boolean(),
	/** What its guest can choose among; empty where the reader cannot say it, or not any more. */
	ways: z.array(z.enum(refundWays)).max(refundWays.length),
	/** When the guest was asked last; to a house nothing. */
	askedAt: moment.nullable(),
	/** Whether the reader, an operator, can have the guest asked now. */
	canAsk: z.boolean(),
});
export type RefundStandingView = z.output<typeof standing>;

export const refundAccountEndpoints = {
	'GET /api/reservations/:id/refund-account': {
		summary: 'Where the refund of a reservation goes, masked',
		access: 'member',
		params: reservation,
		response: standing,
		refusals: ['not-found'],
	},
	'PUT /api/reservations/:id/refund-account': {
		summary:
			'Say where a refund goes, until it was sent: by its guest, or by an operator at their word; the guest is mailed',
		access: 'member',
		params: reservation,
		body: z.discriminatedUnion('way', [
			z.strictObject({ way: z.literal('account'), account }),
			z.strictObject({ way: z.literal('card') }),
			z.strictObject({ way: z.literal('on-site') }),
		]),
		response: standing,
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'sign-in-again', 'too-many-attempts'],
	},
	'POST /api/refunds/:id/account/reveal': {
		summary: 'The account of a refund in full, for a reason; its guest finds it in their access log',
		access: 'operator',
		duty: 'money',
		params: reservation,
		body: z.strictObject({ reason: z.enum(refundAccountReasons, 'required') }),
		response: z.strictObject({
			country: z.enum(countryCodes),
			...{ bank: z.string(), holder: z.string(), number: z.string() },
			...{ bic: z.string(), code: z.string(), address: z.string() },
		}),
		refusals: ['not-found', 'invalid-input', 'sign-in-again', 'too-many-attempts'],
	},
	'POST /api/refunds/:id/asking': {
		summary: 'Ask the guest where a refund goes, by mail and bell: again, where the account given did not work',
		access: 'operator',
		duty: 'money',
		params: reservation,
		response: standing,
		refusals: ['not-found', 'not-allowed'],
	},
} as const satisfies Record<string, Endpoint>;
