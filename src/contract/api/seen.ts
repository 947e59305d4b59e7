import { z } from 'zod';
import '../zod-in-browser.ts';

/** A mark of what was shown. It is sent back as it came with what is decided about it; another mark meanwhile is `changed-since`. */
export const seen = z.string().min(1).max(64);
