import type { Viewer } from '#domain/member/access.ts';
import type { Context } from '#server/http/handlers.ts';

/** A member at ratings; who it is comes from the login alone. */
export type RatingMember = Pick<Context, 'queries' | 'services'> & { viewer: Viewer };

/** Access let only members through; a visitor here would be a defect. */
export function ratingMember({ queries, services, viewer }: Context): RatingMember {
	if (!viewer) throw new Error('an endpoint of members was opened to visitors');
	return { queries, services, viewer };
}
