import { Readable } from 'node:stream';
import { csvLines, csvOf } from '#domain/kernel/csv.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { admit } from '#domain/member/access.ts';
import { countOf } from '#domain/product/price.ts';
import { isAsking } from '#domain/reservation/need-questions.ts';
import { shownStatus } from '#domain/reservation/shown-status.ts';
import { loadCountries } from '#i18n/countries.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { wordsIn } from '#server/words.ts';
import { xlsxOf } from '#server/xlsx.ts';
import { payText } from '../reservation/pay-text.ts';
import { type DeskFilter, findExported } from './desk-reservation.repo.ts';
import { deskScope } from './desk-scope.ts';
import { type AskedAtDesk, filterOf } from './list-desk-reservations.ts';

/** So many at a time: however long the list is, no more of it is in memory. */
const pageRows = 500;

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
		'taken',
	] as const),
] as const;

const exportWords = (language: ContentLocale) =>
	wordsIn(language, ['reservation', 'reservation-export'])('reservation');

/** What a desk has on its list, for a spreadsheet, of the houses where one may take that along: headings in the reader's language, nothing that was told in confidence. */
export async function exportDeskReservations(
	{ queries, now, viewer, memberId }: MemberContext,
	{ format, ...asked }: AskedAtDesk & { format: 'csv' | 'xlsx' },
) {
	const seen = await deskScope(queries, viewer, asked.organisation, 'reservation.export');
	if (!seen) return refuse('not-found');
	const { language, organisation, ...chosen } = asked;
	// Names and telephones leave the house: that they do is an entry before the first byte. By what was chosen, never what was sought.
	const by = Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : [name]));
	await recordAudit(queries, {
		...{ event: 'reservation.exported', actorId: memberId, subjectId: null, at: now, subject: ['reservation', 'all'] },
		actor: admit('operator', viewer) === 'admitted' ? 'operator' : 'provider',
		details: { organisation: organisation ?? 'all', format, by: by.join(' ') },
	});
	const filter = filterOf(asked, { scope: seen.scope, now });
	const t = exportWords(language);
	const countries: Partial<Record<string, string>> = await loadCountries(language);
	const table = tableOf(queries, { filter, language, t, countries });
	const name = `maru-reservations-${koreanDay(now)}.${format}`;
	if (format === 'csv') return accept({ stream: Readable.from(csvPages(table)), mediaType: csvType, name });
	return accept({ stream: Readable.from(xlsxOf(table, t('export.sheet'))), mediaType: xlsxType, name });
}

const csvType = 'text/csv; charset=utf-8';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Cells = (string | number | null)[];
type Countries = Partial<Record<string, string>>;
type Exporting = {
	filter: DeskFilter;
	language: ContentLocale;
	t: ReturnType<typeof exportWords>;
	countries: Countries;
};

/** The headings, then all rows of the list in its order, page by page. */
async function* tableOf(
	queries: MemberContext['queries'],
	{ filter, language, t, countries }: Exporting,
): AsyncGenerator<Cells[]> {
	const say = (texts: LocaleText) => texts[shownLocale(texts, language) ?? 'ko'] ?? '';
	yield [columns.map((column) => t(`export.${column}`))];
	let after: { startsAt: string; id: string } | undefined;
	for (;;) {
		const rows = await findExported(queries, filter, { language, after, limit: pageRows });
		yield rows.map((found) => cellsOf(found, { t, say, countries }));
		const last = rows.at(-1)?.row;
		if (!last || rows.length < pageRows) return;
		after = { startsAt: last.startsAt.toISOString(), id: last.id };
	}
}

type Exported = Awaited<ReturnType<typeof findExported>>[number];
type Words = { t: ReturnType<typeof exportWords>; say: (texts: LocaleText) => string; countries: Countries };

const cellsOf = ({ row, title, providerName }: Exported, { t, say, countries }: Words): Cells => [
	...[row.code, t(`status.${shownStatus(row.status, isAsking(row.questions))}`), payText(row, t), title],
	...[say(providerName), row.on, row.to, row.time],
	...[
		`${row.firstName} ${row.lastName}`.trim(),
		row.country && (countries[row.country] ?? row.country),
		row.phone,
		t(`spoken.${row.locale}`),
	],
	...[countOf(row.persons), row.totalWon, t(`export.${row.price.basis}`), row.paidWon, row.refundedWon],
	...[koreanDay(row.requestedAt), t(row.takenBy ? 'export.atDesk' : 'export.byGuest')],
];

async function* csvPages(table: AsyncIterable<Cells[]>): AsyncGenerator<string> {
	yield csvOf([]);
	for await (const rows of table) yield csvLines(rows);
}
