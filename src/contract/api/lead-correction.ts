import { z } from 'zod';
import { leadFacts } from '#domain/reservation/lead-facts.ts';
import { type Endpoint, language } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { reservationDetail } from './reservation.ts';
import { leadGuest } from './reservation-form.ts';

const emailOf = leadGuest.shape.email;
/** Who phoned may have none. */
const email = z
	.string()
	.trim()
	.toLowerCase()
	.max(254, fault('too-long'))
	.refine((text) => text === '' || emailOf.safeParse(text).success, fault('email-wrong'));

export const leadCorrection = z.strictObject({
	/** Those that the viewer may put right; one that is as it was changes nothing. */
	facts: leadGuest
		.pick({ lastName: true, firstName: true, country: true, phone: true })
		.extend({ language, email })
		.partial(),
	/** What stood there when it was looked at: nobody replaces what they have not seen. */
	seen: z.partialRecord(z.enum(leadFacts), z.string().max(254)),
	/** Told to its guest word for word; its guest alone needs none. */
	reason: z.string().trim().max(200, fault('too-long')),
});
export type LeadCorrection = z.output<typeof leadCorrection>;

export const leadCorrectionEndpoints = {
	'PUT /api/reservations/:id/lead': {
		summary:
			'Put right who it was reserved for: by its guest, its house, or an operator, who alone changes the address for a guest. The same again changes nothing, and all sides are told once',
		access: 'member',
		params: z.strictObject({ id: z.uuid() }),
		query: z.strictObject({ language }),
		body: leadCorrection,
		response: reservationDetail,
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'changed-since', 'sign-in-again', 'too-many-attempts'],
	},
} as const satisfies Record<string, Endpoint>;
