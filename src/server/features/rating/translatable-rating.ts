import { areaOf } from '#domain/area/areas.ts';
import type { TranslatableReader } from '#server/translatable.ts';
import { findRating } from './rating.repo.ts';

/** What everybody may read. */
export const translatableRating: TranslatableReader = async ({ queries }, { id }) => {
	const found = await findRating(queries, id);
	if (found?.row.status !== 'published') return undefined;
	const { locale, text } = found.row;
	return { locale, texts: [text], isHealth: areaOf(found.area).isHealth };
};
