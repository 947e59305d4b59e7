import type { Context } from '#server/http/handlers.ts';

/** A member at their own wish list; who it is comes from the login alone, never from the input. */
export type Wisher = Pick<Context, 'queries' | 'services'> & { memberId: string };

export function wisher({ queries, services, viewer }: Context): Wisher {
	// The contract's access lets nobody else in; this is for a table that would say otherwise by mistake.
	if (!viewer) throw new Error('an endpoint of members was opened to visitors');
	return { queries, services, memberId: viewer.id };
}
