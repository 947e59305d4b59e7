import type { ModeratedRating } from '#contract/api/rating.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { ReportReason } from '#domain/rating/rating.ts';
import type { ModeratedRow, OpenReport } from './rating-list.repo.ts';
import { type PicturesOf, productView, wordsView } from './rating-view.ts';

const mostReports = 50;

type Around = { picturesOf: PicturesOf; reports: readonly OpenReport[]; language: ContentLocale };

/** A rating as who decides about it sees it. */
export function moderatedView(found: ModeratedRow, { picturesOf, reports, language }: Around): ModeratedRating {
	const { row, authorLanguage, code } = found;
	const { memberId: authorId, reservationId } = row;
	return {
		...wordsView(row, picturesOf),
		...productView(found, row.productId, language),
		...{ status: row.status, statusReason: row.statusReason, authorLanguage },
		authorId,
		reservation: reservationId !== null && code !== null ? { id: reservationId, code } : null,
		reports: reports
			.slice(0, mostReports)
			.map(({ reason, createdAt, by }) => ({ reason: reason as ReportReason, on: koreanDay(createdAt), by })),
	};
}
