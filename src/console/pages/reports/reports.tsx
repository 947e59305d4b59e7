import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Report } from '#contract/api/report.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import {
	askedThings,
	type Channel,
	missDays,
	type ReportSide,
	reportSides,
	reportSteps,
	shareOfBefore,
} from '#domain/report/report.ts';
import { formatDate, formatNumber, formatWon } from '#i18n/format.ts';
import { isLocale, type Locale } from '#i18n/locales.ts';
import { Select } from '#ui/select.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { DayField } from '#views/field/day-field.tsx';
import { useCountryNames } from '#views/rating/use-country-names.ts';
import { navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { PageHead } from '../../page-head.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import { Bars } from '../figures/bars.tsx';
import styles from '../figures/figures.module.css';
import { ReportFiles } from './report-files.tsx';
import { ownSpan, type ReportSpan, reachOf, reportSpans, spanIn, withDay, withSpan } from './report-span.ts';

const path = consolePages.reports.path;
const key = 'GET /api/reports';
/** As far back as the trail goes. */
const daysBack = 1_826;
const ends = ['from', 'to'] as const;

/** What each side is called in the address of the API. */
const askedAs = {
	area: 'area',
	kind: 'kind',
	country: 'country',
	language: 'spoken',
	partner: 'partner',
	channel: 'channel',
} as const satisfies Record<ReportSide, string>;

function useReport() {
	const { query: address } = useConsoleAddress();
	const callApi = useApi();
	const language = useConsoleLocale();
	const span = spanIn(address, koreanDay(new Date()));
	const { from, to } = span;
	const spoken = address.get('spoken');
	const asked = {
		...{ language, from, to },
		area: address.get('area') ?? undefined,
		kind: address.get('kind') ?? undefined,
		country: address.get('country') ?? undefined,
		spoken: isLocale(spoken ?? undefined) ? (spoken as Locale) : undefined,
		partner: address.get('partner') ?? undefined,
		channel: (address.get('channel') ?? undefined) as Channel | undefined,
	};
	const query = useQuery({
		queryKey: [key, asked],
		queryFn: () => callApi(key, { query: asked }),
		placeholderData: keepPreviousData,
	});
	/** All there is to choose from, whatever is chosen. */
	const all = useQuery({
		queryKey: [key, { language, from, to }],
		queryFn: () => callApi(key, { query: { language, from, to } }),
		placeholderData: keepPreviousData,
	});
	const choose = (name: string, value: string) => {
		const next = new URLSearchParams(address);
		if (value === '') next.delete(name);
		else next.set(name, value);
		navigate(`${path}?${next}`, 'replace');
	};
	const chooseSpan = (next: ReportSpan) => navigate(`${path}?${withSpan(address, next)}`, 'replace');
	return { query, all, span, asked, choose, chooseSpan };
}

/** What can be chosen of a side; of languages also those in which something was searched for and nobody has reserved. */
function choosable({ sides, misses }: Report, side: ReportSide): { name: string; label: string }[] {
	const named = (sides[side] ?? []).filter(({ name }) => name !== '');
	if (side !== 'language') return named;
	const known = new Set(named.map(({ name }) => name));
	const searched = [...new Set(misses.map(({ language }) => language))].filter((language) => !known.has(language));
	return [...named, ...searched.map((name) => ({ name, label: name }))];
}

/** What a row of a side is called. */
function useNames(): (side: ReportSide, row: { name: string; label: string }) => string {
	const t = useTranslations('console.report');
	const languages = useTranslations('console.languageName');
	const areas = useTranslations('area');
	const kinds = useTranslations('product.kind');
	const countries = useCountryNames();
	return (side, { name, label }) => {
		if (side === 'area') return areas(`${name as AreaSlug}.name`);
		if (side === 'kind') return kinds(name as 'hotel');
		if (side === 'country') return name === '' ? t('untold') : (countries[name as 'KR'] ?? name);
		if (side === 'language') return isLocale(name) ? languages(name) : name;
		return side === 'channel' ? t(`channelName.${name as Channel}`) : label;
	};
}

/** How the whole site went, for those who run it: sums, told apart by what is chosen. Nobody by name. */
export function ReportsPage() {
	const t = useTranslations('console.report');
	const pages = useTranslations('console.pages');
	const { query, all, span, asked, choose, chooseSpan } = useReport();
	const nameOf = useNames();
	const today = koreanDay(new Date());
	const reach = { first: addDays(today, -daysBack), today };
	return (
		<>
			<PageHead
				title={pages('reports')}
				text={t('lead', { from: formatDate(asked.from), to: formatDate(asked.to) })}
				aside={<ReportFiles asked={asked} />}
			/>
			<div className={styles.filter}>
				<Select
					label={t('span')}
					isLabelShown
					name="days"
					value={span.days}
					options={[
						...reportSpans.map((days) => ({ value: days as string, label: t('days', { days: Number(days) }) })),
						{ value: ownSpan, label: t('ownDays') },
					]}
					onChange={(days) =>
						chooseSpan(days === ownSpan ? { ...span, days } : spanIn(new URLSearchParams({ days }), today))
					}
				/>
				{span.days === ownSpan &&
					ends.map((end) => (
						<div key={end} className={styles.day}>
							<DayField
								label={t(end)}
								name={end}
								value={span[end]}
								daysAhead={0}
								daysBack={daysBack}
								{...reachOf(span, end, reach)}
								onChange={(day) => day !== '' && chooseSpan(withDay(span, end, day))}
							/>
						</div>
					))}
				{reportSides.map((side) => (
					<Select
						key={side}
						label={t(`by.${side}`)}
						isLabelShown
						name={askedAs[side]}
						value={asked[askedAs[side]] ?? 'all'}
						options={[
							{ value: 'all', label: t('all') },
							...(all.data ? choosable(all.data, side) : []).map((row) => ({
								value: row.name,
								label: nameOf(side, row),
							})),
						]}
						onChange={(value) => choose(askedAs[side], value === 'all' ? '' : value)}
					/>
				))}
			</div>
			<Await query={query}>{(report) => <Sums report={report} />}</Await>
		</>
	);
}

const shareOf = ({ cancelled, reservations }: Report['whole']): number =>
	reservations === 0 ? 0 : Math.round((cancelled * 100) / reservations);
const hoursOf = ({ answerHours }: Report['whole']) => (answerHours === null ? null : Math.round(answerHours * 10) / 10);

function Sums({ report }: { report: Report }) {
	const t = useTranslations('console.report');
	const locale = useWordsLocale();
	const nameOf = useNames();
	const number = (value: number) => formatNumber(value, locale);
	const percent = (value: number) => t('percent', { value });
	const { whole } = report;
	const hours = hoursOf(whole);
	const heads = [
		[t('reservations'), number(whole.reservations)],
		[t('cancelled'), `${number(whole.cancelled)} (${percent(shareOf(whole))})`],
		[t('expected'), formatWon(whole.expectedWon)],
		[t('received'), formatWon(whole.receivedWon)],
		[t('answerHours'), hours === null ? '–' : number(hours)],
	];
	const columns = [
		{ name: t('reservations'), of: (row: Report['whole']) => row.reservations },
		{ name: t('share'), of: shareOf, told: percent },
		{ name: t('expected'), of: (row: Report['whole']) => row.expectedWon, told: formatWon },
		{ name: t('received'), of: (row: Report['whole']) => row.receivedWon, told: formatWon },
		{ name: t('answerHours'), of: hoursOf, told: number },
	];
	return (
		<>
			<dl className={styles.heads}>
				{heads.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<div className={styles.cards}>
				<ByPeriod periods={report.periods} />
				{reportSides.map((side) => (
					<div key={side} className={styles.wide}>
						<Bars
							title={t(`by.${side}`)}
							file={`report-${side}`}
							label={t(`by.${side}`)}
							rows={report.sides[side] ?? []}
							nameOf={(row) => nameOf(side, row)}
							keyOf={(row) => row.name}
							columns={columns}
						/>
					</div>
				))}
				<div className={styles.wide}>
					<ByAnswers answers={report.answers} />
				</div>
				<BySteps steps={report.steps} since={report.stepsSince} />
				<Misses misses={report.misses} />
			</div>
		</>
	);
}

/** Words that nothing was found for, in the language they were searched in. */
function Misses({ misses }: Pick<Report, 'misses'>) {
	const t = useTranslations('console.report');
	const languages = useTranslations('console.languageName');
	return (
		<Bars
			title={t('misses')}
			text={t('missesText', { days: missDays })}
			file="searches"
			label={t('words')}
			rows={misses}
			nameOf={({ words }) => words}
			keyOf={({ words, language }) => `${language} ${words}`}
			told={[{ name: t('by.language'), of: ({ language }) => languages(language) }]}
			columns={[{ name: t('searched'), of: ({ count }) => count }]}
		/>
	);
}

/** How long people wait for whoever answers them, and how many are answered by nobody. */
function ByAnswers({ answers }: Pick<Report, 'answers'>) {
	const t = useTranslations('console.report');
	const locale = useWordsLocale();
	const rows = askedThings.flatMap((thing) => {
		const row = answers[thing];
		return row === null ? [] : [{ ...row, thing }];
	});
	return (
		<Bars
			title={t('answers')}
			text={t('answersText')}
			file="answers"
			label={t('name')}
			rows={rows}
			nameOf={({ thing }) => t(`asked.${thing}`)}
			columns={[
				{ name: t('answered'), of: ({ answered }) => answered },
				{ name: t('unanswered'), of: ({ unanswered }) => unanswered },
				{ name: t('waiting'), of: ({ waiting }) => waiting },
				{
					name: t('answerHours'),
					of: ({ hours }) => (hours === null ? null : Math.round(hours * 10) / 10),
					told: (value) => formatNumber(value, locale),
				},
			]}
		/>
	);
}

/** From a list of products to having been there: between two steps people leave. */
function BySteps({ steps, since }: { steps: Report['steps']; since: string | null }) {
	const t = useTranslations('console.report');
	const rows = reportSteps.map((step) => ({
		...{ step, count: steps[step] ?? null, share: shareOfBefore(steps, step) },
	}));
	return (
		<Bars
			title={t('steps')}
			text={[t('stepsText'), ...(since ? [t('stepsSince', { day: formatDate(since) })] : [])].join(' ')}
			file="steps"
			label={t('step')}
			rows={rows}
			nameOf={({ step }) => t(`stepName.${step}`)}
			columns={[
				{ name: t('people'), of: ({ count }) => count },
				{ name: t('ofBefore'), of: ({ share }) => share, told: (value) => t('percent', { value }) },
			]}
		/>
	);
}

function ByPeriod({ periods }: { periods: Report['periods'] }) {
	const t = useTranslations('console.report');
	const nameOf = ({ period }: { period: string }) => period.replaceAll('-', '.');
	const common = { label: t('period'), rows: periods, nameOf, isPlot: true };
	return (
		<>
			<Bars
				{...common}
				title={t('reservations')}
				file="report-reservations"
				columns={[
					{ name: t('reservations'), of: (row) => row.reservations },
					{ name: t('cancelled'), of: (row) => row.cancelled },
				]}
			/>
			<Bars
				{...common}
				title={t('income')}
				file="report-income"
				columns={[
					{ name: t('expected'), of: (row) => row.expectedWon, told: formatWon },
					{ name: t('received'), of: (row) => row.receivedWon, told: formatWon },
				]}
			/>
			<Bars
				{...common}
				title={t('answerHours')}
				file="report-answers"
				columns={[{ name: t('answerHours'), of: hoursOf }]}
			/>
		</>
	);
}
