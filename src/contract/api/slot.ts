import { z } from 'zod';
import { type Endpoint, givenDay } from '../endpoint.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'invalid-input' });
const capacity = z.int().min(1, { error: 'too-small' }).max(1_000, { error: 'too-much' });
const ofProduct = z.strictObject({ id: z.string().max(100) });

/** The most days that one answer tells, or one change touches. */
export const mostDays = 366;

/** A slot as who sells it sees it; `time` is null where only the day counts. */
const plannedSlot = z.strictObject({
	time: z.string().nullable(),
	capacity: z.int(),
	/** What it would have without a word of its own. */
	usualCapacity: z.int(),
	taken: z.int(),
	/** Of those the ones that wait for an answer, or are offered to the waiting list. */
	onHold: z.int(),
	/** The waiting list: so many parties, for so many places together. They are asked by themselves when places are free. */
	inLine: z.strictObject({ parties: z.int(), places: z.int() }),
	isStopped: z.boolean(),
	/** A calendar outside says that somebody is busy then: nothing more is sold. */
	isBusy: z.boolean(),
	/** No start of this day any more; somebody has it reserved. */
	isFormer: z.boolean(),
});

const plannedDay = z.strictObject({
	on: z.iso.date(),
	/** By the week, or because the day was opened by itself. */
	isPlanned: z.boolean(),
	/** It differs from the week. */
	isException: z.boolean(),
	isOpened: z.boolean(),
	isStopped: z.boolean(),
	/** Guests do not see it. */
	why: z.string(),
	/** When it was last changed; null where it is as usual. Sent back with a change: nobody overwrites what they have not seen. */
	changedAt: z.iso.datetime().nullable(),
	slots: z.array(plannedSlot).max(60),
});

const plan = z.strictObject({
	productId: z.string(),
	/** The week, as it is without exceptions. */
	usual: z.strictObject({
		weekdays: z.array(z.int().min(0).max(6)).max(7),
		times: z.array(z.string()).max(50),
		capacity: z.int(),
	}),
	days: z.array(plannedDay).max(mostDays),
});
export type Plan = z.output<typeof plan>;

export const slotEndpoints = {
	'GET /api/console/products/:id/days': {
		summary: 'The slots of a product day by day: places, what is sold, what differs from the week and why',
		access: 'partner',
		forKeys: ['reservation.see'],
		params: ofProduct,
		query: z.strictObject({ first: givenDay(), last: givenDay() }),
		response: plan,
		refusals: ['invalid-input', 'not-found'],
	},
	'PUT /api/console/products/:id/days': {
		summary:
			'Stop or open the sale, set places or start times, of days or of one slot on them; at once, also after a sale',
		access: 'partner',
		forKeys: ['product.edit'],
		params: ofProduct,
		body: z.strictObject({
			first: givenDay('date-wrong'),
			last: givenDay('date-wrong'),
			/** Of these days only those on such weekdays (0 is Sunday). */
			weekdays: z.array(z.int().min(0).max(6)).min(1).max(7).optional(),
			/** One start of these days; left out, all of each day is meant. */
			time: time.optional(),
			/** What is left out stays as it is; null is as usual. */
			change: z.strictObject({
				sale: z.enum(['usual', 'stopped', 'open']).optional(),
				capacity: capacity.nullable().optional(),
				times: z.array(time).min(1).max(24).nullable().optional(),
			}),
			/** Left out, it stays. A reason alone is a change too. */
			why: z.string().trim().max(300, { error: 'too-long' }).optional(),
			/** `changedAt` of the first day, as it was shown. */
			seen: z.iso.datetime().nullable().optional(),
		}),
		response: plan,
		refusals: ['below-sold', 'changed-since', 'invalid-input', 'not-found'],
	},
} as const satisfies Record<string, Endpoint>;
