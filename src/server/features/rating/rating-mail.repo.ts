import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contentLocales, type LocaleText } from '#domain/kernel/locale-text.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { provider } from '#server/db/schema/provider.ts';
import { rating } from '#server/db/schema/rating.ts';
import type { Queries } from '#server/queries.ts';

/** The partner who keeps the provider's profile. */
const keeper = alias(member, 'keeper');

/** What mails about a rating may say: never its text, which may be about health. */
export async function findRatingTellFacts(queries: Queries, id: string) {
	const [found] = await queries
		.select({
			status: rating.status,
			area: product.area,
			productId: product.id,
			texts: product.texts,
			providerName: provider.name,
			author: {
				id: member.id,
				email: member.email,
				locale: member.locale,
				firstName: member.firstName,
				lastName: member.lastName,
				ownName: member.ownName,
			},
			keeper: { id: keeper.id, email: keeper.email, locale: keeper.locale },
			siteEmail: siteProfile.email,
		})
		.from(rating)
		.innerJoin(product, eq(product.id, rating.productId))
		.innerJoin(provider, eq(provider.id, product.providerId))
		.leftJoin(member, and(eq(member.id, rating.memberId), eq(member.status, 'active')))
		// Whoever is suspended or no partner any more is told nothing: the agency is.
		.leftJoin(
			keeper,
			and(eq(keeper.id, provider.memberId), eq(keeper.status, 'active'), eq(keeper.cooperative, 'COOPERATIVE_MEMBER')),
		)
		.leftJoin(siteProfile, eq(siteProfile.id, 1))
		.where(eq(rating.id, id));
	if (!found) return undefined;
	const { texts, keeper: kept, siteEmail, ...facts } = found;
	const title: LocaleText = {};
	for (const locale of contentLocales) {
		const text = texts[locale];
		if (text) title[locale] = text.title;
	}
	return {
		...facts,
		title,
		/** An empty address is told nothing. */
		provider: kept
			? { memberId: kept.id, email: kept.email, locale: kept.locale }
			: { memberId: null, email: siteEmail ?? '', locale: 'ko' as const },
	};
}
