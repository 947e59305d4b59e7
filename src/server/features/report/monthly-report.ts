import type { Report } from '#contract/api/report.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { formatWon } from '#i18n/format.ts';
import { findSiteProfile } from '#server/features/profile/profile.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { pdfOf } from '#server/pdf.ts';
import { wordsIn } from '#server/words.ts';
import { readReport } from './read-report.ts';
import { reportTable } from './report-table.ts';

const hasAnything = ({ reservations, cancelled, expectedWon, receivedWon }: Report['whole']): boolean =>
	[reservations, cancelled, expectedWon, receivedWon].some((sum) => sum !== 0);

/** A month that has begun, on paper and in Korean: for a meeting, and for the file. */
export async function monthlyReport({ queries, now }: MemberContext, { month }: { month: string }) {
	const from = `${month}-01`;
	if (from > koreanDay(now)) return refuse('invalid-input', { faults: [{ at: 'month', code: 'date-far' }] });
	const to = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1);
	const read = await readReport({ queries }, { language: 'ko', from, to });
	if (!read.ok) return read;
	const { whole } = read.value;
	const t = wordsIn('ko', ['console', 'console-report'])('console.report');
	// A month of days with nothing in them is pages that nobody reads.
	const periods = read.value.periods.filter(hasAnything);
	const { head, rows } = await reportTable({ ...read.value, periods }, { language: 'ko', from });
	const isShortened = periods.length < read.value.periods.length;
	const company = (await findSiteProfile(queries))?.companyName.ko ?? '';
	const facts = [
		[t('company'), company],
		[t('reservations'), String(whole.reservations)],
		[t('cancelled'), String(whole.cancelled)],
		[t('expected'), formatWon(whole.expectedWon)],
		[t('received'), formatWon(whole.receivedWon)],
		[t('answerHours'), whole.answerHours === null ? '–' : whole.answerHours.toFixed(1)],
	] as const;
	const [year = '', number = ''] = month.split('-');
	const bytes = await pdfOf({
		title: t('monthTitle', { year, month: Number(number) }),
		facts,
		table: {
			head,
			rows: rows.map((row) => row.map((cell) => cell ?? '')),
			note: isShortened ? `${t('monthNote')} ${t('quietDays')}` : t('monthNote'),
		},
	});
	return accept({ bytes, mediaType: 'application/pdf', name: `maru-report-${month}.pdf` });
}
