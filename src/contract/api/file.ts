import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

export const fileEndpoints = {
	'GET /api/files/:id/:name': {
		summary: 'An uploaded file in one of its sizes, to those who may see it',
		access: 'anyone',
		params: z.strictObject({ id: z.uuid(), name: z.string().regex(/^[\w.-]{1,60}$/) }),
		answers: 'file',
		response: z.strictObject({}),
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
