import { z } from 'zod';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { mostTranslatedTexts, translatedKinds } from '#domain/translation/translation.ts';
import { type Endpoint, language } from '../endpoint.ts';

/** A text by what it belongs to, as the page that shows it asked for it. */
const reference = z.strictObject({
	kind: z.enum(translatedKinds),
	id: z.uuid(),
	/** Of a question and its answers: for which of several providers one reads them. */
	provider: z.string().max(64).optional(),
});
export type TextReference = z.output<typeof reference>;

export const translationEndpoints = {
	'GET /api/translations': {
		summary: 'Which languages the operator’s machine translator knows; none where there is none',
		access: 'member',
		query: z.strictObject({}),
		response: z.strictObject({
			languages: z.array(language).max(contentLocales.length),
			/** It is a machine of the operator's own: what is about health is translated too. */
			isOwn: z.boolean(),
		}),
		refusals: [],
	},
	'POST /api/translations': {
		summary: 'A text that one may read, translated by machine; it is kept nowhere, and the original stays as it is',
		access: 'member',
		body: z.strictObject({ of: reference, to: language }),
		response: z.strictObject({
			from: language,
			/** Of a question its title and its contents. */
			texts: z.array(z.string()).max(mostTranslatedTexts),
		}),
		refusals: ['not-found', 'not-allowed', 'invalid-input', 'too-many-attempts', 'no-translation'],
	},
} as const satisfies Record<string, Endpoint>;
