import { Readable } from 'node:stream';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { admit } from '#domain/member/access.ts';
import { countOf } from '#domain/product/price.ts';
import { isAsking } from '#domain/reservation/need-questions.ts';
import { shownStatus } from '#domain/reservation/shown-status.ts';
import { loadCountries } from '#i18n/countries.ts';
import { allPages } from '#server/all-pages.ts';
import { csvFile } from '#server/csv-file.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { wordsIn } from '#server/words.ts';
import { xlsxOf } from '#server/xlsx.ts';
import { payText } from '../reservation/pay-text.ts';
import { requireRecentSignIn } from '../session/require-recent-sign-in.ts';
import { type DeskFilter, findExported } from './desk-reservation.repo.ts';
import { deskScope } from './desk-scope.ts';
import { type AskedAtDesk, filterOf } from './list-desk-reservations.ts';

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
	context: MemberContext,
	{ format, ...asked }: AskedAtDesk & { format: 'csv' | 'xlsx' },
) {
	const { queries, now, viewer, memberId } = context;
	const seen = await deskScope(queries, viewer, asked.organisation, 'reservation.export');
	if (!seen) return refuse('not-found');
	const refusal = requireRecentSignIn(context);
	if (refusal) return refusal;
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
	if (format === 'csv') return accept(csvFile(table, name));
	return accept({ stream: Readable.from(xlsxOf(table, t('export.sheet'))), mediaType: xlsxType, name });
}

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
	const pages = allPages(
		(page: { after: After | undefined; limit: number }) => findExported(queries, filter, { language, ...page }),
		({ row }) => ({ startsAt: row.startsAt.toISOString(), id: row.id }),
	);
	for await (const rows of pages) yield rows.map((found) => cellsOf(found, { t, say, countries }));
}

type After = { startsAt: string; id: string };
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
