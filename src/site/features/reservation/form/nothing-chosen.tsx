import { areaSlugs } from '#domain/area/areas.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';

/** The form without a product: the ways to one. */
export function NothingChosen() {
	const t = useTranslations('reservation.form');
	const areaWords = useTranslations('area');
	return (
		<EmptyState
			level={1}
			picture={{ src: '/assets/images/art/maru-spring-1-480.webp', width: 480, height: 360 }}
			title={t('emptyTitle')}
			text={t('emptyText')}
			actions={areaSlugs.map((area) => (
				<PageLink key={area} page="productList" params={{ area }} className={buttonClass()}>
					{areaWords(`${area}.name`)}
				</PageLink>
			))}
		/>
	);
}
