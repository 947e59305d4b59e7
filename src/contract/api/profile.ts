import { z } from 'zod';
import { currencies } from '#domain/product/currency.ts';
import { type Endpoint, language } from '../endpoint.ts';

/** The facts about the company that Korean law asks a footer to name; the operator edits them. */
const siteProfile = z.strictObject({
	companyName: z.string(),
	representative: z.string(),
	businessNumber: z.string(),
	mailOrderNumber: z.string(),
	tourismNumber: z.string(),
	patientNumber: z.string(),
	suretyWon: z.int(),
	address: z.string(),
	phone: z.string(),
	fax: z.string(),
	/** In two parts, so that no page and no answer carries an address to harvest. */
	email: z.strictObject({ user: z.string(), host: z.string() }),
	privacyOfficer: z.string(),
	hosting: z.string(),
	isDemonstration: z.boolean(),
	/** Won per unit of each second currency, for approximations. */
	rates: z.partialRecord(z.enum(currencies), z.number().positive()),
});
export type SiteProfile = z.output<typeof siteProfile>;

export const profileEndpoints = {
	'GET /api/profile': {
		summary: 'The company behind the site',
		access: 'anyone',
		query: z.strictObject({ language }),
		response: siteProfile,
	},
} as const satisfies Record<string, Endpoint>;
