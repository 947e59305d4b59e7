import type { Report } from '#contract/api/report.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { askedThings, type Channel, type ReportSide, reportSides, reportSteps } from '#domain/report/report.ts';
import { loadCountries } from '#i18n/countries.ts';
import { formatDate } from '#i18n/format.ts';
import { kindNameIn } from '#i18n/kind-name.ts';
import { isLocale } from '#i18n/locales.ts';
import { wordsIn } from '#server/words.ts';

type Cells = (string | number | null)[];

const rounded = (hours: number | null): number | null => (hours === null ? null : Math.round(hours * 10) / 10);

/** A row that tells how many of something there were, and nothing of money. */
const counted = (
	side: string,
	name: string,
	count: number | string | null,
	{ hours = null, language = null }: { hours?: number | null; language?: string | null } = {},
): Cells => [side, name, count, null, null, null, hours, language];

/** The whole report as one table: what it is told apart by, the name, the sums. */
export async function reportTable(
	report: Report,
	{ language, from }: { language: ContentLocale; from: string },
): Promise<{ head: string[]; rows: Cells[] }> {
	const say = wordsIn(language, ['console', 'console-report', 'product', 'area', 'state']);
	const t = say('console.report');
	const countries: Partial<Record<string, string>> = await loadCountries(language);
	const languages = say('console.languageName');
	const kindName = kindNameIn(say);
	const names: Record<ReportSide, (name: string, label: string) => string> = {
		area: (name) => say('area')(`${name as AreaSlug}.name`),
		kind: (name) => kindName(name),
		country: (name) => (name === '' ? t('untold') : (countries[name] ?? name)),
		language: (name) => (isLocale(name) ? languages(name) : name),
		partner: (_, label) => label,
		channel: (name) => t(`channelName.${name as Channel}`),
	};
	const languageName = names.language;
	const { steps, stepsSince } = report;
	/** Where not every day of it was counted, since when it is. */
	const since =
		stepsSince !== null && from < stepsSince
			? [counted(t('steps'), t('stepsSince', { day: formatDate(stepsSince) }), null)]
			: [];
	const cells = (side: string, name: string, row: Report['whole']): Cells => [
		...[side, name, row.reservations, row.cancelled, row.expectedWon, row.receivedWon, rounded(row.answerHours), null],
	];
	return {
		// Of visits, answers and words that were searched it is their own number.
		head: (['side', 'name', 'counted', 'cancelled', 'expected', 'received', 'answerHours', 'by.language'] as const).map(
			(column) => t(column),
		),
		rows: [
			cells(t('whole'), '', report.whole),
			...report.periods.map((row) => cells(t('period'), row.period.replaceAll('-', '.'), row)),
			...reportSides.flatMap((side) =>
				(report.sides[side] ?? []).map((row) => cells(t(`by.${side}`), names[side](row.name, row.label), row)),
			),
			...reportSteps.map((step): Cells => counted(t('steps'), t(`stepName.${step}`), steps[step] ?? '–')),
			...since,
			// Each noun has its own rows: how many were answered, and after how long, is no sum of reservations.
			...askedThings.flatMap((thing) => {
				const row = report.answers[thing];
				if (row === null) return [];
				return (['answered', 'unanswered', 'waiting'] as const).map((how): Cells => {
					const name = `${t(`asked.${thing}`)} · ${t(how)}`;
					return counted(t('answers'), name, row[how], how === 'answered' ? { hours: rounded(row.hours) } : {});
				});
			}),
			...report.misses.map(
				({ words, count, language: of }): Cells =>
					counted(t('misses'), words, count, { language: languageName(of, '') }),
			),
		],
	};
}
