import { z } from 'zod';
import { viewedKinds } from '#domain/viewing/viewing.ts';
import { type Endpoint, language } from '../endpoint.ts';

export const viewingEndpoints = {
	'POST /api/viewings': {
		summary:
			'A page was looked at for a while, or a step towards a reservation was made; counted once a day and reader',
		access: 'anyone',
		body: z.strictObject({
			subject: z.string().regex(new RegExp(`^(${viewedKinds.join('|')})/[\\w-]{1,100}$`)),
			/** The language of the page: lists and products are counted by it. */
			language: language.optional(),
		}),
		/** Nothing about what became of it: whoever wants to inflate a count learns nothing. */
		response: z.strictObject({}),
	},
} as const satisfies Record<string, Endpoint>;
