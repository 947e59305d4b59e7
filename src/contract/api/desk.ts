import { z } from 'zod';
import { deskQueues } from '#domain/desk/desk.ts';
import { licenceKinds } from '#domain/member/partner.ts';
import { applicationStands } from '#domain/member/partner-machine.ts';
import { spokenLanguages } from '#domain/product/product.ts';
import { halalLevels, needFlags, wheelchairKinds } from '#domain/reservation/needs.ts';
import { paymentStates } from '#domain/reservation/payment-state.ts';
import { reservationStatuses } from '#domain/reservation/reservation.ts';
import { healthChecks, healthStates } from '#domain/running/health.ts';
import { type Endpoint, language } from '../endpoint.ts';
import { errand } from './errand.ts';
import { videoRow } from './video.ts';

const count = z.int().nonnegative();

const needs = z.strictObject({
	halal: z.enum(halalLevels).nullable(),
	flags: z.array(z.enum(needFlags)),
	childSeats: count,
	halalCount: count.optional(),
	wheelchair: z.enum(wheelchairKinds).optional(),
	wheelchairs: count.optional(),
	interpreter: z.enum(spokenLanguages).optional(),
});

/** Somebody who comes today or tomorrow, with what whoever receives them must know. */
export const arrival = z.strictObject({
	id: z.uuid(),
	code: z.string(),
	title: z.string(),
	/** The house that receives them. */
	provider: z.string(),
	on: z.iso.date(),
	time: z.string().nullable(),
	startsAt: z.iso.datetime(),
	guest: z.string(),
	persons: count,
	/** What it was reserved in. */
	language,
	needs,
	/** Whether they told of one, not of which: that is read on the reservation, and noted. */
	isAllergic: z.boolean(),
	status: z.enum(reservationStatuses),
	arrivedAt: z.iso.datetime().nullable(),
	/** How it stands with its money, and how much that is about. */
	pay: z.strictObject({ state: z.enum(paymentStates), won: count }),
});
export type Arrival = z.output<typeof arrival>;

export const endingLicence = z.strictObject({
	id: z.uuid(),
	organisationId: z.uuid(),
	business: z.string(),
	kind: z.enum(licenceKinds),
	expiresOn: z.iso.date(),
	isOver: z.boolean(),
	/** In which list of applications its business stands; null where it is a house. */
	application: z.enum(applicationStands).nullable(),
	/** Its papers are kept among its owners' own information. */
	isSuspended: z.boolean(),
	/** When the house and the operators were mailed about it; null where they were not yet. */
	toldAt: z.iso.datetime().nullable(),
});
export type EndingLicence = z.output<typeof endingLicence>;

const today = z.strictObject({
	/** When this was so: the page's clock begins with it. */
	at: z.iso.datetime(),
	days: z.strictObject({ today: z.iso.date(), tomorrow: z.iso.date() }),
	/** Of the things that wait one by one: those that end first. */
	errands: z.array(errand),
	/** `late`: how many of them are past their time. */
	queues: z.array(
		z.strictObject({ queue: z.enum(deskQueues), count: z.int().positive(), late: z.int().positive().optional() }),
	),
	/** Those that wait for the house, and those of today and tomorrow. */
	videos: z.array(videoRow),
	arrivals: z.array(arrival),
	licences: z.array(endingLicence),
	/** Of operators: how the site runs, and what of it wants a look. Of some minutes ago at the most; null for everybody else. */
	health: z
		.strictObject({ state: z.enum(healthStates), checks: z.array(z.enum(healthChecks)).max(healthChecks.length) })
		.nullable(),
	/** Everything that waits, also what is not listed. */
	waiting: count,
	/** People who come today. */
	guests: count,
});
export type Today = z.output<typeof today>;

const found = z.strictObject({
	reservations: z.array(
		z.strictObject({
			...{ id: z.uuid(), code: z.string(), guest: z.string(), title: z.string() },
			...{ on: z.iso.date(), time: z.string().nullable(), status: z.enum(reservationStatuses) },
		}),
	),
	products: z.array(z.strictObject({ id: z.string(), area: z.string(), title: z.string() })),
	questions: z.array(z.strictObject({ id: z.uuid(), title: z.string() })),
});
export type FoundAtDesk = z.output<typeof found>;

export const deskEndpoints = {
	'GET /api/desk/today': {
		summary: 'What waits for the viewer’s houses and who comes today and tomorrow; of operators over every house',
		access: 'partner',
		/** `own`: of operators only what the agency keeps itself. */
		query: z.strictObject({
			language,
			organisation: z.uuid().optional(),
			scope: z.enum(['all', 'own']).default('all'),
		}),
		response: today,
		refusals: ['not-found'],
	},
	'GET /api/desk/found': {
		summary: 'Reservations by code or guest, products and questions that the viewer may see; a few of each',
		access: 'partner',
		query: z.strictObject({ language, text: z.string().trim().min(1).max(80) }),
		response: found,
	},
} as const satisfies Record<string, Endpoint>;
