import { z } from 'zod';
import { type Endpoint, language } from '../endpoint.ts';

export const reservationExportEndpoints = {
	'GET /api/reservations/export': {
		summary: 'My reservations as CSV, the latest first',
		access: 'member',
		query: z.strictObject({ language }),
		answers: 'file',
		response: z.strictObject({}),
	},
} as const satisfies Record<string, Endpoint>;
