import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { HouseRow } from '#contract/api/house.ts';
import { consolePages } from '#contract/console-pages.ts';
import { type HouseStanding, houseStandings } from '#domain/organisation/organisation-status.ts';
import { Badge } from '#ui/badge.tsx';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { FileLink } from '../../file/file-link.tsx';
import { PageHead } from '../../page-head.tsx';
import { type LongColumn, LongTable } from '../../table/long-table.tsx';
import { TypedSearch } from '../../typed-search.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import { houseTones } from './house-tones.ts';
import styles from './houses.module.css';

const key = 'GET /api/houses';
const path = consolePages.houses.path;

type Wanted = { text: string | undefined; standing: HouseStanding | undefined };

const wantedBy = (asked: URLSearchParams): Wanted => ({
	text: asked.get('text')?.slice(0, 120) || undefined,
	standing: houseStandings.find((one) => one === asked.get('standing')),
});

function pathOf({ text, standing }: Wanted): string {
	const query = new URLSearchParams({ ...(standing && { standing }), ...(text && { text }) }).toString();
	return query ? `${path}?${query}` : path;
}

const fileOf = ({ text, standing }: Wanted, language: string): string =>
	`/api/houses/export?${new URLSearchParams({ ...(standing && { standing }), ...(text && { text }), language })}`;

/** Every house that was approved, found by its name or by how it stands. */
export function HousesPage() {
	const t = useTranslations('console.house');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const language = useConsoleLocale();
	const wanted = wantedBy(useConsoleAddress().query);
	const query = useInfiniteQuery({
		queryKey: [key, wanted, language],
		queryFn: ({ pageParam: cursor }) => callApi(key, { query: { ...wanted, language, cursor } }),
		select: pagesOf,
		placeholderData: keepPreviousData,
		...byCursor,
	});
	const items = useMemo(() => query.data?.flatMap((page) => page.items) ?? [], [query.data]);
	return (
		<>
			<PageHead
				title={pages('houses')}
				text={t('lead')}
				aside={<FileLink href={fileOf(wanted, language)}>{t('export')}</FileLink>}
			/>
			<div className={styles.search}>
				<TypedSearch
					words={{
						...{ label: t('search'), placeholder: t('searchPlaceholder') },
						...{ submitLabel: t('searchSubmit'), clearLabel: t('searchClear') },
					}}
					search={wanted.text ?? ''}
					maxLength={120}
					onSearch={(text) => navigate(pathOf({ ...wanted, text }), 'replace')}
				/>
			</div>
			<Standings wanted={wanted} />
			<Await query={query}>
				{(data) => {
					if (items.length === 0) return <EmptyState isPanel title={t('none')} text={t('noneText')} />;
					return (
						<>
							<p className={styles.count} role="status">
								{t('count', { count: data[0]?.total ?? items.length })}
							</p>
							<Table name={pathOf(wanted)} items={items} query={query} />
						</>
					);
				}}
			</Await>
		</>
	);
}

function Standings({ wanted }: { wanted: Wanted }) {
	const t = useTranslations('console.house');
	return (
		<nav className={styles.filter} aria-label={t('filter')}>
			{[undefined, ...houseStandings].map((standing) => (
				<ConsoleLink
					key={standing ?? 'all'}
					to={pathOf({ ...wanted, standing })}
					className={chipClass({ isOn: standing === wanted.standing })}
					aria-current={standing === wanted.standing ? 'page' : undefined}
				>
					{standing ? t(`standing.${standing}`) : t('all')}
				</ConsoleLink>
			))}
		</nav>
	);
}

const rowHeight = 72;
const idOf = ({ id }: HouseRow) => id;

type TableProps = {
	name: string;
	items: readonly HouseRow[];
	query: Parameters<typeof LongTable>[0]['query'];
};

function Table({ name, items, query }: TableProps) {
	const t = useTranslations('console.house');
	const pages = useTranslations('console.pages');
	const columns = useMemo(
		(): readonly LongColumn<HouseRow>[] => [
			{ id: 'name', header: t('column.name'), className: styles.name, cell: (house) => <Name {...house} /> },
			{
				...{ id: 'people', header: t('column.people'), className: styles.quiet },
				cell: ({ activeOwners: owners, staff }) => t('people', { owners, staff }),
			},
			{
				...{ id: 'products', header: t('column.products'), className: styles.products },
				cell: ({ publishedProducts }) => publishedProducts,
			},
			{
				...{ id: 'standing', header: t('column.standing'), className: styles.standing },
				cell: ({ standing }) => <Badge tone={houseTones[standing]}>{t(`standing.${standing}`)}</Badge>,
			},
		],
		[t],
	);
	return (
		<LongTable
			key={name}
			label={pages('houses')}
			className={styles.table}
			{...{ name, columns, items, idOf, rowHeight, query }}
		/>
	);
}

function Name({ id, name, businessName, registrationNumber }: HouseRow) {
	return (
		<>
			<ConsoleLink to={`${path}/${id}`} className={styles.link}>
				{name}
			</ConsoleLink>
			<span className={styles.small}>
				{[businessName === name ? '' : businessName, registrationNumber].filter(Boolean).join(' · ')}
			</span>
		</>
	);
}
