import { csvOf } from '#domain/kernel/csv.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { countOf } from '#domain/product/price.ts';
import { isAsking } from '#domain/reservation/need-questions.ts';
import { shownStatus } from '#domain/reservation/shown-status.ts';
import type { Context } from '#server/http/handlers.ts';
import { wordsIn } from '#server/words.ts';
import { payText } from './pay-text.ts';
import { findOwnReservations } from './reservation-export.repo.ts';

/** Far more than anybody has; a download always ends. */
const mostRows = 5_000;

const columns = [
	'code',
	'status',
	'payment',
	'product',
	'provider',
	'on',
	'to',
	'time',
	'persons',
	'total',
	'basis',
	'paid',
	'refunded',
	'reservedOn',
] as const;

const exportWords = (language: ContentLocale) =>
	wordsIn(language, ['reservation', 'reservation-export'])('reservation');

/** One's own reservations for a spreadsheet, with headings in one's language. */
export async function exportReservations(
	{ queries, now, viewer }: Pick<Context, 'queries' | 'now' | 'viewer'>,
	language: ContentLocale,
) {
	if (!viewer) return refuse('not-found');
	const rows = await findOwnReservations(queries, { memberId: viewer.id, language, limit: mostRows });
	const t = exportWords(language);
	const say = (texts: LocaleText) => texts[shownLocale(texts, language) ?? 'ko'] ?? '';
	const text = csvOf([
		columns.map((column) => t(`export.${column}`)),
		...rows.map(({ row, title, providerName }) => [
			row.code,
			t(`status.${shownStatus(row.status, isAsking(row.questions))}`),
			payText(row, t),
			title,
			say(providerName),
			row.on,
			row.to,
			row.time,
			countOf(row.persons),
			row.totalWon,
			t(`export.${row.price.basis}`),
			row.paidWon,
			row.refundedWon,
			koreanDay(row.requestedAt),
		]),
	]);
	return accept({
		bytes: new TextEncoder().encode(text),
		mediaType: 'text/csv; charset=utf-8',
		name: `maru-reservations-${koreanDay(now)}.csv`,
	});
}
