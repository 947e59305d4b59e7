import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Erasures } from '#contract/api/running.ts';
import { consolePages } from '#contract/console-pages.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type ErasureRule, erasureRuleIds, erasureRules } from '#domain/running/erasure.ts';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { momentOf } from '../../moment.ts';
import { PageHead } from '../../page-head.tsx';
import { type LongColumn, LongTable } from '../../table/long-table.tsx';
import { saveCsv } from '../figures/save-csv.ts';
import styles from './erasures.module.css';

const path = consolePages.erasures.path;
const key = 'GET /api/running/erasures';
/** So many days back, today included. */
const spans = ['30', '90', '180', '365'] as const;
type Erasure = Erasures['erasures'][number];

/** What time made us forget, by which rule and why (decision 0126). */
export function ErasuresPage() {
	const t = useTranslations('console.erasures');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const { query: address } = useConsoleAddress();
	const span = spans.find((one) => one === address.get('days')) ?? '30';
	const rule = erasureRuleIds.find((one) => one === address.get('rule'));
	const to = koreanDay(new Date());
	const asked = { from: addDays(to, 1 - Number(span)), to, rule };
	const query = useQuery({
		queryKey: [key, asked],
		queryFn: () => callApi(key, { query: asked }),
		placeholderData: keepPreviousData,
	});
	const choose = (name: string, value: string) => {
		const next = new URLSearchParams(address);
		if (value === 'all') next.delete(name);
		else next.set(name, value);
		navigate(`${path}?${next}`, 'replace');
	};
	return (
		<>
			<PageHead title={pages('erasures')} text={t('lead')} />
			<div className={styles.page}>
				<div className={styles.filters}>
					<Select
						{...{ name: 'days', label: t('span'), isLabelShown: true, value: span }}
						options={spans.map((days) => ({ value: days, label: t('days', { days: Number(days) }) }))}
						onChange={(days) => choose('days', days)}
					/>
					<Select
						{...{ name: 'rule', label: t('rule'), isLabelShown: true, value: rule ?? 'all' }}
						options={[
							{ value: 'all', label: t('all') },
							...erasureRuleIds.map((value) => ({ value, label: t(`rules.${value}.name`) })),
						]}
						onChange={(value) => choose('rule', value)}
					/>
				</div>
				<Await query={query}>
					{({ erasures, rules }) => (
						<>
							<Runs erasures={erasures} />
							<Rules rules={rules.filter((one) => rule === undefined || one.rule === rule)} />
						</>
					)}
				</Await>
			</div>
		</>
	);
}

/** All of a period is there at once. */
const whole = {
	...{ hasNextPage: false, isFetchNextPageError: false, isFetchingNextPage: false },
	fetchNextPage: () => Promise.resolve(),
};

function Runs({ erasures }: { erasures: readonly Erasure[] }) {
	const t = useTranslations('console.erasures');
	const locale = useWordsLocale();
	const columns = useMemo(
		(): readonly LongColumn<Erasure>[] => [
			{ id: 'day', header: t('day'), cell: ({ day }) => formatDate(day) },
			{ id: 'rule', header: t('rule'), cell: ({ rule }) => t(`rules.${rule}.name`) },
			{ id: 'count', header: t('count'), cell: ({ count }) => formatNumber(count, locale) },
			{ id: 'at', header: t('at'), cell: ({ at }) => momentOf(at) },
		],
		[t, locale],
	);
	if (erasures.length === 0) return <EmptyState isPanel title={t('empty')} text={t('emptyText')} />;
	const save = () =>
		saveCsv('maru-erasures', [
			[t('day'), t('rule'), t('count'), t('at')],
			...erasures.map(({ day, rule, count, at }) => [day, t(`rules.${rule}.name`), count, momentOf(at)]),
		]);
	return (
		<section className={styles.runs} aria-label={t('runs')}>
			<div className={styles.head}>
				<h2>{t('runs')}</h2>
				<Button size="sm" onClick={save}>
					{t('csv')}
				</Button>
			</div>
			<LongTable
				{...{ name: key, label: t('runs'), columns, items: erasures, query: whole, rowHeight: 52 }}
				className={styles.table}
				idOf={({ rule, day }) => `${rule} ${day}`}
			/>
		</section>
	);
}

function Rules({ rules }: Pick<Erasures, 'rules'>) {
	const t = useTranslations('console.erasures');
	return (
		<Card title={t('rulesTitle')}>
			<dl className={styles.rules}>
				{rules.map(({ rule, ranAt, days }) => (
					<div key={rule}>
						<dt>{t(`rules.${rule}.name`)}</dt>
						<dd>
							{t(`rules.${rule}.what`)}{' '}
							{days !== null && t(`rules.${rule}.when`, { days, latest: latestOf(rule) ?? days })}
						</dd>
						<dd className={styles.small}>
							{t('why')} {t(`ground.${groundOf(rule)}`)}
						</dd>
						<dd className={styles.small}>{ranAt === null ? t('neverRan') : t('ranAt', { moment: momentOf(ranAt) })}</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}

const groundOf = (rule: ErasureRule) => erasureRules[rule].ground;
const latestOf = (rule: ErasureRule): number | undefined => {
	const of = erasureRules[rule];
	return 'latest' in of ? of.latest : undefined;
};
