import { z } from 'zod';
import '../zod-in-browser.ts';

/** Who found something wrong, as operators see it; the name is empty where the account is closed. */
export const reporter = z.strictObject({ id: z.uuid(), name: z.string() });
