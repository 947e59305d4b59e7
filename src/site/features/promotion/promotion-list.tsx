import type { Api } from '#contract/api.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { PageFrame } from '#site/shell/page-frame.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { type ListChoice, queryOf } from './list-choice.ts';
import { PromotionCard } from './promotion-card.tsx';
import { PromotionFilters } from './promotion-filters.tsx';
import styles from './promotion-list.module.css';

type Props = {
	choice: ListChoice;
	list: OutputOf<Api['GET /api/promotions']>;
	isFirstPage: boolean;
};

/** What runs, what comes and what is over. */
export function PromotionList({ choice, list, isFirstPage }: Props) {
	const t = useTranslations('promotion');
	const page = useTranslations('page');
	const { items, total, counts, areas, nextCursor } = list;
	return (
		<PageFrame title={page('promotionList.title')} lead={t('lead')} crumbs={[]}>
			<PromotionFilters choice={choice} counts={counts} areas={areas} />
			<p className="visually-hidden" role="status">
				{t('filter.results', { count: total })}
			</p>
			{items.length === 0 ? (
				<Nothing choice={choice} />
			) : (
				<div className={styles.grid}>
					{items.map((promotion, at) => (
						<PromotionCard key={promotion.id} promotion={promotion} isWide={at === 0 && items.length % 2 === 1} />
					))}
				</div>
			)}
			<Pager choice={choice} isFirstPage={isFirstPage} nextCursor={nextCursor} />
			{items.some(({ shownLocale }) => shownLocale === 'ko') && <KoreanType />}
		</PageFrame>
	);
}

function Nothing({ choice }: Pick<Props, 'choice'>) {
	const t = useTranslations('promotion.empty');
	return (
		<EmptyState
			isPanel
			picture={{ src: '/assets/images/kite.webp', width: 600, height: 450 }}
			title={t(choice.state)}
			text={t('text')}
			actions={
				<PageLink page="promotionList" className={buttonClass()} aria-current="false">
					{t('others')}
				</PageLink>
			}
		/>
	);
}

function Pager({
	choice,
	isFirstPage,
	nextCursor,
}: Pick<Props, 'choice' | 'isFirstPage'> & { nextCursor: string | null }) {
	const t = useTranslations('promotion');
	const page = useTranslations('page');
	if (isFirstPage && !nextCursor) return null;
	return (
		<nav className={styles.pager} aria-label={page('promotionList.title')}>
			{!isFirstPage && (
				<PageLink
					page="promotionList"
					query={queryOf(choice)}
					className={buttonClass()}
					rel="prev"
					aria-current="false"
				>
					<Icon name="chevronLeft" />
					{t('newer')}
				</PageLink>
			)}
			{nextCursor && (
				<PageLink
					page="promotionList"
					query={{ ...queryOf(choice), cursor: nextCursor }}
					className={buttonClass()}
					rel="next"
					aria-current="false"
				>
					{t('older')}
					<Icon name="chevronRight" />
				</PageLink>
			)}
		</nav>
	);
}
