import type { Context } from '#server/http/handlers.ts';

/** Somebody at their own places on waiting lists; who it is comes from the login alone. */
export type Waiter = Pick<Context, 'queries' | 'services'> & { memberId: string };

/** Access let only members through; a visitor here would be a defect. */
export function waiter({ queries, services, viewer }: Context): Waiter {
	if (!viewer) throw new Error('a visitor waits for nothing');
	return { queries, services, memberId: viewer.id };
}
