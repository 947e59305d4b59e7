import { z } from 'zod';
import { houseStandings } from '#domain/organisation/organisation-status.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';

/** A house that was approved once, in a list. */
const houseRow = z.strictObject({
	id: z.uuid(),
	/** By its public profile, else as it is registered. */
	name: z.string(),
	businessName: z.string(),
	registrationNumber: z.string(),
	standing: z.enum(houseStandings),
	approvedOn: z.iso.date().nullable(),
	/** Who can log in and owns it, and who works there at all. */
	activeOwners: z.int(),
	staff: z.int(),
	publishedProducts: z.int(),
});
export type HouseRow = z.output<typeof houseRow>;

const housePage = houseRow.extend({
	businessNameKorean: z.string(),
	representative: z.string(),
	/** Reservations that are still to be served. */
	openReservations: z.int(),
	/** By which its reservations and its public profile are found; null where it never had one. */
	providerId: z.string().nullable(),
	/** Why it is suspended, as its owners were told, and since when. */
	suspension: z.strictObject({ reason: z.string(), at: z.iso.datetime() }).nullable(),
	/** Earlier suspensions and what ended them, the newest first. */
	decisions: z
		.array(
			z.strictObject({
				decision: z.enum(['suspended', 'restored']),
				/** Empty once the account of its owner is closed. */
				reason: z.string(),
				at: z.iso.datetime(),
			}),
		)
		.max(20),
	/** What those who would be told of a suspension read, each once. */
	languages: z.array(language).max(6),
	/** Whether this viewer invites people there and gives roles. */
	mayManageStaff: z.boolean(),
});
export type HousePage = z.output<typeof housePage>;

const params = z.strictObject({ id: z.uuid() });
const nothing = z.strictObject({});
const wanted = { text: z.string().trim().min(1).max(120).optional(), standing: z.enum(houseStandings).optional() };

/** Told to who owns and manages it. */
const body = z.strictObject({
	reason: z.string(fault('required')).trim().min(1, fault('required')).max(500, fault('too-long')),
});

export const houseEndpoints = {
	'GET /api/houses': {
		summary: 'Houses that were approved, by name; found by their names or the registration number',
		access: 'operator',
		duty: 'houses',
		query: z.strictObject({
			...{ ...wanted, language, cursor },
		}),
		response: pageOf(houseRow),
		refusals: ['invalid-input'],
	},
	'GET /api/houses/export': {
		summary: 'The same list as a file, all of it. Recorded',
		access: 'operator',
		duty: 'houses',
		query: z.strictObject({ ...wanted, language }),
		answers: 'file',
		response: z.strictObject({}),
		refusals: ['sign-in-again'],
	},
	'GET /api/houses/:id': {
		summary: 'One house: how it stands, who owns it, and what it has',
		access: 'operator',
		duty: 'houses',
		params,
		query: z.strictObject({ language }),
		response: housePage,
		refusals: ['not-found'],
	},
	'POST /api/houses/:id/suspension': {
		summary:
			'Suspend: nothing of it is shown or reserved; what is reserved is served. Who owns and manages it is told why',
		access: 'operator',
		duty: 'houses',
		params,
		body,
		response: nothing,
		refusals: ['not-found', 'changed-since', 'invalid-input', 'sign-in-again'],
	},
	'POST /api/houses/:id/restoration': {
		summary: 'End a suspension: it is shown and reserved as before; who owns and manages it is told',
		access: 'operator',
		duty: 'houses',
		params,
		body,
		response: nothing,
		refusals: ['not-found', 'changed-since', 'invalid-input', 'sign-in-again'],
	},
} as const satisfies Record<string, Endpoint>;
