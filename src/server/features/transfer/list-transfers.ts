import { type ContentLocale, contentLocales, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { optionNames } from '#domain/product/option-names.ts';
import { briefPromotions } from '#domain/promotion/brief-promotion.ts';
import { priceRuleOf } from '#domain/promotion/promotion.ts';
import { shownText } from '#domain/promotion/told-promotion.ts';
import { transferKinds } from '#domain/transfer/airports.ts';
import type { StoredPromotion } from '#server/features/promotion/promotion.repo.ts';
import { cachedPromotions, haveable } from '#server/features/promotion/promotion-cache.repo.ts';
import type { Pool } from '#server/queries.ts';
import { findTransfers } from './transfer.repo.ts';

type Row = Awaited<ReturnType<typeof findTransfers>>[number];

/** Every pick-up product that can be reserved, in the reader's language, the cheapest first. */
export async function listTransfers(reads: Pool, { language }: { language: ContentLocale }, now: Date) {
	const [rows, known] = await Promise.all([findTransfers(reads, transferKinds, now), cachedPromotions(reads)]);
	const promotions = haveable(known, now);
	return accept({ transfers: rows.flatMap((row) => transferOf(row, { language, promotions })) });
}

/** More than ever run at once for one product. */
const mostPromotions = 20;

type Told = { language: ContentLocale; promotions: readonly StoredPromotion[] };

const promotionsOf = (row: Row, { language, promotions }: Told) =>
	briefPromotions(promotions, row)
		.slice(0, mostPromotions)
		.map((one) => ({ ...priceRuleOf(one), title: shownText(one.texts, language)?.text.title ?? '' }));

function transferOf(row: Row, told: Told) {
	const { language } = told;
	const titles: LocaleText = {};
	for (const locale of contentLocales) {
		const title = row.texts[locale]?.title;
		if (title !== undefined) titles[locale] = title;
	}
	const text = row.texts[shownLocale(titles, language) ?? 'ko'];
	if (!text) return [];
	const { id, area, minutes, maxPersons, price, schedule, confirmation, languages, place } = row;
	return [
		{
			...{ id, area, minutes, maxPersons, price, confirmation, languages },
			promotions: promotionsOf(row, told),
			title: text.title,
			included: text.included,
			options: optionNames(row, language),
			address: { latitude: place.latitude, longitude: place.longitude },
			times: [...schedule.times],
			capacity: schedule.capacity,
			leadHours: schedule.leadHours,
		},
	];
}
