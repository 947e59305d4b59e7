import { z } from 'zod';
import { reservationStatuses } from '#domain/reservation/reservation.ts';
import type { Endpoint } from '../endpoint.ts';
import { email } from './member-fields.ts';
import { leadGuest, reservationForm } from './reservation-form.ts';

/** How a guest pays for what a desk took: all of it on site, or as the product asks for it. */
const takenPays = ['on-site', 'usual'] as const;

/** Who phones tells less than who fills in a form: birth and gender where they matter, an address where there is one. */
const takenLead = leadGuest.extend({
	birthOn: leadGuest.shape.birthOn.optional(),
	gender: leadGuest.shape.gender.optional(),
	email: email.optional(),
});

export const takenForm = reservationForm
	.omit({ lead: true, usesKeptPassport: true, waitingId: true, promotionCode: true })
	.extend({ lead: takenLead, pays: z.enum(takenPays) });
export type TakenForm = z.output<typeof takenForm>;

export const takenReservationEndpoints = {
	'POST /api/desk/reservations': {
		summary: 'Take a reservation for a guest who phones or stands at the desk; the key makes a repeat harmless',
		access: 'partner',
		body: takenForm,
		response: z.strictObject({ id: z.uuid(), code: z.string(), status: z.enum(reservationStatuses) }),
		refusals: [
			'house-suspended',
			...(['invalid-input', 'not-found', 'slot-full', 'price-changed', 'promotion-over'] as const),
			...(['too-many-attempts', 'key-reused'] as const),
		],
	},
} as const satisfies Record<string, Endpoint>;
