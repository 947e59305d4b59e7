import { z } from 'zod';
import { areaSlugs } from '#domain/area/areas.ts';
import { countryCodes } from '#domain/country/country-codes.ts';
import { payFilters, reservationQueues, reservationSorts } from '#domain/desk/desk-reservations.ts';
import { longestViewName, mostSharedViews, mostViews } from '#domain/desk/saved-view.ts';
import { shownStatuses } from '#domain/reservation/shown-status.ts';
import { type Endpoint, givenDay } from '../endpoint.ts';
import { fault } from '../faults.ts';

const choices = z.strictObject({
	queue: z.enum(reservationQueues),
	status: z.enum(shownStatuses).optional(),
	from: givenDay().optional(),
	to: givenDay().optional(),
	product: z.string().min(1).max(100).optional(),
	provider: z.string().min(1).max(100).optional(),
	area: z.enum(areaSlugs).optional(),
	/** Of products; one that is none finds nothing. */
	kind: z.string().min(1).max(60).optional(),
	/** Where the guest is from. */
	country: z.enum(countryCodes).optional(),
	pay: z.enum(payFilters).optional(),
	search: z.string().trim().max(60).optional(),
	sort: z.enum(reservationSorts).optional(),
});

const name = z.string(fault('required')).trim().min(1, fault('required')).max(longestViewName, fault('too-long'));

const view = z.strictObject({
	...{ id: z.uuid(), name: z.string(), choices, isDefault: z.boolean() },
	/** Whether colleagues see it. */
	isShared: z.boolean(),
	/** The colleague who shares it; null of one's own. */
	by: z.string().nullable(),
});
export type SavedView = z.output<typeof view>;

const views = z.strictObject({
	views: z.array(view).max(mostViews + mostSharedViews),
	/** With whom one kept here can be shared; null where that could be several. */
	sharing: z.enum(['agency', 'house']).nullable(),
});
const organisation = z.uuid().optional();
const isShared = z.boolean().default(false);
const one = z.strictObject({ id: z.uuid() });

export const savedViewEndpoints = {
	'GET /api/desk/views': {
		summary: 'What the viewer keeps of the list of reservations under names of their own, and what colleagues share',
		access: 'partner',
		query: z.strictObject({ organisation }),
		response: views,
		refusals: ['not-found'],
	},
	'POST /api/desk/views': {
		summary: 'Keep what is chosen under a name; under one that is there only where that is meant',
		access: 'partner',
		query: z.strictObject({ organisation }),
		/** `replaces`: it takes the place of the one that has the name. */
		body: z.strictObject({
			...{ name, choices, isDefault: z.boolean(), isShared },
			replaces: z.boolean().default(false),
		}),
		response: view,
		refusals: ['not-found', 'invalid-input'],
	},
	'PUT /api/desk/views/:id': {
		summary: 'Another name, whether the list opens with it, and whether colleagues see it: by who made it',
		access: 'partner',
		params: one,
		body: z.strictObject({ name, isDefault: z.boolean(), isShared }),
		response: view,
		refusals: ['not-found', 'invalid-input'],
	},
	'DELETE /api/desk/views/:id': {
		summary: 'Keep it no longer',
		access: 'partner',
		params: one,
		response: z.strictObject({}),
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
