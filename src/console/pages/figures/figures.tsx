import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Figures } from '#contract/api/figure.ts';
import { consolePages } from '#contract/console-pages.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { formatDate, formatNumber, formatWon } from '#i18n/format.ts';
import { isLocale, type Locale } from '#i18n/locales.ts';
import { Select } from '#ui/select.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useCountryNames } from '#views/rating/use-country-names.ts';
import { navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { PageHead } from '../../page-head.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import { Bars } from './bars.tsx';
import styles from './figures.module.css';

const path = consolePages.figures.path;
const key = 'GET /api/console/figures';
/** So many days back, today included. */
const spans = ['30', '90', '180', '365', '730'] as const;

function useFigures() {
	const { query: address } = useConsoleAddress();
	const callApi = useApi();
	const language = useConsoleLocale();
	const span = spans.find((one) => one === address.get('days')) ?? '180';
	const product = address.get('product') ?? undefined;
	const organisation = address.get('organisation') ?? undefined;
	const to = koreanDay(new Date());
	const from = addDays(to, 1 - Number(span));
	const query = useQuery({
		queryKey: [key, language, from, to, product, organisation],
		queryFn: () => callApi(key, { query: { language, from, to, product, organisation } }),
		placeholderData: keepPreviousData,
	});
	// As many days before that, once what was asked for is there.
	const former = { from: addDays(from, -Number(span)), to: addDays(from, -1) };
	const { data: before } = useQuery({
		queryKey: [key, language, former.from, former.to, product, organisation],
		queryFn: () => callApi(key, { query: { language, ...former, product, organisation } }),
		enabled: query.isSuccess && !query.isPlaceholderData,
		staleTime: 600_000,
	});
	const choose = (name: 'days' | 'product', value: string) => {
		const next = new URLSearchParams(address);
		if (value === '') next.delete(name);
		else next.set(name, value);
		navigate(`${path}?${next}`, 'replace');
	};
	return { query, before, span, product, from, to, choose };
}

/** How it went: what was sold, what came in, who came, how full it was and how fast it was answered. Nobody by name. */
export function FiguresPage() {
	const t = useTranslations('console.figure');
	const pages = useTranslations('console.pages');
	const { query, before, span, product, from, to, choose } = useFigures();
	const products = useProductNames();
	return (
		<>
			<PageHead
				title={pages('figures')}
				text={t('lead', { from: formatDate(from), to: formatDate(to) })}
				aside={
					<div className={styles.filter}>
						<Select
							label={t('span')}
							name="days"
							value={span}
							options={spans.map((days) => ({ value: days, label: t('days', { days: Number(days) }) }))}
							onChange={(days) => choose('days', days)}
						/>
						<Select
							label={t('product')}
							name="product"
							value={product ?? 'all'}
							options={[{ value: 'all', label: t('everyProduct') }, ...products]}
							onChange={(id) => choose('product', id === 'all' ? '' : id)}
						/>
					</div>
				}
			/>
			<Await query={query}>{(figures) => <Sums {...{ figures, before, days: Number(span) }} />}</Await>
		</>
	);
}

/** The products of the house, asked for once and over all of the time there is to choose from. */
function useProductNames() {
	const { query: address } = useConsoleAddress();
	const callApi = useApi();
	const language = useConsoleLocale();
	const organisation = address.get('organisation') ?? undefined;
	const to = koreanDay(new Date());
	const { data } = useQuery({
		queryKey: [key, language, to, organisation, 'names'],
		queryFn: () => callApi(key, { query: { language, from: to, to, organisation } }),
		staleTime: 60_000,
	});
	return (data?.products ?? []).map(({ id, title }) => ({ value: id, label: title }));
}

const totalOf = <Row,>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0);
const percent = (taken: number, capacity: number): number =>
	capacity === 0 ? 0 : Math.round((taken * 100) / capacity);

type Summed = { figures: Figures; before: Figures | undefined; days: number };

function Sums({ figures, before, days }: Summed) {
	return (
		<>
			<Heads {...{ figures, before, days }} />
			<div className={styles.cards}>
				<ByPeriod figures={figures} />
				<ByGuest figures={figures} />
				<ByReader figures={figures} />
				<div className={styles.wide}>
					<BySlot figures={figures} />
				</div>
				<div className={styles.wide}>
					<ByProduct figures={figures} />
				</div>
			</div>
		</>
	);
}

/** The few numbers that one looks at first. */
function useHeads() {
	const t = useTranslations('console.figure');
	const locale = useWordsLocale();
	const rounded = (value: number) => formatNumber(Math.round(value * 10) / 10, locale);
	return ({ periods, products, answerHours }: Figures): { name: string; value: string }[] => {
		const ratings = totalOf(products, (row) => row.ratings);
		const stars = totalOf(products, (row) => (row.stars ?? 0) * row.ratings);
		const counted = (of: (row: Figures['periods'][number]) => number) => formatNumber(totalOf(periods, of), locale);
		return [
			{ name: t('reservations'), value: counted((row) => row.reservations) },
			{ name: t('expected'), value: formatWon(totalOf(periods, (row) => row.expectedWon)) },
			{ name: t('received'), value: formatWon(totalOf(periods, (row) => row.receivedWon)) },
			{ name: t('views'), value: counted((row) => row.views) },
			{ name: t('answerTime'), value: answerHours === null ? '–' : t('hours', { hours: rounded(answerHours) }) },
			{
				name: t('rating'),
				value: ratings === 0 ? '–' : `★ ${rounded(stars / ratings)} (${formatNumber(ratings, locale)})`,
			},
		];
	};
}

