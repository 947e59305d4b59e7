import type { Context } from '#server/http/handlers.ts';

/** What a use case about one's own business is given. */
export type Owned = Pick<Context, 'queries' | 'services'> & { memberId: string };

/** Access let only members through; a visitor here would be a defect. */
export function owned({ queries, services, viewer }: Context): Owned {
	if (!viewer) throw new Error('a visitor has no business');
	return { queries, services, memberId: viewer.id };
}
