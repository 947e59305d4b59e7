import { Readable } from 'node:stream';
import { csvOf } from '#domain/kernel/csv.ts';
import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { wordsIn } from '#server/words.ts';
import { xlsxOf } from '#server/xlsx.ts';
import { type ReportQuery, readReport } from './read-report.ts';
import { reportTable } from './report-table.ts';

const csvType = 'text/csv; charset=utf-8';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The report for a spreadsheet, in the reader's language. */
export async function exportReport(
	{ queries }: MemberContext,
	{ format, ...query }: ReportQuery & { format: 'csv' | 'xlsx' },
) {
	const read = await readReport({ queries }, query);
	if (!read.ok) return read;
	const { head, rows } = await reportTable(read.value, query);
	const name = `maru-report-${query.from}-${query.to}.${format}`;
	if (format === 'csv')
		return accept({ bytes: new TextEncoder().encode(csvOf([head, ...rows])), mediaType: csvType, name });
	const sheet = wordsIn(query.language, ['console', 'console-report'])('console.report')('title');
	const stream = Readable.from(xlsxOf(oneOf([head, ...rows]), sheet));
	return accept({ stream, mediaType: xlsxType, name });
}

async function* oneOf<Rows>(rows: Rows): AsyncGenerator<Rows> {
	yield rows;
}
