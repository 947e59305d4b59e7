import type { ReactNode } from 'react';
import { pagePath } from '#contract/page-address.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useSection } from './use-section.ts';

type Props = { className?: string | undefined; icon?: ReactNode };

/** The links of the main navigation, in the order of the spec; header and mobile menu dress them. */
export function MainNavigation({ className, icon }: Props) {
	const t = useTranslations('shell');
	const areaWords = useTranslations('area');
	const within = useSection();
	return (
		<nav className={className} aria-label={t('mainNavigation')}>
			{areaSlugs.map((area) => (
				<PageLink key={area} page="productList" params={{ area }} {...within(pagePath('productList', { area }))}>
					{areaWords(`${area}.name`)}
					{icon}
				</PageLink>
			))}
			<PageLink page="matchingList" {...within(pagePath('matchingList'))}>
				{t('matching')}
				{icon}
			</PageLink>
			<PageLink page="promotionList" {...within(pagePath('promotionList'))}>
				{t('promotions')}
				{icon}
			</PageLink>
			<PageLink page="noticeList" {...within(pagePath('noticeList'))}>
				{t('notices')}
				{icon}
			</PageLink>
		</nav>
	);
}
