import type { WaitingEntry } from '#contract/api/waiting.ts';
import { type ContentLocale, shownLocale } from '#domain/kernel/locale-text.ts';
import type { ShownWaiting } from './waiting.repo.ts';

/** An entry as its member sees it. */
export function viewWaiting(
	{ row, area, titles, picture, ahead }: ShownWaiting,
	language: ContentLocale,
): WaitingEntry {
	return {
		id: row.id,
		productId: row.productId,
		area,
		title: titles[shownLocale(titles, language) ?? 'ko'] ?? '',
		picture,
		status: row.status,
		order: row.order,
		places: row.places,
		offerUntil: row.offerUntil?.toISOString() ?? null,
		ahead,
	};
}
