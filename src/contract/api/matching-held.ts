import { z } from 'zod';
import { language } from '../endpoint.ts';
import { area, kind } from './matching-fields.ts';
import { moment } from './moment.ts';

/** A question that goes out when the address of who asked it is proved (decision 0076). */
export const heldQuestion = z.strictObject({
	...{ id: z.uuid(), area, kind, title: z.string(), locale: language, createdAt: moment },
	/** Its days were over before the address was proved. */
	isOutdated: z.boolean(),
});
export type HeldQuestion = z.output<typeof heldQuestion>;
