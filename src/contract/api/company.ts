import { z } from 'zod';
import { companyFields, longestDetail } from '#domain/reservation/details.ts';
import type { Endpoint } from '../endpoint.ts';
import type { FaultCode } from '../faults.ts';

const tooLong: { error: FaultCode } = { error: 'too-long' };
const company = z.partialRecord(z.enum(companyFields), z.string().trim().max(longestDetail, tooLong));

export const companyEndpoints = {
	'PUT /api/reservations/:id/company': {
		summary: 'What a company tells of itself, put right while its reservation is open; its provider is told',
		access: 'member',
		params: z.strictObject({ id: z.uuid() }),
		/** `seen` is what was looked at: where it was put right elsewhere since, nobody replaces what they have not seen. */
		body: z.strictObject({ details: company, seen: company.optional() }),
		response: z.strictObject({}),
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'changed-since', 'too-many-attempts'],
	},
} as const satisfies Record<string, Endpoint>;
