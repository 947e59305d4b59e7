import { and, eq } from 'drizzle-orm';
import { contentLocales, type LocaleText } from '#domain/kernel/locale-text.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { provider } from '#server/db/schema/provider.ts';
import { rating } from '#server/db/schema/rating.ts';
import { keepersOf, toldAt } from '#server/features/organisation/staff.repo.ts';
import type { Queries } from '#server/queries.ts';

/** What mails about a rating may say: never its text, which may be about health. */
export async function findRatingTellFacts(queries: Queries, id: string) {
	const [found] = await queries
		.select({
			status: rating.status,
			area: product.area,
			productId: product.id,
			texts: product.texts,
			providerId: provider.id,
			providerName: provider.name,
			authorId: rating.memberId,
			author: {
				id: member.id,
				email: member.email,
				locale: member.locale,
				firstName: member.firstName,
				lastName: member.lastName,
				ownName: member.ownName,
			},
			/** Whoever is suspended or works there no more is told nothing: where nobody is left, the agency is. */
			keepers: keepersOf(rolesWith('rating.reply')),
			siteEmail: siteProfile.email,
		})
		.from(rating)
		.innerJoin(product, eq(product.id, rating.productId))
		.innerJoin(provider, eq(provider.id, product.providerId))
		.leftJoin(member, and(eq(member.id, rating.memberId), eq(member.status, 'active')))
		.leftJoin(siteProfile, eq(siteProfile.id, 1))
		.where(eq(rating.id, id));
	if (!found) return undefined;
	const { texts, keepers, siteEmail, ...facts } = found;
	const title: LocaleText = {};
	for (const locale of contentLocales) {
		const text = texts[locale];
		if (text) title[locale] = text.title;
	}
	return {
		...facts,
		title,
		providers: toldAt(keepers, siteEmail ?? ''),
	};
}
