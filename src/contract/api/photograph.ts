import { z } from 'zod';
import { mostPhotographs } from '#domain/file/photograph.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import type { Endpoint } from '../endpoint.ts';

const tenths = z.int().min(0).max(10);
const focus = z.strictObject({ x: tenths, y: tenths });
const alt = z.partialRecord(z.enum(contentLocales), z.string().trim().max(300, { error: 'too-long' }));

/** Read at /api/files/{id}/{width}.webp, also as .avif. */
const sizes = { id: z.uuid(), widths: z.array(z.int()).max(10), height: z.int(), focus, blur: z.string().max(200) };

/** A picture as readers are shown it: `alt` in their language, where somebody has written it. */
export const shownPhotograph = z.strictObject({ ...sizes, alt: z.string().nullable() });
export type ShownPhotograph = z.output<typeof shownPhotograph>;

/** As its keeper edits it. */
export const ownPhotograph = z.strictObject({ ...sizes, alt });
export type OwnPhotograph = z.output<typeof ownPhotograph>;

/** One that an operator has taken out of sight, with why. */
export const hiddenPhotograph = ownPhotograph.extend({ reason: z.string().nullable() });
export type HiddenPhotograph = z.output<typeof hiddenPhotograph>;

const productPhotographs = z.strictObject({
	photographs: z.array(ownPhotograph).max(mostPhotographs),
	hidden: z.array(hiddenPhotograph).max(mostPhotographs),
	/** The picture that messengers show beside a link stays the drawn one. */
	isShareDrawn: z.boolean(),
});
export type ProductPhotographs = z.output<typeof productPhotographs>;

const ofProduct = z.strictObject({ id: z.string().max(100) });

export const photographEndpoints = {
	'GET /api/products/:id/photographs': {
		summary: 'The photographs of a product of one’s own, the first is its cover',
		access: 'partner',
		params: ofProduct,
		response: productPhotographs,
		refusals: ['not-found'],
	},
	'POST /api/products/:id/photographs': {
		summary: 'Add a photograph behind the others',
		access: 'partner',
		params: ofProduct,
		upload: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
		query: z.strictObject({ name: z.string().max(200).default('') }),
		response: productPhotographs,
		refusals: ['invalid-input', 'not-allowed', 'not-found'],
	},
	'PUT /api/products/:id/photographs': {
		summary: 'Put the photographs in another order, and choose what a shared link shows',
		access: 'partner',
		params: ofProduct,
		body: z.strictObject({ ids: z.array(z.uuid()).max(mostPhotographs), isShareDrawn: z.boolean() }),
		response: productPhotographs,
		refusals: ['changed-since', 'not-found'],
	},
	'DELETE /api/products/:id/photographs/:photographId': {
		summary: 'Take a photograph away',
		access: 'partner',
		params: ofProduct.extend({ photographId: z.uuid() }),
		response: productPhotographs,
		refusals: ['not-found'],
	},
	'PUT /api/photographs/:id': {
		summary: 'What a photograph of one’s own shows, in six languages, and which point of it stays in sight',
		access: 'member',
		params: z.strictObject({ id: z.uuid() }),
		body: z.strictObject({ focus, alt }),
		response: ownPhotograph,
		refusals: ['not-allowed', 'not-found'],
	},
} as const satisfies Record<string, Endpoint>;
