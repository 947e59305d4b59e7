import { z } from 'zod';
import { language } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { offeredDate } from './matching-fields.ts';
import { leadGuest, reservationForm, traveller } from './reservation-form.ts';

/** What the question does not know of a reservation; what is left out is taken from my information. */
export const reserveBody = z.strictObject({
	key: z.uuid(),
	/** One of the dates that were offered. */
	date: offeredDate,
	/** Of a stay: the day of leaving. */
	to: z.iso.date(fault('date-wrong')).nullable().default(null),
	language,
	agreements: reservationForm.shape.agreements,
	lead: leadGuest.partial().optional(),
	travellers: z.array(traveller).max(49).optional(),
	details: reservationForm.shape.details.optional(),
	passport: reservationForm.shape.passport,
	allergy: reservationForm.shape.allergy,
});
export type MatchingReserve = z.output<typeof reserveBody>;
