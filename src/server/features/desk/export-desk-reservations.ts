import { csvOf } from '#domain/kernel/csv.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { countOf } from '#domain/product/price.ts';
import { isAsking } from '#domain/reservation/need-questions.ts';
import { shownStatus } from '#domain/reservation/shown-status.ts';
import { loadCountries } from '#i18n/countries.ts';
import type { MemberContext } from '#server/member-context.ts';
import { wordsIn } from '#server/words.ts';
import { xlsxOf } from '#server/xlsx.ts';
import { payText } from '../reservation/pay-text.ts';
import { findExported } from './desk-reservation.repo.ts';
import { deskScope } from './desk-scope.ts';
import { type AskedAtDesk, filterOf } from './list-desk-reservations.ts';

/** A year of a busy house; a download always ends. */
const mostRows = 10_000;

const columns = [
	...(['code', 'status', 'payment', 'product', 'provider', 'on', 'to', 'time'] as const),
	...([
		'guest',
		'country',
		'phone',
		'language',
		'persons',
		'total',
		'basis',
		'paid',
		'refunded',
		'reservedOn',
	] as const),
] as const;

const exportWords = (language: ContentLocale) =>
	wordsIn(language, ['reservation', 'reservation-export'])('reservation');

/** What a desk has on its list, for a spreadsheet: headings in the reader's language, nothing that was told in confidence. */
export async function exportDeskReservations(
	{ queries, now, viewer }: MemberContext,
	{ format, ...asked }: AskedAtDesk & { format: 'csv' | 'xlsx' },
) {
	const seen = await deskScope(queries, viewer, asked.organisation);
	if (!seen) return refuse('not-found');
	const { language } = asked;
	const rows = await findExported(queries, filterOf(asked, { scope: seen.scope, now }), { language, limit: mostRows });
	const t = exportWords(language);
	const countries: Partial<Record<string, string>> = await loadCountries(language);
	const say = (texts: LocaleText) => texts[shownLocale(texts, language) ?? 'ko'] ?? '';
	const table = [
		columns.map((column) => t(`export.${column}`)),
		...rows.map(({ row, title, providerName }) => [
			...[row.code, t(`status.${shownStatus(row.status, isAsking(row.questions))}`), payText(row, t), title],
			...[say(providerName), row.on, row.to, row.time],
			...[
				`${row.firstName} ${row.lastName}`.trim(),
				row.country && (countries[row.country] ?? row.country),
				row.phone,
				t(`spoken.${row.locale}`),
			],
			...[countOf(row.persons), row.totalWon, t(`export.${row.price.basis}`), row.paidWon, row.refundedWon],
			koreanDay(row.requestedAt),
		]),
	];
	const name = `maru-reservations-${koreanDay(now)}.${format}`;
	if (format === 'csv')
		return accept({ bytes: new TextEncoder().encode(csvOf(table)), mediaType: 'text/csv; charset=utf-8', name });
	const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
	return accept({ bytes: xlsxOf(table, t('export.sheet')), mediaType, name });
}
