import { useMemo } from 'react';
import type { ContentKind } from '#domain/content/content.ts';
import { type ContentFilter, type ContentState, contentFilters, isAhead } from '#domain/content/content-machine.ts';
import { formatDate } from '#i18n/format.ts';
import { allLocales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink, useConsoleAddress } from '../address.tsx';
import { Await } from '../await.tsx';
import { type LongColumn, LongTable } from '../table/long-table.tsx';
import { BulkActs, ChooseBox } from './bulk-acts.tsx';
import styles from './content.module.css';
import { shortName } from './short-name.ts';
import { type ContentItem, useContentItems } from './use-content-items.ts';

const isFilter = (word: string | null): word is ContentFilter => contentFilters.includes(word as ContentFilter);

type Props = {
	kind: ContentKind;
	/** Where its editor is, before the id. */
	path: string;
	/** Whether several can be dealt with at once. */
	isBulk?: boolean;
	words: { label: string; states: string; empty: string; emptyText: string; count: (count: number) => string };
};

/** Everything of a kind that one may edit: how each stands, and how complete it is in every language. */
export function ContentList({ kind, path, isBulk = false, words }: Props) {
	const t = useTranslations('console.product');
	const asked = useConsoleAddress().query.get('state');
	const state = isFilter(asked) ? asked : undefined;
	const addressOf = (one: ContentFilter | undefined) => (one ? `${path}?state=${one}` : path);
	const query = useContentItems({ kind, state });
	const columns = useColumns({ path, isBulk, states: words.states });
	return (
		<>
			<nav className={styles.filter} aria-label={words.states}>
				{[undefined, ...contentFilters].map((one) => (
					<ConsoleLink
						key={one ?? ''}
						to={addressOf(one)}
						className={chipClass({ isOn: one === state })}
						aria-current={one === state ? 'page' : undefined}
					>
						{one === undefined ? t('all') : one === 'ahead' ? t('ahead') : t(`state.${one}`)}
					</ConsoleLink>
				))}
			</nav>
			<Await query={query}>
				{(data) => {
					const items = data.flatMap((page) => page.items);
					if (items.length === 0) return <EmptyState isPanel title={state ? words.empty : words.emptyText} />;
					const table = (
						<LongTable
							{...{ label: words.label, columns, items, query, rowHeight: 92 }}
							className={`${styles.list} ${isBulk ? styles.isBulk : ''}`}
							name={addressOf(state)}
							idOf={({ id }) => id}
						/>
					);
					return (
						<>
							<p className={styles.small}>{words.count(data[0]?.total ?? items.length)}</p>
							{isBulk ? <BulkActs {...{ kind, path, items }}>{table}</BulkActs> : table}
						</>
					);
				}}
			</Await>
		</>
	);
}

type Shown = { path: string; isBulk: boolean; states: string };

function useColumns({ path, isBulk, states }: Shown): readonly LongColumn<ContentItem>[] {
	const t = useTranslations('console.product');
	return useMemo(
		() => [
			...(isBulk
				? [
						{
							id: 'chosen',
							header: t('bulk.column'),
							cell: (item: ContentItem) => <ChooseBox item={item} />,
							className: styles.chosen,
						},
					]
				: []),
			{ id: 'title', header: t('field.title'), cell: (item) => <Name {...{ item, path }} />, className: styles.cell },
			{ id: 'languages', header: t('completeness'), cell: (item) => <Languages item={item} />, className: styles.cell },
			{ id: 'state', header: states, cell: (item) => <Standing item={item} />, className: styles.cell },
		],
		[t, path, isBulk, states],
	);
}

function Name({ item, path }: { item: ContentItem; path: string }) {
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

function Languages({ item }: { item: ContentItem }) {
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

function Standing({ item }: { item: ContentItem }) {
	const t = useTranslations('console.product');
	return (
		<p className={styles.badges}>
			<StateBadge state={item.state} />
			{isAhead(item) && <Badge tone="warn">{t('ahead')}</Badge>}
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
