import type { PageId } from '#contract/pages.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './my-page-tabs.module.css';

const tabs = ['myInformation', 'myReservations', 'myMatches', 'myRatings'] as const satisfies PageId[];

/** Pages, not panels: links with aria-current, so each has its address. */
export function MyPageTabs() {
	const t = useTranslations('shell');
	const page = useTranslations('page');
	return (
		<nav className={styles.tabs} aria-label={t('myPage')}>
			{tabs.map((tab) => (
				<PageLink key={tab} page={tab}>
					{page(`${tab}.title`)}
				</PageLink>
			))}
		</nav>
	);
}
