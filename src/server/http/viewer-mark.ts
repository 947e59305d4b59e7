import { createHash } from 'node:crypto';
import { markHeader, nobodysMark } from '#contract/viewer-mark.ts';
import type { Identify } from './identity.ts';

/** The same for a member wherever they log in; tells nothing of them. */
const markOf = (id: string): string =>
	createHash('sha256').update(`viewer mark ${id}`).digest('base64url').slice(0, 16);

/** Every answer says whose it is, so that a browser which keeps some for the way knows when they are somebody else's. */
export const marking =
	(identify: Identify): Identify =>
	async (request, reply) => {
		const identity = await identify(request, reply);
		reply.header(markHeader, identity.viewer === null ? nobodysMark : markOf(identity.viewer.id));
		return identity;
	};
