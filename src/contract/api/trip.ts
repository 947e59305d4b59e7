import { z } from 'zod';
import { type AreaSlug, areaSlugs, kinds } from '#domain/area/areas.ts';
import { regions } from '#domain/product/product.ts';
import { shownStatuses } from '#domain/reservation/shown-status.ts';
import { clashRules } from '#domain/trip/clash.ts';
import { dayParts } from '#domain/trip/day-part.ts';
import { type Endpoint, givenDay, language, pageOf } from '../endpoint.ts';
import { moment } from './moment.ts';

const won = z.int().nonnegative();
const area = z.enum(areaSlugs as [AreaSlug, ...AreaSlug[]]);
const status = z.enum(shownStatuses);
const part = z.enum(dayParts);

const slip = z.strictObject({
	/** The reservation's. */
	id: z.uuid(),
	status,
	area,
	kind: z.enum(Object.keys(kinds) as [string, ...string[]]),
	title: z.string(),
	picture: z.string(),
	provider: z.string(),
	place: z.string(),
	/** Null where only the day counts. */
	time: z.string().nullable(),
	startsAt: moment,
	endsAt: moment,
	/** A change of what is confirmed was asked for; until it is answered, what was confirmed stands. */
	hasChange: z.boolean(),
	/** Until when an answer is due, where one is. */
	answerBy: moment.nullable(),
	/** What the member still has to transfer, and until when. */
	transferDue: z.strictObject({ won, by: moment }).nullable(),
	/** Its transfer slip is being checked. */
	isInCheck: z.boolean(),
});
export type TripSlip = z.output<typeof slip>;

/** From when on nothing is eaten before the slip of that id. */
const preparation = z.strictObject({ slip: z.uuid(), part, from: moment });

const suggestion = z.strictObject({
	productId: z.string(),
	area,
	title: z.string(),
	time: z.string(),
	unit: z.enum(['person', 'group', 'room', 'vehicle']),
	won,
	/** How far; null where only the region is known in which one is then. */
	metres: z.int().nullable(),
});
export type TripSuggestion = z.output<typeof suggestion>;

/** Free time with what fits into it, or time to rest after the slip of that id. */
const gap = z.strictObject({
	part,
	kind: z.enum(['free', 'rest']),
	because: z.uuid().nullable(),
	suggestions: z.array(suggestion).max(2),
});
export type TripGap = z.output<typeof gap>;

const day = z.strictObject({
	on: z.iso.date(),
	/** What begins on this day, in the order of the clock. */
	slips: z.array(slip).max(100),
	preparations: z.array(preparation).max(100),
	gaps: z.array(gap).max(dayParts.length),
});
export type TripDay = z.output<typeof day>;

/** A room for the night, from the day of arrival to the day of leaving. */
const stay = slip.extend({ from: z.iso.date(), to: z.iso.date() });

const clash = z.strictObject({
	rule: z.enum(clashRules),
	first: z.uuid(),
	second: z.uuid(),
	/** The slip whose provider decides, and whether that is a clinic. */
	decider: z.uuid(),
	asks: z.enum(['clinic', 'provider']),
	neededMinutes: z.int(),
	givenMinutes: z.int(),
});
export type TripClash = z.output<typeof clash>;

const due = z.strictObject({ won, by: moment }).nullable();

const trip = z.strictObject({
	from: z.iso.date(),
	to: z.iso.date(),
	/** In the order in which one gets there. */
	regions: z.array(z.enum(regions)).max(regions.length),
	persons: z.strictObject({ adult: z.int(), child: z.int(), infant: z.int() }),
	reservations: z.int(),
	providers: z.int(),
	/** What is to be transferred: what is overdue, all of it since its first date, and what is due next. */
	money: z.strictObject({ total: won, paid: won, late: due, due }),
	days: z.array(day).max(120),
	stays: z.array(stay).max(100),
	clashes: z.array(clash).max(500),
});
export type Trip = z.output<typeof trip>;

const trips = z.strictObject({
	/** The Korean day of the answer. */
	today: z.iso.date(),
	trips: z.array(trip).max(50),
});
export type Trips = z.output<typeof trips>;

const share = z.strictObject({
	id: z.uuid(),
	from: z.iso.date(),
	to: z.iso.date(),
	isMedicalShown: z.boolean(),
	/** The last part of the link. */
	secret: z.string(),
	createdAt: moment,
});
export type TripShare = z.output<typeof share>;

/** What somebody who travels along sees of a reservation; of an appointment with a clinic only its time. */
const sharedSlip = z.strictObject({
	startsAt: moment,
	endsAt: moment,
	time: z.string().nullable(),
	/** Null where it is an appointment that is not told about. */
	what: z.strictObject({ area, status, title: z.string(), picture: z.string(), place: z.string() }).nullable(),
});
export type SharedSlip = z.output<typeof sharedSlip>;

const sharedTrip = z.strictObject({
	today: z.iso.date(),
	/** The first name of who shares it. */
	by: z.string(),
	from: z.iso.date(),
	to: z.iso.date(),
	regions: z.array(z.enum(regions)).max(regions.length),
	days: z.array(z.strictObject({ on: z.iso.date(), slips: z.array(sharedSlip).max(100) })).max(120),
	stays: z.array(sharedSlip.extend({ from: z.iso.date(), to: z.iso.date() })).max(100),
});
export type SharedTrip = z.output<typeof sharedTrip>;

const date = givenDay('date-wrong');

export const tripEndpoints = {
	'GET /api/trips': {
		summary:
			'My trips from today on: days, slips, what clashes by the products’ own rules, and what fits into the gaps',
		access: 'member',
		query: z.strictObject({ language }),
		response: trips,
	},
	'GET /api/trips/shares': {
		summary: 'The links by which others see my trips, newest first',
		access: 'member',
		response: pageOf(share),
	},
	'POST /api/trips/shares': {
		summary:
			'A link by which whoever has it sees these days, without money and names; the same days give the same link',
		access: 'member',
		body: z.strictObject({ from: date, to: date, isMedicalShown: z.boolean().default(false) }),
		response: share,
		refusals: ['not-found', 'invalid-input', 'not-allowed'],
	},
	'DELETE /api/trips/shares/:id': {
		summary: 'End a link: nobody sees anything by it any more',
		access: 'member',
		params: z.strictObject({ id: z.uuid() }),
		response: z.strictObject({ id: z.uuid() }),
		refusals: ['not-found'],
	},
	'GET /api/shared-trips/:secret': {
		summary:
			'The trip behind a link, read-only: no money, no contact, no passport, nothing about health unless it was ticked',
		access: 'anyone',
		params: z.strictObject({ secret: z.string().regex(/^[\w-]{43}$/) }),
		query: z.strictObject({ language }),
		response: sharedTrip,
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
