import { areaOf, areaSlugs } from '#domain/area/areas.ts';
import { parsePhotographName } from '#domain/file/photograph.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { meetingPlace, type Spot } from '#domain/product/meeting-place.ts';
import { optionNames } from '#domain/product/option-names.ts';
import { toldPrice } from '#domain/product/told-price.ts';
import { openPromotions } from '#domain/promotion/open-promotions.ts';
import { toldPromotion } from '#domain/promotion/told-promotion.ts';
import { findShownPhotographs } from '#server/features/file/picture.repo.ts';
import { findMedianMinutes } from '#server/features/matching/answer-pace.repo.ts';
import { findProductPromotions } from '#server/features/promotion/promotion.repo.ts';
import type { Pool } from '#server/queries.ts';
import { ratingsIn } from './catalogue-area.ts';
import { catalogueOf } from './catalogue-cache.ts';
import { findProduct, meanAspects } from './product.repo.ts';
import { ratingOf } from './product-cards.ts';
import { findDraft } from './product-draft.repo.ts';

const idsIn = (names: readonly string[]) => names.flatMap((name) => parsePhotographName(name)?.id ?? []);

type Asked = { id: string; language: ContentLocale; draft?: '1' | undefined; viewer: Viewer | null };

/** One product with its provider, in the reader's language; to a member without the promotions they have used up. */
export async function readProduct(queries: Pool, input: Asked, now: Date) {
	const [row, aspects, { areas }, promotions] = await Promise.all([
		input.draft ? findDraft(queries, input) : findProduct(queries, input.id, now),
		meanAspects(queries, input.id),
		catalogueOf(queries).open(now),
		findProductPromotions(queries, { productId: input.id, memberId: input.viewer?.id ?? null, now }),
	]);
	const shown = row && shownLocale(titlesOf(row.product.texts), input.language);
	const text = row && shown && row.product.texts[shown];
	if (!row || !shown || !text) return refuse('not-found');

	const say = (texts: LocaleText) => texts[shownLocale(texts, input.language) ?? 'ko'] ?? '';
	const { product, provider } = row;
	const { steps, options: _, alsoCalled: __, ...words } = text;
	const meeting = meetingPlace(product.place);
	const [photographs, medianAnswerMinutes] = await Promise.all([
		findShownPhotographs(queries, idsIn(product.photographs), input.language),
		findMedianMinutes(queries, provider.id, now),
	]);
	const ratings = areaSlugs.map((area) => ratingsIn(areas[area], provider.id));
	const sumOf = (part: 'stars' | 'count') => ratings.reduce((sum, of) => sum + of[part], 0);
	const open = openPromotions(promotions, { product, now });
	const told = toldPrice(product, open, { now });
	// A draft may have none yet: its area's stands there.
	const drawn = product.pictures.length > 0 ? product.pictures : [areaOf(product.area).picture];
	return accept({
		...words,
		...(product.price.choices && { options: optionNames(product, input.language) }),
		id: product.id,
		area: product.area,
		kind: product.kind,
		shownLocale: shown,
		pictures: photographs.length > 0 ? product.photographs : drawn,
		pictureTexts: photographs.map(({ alt }) => alt),
		sharePicture: (product.isShareDrawn ? undefined : product.photographs[0]) ?? drawn[0] ?? '',
		region: product.region,
		place: say(product.place.name),
		address: addressOf(product.place),
		meeting: meeting && { place: say(meeting.name), ...addressOf(meeting) },
		fetched: product.place.fetched ?? null,
		minutes: product.minutes,
		nights: product.nights,
		languages: product.languages,
		tags: product.tags,
		confirmation: product.confirmation,
		minPersons: product.minPersons,
		maxPersons: product.maxPersons,
		capacity: product.schedule.capacity,
		unit: product.price.unit,
		fromWon: told?.beforeWon ?? product.fromWon,
		won: told?.won ?? product.fromWon,
		price: product.price,
		promotions: open.map((one) => toldPromotion(one, input.language)),
		leadHours: product.schedule.leadHours,
		cancellation: product.cancellation,
		depositFromWon: product.depositFromWon,
		steps: steps.map((step, at) => ({ time: product.stepTimes[at] ?? null, text: step })),
		rating: ratingOf(product.ratingStars, product.ratingCount),
		aspects,
		provider: {
			id: provider.id,
			name: say(provider.name),
			trade: say(provider.trade),
			intro: say(provider.intro),
			portrait: provider.portrait,
			languages: provider.languages,
			medianAnswerMinutes,
			foundedYear: provider.foundedYear,
			patientNumber: provider.patientNumber,
			patientNumberUntil: provider.patientNumberUntil,
			rating: ratingOf(sumOf('stars'), sumOf('count')),
		},
	});
}

const addressOf = ({ hangul, latitude, longitude }: Spot) => ({ hangul, latitude, longitude });

const titlesOf = (texts: Partial<Record<ContentLocale, { title: string }>>): LocaleText =>
	Object.fromEntries(Object.entries(texts).map(([locale, { title }]) => [locale, title]));
