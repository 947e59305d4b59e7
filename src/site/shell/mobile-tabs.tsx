import { pagePath } from '#contract/page-address.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useRouter } from '#site/router/router.tsx';
import { Icon } from '#ui/icon.tsx';
import { Plain } from '#ui/plain.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ErrandCount } from './errand/errand-count.tsx';
import { useReservationsQuery } from './errand/use-reservations-query.ts';
import styles from './mobile-tabs.module.css';
import { useViewer } from './site-context.tsx';
import { useSection } from './use-section.ts';

/** Where the thumb is: up to 980 px. */
export function MobileTabs() {
	const t = useTranslations('shell');
	const within = useSection();
	const { path } = useRouter().here;
	const viewer = useViewer();
	const reservationsQuery = useReservationsQuery();
	// Reservations have a tab of their own.
	const isOtherOfMine = path === pagePath('myMatches') || path === pagePath('myRatings');
	const areaRoots = areaSlugs.map((area) => pagePath('productList', { area }));
	return (
		<Plain as="nav" className={styles.tabs} aria-label={t('quickNavigation')}>
			<PageLink page="home">
				<Icon name="house" />
				<span>{t('home')}</span>
			</PageLink>
			{areaSlugs.slice(0, 1).map((area) => (
				<PageLink key={area} page="productList" params={{ area }} {...within(...areaRoots)}>
					<Icon name="magnifier" />
					<span>{t('search')}</span>
				</PageLink>
			))}
			<PageLink page="matchingList" {...within(pagePath('matchingList'))}>
				<Icon name="message" />
				<span>{t('matchingTab')}</span>
			</PageLink>
			<PageLink page="myReservations" query={reservationsQuery} {...within(pagePath('myReservations'))}>
				<Icon name="ticket" />
				<span>{t('trips')}</span>
				{viewer && <ErrandCount />}
			</PageLink>
			<PageLink page="myInformation" {...(isOtherOfMine && { 'aria-current': 'true' as const })}>
				<Icon name="person" />
				<span>{t('myPage')}</span>
			</PageLink>
		</Plain>
	);
}
