import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListedPromotion } from '#contract/api/promotion-desk.ts';
import { consolePages } from '#contract/console-pages.ts';
import { type PromotionStand, promotionStands } from '#domain/promotion/promotion-stand.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ChipCount, chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { lastDay } from '#views/price/last-day.ts';
import { ConsoleLink, navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import styles from '../../content/content.module.css';
import { contentListKey } from '../../content/content-queries.ts';
import { PageHead } from '../../page-head.tsx';
import { type LongColumn, LongTable } from '../../table/long-table.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import { NewPromotion } from './new-promotion.tsx';
import { promotionAddress } from './promotion-gap.ts';
import { promotionListKey } from './promotion-queries.ts';
import look from './promotions.module.css';

const { path } = consolePages.promotions;
const addressOf = (stand: PromotionStand | undefined) => (stand ? `${path}?stand=${stand}` : path);

function usePromotions(stand: PromotionStand | undefined) {
	const callApi = useApi();
	const language = useConsoleLocale();
	return useInfiniteQuery({
		queryKey: [contentListKey, promotionListKey, stand, language],
		queryFn: ({ pageParam: cursor }) => callApi(promotionListKey, { query: { stand, language, cursor } }),
		select: pagesOf,
		...byCursor,
	});
}

/** The promotions that one keeps: what runs, what comes, what is over and what is being written. */
export function PromotionsPage() {
	const t = useTranslations('console.promotion');
	const pages = useTranslations('console.pages');
	const { query: address } = useConsoleAddress();
	const stand = promotionStands.find((one) => one === address.get('stand'));
	const query = usePromotions(stand);
	const columns = useColumns();
	const counts = query.data?.[0]?.counts;
	const begin = () => navigate(`${path}?new=1`);
	const create = (
		<Button variant="primary" onClick={begin}>
			<Icon name="plus" />
			{t('create')}
		</Button>
	);
	return (
		<>
			<PageHead title={pages('promotions')} text={t('lead')} aside={create} />
			<nav className={styles.filter} aria-label={t('stands')}>
				{[undefined, ...promotionStands].map((one) => (
					<ConsoleLink
						key={one ?? ''}
						to={addressOf(one)}
						className={chipClass({ isOn: one === stand })}
						aria-current={one === stand ? 'page' : undefined}
					>
						{one ? t(`stand.${one}`) : t('all')} {one && counts && <ChipCount>{counts[one]}</ChipCount>}
					</ConsoleLink>
				))}
			</nav>
			<Await query={query}>
				{(data) => {
					const items = data.flatMap((page) => page.items);
					if (items.length === 0)
						return <EmptyState isPanel title={t('empty')} text={t('emptyText')} actions={create} />;
					return (
						<>
							<p className={styles.small}>{t('count', { count: data[0]?.total ?? items.length })}</p>
							<LongTable
								{...{ label: pages('promotions'), columns, items, query, className: look.list, rowHeight: 92 }}
								name={addressOf(stand)}
								idOf={({ id }) => id}
							/>
						</>
					);
				}}
			</Await>
			<NewPromotion isOpen={address.has('new')} onClose={() => navigate(path, 'replace')} />
		</>
	);
}

function useColumns(): readonly LongColumn<ListedPromotion>[] {
	const t = useTranslations('console.promotion');
	return useMemo(() => {
		const className = look.cell;
		return [
			{ id: 'title', header: t('field.title'), cell: (item) => <Name item={item} />, className },
			{ id: 'discount', header: t('field.discount'), cell: (item) => <Discount item={item} />, className },
			{ id: 'uses', header: t('uses'), cell: (item) => <Uses item={item} />, className },
			{ id: 'stand', header: t('stands'), cell: (item) => <Stand item={item} />, className },
		];
	}, [t]);
}

function Name({ item }: { item: ListedPromotion }) {
	const t = useTranslations('console.promotion');
	return (
		<>
			<ConsoleLink to={promotionAddress(item.id)} className={styles.name}>
				{item.title || item.id}
			</ConsoleLink>
			<p className={styles.small}>{item.owner?.name ?? t('everybodys')}</p>
		</>
	);
}

function Discount({ item }: { item: ListedPromotion }) {
	const t = useTranslations('console.promotion');
	const { discount, minPersons } = item;
	const off = 'percent' in discount ? t('percentOff', discount) : t('wonOff', { won: formatWon(discount.won) });
	return (
		<>
			<p>{minPersons > 1 ? `${off} · ${t('fromPersons', { count: minPersons })}` : off}</p>
			<p className={styles.small}>{`${formatDate(item.startsAt)} – ${lastDay(item)}`}</p>
		</>
	);
}

function Uses({ item }: { item: ListedPromotion }) {
	const t = useTranslations('console.promotion');
	const { used, totalLimit, hasCode } = item;
	return (
		<>
			<p>{totalLimit === null ? t('usedCount', { count: used }) : t('usedOf', { used, limit: totalLimit })}</p>
			<p className={styles.small}>{t(hasCode ? 'how.code' : 'how.itself')}</p>
		</>
	);
}

const tones: Record<PromotionStand, string> = {
	...{ running: 'ok', coming: 'brand', ended: 'neutral', draft: 'warn', archived: 'neutral' },
};

function Stand({ item }: { item: ListedPromotion }) {
	const t = useTranslations('console.promotion');
	const words = useTranslations('console.product');
	return (
		<p className={styles.badges}>
			<Badge tone={tones[item.stand]}>{t(`stand.${item.stand}`)}</Badge>
			{item.isAhead && <Badge tone="warn">{words('ahead')}</Badge>}
			{item.goesOutAt && <Badge tone="brand">{words('planned', { date: formatDate(item.goesOutAt) })}</Badge>}
			{item.planFailedAt && <Badge tone="bad">{words('planFailedShort')}</Badge>}
		</p>
	);
}
