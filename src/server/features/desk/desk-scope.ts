import { atWorkplace } from '#domain/desk/desk.ts';
import type { Viewer } from '#domain/member/access.ts';
import { organisationsWhere, type Right } from '#domain/organisation/rights.ts';
import { findProviderIds } from '#server/features/partner/provider.repo.ts';
import type { ListScope } from '#server/features/reservation/reservation-list.repo.ts';
import type { Queries } from '#server/queries.ts';

/** Whose reservations somebody sees at a desk; undefined where none are theirs to see. */
export async function deskScope(
	queries: Queries,
	whole: Viewer,
	organisation: string | undefined,
	right: Right = 'reservation.see',
): Promise<{ viewer: Viewer; scope: Exclude<ListScope, { memberId: string }> } | undefined> {
	const viewer = atWorkplace(whole, organisation);
	if (!viewer) return undefined;
	const houses = organisationsWhere(viewer, right);
	if (houses === 'all') return { viewer, scope: 'all' };
	if (houses.length === 0) return undefined;
	// A house that was approved only now has no profile, and so nothing to see yet: that is no missing page.
	return { viewer, scope: { providerIds: await findProviderIds(queries, houses) } };
}
