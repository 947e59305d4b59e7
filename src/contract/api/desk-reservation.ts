import { z } from 'zod';
import { areaSlugs } from '#domain/area/areas.ts';
import { countryCodes } from '#domain/country/country-codes.ts';
import { payFilters, reservationQueues, reservationSorts } from '#domain/desk/desk-reservations.ts';
import { shownStatuses } from '#domain/reservation/shown-status.ts';
import { cursor, type Endpoint, givenDay, language, pageOf, pageSize } from '../endpoint.ts';
import { reservationSummary } from './reservation.ts';

/** What a desk looks at; the same for its list and for its file. */
const filters = {
	language,
	organisation: z.uuid().optional(),
	queue: z.enum(reservationQueues).default('upcoming'),
	status: z.enum(shownStatuses).optional(),
	/** Days of service in Korea, both of them with. */
	from: givenDay().optional(),
	to: givenDay().optional(),
	product: z.string().min(1).max(100).optional(),
	provider: z.string().min(1).max(100).optional(),
	/** Whose they are: an operator comes with it from the page of a member. */
	member: z.uuid().optional(),
	area: z.enum(areaSlugs).optional(),
	/** Of products; one that is none finds nothing. */
	kind: z.string().min(1).max(60).optional(),
	/** Where the guest is from. */
	country: z.enum(countryCodes).optional(),
	pay: z.enum(payFilters).optional(),
	/** A code, or a part of the guest's name. */
	search: z.string().trim().max(60).optional(),
	sort: z.enum(reservationSorts).optional(),
};

const count = z.int().nonnegative();
/** Far more than the agency works with: nothing is left out. */
export const mostHousesChosen = 5_000;

/** Who scrolls is given more at a time; a page that is known may have grown since. */
export const pageSizes = { first: pageSize, next: 100, again: 200 };

export const deskReservationEndpoints = {
	'GET /api/desk/reservations': {
		summary: 'Reservations of the viewer’s houses, of operators of every house, by what is chosen and in its order',
		access: 'partner',
		forKeys: ['reservation.see'],
		/** `until`: the last of a page that is known, where it is asked for anew and the next pages are to stay as they are. */
		query: z.strictObject({ ...filters, cursor, until: cursor }),
		response: pageOf(reservationSummary).extend({
			items: z.array(reservationSummary).max(pageSizes.again),
			/** Of everything, whatever else is chosen; a thousand and more is told as a thousand. With the first page alone. */
			counts: z.strictObject({ waiting: count, upcoming: count, past: count, cancelled: count }).nullable(),
		}),
		refusals: ['invalid-input', 'not-found'],
	},
	'GET /api/desk/reservations/export': {
		summary: 'The same as a file for a spreadsheet, all of it in one',
		access: 'partner',
		query: z.strictObject({ ...filters, format: z.enum(['csv', 'xlsx']).default('csv') }),
		answers: 'file',
		response: z.strictObject({}),
		refusals: ['not-found', 'sign-in-again'],
	},
	'GET /api/desk/houses': {
		summary: 'Every house by name, for operators to choose one by',
		access: 'operator',
		duty: null,
		query: z.strictObject({ language }),
		response: z.strictObject({
			houses: z.array(z.strictObject({ id: z.string(), name: z.string() })).max(mostHousesChosen),
		}),
	},
	'GET /api/desk/products': {
		summary:
			'What the viewer’s houses offer, by name: to choose one by. With `text` those whose name has it in any language, with `product` that one as well, fifty at most',
		access: 'partner',
		forKeys: ['reservation.see'],
		query: z.strictObject({
			...{ language, organisation: z.uuid().optional() },
			...{ text: z.string().trim().max(60).optional(), product: z.string().max(100).optional() },
		}),
		response: z.strictObject({
			products: z
				.array(
					z.strictObject({
						id: z.string(),
						title: z.string(),
						provider: z.string(),
						providerId: z.string(),
						mayEdit: z.boolean(),
						mayTake: z.boolean(),
					}),
				)
				.max(500),
		}),
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
