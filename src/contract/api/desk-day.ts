import { z } from 'zod';
import { detailIds } from '#domain/reservation/details.ts';
import { type Endpoint, givenDay, language } from '../endpoint.ts';
import { arrival } from './desk.ts';

/** Somebody who comes on a day, with what a guide takes along on paper. */
const comer = arrival.extend({
	productId: z.string(),
	/** Null once the account behind it was closed. */
	phone: z.string().nullable(),
	country: z.string().nullable(),
	/** The names of who comes along. */
	others: z.array(z.string()).max(50),
	/** Whether they can read messages: who phoned has no account. */
	hasAccount: z.boolean(),
	/** What the house or the agency has noted about the visit. */
	note: z.string().nullable(),
	/** Pick-ups, flights, luggage: what the kind asked for, as it matters at the door. */
	details: z.partialRecord(z.enum(detailIds), z.union([z.string(), z.int()])),
});
export type Comer = z.output<typeof comer>;

export const deskDayEndpoints = {
	'GET /api/desk/day': {
		summary: 'Who comes on a day, by the hour: names, phones, needs and pick-ups, to be printed',
		access: 'partner',
		forKeys: ['reservation.see'],
		query: z.strictObject({ language, day: givenDay(), organisation: z.uuid().optional() }),
		response: z.strictObject({ day: z.iso.date(), comers: z.array(comer).max(200) }),
		refusals: ['invalid-input', 'not-found'],
	},
} as const satisfies Record<string, Endpoint>;
