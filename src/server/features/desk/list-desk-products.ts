import { type ContentLocale, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findOffered } from './desk-reservation.repo.ts';
import { deskScope } from './desk-scope.ts';

/** More than any house offers. */
const mostProducts = 500;

/** What one's houses offer, to choose one by: filters and calendars ask for it. */
export async function listDeskProducts(
	{ queries, viewer: whole }: MemberContext,
	{ language, organisation }: { language: ContentLocale; organisation?: string | undefined },
) {
	const seen = await deskScope(queries, whole, organisation);
	if (!seen) return refuse('not-found');
	const { viewer, scope } = seen;
	const providerIds = scope === 'all' ? scope : scope.providerIds;
	const rows = await findOffered(queries, { providerIds, language, limit: mostProducts });
	return accept({
		products: rows.map(({ id, title, provider, providerId, organisationId, isOffered }) => ({
			...{ id, title, providerId, provider: provider[shownLocale(provider, language) ?? 'ko'] ?? '' },
			mayEdit: mayDo(viewer, 'product.edit', organisationId),
			// What is offered now can be taken for a guest.
			mayTake: isOffered && mayDo(viewer, 'reservation.answer', organisationId),
		})),
	});
}
