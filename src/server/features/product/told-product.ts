import { areaOf } from '#domain/area/areas.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { meetingPlace, type Spot } from '#domain/product/meeting-place.ts';
import { optionNames } from '#domain/product/option-names.ts';
import type { Stars } from '#domain/product/product.ts';
import type { Pool } from '#server/queries.ts';
import { ratingOf } from './rating-of.ts';
import { findOwnFacts, type OwnFacts } from './told-product.repo.ts';
import { createVersionCache } from './version-cache.ts';

const addressOf = ({ hangul, latitude, longitude }: Spot) => ({ hangul, latitude, longitude });

const titlesOf = (texts: OwnFacts['texts']): LocaleText =>
	Object.fromEntries(Object.entries(texts).map(([locale, { title }]) => [locale, title]));

/** What its page tells of a product by its own row, in the reader's language, and what its price and pictures go by. */
export type OwnPart = NonNullable<ReturnType<typeof ownPart>>;

/** Undefined where it has no words. */
export function ownPart(product: OwnFacts, aspects: Stars, language: ContentLocale) {
	const { id, area, kind, price, schedule, minPersons, fromWon, photographs } = product;
	const shown = shownLocale(titlesOf(product.texts), language);
	const text = shown && product.texts[shown];
	if (!shown || !text) return undefined;
	const say = (texts: LocaleText) => texts[shownLocale(texts, language) ?? 'ko'] ?? '';
	const { steps, options: _, alsoCalled: __, ...words } = text;
	const meeting = meetingPlace(product.place);
	// A draft may have none yet: its area's stands there.
	const drawn = product.pictures.length > 0 ? product.pictures : [areaOf(area).picture];
	const told = {
		...words,
		...(price.choices && { options: optionNames(product, language) }),
		...{ id, area, kind, minPersons, price },
		shownLocale: shown,
		sharePicture: (product.isShareDrawn ? undefined : photographs[0]) ?? drawn[0] ?? '',
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
		maxPersons: product.maxPersons,
		capacity: schedule.capacity,
		unit: price.unit,
		leadHours: schedule.leadHours,
		cancellation: product.cancellation,
		depositFromWon: product.depositFromWon,
		steps: steps.map((step, at) => ({ time: product.stepTimes[at] ?? null, text: step })),
		rating: ratingOf(product.ratingStars, product.ratingCount),
		aspects,
	};
	return { told, drawn, photographs, priced: { id, area, kind, price, schedule, minPersons, fromWon } };
}

const mostTold = 2_000;

/** The same of those that were read last, each as long as its product is of the same version. */
export function createToldProducts(reads: Pool, versionOf: (id: string) => string) {
	const cache = createVersionCache<OwnPart>(mostTold);
	return {
		async find(id: string, language: ContentLocale): Promise<OwnPart | undefined> {
			const [key, version] = [`${language} ${id}`, versionOf(id)];
			const known = cache.find(key, version);
			if (known) return known;
			const row = await findOwnFacts(reads, id);
			const part = row && ownPart(row, row.aspects, language);
			// One that is not in the catalogue has no version that would tell when it changes.
			if (part && version !== '') cache.keep(key, version, part);
			return part;
		},
		count: cache.count,
	};
}
