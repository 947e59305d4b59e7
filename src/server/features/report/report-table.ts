import type { Report } from '#contract/api/report.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { type Channel, type ReportSide, reportSides, reportSteps } from '#domain/report/report.ts';
import { loadCountries } from '#i18n/countries.ts';
import { kindNameIn } from '#i18n/kind-name.ts';
import { isLocale, locales } from '#i18n/locales.ts';
import { wordsIn } from '#server/words.ts';

type Cells = (string | number | null)[];

const rounded = (hours: number | null): number | null => (hours === null ? null : Math.round(hours * 10) / 10);

/** The whole report as one table: what it is told apart by, the name, the sums. */
export async function reportTable(report: Report, language: ContentLocale): Promise<{ head: string[]; rows: Cells[] }> {
	const say = wordsIn(language, ['console', 'console-report', 'product', 'area', 'state']);
	const t = say('console.report');
	const countries: Partial<Record<string, string>> = await loadCountries(language);
	const languages = new Intl.DisplayNames(locales[language].tag, { type: 'language' });
	const kindName = kindNameIn(say);
	const names: Record<ReportSide, (name: string, label: string) => string> = {
		area: (name) => say('area')(`${name as AreaSlug}.name`),
		kind: (name) => kindName(name),
		country: (name) => (name === '' ? t('untold') : (countries[name] ?? name)),
		// In the reader’s words: paper in Korean has no Thai letters.
		language: (name) => (isLocale(name) ? (languages.of(locales[name].tag) ?? name) : name),
		partner: (_, label) => label,
		channel: (name) => t(`channelName.${name as Channel}`),
	};
	const cells = (side: string, name: string, row: Report['whole']): Cells => [
		...[side, name, row.reservations, row.cancelled, row.expectedWon, row.receivedWon, rounded(row.answerHours)],
	];
	return {
		head: (['side', 'name', 'reservations', 'cancelled', 'expected', 'received', 'answerHours'] as const).map(
			(column) => t(column),
		),
		rows: [
			cells(t('whole'), '', report.whole),
			...report.periods.map((row) => cells(t('period'), row.period.replaceAll('-', '.'), row)),
			...reportSides.flatMap((side) =>
				(report.sides[side] ?? []).map((row) => cells(t(`by.${side}`), names[side](row.name, row.label), row)),
			),
			...reportSteps.map(
				(step): Cells => [...[t('steps'), t(`stepName.${step}`), report.steps[step] ?? null, null, null, null, null]],
			),
			...report.misses.map(({ words, count }): Cells => [t('misses'), words, count, null, null, null, null]),
		],
	};
}
