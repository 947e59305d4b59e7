import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

export const guestBoundsEndpoints = {
	'PUT /api/reservations/:id/guest-bounds': {
		summary: 'Lift the bounds on open reservations for the member behind one, or let them hold again',
		access: 'operator',
		duty: 'members',
		params: z.strictObject({ id: z.uuid() }),
		body: z.strictObject({ reservesFreely: z.boolean() }),
		response: z.strictObject({}),
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
