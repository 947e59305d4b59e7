import type { MatchingProvider } from '#contract/api/matching-fields.ts';
import { type ContentLocale, shownLocale } from '#domain/kernel/locale-text.ts';
import { meanOfStars } from '#domain/rating/star-count.ts';
import { textIn } from '#server/mail/order-data.ts';
import type { findProviderContacts, MatchingProviderFacts, RatedProvider } from './matching-provider.repo.ts';

/** Whom an answer is from, as its reader is shown it. */
export const providerCard = (facts: RatedProvider, language: ContentLocale): MatchingProvider => ({
	id: facts.id,
	name: textIn(facts.name, language),
	trade: textIn(facts.trade, language),
	shownLocale: shownLocale(facts.name, language) ?? 'ko',
	portrait: facts.portrait,
	region: facts.region,
	languages: [...facts.languages],
	rating: { average: meanOfStars(facts.ratingStars, facts.ratingCount), count: facts.ratingCount },
	patientNumber: facts.patientNumber,
	patientNumberUntil: facts.patientNumberUntil,
	isAgency: facts.isAgency,
	medianAnswerMinutes: facts.medianMinutes,
});

type Reached = Awaited<ReturnType<typeof findProviderContacts>>[number];

/** How it is reached once both have agreed: its own business, or the agency that keeps it. */
export function contactCard(facts: MatchingProviderFacts, reached: Reached | undefined, language: ContentLocale) {
	const isRunByAgency = reached?.businessName == null;
	return {
		name: reached?.businessName ?? textIn(facts.name, language),
		email: (isRunByAgency ? reached?.siteEmail : reached.keeperEmail) ?? null,
		phone: (isRunByAgency ? reached?.sitePhone : reached.keeperPhone) ?? null,
		address: isRunByAgency
			? reached?.siteAddress
				? textIn(reached.siteAddress, language)
				: null
			: (reached.businessAddress ?? null),
	};
}
