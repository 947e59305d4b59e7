import type { ShownPhotograph } from '#contract/api/photograph.ts';
import type { OwnRating, PublicRating } from '#contract/api/rating.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { editUntil, mayEdit } from '#domain/rating/rating-rules.ts';
import { meanOfStars, sumOfStars } from '#domain/rating/star-count.ts';
import { findFiles } from '#server/features/file/file.repo.ts';
import { shownPhotographView } from '#server/files/photograph-view.ts';
import type { Queries } from '#server/queries.ts';
import type { RatingRow } from './rating.repo.ts';
import { findOwnRating, type OwnRow } from './rating-list.repo.ts';

export type PicturesOf = (row: RatingRow) => ShownPhotograph[];

/** The pictures of some ratings, asked for once; what they show is said in the guest's own words. */
export async function findPicturesOf(queries: Queries, rows: readonly RatingRow[]): Promise<PicturesOf> {
	const found = await findFiles(
		queries,
		rows.flatMap(({ pictureIds }) => pictureIds),
	);
	const files = new Map(found.map((file) => [file.id, file]));
	return ({ pictureIds, locale }) =>
		pictureIds.flatMap((id) => {
			const file = files.get(id);
			return file ? [shownPhotographView(file, locale)] : [];
		});
}

/** What a rating says, whoever reads it. */
export function wordsView(row: RatingRow, picturesOf: PicturesOf): Omit<PublicRating, 'mayReply' | 'mayReport'> {
	const { id, author, country, locale, stars, text, createdAt, editedAt, reply, repliedAt } = row;
	return {
		...{ id, author, country, locale, stars, text },
		average: meanOfStars(sumOfStars(stars), 1),
		writtenOn: koreanDay(createdAt),
		isEdited: editedAt !== null,
		pictures: picturesOf(row),
		reply: reply === null || repliedAt === null ? null : { text: reply, on: koreanDay(repliedAt) },
	};
}

type Described = {
	area: OwnRating['area'];
	title: string;
	picture: string;
	providerName: LocaleText;
};

/** Which product it is about, in the reader's language. */
export function productView(
	{ area, title, picture, providerName }: Described,
	productId: string,
	language: ContentLocale,
) {
	const provider = providerName[shownLocale(providerName, language) ?? 'ko'] ?? '';
	return { productId, area, title, picture, provider };
}

type Seen = { picturesOf: PicturesOf; language: ContentLocale; now: Date };

/** A rating as its author sees it. */
export function ownView(found: OwnRow, { picturesOf, language, now }: Seen): OwnRating {
	const { row, on } = found;
	const { author: _, country: __, isEdited: ___, ...words } = wordsView(row, picturesOf);
	return {
		...words,
		...productView(found, row.productId, language),
		reservationId: row.reservationId,
		on,
		status: row.status,
		statusReason: row.statusReason,
		editUntil: editUntil(row.createdAt).toISOString(),
		mayEdit: mayEdit(row.createdAt, now),
	};
}

/** One of a member's own, as it stands; undefined where it is not theirs. */
export async function viewOwnRating(
	queries: Queries,
	asked: { id: string; memberId: string; language: ContentLocale; now: Date },
): Promise<OwnRating | undefined> {
	const found = await findOwnRating(queries, asked);
	return found && ownView(found, { ...asked, picturesOf: await findPicturesOf(queries, [found.row]) });
}
