import { z } from 'zod';
import { fetchings } from '#domain/product/meeting-place.ts';
import { choiceGroups } from '#domain/product/price.ts';
import { detailIds } from '#domain/reservation/details.ts';
import { paymentStatuses } from '#domain/reservation/payment.ts';
import { reservationStatuses } from '#domain/reservation/reservation.ts';
import { shownStatuses } from '#domain/reservation/shown-status.ts';
import { voucherStates } from '#domain/reservation/voucher.ts';
import { type Endpoint, language } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { moment } from './moment.ts';
import { needQuestions } from './need-questions.ts';
import { productSummary } from './product.ts';
import { needsFields, orderFields } from './reservation-form.ts';
import { pay } from './reservation-money.ts';

/** What product and provider say in one language. */
const texts = {
	title: z.string(),
	provider: z.string(),
	/** Where one meets; where one is fetched, where it goes to. */
	place: z.string(),
	meetingPoint: z.string(),
	choices: z.array(z.strictObject({ group: z.enum(choiceGroups), label: z.string() })).max(4),
};

/** What staff and drivers read: written out, whatever language the page is in. */
const koreanSide = z.strictObject({
	...texts,
	/** “한국어, 현지 직원용”. */
	heading: z.string(),
	status: z.string(),
	when: z.string(),
	persons: z.string(),
	guests: z.array(z.string()).max(50),
	/** With their names: “항공편명: KE652”. */
	details: z.partialRecord(z.enum(detailIds), z.string()),
	money: z.string(),
	/** That it is not paid, or its transfer is being checked; null where it is good. */
	unpaid: z.string().nullable(),
	needsHeading: z.string(),
	/** Sentences, in the order in which `namedNeeds` lists them. */
	needs: z.array(z.string()).max(12),
	/** What became of the question about each; empty where the product promises it. */
	asked: z.array(z.string()).max(12),
	/** “손님의 언어: 태국어”. */
	language: z.string(),
	/** The word alone: what the guest is allergic to stands in the guest's own words. */
	allergy: z.string(),
	taxi: z.strictObject({ say: z.string(), note: z.string() }),
});

const voucher = z.strictObject({
	id: z.uuid(),
	code: z.string(),
	status: z.enum(shownStatuses),
	/** How its money stands: what is not paid is not good yet, and says so. */
	pay,
	/** The number of its ticket, seat or booking, where the voucher alone opens no gate. */
	ticket: z.string().nullable(),
	own: z.strictObject(texts),
	korean: koreanSide,
	/** Where to be at the start, in Hangul, for the driver; null where the guest is fetched. */
	address: z.string().nullable(),
	fetched: z.enum(fetchings).nullable(),
	picture: z.string(),
	/** Where the guest agreed to come, in a line, where one meets elsewhere by now; vouchers kept by an older version have none. */
	movedFrom: z.string().nullable().optional(),
	/** To know the meeting point by; null where the product's picture shows another place. */
	meetingPicture: z.string().nullable(),
	phones: z.strictObject({ provider: z.string().nullable(), agency: z.string() }),
	/** What the QR code holds: an address with a token, signed so that it can be checked without network. */
	qr: z.string(),
	/** Of the reservation itself. */
	changedAt: moment,
});
export type Voucher = z.output<typeof voucher>;

const checked = z.strictObject({
	state: z.enum(voucherStates),
	/** Null where it is unknown. */
	reservation: z
		.strictObject({
			id: z.uuid(),
			code: z.string(),
			status: z.enum(reservationStatuses),
			title: z.string(),
			guest: z.string(),
			order: orderFields,
			unit: productSummary.shape.unit,
			needs: needsFields,
			/** Whether they told of one, not of which. */
			isAllergic: z.boolean(),
			/** What was asked about them, and the answers; null where the product promises them all. */
			questions: needQuestions.pick({ list: true, isLate: true }).nullable(),
			/** The language it was reserved in. */
			language,
			payment: z.enum(paymentStatuses),
			pay,
			/** In won. */
			stillToPay: z.int().nonnegative(),
			/** When it was found good here before; null the first time. */
			checkedBefore: moment.nullable(),
			arrivedAt: moment.nullable(),
			mayArrive: z.boolean(),
			mayUndoArrival: z.boolean(),
		})
		.nullable(),
	/** Where the short code alone means several: which, by their whole codes. */
	several: z
		.array(z.strictObject({ code: z.string(), guest: z.string(), title: z.string(), on: z.iso.date() }))
		.max(10),
});
export type CheckedVoucher = z.output<typeof checked>;

export const voucherEndpoints = {
	'GET /api/reservations/:id/voucher': {
		summary:
			'The voucher of a confirmed reservation: the reader’s language and Korean side by side, and its signed code',
		access: 'member',
		params: z.strictObject({ id: z.uuid() }),
		query: z.strictObject({ language }),
		response: voucher,
		refusals: ['not-found', 'not-allowed'],
	},
	'GET /api/voucher-key': {
		summary: 'The public keys (Ed25519) that vouchers are checked with, the newest first',
		access: 'anyone',
		response: z.strictObject({
			keys: z.array(z.strictObject({ kid: z.string(), key: z.string() })).max(1_000),
		}),
	},
	'GET /api/desk/voucher-products': {
		summary: 'The products whose vouchers the viewer may check: a signature alone does not tell whose it is',
		access: 'partner',
		response: z.strictObject({
			/** Null: of everybody. */
			products: z.array(z.string()).max(20_000).nullable(),
		}),
	},
	'POST /api/voucher-checks': {
		summary: 'Whether a voucher, by its code or its token, is good for today; for those whom it is shown to',
		access: 'partner',
		forKeys: ['arrival.note'],
		query: z.strictObject({ language }),
		body: z.strictObject({
			text: z.string(fault('required')).trim().min(1, fault('required')).max(500, fault('too-long')),
		}),
		response: checked,
		refusals: ['invalid-input'],
	},
} as const satisfies Record<string, Endpoint>;
