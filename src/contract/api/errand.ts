import { z } from 'zod';
import { type ErrandKind, errandKindNames, errandSides } from '#domain/errand/errand.ts';
import { type Endpoint, language, pageOf } from '../endpoint.ts';

/** Something that waits for the viewer, with what a line about it says. */
export const errand = z.strictObject({
	kind: z.enum(errandKindNames as [ErrandKind, ...ErrandKind[]]),
	/** Of the reservation, or of the place on a waiting list. */
	id: z.uuid(),
	/** When it is due or ends; null where nothing presses. */
	until: z.iso.datetime().nullable(),
	productId: z.string(),
	title: z.string(),
	on: z.iso.date(),
	to: z.iso.date().nullable(),
	time: z.string().nullable(),
	/** Who comes, for the house; empty for the guest themselves. */
	guest: z.string(),
	/** What is to be paid or sent back, where it is about money. */
	won: z.int().nullable(),
});
export type ErrandView = z.output<typeof errand>;

export const errandEndpoints = {
	'GET /api/errands': {
		summary: 'What waits for me, as a guest and as a house; what ends first comes first',
		access: 'member',
		/** Left out: of both sides. */
		query: z.strictObject({ language, side: z.enum(errandSides).optional() }),
		response: pageOf(errand),
	},
	'GET /api/errands/count': {
		summary: 'How much waits for me, as a guest and as a house',
		access: 'member',
		response: z.strictObject({ guest: z.int().nonnegative(), house: z.int().nonnegative() }),
	},
} as const satisfies Record<string, Endpoint>;
