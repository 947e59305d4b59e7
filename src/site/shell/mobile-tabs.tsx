import { pagePath } from '#contract/page-address.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import { searchId } from '#site/parts/search/search-id.ts';
import { AddressLink, PageLink } from '#site/router/page-link.tsx';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useMemberShell } from './member-shell-host.ts';
import styles from './mobile-tabs.module.css';
import { useSection } from './use-section.ts';

/** Where the thumb is: up to 980 px. */
export function MobileTabs() {
	const t = useTranslations('shell');
	const within = useSection();
	const { path } = useRouter().here;
	const ofMember = useMemberShell();
	// Reservations have a tab of their own.
	const isOtherOfMine = path === pagePath('myMatches') || path === pagePath('myRatings');
	const addressFor = usePageAddress();
	const isInLists = areaSlugs.some(
		(area) => path === pagePath('productList', { area }) || path.startsWith(`/${area}/`),
	);
	return (
		<nav className={styles.tabs} aria-label={t('quickNavigation')}>
			<PageLink page="home">
				<Icon name="house" />
				<span>{t('home')}</span>
			</PageLink>
			<AddressLink href={`${addressFor(pagePath('home'))}#${searchId}`} aria-current={isInLists ? 'true' : 'false'}>
				<Icon name="magnifier" />
				<span>{t('search')}</span>
			</AddressLink>
			<PageLink page="matchingList" {...within(pagePath('matchingList'))}>
				<Icon name="message" />
				<span>{t('matchingTab')}</span>
			</PageLink>
			{ofMember ? (
				<ofMember.TripsTab />
			) : (
				<PageLink page="myReservations">
					<Icon name="ticket" />
					<span>{t('trips')}</span>
				</PageLink>
			)}
			<PageLink page="myInformation" {...(isOtherOfMine && { 'aria-current': 'true' as const })}>
				<Icon name="person" />
				<span>{t('myPage')}</span>
				{ofMember && <ofMember.TabCount />}
			</PageLink>
		</nav>
	);
}
