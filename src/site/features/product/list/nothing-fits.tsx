import type { AreaSlug } from '#domain/area/areas.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';

const magpie = { src: '/assets/images/magpie.webp', width: 600, height: 450 };

type Props = {
	area: AreaSlug;
	search: string;
	/** How many products of it other areas have. */
	elsewhere: readonly { area: AreaSlug; count: number }[] | undefined;
};

/** No product passes all filters and the search; where no filter holds, it is the word, and perhaps the area. */
export function NothingFits({ area, search, elsewhere = [] }: Props) {
	const t = useTranslations('product.list');
	const areaWords = useTranslations('area');
	return (
		<EmptyState
			isPanel
			picture={magpie}
			title={search ? t('nothingFor', { search }) : t('emptyTitle')}
			text={search && elsewhere.length > 0 ? undefined : t(search ? 'shorterWord' : 'emptyText')}
			actions={
				<>
					{search &&
						elsewhere.map((other) => (
							<PageLink
								key={other.area}
								page="productList"
								params={{ area: other.area }}
								query={{ search }}
								className={buttonClass({ variant: 'brand' })}
							>
								{areaWords(`${other.area}.name`)}: {t('results', { count: other.count })}
							</PageLink>
						))}
					<PageLink
						page="productList"
						params={{ area }}
						className={buttonClass({ variant: search && elsewhere.length > 0 ? 'outline' : 'brand' })}
						aria-current="false"
					>
						{t(search ? 'clearSearch' : 'clearAll')}
					</PageLink>
				</>
			}
		/>
	);
}
