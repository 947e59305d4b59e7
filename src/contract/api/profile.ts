import { z } from 'zod';
import { homeSections } from '#domain/page/home.ts';
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
	/** Whether anybody can sign up just now. */
	isJoinOpen: z.boolean(),
	/** Whether talks by video can be asked for and entered just now. */
	isVideoOn: z.boolean(),
	/** What the operator announces above every page. */
	maintenance: z.string().nullable(),
	/** The parts of the main page, in the order they are shown. */
	homeOrder: z.array(z.enum(homeSections)).max(homeSections.length),
	/** Won per unit of each second currency, for approximations. */
	rates: z.partialRecord(z.enum(currencies), z.number().positive()),
	/** The day of the oldest of them. */
	ratesAsOf: z.iso.date().nullable(),
});
export type SiteProfile = z.output<typeof siteProfile>;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The way to the office, in the reader's language; what a driver or a sign must show is in Hangul too. */
const visit = z.strictObject({
	hangulAddress: z.string(),
	hangulHint: z.string(),
	latitude: z.number(),
	longitude: z.number(),
	stations: z
		.array(
			z.strictObject({
				lines: z.array(z.string()).max(10),
				name: z.string(),
				hangul: z.string(),
				exit: z.string(),
				way: z.string(),
			}),
		)
		.max(10),
	buses: z.strictObject({
		stop: z.string(),
		stopHangul: z.string(),
		routes: z.array(z.string()).max(40),
		airport: z.string(),
	}),
	car: z.string(),
	/** Korean time, every day. */
	hours: z.strictObject({ from: clock, to: clock }),
});
export type SiteVisit = z.output<typeof visit>;

export const profileEndpoints = {
	'GET /api/profile/visit': {
		summary: 'The way to the office, where the profile tells one',
		access: 'anyone',
		query: z.strictObject({ language }),
		response: z.strictObject({ visit: visit.nullable() }),
	},
	'GET /api/profile': {
		summary: 'The company behind the site',
		access: 'anyone',
		query: z.strictObject({ language }),
		response: siteProfile,
	},
} as const satisfies Record<string, Endpoint>;
