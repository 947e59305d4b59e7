import { z } from 'zod';
import { longestNote } from '#domain/reservation/desk-note.ts';
import { type Endpoint, language } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { moment } from './moment.ts';
import { reservationDetail } from './reservation.ts';

export const deskNoteEndpoints = {
	'PUT /api/reservations/:id/desk-note': {
		summary:
			'What the house and the agency note about it for each other; an empty text takes it away. Guests are not shown it',
		access: 'partner',
		params: z.strictObject({ id: z.uuid() }),
		query: z.strictObject({ language }),
		/** `seen`: when the note was written that was looked at; null where there was none. */
		body: z.strictObject({
			text: z.string(fault('required')).trim().max(longestNote, fault('too-long')),
			seen: moment.nullable(),
		}),
		response: reservationDetail,
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'changed-since'],
	},
} as const satisfies Record<string, Endpoint>;
