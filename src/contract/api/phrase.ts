import { z } from 'zod';
import '../zod-in-browser.ts';

/** A saying of the phrase book with what stands in its gaps: which there are and what fits them, the domain says. */
export const phraseUse = z.strictObject({
	phrase: z.string().regex(/^[\w.-]{1,80}$/),
	slots: z.record(z.string().max(40), z.union([z.string().max(200), z.number()])),
});
