import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

export const tellAgainEndpoints = {
	'POST /api/reservations/:id/mails': {
		summary: 'Mail its guest once more how it stands: asked for, confirmed, or what waits for their word',
		access: 'partner',
		params: z.strictObject({ id: z.uuid() }),
		response: z.strictObject({}),
		refusals: ['not-found', 'not-allowed', 'too-many-attempts'],
	},
} as const satisfies Record<string, Endpoint>;
