import type { Context } from '#server/http/handlers.ts';

/** Somebody at their own trips; who it is comes from the login alone. */
export type Traveller = Pick<Context, 'queries' | 'services'> & { memberId: string };

export function traveller({ queries, services, viewer }: Context): Traveller {
	// Access lets only members through; this is for a table that would say otherwise by mistake.
	if (!viewer) throw new Error('a visitor has no trips');
	return { queries, services, memberId: viewer.id };
}
