import type { ProviderDetail } from '#contract/api/provider.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { listedPrice } from '#domain/promotion/listed-price.ts';
import type { Promotion } from '#domain/promotion/promotion.ts';
import { meanOfStars, sumOfStars } from '#domain/rating/star-count.ts';
import { findShownPhotographs } from '#server/features/file/picture.repo.ts';
import { findMedianMinutes } from '#server/features/matching/answer-pace.repo.ts';
import { cachedPromotions, haveable } from '#server/features/promotion/promotion-cache.repo.ts';
import type { Pool } from '#server/queries.ts';
import { findOffers, findShownProvider, findToldRatings, type OfferedRow } from './provider-profile.repo.ts';

type Kinds = Awaited<ReturnType<typeof findOffers>>['kinds'];
type Told = Awaited<ReturnType<typeof findToldRatings>>[number];

/** The area with most of it first, its kinds likewise. */
function offersOf(kinds: Kinds): ProviderDetail['offers'] {
	const byArea = new Map<AreaSlug, ProviderDetail['offers'][number]>();
	for (const { area, kind, count } of kinds) {
		const offer = byArea.get(area) ?? { area, count: 0, kinds: [] };
		byArea.set(area, { area, count: offer.count + count, kinds: [...offer.kinds, kind] });
	}
	return [...byArea.values()].sort((one, other) => other.count - one.count || (one.area < other.area ? -1 : 1));
}

function ratingOver(kinds: Kinds): ProviderDetail['rating'] {
	const sum = (of: 'ratingCount' | 'ratingStars') => kinds.reduce((total, kind) => total + kind[of], 0);
	const count = sum('ratingCount');
	return { average: meanOfStars(sum('ratingStars'), count), count };
}

function offeredView(offered: OfferedRow, promotions: readonly Promotion[], now: Date) {
	const { ratingCount, ratingStars, price: _, schedule: __, minPersons: ___, ...row } = offered;
	const { fromWon, promotion } = listedPrice(offered, promotions, { now });
	return { ...row, fromWon, promotion, rating: { average: meanOfStars(ratingStars, ratingCount), count: ratingCount } };
}

function toldView(row: Told): ProviderDetail['ratings'][number] {
	const { id, author, country, locale, text, reply, repliedAt } = row;
	return {
		...{ id, author, country, locale, text },
		average: meanOfStars(sumOfStars(row.stars), 1),
		writtenOn: koreanDay(row.createdAt),
		isEdited: row.editedAt !== null,
		reply: reply === null || repliedAt === null ? null : { text: reply, on: koreanDay(repliedAt) },
		product: { id: row.productId, area: row.area, title: row.title, shownLocale: row.shownLocale },
	};
}

type Asked = { id: string; language: ContentLocale };

/** Who stands behind an offer, in the reader's language: what can be had of them now, and what guests said of late. */
export async function readProvider(reads: Pool, { id, language }: Asked, now: Date) {
	const [found, offers, told, known, medianAnswerMinutes] = await Promise.all([
		findShownProvider(reads, id, now),
		findOffers(reads, id, language),
		findToldRatings(reads, id, language),
		cachedPromotions(reads),
		findMedianMinutes(reads, id, now),
	]);
	if (!found) return refuse('not-found');
	const { name, trade, intro, organisationId: _, pictureIds, ...facts } = found.provider;
	const shown = shownLocale(name, language) ?? 'ko';
	const say = (texts: LocaleText) => texts[shownLocale(texts, language) ?? 'ko'] ?? '';
	const promotions = haveable(known, now);
	return accept({
		...facts,
		medianAnswerMinutes,
		name: name[shown] ?? '',
		trade: say(trade),
		intro: say(intro),
		shownLocale: shown,
		koreanName: name.ko !== undefined && name.ko !== name[shown] ? name.ko : null,
		partnerSince: found.partnerSince && koreanDay(found.partnerSince),
		pictures: await findShownPhotographs(reads, pictureIds, language),
		rating: ratingOver(offers.kinds),
		offers: offersOf(offers.kinds),
		place: offers.place,
		products: offers.items.map((row) => offeredView(row, promotions, now)),
		ratings: told.map(toldView),
	} satisfies ProviderDetail);
}
