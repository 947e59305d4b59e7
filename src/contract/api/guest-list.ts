import { z } from 'zod';
import { birthIn, guestLimits } from '#domain/reservation/guest-list.ts';
import { plainLine } from '#domain/reservation/plain-line.ts';
import type { Endpoint } from '../endpoint.ts';
import { fault } from '../faults.ts';

const id = z.strictObject({ id: z.uuid() });

/** One of a large party (domain/reservation/guest-list.ts). */
const guest = z.strictObject({
	name: z.string().overwrite(plainLine).min(1, fault('required')).max(guestLimits.name, fault('too-long')),
	nationality: z.string().overwrite(plainLine).max(guestLimits.nationality, fault('too-long')),
	birthOn: z.iso.date(fault('date-wrong')).nullable(),
	note: z.string().overwrite(plainLine).max(guestLimits.note, fault('too-long')),
});
const guests = z.array(guest).max(1_000);
/** Tells one state of the list from another. */
const version = z.string().max(64);

/** As the page reads them, too: nobody was born in days to come, or before 1900. */
const birthOn = guest.shape.birthOn.refine((day) => day === null || birthIn(day) === day, fault('date-wrong'));
const told = z.array(guest.extend({ birthOn })).max(1_000);

export const guestListEndpoints = {
	'GET /api/reservations/:id/guests': {
		summary: 'Who comes of a large party; a look by anybody but its member is written to the access log',
		access: 'member',
		params: id,
		response: z.strictObject({ guests, version }),
		refusals: ['not-found', 'not-allowed', 'too-many-attempts'],
	},
	'PUT /api/reservations/:id/guests': {
		summary: 'Who comes of a large party, in place of the list there was',
		access: 'member',
		params: id,
		/** The version that was looked at: where another was saved since, nobody replaces what they have not seen. */
		body: z.strictObject({ guests: told, seen: version.optional() }),
		response: z.strictObject({}),
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'changed-since', 'too-many-attempts'],
	},
} as const satisfies Record<string, Endpoint>;
