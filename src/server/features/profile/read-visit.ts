import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import type { Pool } from '#server/queries.ts';
import { findVisit } from './profile.repo.ts';

/** The way to the office, in the reader's language; null where the operator has told none. */
export async function readVisit(reads: Pool, input: { language: ContentLocale }) {
	const row = await findVisit(reads);
	if (!row) return accept({ visit: null });
	const say = (texts: LocaleText) => texts[shownLocale(texts, input.language) ?? 'ko'] ?? '';
	const { stations, buses, car, ...facts } = row;
	return accept({
		visit: {
			...facts,
			stations: stations.map(({ lines, name, exit, way }) => ({
				lines,
				name: say(name),
				hangul: name.ko ?? '',
				exit,
				way: say(way),
			})),
			buses: { ...buses, stop: say(buses.stop), airport: say(buses.airport) },
			car: say(car),
		},
	});
}
