import type { AreaSlug } from '#domain/area/areas.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';

const magpie = { src: '/assets/images/magpie.webp', width: 600, height: 450 };

/** No product passes all filters and the search. */
export function NothingFits({ area }: { area: AreaSlug }) {
	const t = useTranslations('product.list');
	return (
		<EmptyState
			isPanel
			picture={magpie}
			title={t('emptyTitle')}
			text={t('emptyText')}
			actions={
				<PageLink
					page="productList"
					params={{ area }}
					className={buttonClass({ variant: 'brand' })}
					aria-current="false"
				>
					{t('clearAll')}
				</PageLink>
			}
		/>
	);
}
