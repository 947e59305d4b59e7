import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { sayIn } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { isRunByAgency } from '#domain/organisation/rights.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findConsultable, findOpenOf } from './consultation.repo.ts';
import { viewProduct } from './consultation-view.ts';

/** What a consultation would be about, and with whom. */
export async function readConsultationOffer(
	{ queries, now, memberId }: MemberContext,
	{ product: id, language }: { product: string; language: ContentLocale },
) {
	const found = await findConsultable(queries, id, now);
	if (!found) return refuse('not-found');
	const { organisationId, name, ...house } = found.provider;
	return accept({
		product: { ...viewProduct(found.product, language), fromWon: found.product.fromWon },
		provider: { ...house, name: sayIn(language)(name), isRunByAgency: isRunByAgency(organisationId) },
		openId: await findOpenOf(queries, memberId, id),
	});
}
