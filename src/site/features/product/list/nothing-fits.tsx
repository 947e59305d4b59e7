import type { AreaSlug } from '#domain/area/areas.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';

const magpie = { src: '/assets/images/magpie.webp', width: 600, height: 450 };

/** No product passes all filters and the search; where no filter holds, it is the word. */
export function NothingFits({ area, search }: { area: AreaSlug; search: string }) {
	const t = useTranslations('product.list');
	return (
		<EmptyState
			isPanel
			picture={magpie}
			title={search ? t('nothingFor', { search }) : t('emptyTitle')}
			text={t(search ? 'shorterWord' : 'emptyText')}
			actions={
				<PageLink
					page="productList"
					params={{ area }}
					className={buttonClass({ variant: 'brand' })}
					aria-current="false"
				>
					{t(search ? 'clearSearch' : 'clearAll')}
				</PageLink>
			}
		/>
	);
}
