import { z } from 'zod';
import '../zod-in-browser.ts';

/** A moment on the wire: ISO 8601, in UTC. */
export const moment = z.iso.datetime();