/** Each with what it was in as many days before: a number alone says little. */
function Heads({ figures, before, days }: Summed) {
	const t = useTranslations('console.figure');
	const headsOf = useHeads();
	const former = before && headsOf(before);
	return (
		<dl className={styles.heads}>
			{headsOf(figures).map(({ name, value }, at) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
					<dd className={styles.former}>{former && t('before', { days, value: former[at]?.value ?? '' })}</dd>
				</div>
			))}
		</dl>
	);
}

function ByPeriod({ figures: { periods } }: { figures: Figures }) {
	const t = useTranslations('console.figure');
	const nameOf = ({ period }: { period: string }) => period.replaceAll('-', '.');
	const common = { label: t('period'), rows: periods, nameOf, isPlot: true };
	return (
		<>
			<Bars
				{...common}
				title={t('reservations')}
				file="reservations"
				columns={[{ name: t('reservations'), of: (row) => row.reservations }]}
			/>
			<Bars
				{...common}
				title={t('income')}
				text={t('incomeText')}
				file="income"
				columns={[
					{ name: t('expected'), of: (row) => row.expectedWon, told: formatWon },
					{ name: t('received'), of: (row) => row.receivedWon, told: formatWon },
				]}
			/>
			<Bars
				{...common}
				title={t('views')}
				text={t('viewsText')}
				file="views"
				columns={[{ name: t('views'), of: (row) => row.views }]}
			/>
			<Bars
				{...common}
				title={t('interest')}
				text={t('interestText')}
				file="interest"
				columns={[
					{ name: t('wishes'), of: (row) => row.wishes },
					{ name: t('questions'), of: (row) => row.questions },
					{ name: t('consultations'), of: (row) => row.consultations },
					{ name: t('answers'), of: (row) => row.answers },
				]}
			/>
		</>
	);
}

function ByGuest({ figures: { languages, countries } }: { figures: Figures }) {
	const t = useTranslations('console.figure');
	const languageOf = useTranslations('console.languageName');
	const countryNames = useCountryNames();
	const columns = [{ name: t('reservations'), of: (row: { count: number }) => row.count }];
	const languageName = (name: string | null) =>
		isLocale(name ?? undefined) ? languageOf(name as Locale) : t('others');
	return (
		<>
			<Bars
				{...{ columns, title: t('byLanguage'), text: t('fewText'), file: 'languages', label: t('language') }}
				rows={languages}
				nameOf={({ name }) => languageName(name)}
			/>
			<Bars
				{...{ columns, title: t('byCountry'), text: t('fewText'), file: 'countries', label: t('country') }}
				rows={countries}
				nameOf={({ name }) => (name ? (countryNames[name as 'KR'] ?? name) : t('others'))}
			/>
		</>
	);
}

function BySlot({ figures: { slots } }: { figures: Figures }) {
	const t = useTranslations('console.figure');
	return (
		<Bars
			title={t('occupancy')}
			text={t('occupancyText')}
			file="occupancy"
			most={100}
			label={t('time')}
			rows={slots}
			nameOf={({ time }) => time || t('wholeDay')}
			columns={[
				{ name: t('full'), of: (row) => percent(row.taken, row.capacity), told: (value) => t('percent', { value }) },
				{ name: t('taken'), of: (row) => row.taken },
				{ name: t('places'), of: (row) => row.capacity },
			]}
		/>
	);
}

function ByReader({ figures: { viewLanguages, viewCountries } }: { figures: Figures }) {
	const t = useTranslations('console.figure');
	const languageOf = useTranslations('console.languageName');
	const countryNames = useCountryNames();
	const columns = [{ name: t('views'), of: (row: { count: number }) => row.count }];
	return (
		<>
			<Bars
				{...{ columns, title: t('viewsByLanguage'), text: t('fewText'), file: 'view-languages', label: t('language') }}
				rows={viewLanguages}
				nameOf={({ name }) => (isLocale(name ?? undefined) ? languageOf(name as Locale) : t('others'))}
			/>
			<Bars
				{...{ columns, title: t('viewsByCountry'), text: t('toldText'), file: 'view-countries', label: t('country') }}
				rows={viewCountries}
				nameOf={({ name }) => (name ? (countryNames[name as 'KR'] ?? name) : t('others'))}
			/>
		</>
	);
}

function ByProduct({ figures: { products } }: { figures: Figures }) {
	const t = useTranslations('console.figure');
	const locale = useWordsLocale();
	return (
		<Bars
			title={t('byProduct')}
			file="products"
			label={t('product')}
			rows={products}
			nameOf={({ title }) => title}
			keyOf={({ id }) => id}
			columns={[
				{ name: t('reservations'), of: (row) => row.reservations },
				{ name: t('expected'), of: (row) => row.expectedWon, told: formatWon },
				{ name: t('received'), of: (row) => row.receivedWon, told: formatWon },
				{
					name: t('full'),
					of: (row) => (row.capacity === 0 ? null : percent(row.taken, row.capacity)),
					told: (value) => t('percent', { value }),
				},
				{ name: t('views'), of: (row) => row.views },
				{ name: t('wishes'), of: (row) => row.wishes },
				{ name: t('ratings'), of: (row) => row.ratings },
				{
					name: t('rating'),
					of: (row) => (row.stars === null ? null : Math.round(row.stars * 10) / 10),
					told: (value) => formatNumber(value, locale),
				},
			]}
		/>
	);
}
