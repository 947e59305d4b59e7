import { z } from 'zod';
import { doneBy } from './done-by.ts';
import { moment } from './moment.ts';
import '../zod-in-browser.ts';

/** To those who receive a guest, and those who look after both. */
export const houseFields = {
	/** Whether there is anything sealed to ask for; each look is written down. */
	hasSealed: z.boolean(),
	canRecordPayment: z.boolean(),
	/** Whether they answer the guest for the house; else they read what was written. */
	canWrite: z.boolean(),
	/** They have no account: what is a guest's to do, the house does at their word. */
	isGuest: z.boolean(),
	/** What who works on it has noted for the others; by nobody's name where the reader is not told that. */
	deskNote: z
		.strictObject({ text: z.string(), actor: z.enum(['provider', 'operator']), by: doneBy.nullable(), at: moment })
		.nullable(),
	/** Whether the viewer writes it. */
	canNote: z.boolean(),
	/** Whether the viewer may have its guest mailed once more how it stands: not where there is no address, or nothing to tell. */
	canTellAgain: z.boolean(),
};
