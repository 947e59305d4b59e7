import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { type ContentState, contentStates } from '#domain/content/content-machine.ts';
import { formatDate } from '#i18n/format.ts';
import { allLocales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import styles from '../../content/content.module.css';
import { contentListKey } from '../../content/content-queries.ts';
import { shortName } from '../../content/short-name.ts';
import { PageHead } from '../../page-head.tsx';
import { type LongColumn, LongTable } from '../../table/long-table.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import { NewProduct } from './new-product.tsx';

const path = consolePages.products.path;
const addressOf = (state: ContentState | undefined) => (state ? `${path}?state=${state}` : path);
const isState = (word: string | null): word is ContentState => contentStates.includes(word as ContentState);

function useProducts(state: ContentState | undefined) {
	const callApi = useApi();
	const language = useConsoleLocale();
	return useInfiniteQuery({
		queryKey: [contentListKey, 'product', state, language],
		queryFn: ({ pageParam: cursor }) =>
			callApi(contentListKey, { query: { kind: 'product', state, language, cursor } }),
		select: pagesOf,
		...byCursor,
	});
}

/** What one's house offers: how each stands, and how complete it is in every language. */
export function ProductsPage() {
	const t = useTranslations('console.product');
	const pages = useTranslations('console.pages');
	const { query: address } = useConsoleAddress();
	const asked = address.get('state');
	const state = isState(asked) ? asked : undefined;
	const query = useProducts(state);
	const columns = useColumns();
	const begin = () => navigate(`${path}?new=1`);
	return (
		<>
			<PageHead
				title={pages('products')}
				text={t('lead')}
				aside={
					<div className={styles.actions}>
						<ConsoleLink to={consolePages.productFiles.path} className={buttonClass()}>
							<Icon name="document" />
							{pages('productFiles')}
						</ConsoleLink>
						<Button variant="primary" onClick={begin}>
							<Icon name="plus" />
							{t('create')}
						</Button>
					</div>
				}
			/>
			<nav className={styles.filter} aria-label={t('states')}>
				{[undefined, ...contentStates].map((one) => (
					<ConsoleLink
						key={one ?? ''}
						to={addressOf(one)}
						className={chipClass({ isOn: one === state })}
						aria-current={one === state ? 'page' : undefined}
					>
						{one ? t(`state.${one}`) : t('all')}
					</ConsoleLink>
				))}
			</nav>
			<Await query={query}>
				{(data) => {
					const items = data.flatMap((page) => page.items);
					if (items.length === 0) return <EmptyState isPanel title={t('empty')} text={t('emptyText')} />;
					return (
						<>
							<p className={styles.small}>{t('count', { count: data[0]?.total ?? items.length })}</p>
							<LongTable
								{...{ label: pages('products'), columns, items, query, className: styles.list, rowHeight: 92 }}
								name={addressOf(state)}
								idOf={({ id }) => id}
							/>
						</>
					);
				}}
			</Await>
			<NewProduct isOpen={address.has('new')} onClose={() => navigate(path, 'replace')} />
		</>
	);
}

type Item = NonNullable<ReturnType<typeof useProducts>['data']>[number]['items'][number];

function useColumns(): readonly LongColumn<Item>[] {
	const t = useTranslations('console.product');
	return useMemo(
		() => [
			{ id: 'title', header: t('field.title'), cell: (item) => <Name item={item} />, className: styles.cell },
			{ id: 'languages', header: t('completeness'), cell: (item) => <Languages item={item} />, className: styles.cell },
			{ id: 'state', header: t('states'), cell: (item) => <Standing item={item} />, className: styles.cell },
		],
		[t],
	);
}

function Name({ item }: { item: Item }) {
	const t = useTranslations('console.product');
	return (
		<>
			<ConsoleLink to={`${path}/${item.id}`} className={styles.name}>
				{item.title || item.id}
			</ConsoleLink>
			<p className={styles.small}>{t('changed', { date: formatDate(item.changedAt) })}</p>
		</>
	);
}

function Languages({ item }: { item: Item }) {
	const t = useTranslations('console.product');
	const names = useTranslations('console.product.language');
	return (
		<ul className={styles.languages}>
			{allLocales.map((locale) => (
				<li key={locale} data-whole={item.percent[locale] === 100 || undefined}>
					<abbr title={names(locale)}>{shortName[locale]}</abbr>
					{t('percent', { percent: item.percent[locale] })}
				</li>
			))}
		</ul>
	);
}

function Standing({ item }: { item: Item }) {
	const t = useTranslations('console.product');
	const isAhead = item.published !== null && item.published !== item.latest && item.state === 'published';
	return (
		<p className={styles.badges}>
			<StateBadge state={item.state} />
			{isAhead && <Badge tone="warn">{t('ahead')}</Badge>}
			{item.scheduled && <Badge tone="brand">{t('planned', { date: formatDate(item.scheduled.at) })}</Badge>}
			{item.planFailedAt && <Badge tone="bad">{t('planFailedShort')}</Badge>}
		</p>
	);
}

const tones: Record<ContentState, string> = { draft: 'warn', published: 'ok', archived: 'neutral' };

export function StateBadge({ state }: { state: ContentState }) {
	const t = useTranslations('console.product');
	return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
