import { z } from 'zod';
import { agreedKinds, mostAgreed } from '#domain/reservation/agreed-price.ts';
import { fault } from '../faults.ts';
import { moment } from './moment.ts';
import { orderFields } from './reservation-form.ts';
import '../zod-in-browser.ts';

const won = z.int(fault('invalid-input')).nonnegative(fault('invalid-input')).max(mostAgreed.won, fault('too-much'));

/** A line of a price that two sides agree to; without won it is not included. */
const agreedLine = z.strictObject({
	of: z.enum(agreedKinds, fault('choose-one')),
	name: z.string().trim().max(mostAgreed.name, fault('too-long')),
	quantity: z
		.int(fault('invalid-input'))
		.min(1, fault('invalid-input'))
		.max(mostAgreed.quantity, fault('invalid-input')),
	won: won.nullable(),
});
export const agreedLines = z.array(agreedLine).max(mostAgreed.lines, fault('invalid-input'));

export const agreedPrice = z.strictObject({
	basis: z.literal('agreed'),
	version: z.int(),
	lines: agreedLines,
	total: z.int().nonnegative(),
});

/** A price that waits for the guest's word. */
export const priceOffer = z.strictObject({
	version: z.int(),
	lines: agreedLines,
	total: z.int().nonnegative(),
	persons: orderFields.shape.persons,
	places: z.int(),
	offeredAt: moment,
	validUntil: moment,
});

/** A price as a provider puts it to a guest. */
export const offerBody = z.strictObject({
	key: z.uuid(),
	/** The version that waited for the guest when this one was begun, 0 for none: another has not been seen. */
	seen: z.int().nonnegative().optional(),
	lines: agreedLines.min(1, fault('required')),
	persons: orderFields.shape.persons,
	/** Of each slot; 0 where no places are kept for it. */
	places: z.int(fault('invalid-input')).min(0, fault('invalid-input')).max(1_000, fault('invalid-input')),
	/** For how many days it can be accepted. */
	days: z.int(fault('invalid-input')).min(1, fault('invalid-input')).max(14, fault('invalid-input')),
});
export type OfferBody = z.output<typeof offerBody>;
