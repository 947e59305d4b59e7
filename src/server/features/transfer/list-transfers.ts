import { type ContentLocale, contentLocales, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { optionNames } from '#domain/product/option-names.ts';
import { transferKinds } from '#domain/transfer/airports.ts';
import type { Queries } from '#server/queries.ts';
import { findTransfers } from './transfer.repo.ts';

type Row = Awaited<ReturnType<typeof findTransfers>>[number];

/** Every pick-up product that can be reserved, in the reader's language, the cheapest first. */
export async function listTransfers(queries: Queries, { language }: { language: ContentLocale }) {
	const rows = await findTransfers(queries, transferKinds);
	return accept({ transfers: rows.flatMap((row) => transferOf(row, language)) });
}

function transferOf(row: Row, language: ContentLocale) {
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
			title: text.title,
			included: text.included,
			options: optionNames(row, language),
			address: { latitude: place.latitude, longitude: place.longitude },
			times: [...schedule.times],
			leadHours: schedule.leadHours,
		},
	];
}
