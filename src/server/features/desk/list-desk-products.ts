import { type ContentLocale, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findOffered } from './desk-reservation.repo.ts';
import { deskScope } from './desk-scope.ts';

/** More than any house offers; of what is looked for by name as many as somebody reads. */
const mostProducts = 500;
const mostFound = 50;

type Asked = {
	language: ContentLocale;
	organisation?: string | undefined;
	text?: string | undefined;
	product?: string | undefined;
};

/** What one's houses offer, to choose one by: filters and calendars ask for it. */
export async function listDeskProducts(
	{ queries, viewer: whole }: MemberContext,
	{ language, organisation, text, product }: Asked,
) {
	const seen = await deskScope(queries, whole, organisation);
	if (!seen) return refuse('not-found');
	const { viewer, scope } = seen;
	const providerIds = scope === 'all' ? scope : scope.providerIds;
	const isSearch = text !== undefined;
	const found = await findOffered(queries, { providerIds, language, text, limit: isSearch ? mostFound : mostProducts });
	const isMissing = isSearch && product !== undefined && !found.some(({ id }) => id === product);
	// The one that is chosen has a name too, whatever is typed.
	const chosen = isMissing ? await findOffered(queries, { providerIds, language, id: product, limit: 1 }) : [];
	const rows = [...chosen, ...found].slice(0, isSearch ? mostFound : mostProducts);
	return accept({
		products: rows.map(({ id, title, provider, providerId, organisationId, isOffered }) => ({
			...{ id, title, providerId, provider: provider[shownLocale(provider, language) ?? 'ko'] ?? '' },
			mayEdit: mayDo(viewer, 'product.edit', organisationId),
			// What is offered now can be taken for a guest.
			mayTake: isOffered && mayDo(viewer, 'reservation.answer', organisationId),
		})),
	});
}
