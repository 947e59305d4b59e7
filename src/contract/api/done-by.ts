import { z } from 'zod';
import { roles } from '#domain/organisation/organisation.ts';
import '../zod-in-browser.ts';

/** Who of a house or of the agency did something: told to their own people and to operators, never to a guest. */
export const doneBy = z.strictObject({
	name: z.string(),
	/** What they are there, or were last. */
	role: z.enum(roles),
	/** They are who reads it. */
	isYou: z.boolean(),
});
export type DoneBy = z.output<typeof doneBy>;
