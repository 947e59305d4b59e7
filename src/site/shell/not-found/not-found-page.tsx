import { useQuery } from '@tanstack/react-query';
import { pagePath } from '#contract/page-address.ts';
import { pageTitle } from '#i18n/area-words.ts';
import { SiteSearch } from '#site/parts/search/site-search.tsx';
import { PageLink } from '#site/router/page-link.tsx';
import { useRouter } from '#site/router/router.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { areaAsked, type NearPage, nearestPages } from './nearest-pages.ts';
import styles from './not-found-page.module.css';
import { notFoundQuery } from './not-found-query.ts';
import { NotFoundThings } from './not-found-things.tsx';

/** No such page; a link to a trip that has ended is told as that, its reader knows of no page of ours. */
export function NotFoundPage() {
	const { here, location } = useRouter();
	const isTripLink = here.path === pagePath('home') && new URLSearchParams(location.search).has('trip');
	return (
		<>
			<picture>
				<source media="(max-width: 980px)" srcSet="/assets/images/kite.webp" width={600} height={450} />
				<img className={styles.scene} src="/assets/images/wide-kite.webp" width={1300} height={557} alt="" />
			</picture>
			<div className={styles.words}>{isTripLink ? <ClosedLink /> : <NotFoundWords />}</div>
		</>
	);
}

function ClosedLink() {
	const state = useTranslations('state');
	const t = useTranslations('missing');
	return (
		<>
			<h1>{t('closedTitle')}</h1>
			<p className={styles.text}>{t('closedText')}</p>
			<div className={styles.actions}>
				<PageLink page="home" className={buttonClass({ variant: 'primary', size: 'lg' })}>
					{state('goHome')}
				</PageLink>
			</div>
		</>
	);
}

/** Where one might have wanted to go, a search, and what the area has. */
function NotFoundWords() {
	const state = useTranslations('state');
	const page = useTranslations('page');
	const { here } = useRouter();
	const asked = areaAsked(here.path);
	const near = nearestPages(here.path);
	const { data: things = [] } = useQuery(notFoundQuery(useApi(), { asked, language: useLocale() }));
	return (
		<>
			<h1>{state('notFoundTitle')}</h1>
			<p className={styles.text}>{state('notFoundText')}</p>
			<div className={styles.search}>
				<SiteSearch {...(asked && { area: asked.area })} />
			</div>
			<Near pages={near} />
			{asked && <NotFoundThings area={asked.area} things={things} />}
			<div className={styles.actions}>
				<PageLink page="home" className={buttonClass({ variant: 'primary', size: 'lg' })}>
					{state('goHome')}
				</PageLink>
				{/* Each place once: it may stand among the nearest already. */}
				{!near.some((one) => one.page === 'myReservations') && (
					<PageLink page="myReservations" className={buttonClass({ size: 'lg' })}>
						{page('myReservations.title')}
					</PageLink>
				)}
			</div>
		</>
	);
}

function Near({ pages }: { pages: NearPage[] }) {
	const page = useTranslations('page');
	const areaWords = useTranslations('area');
	const t = useTranslations('missing');
	return (
		<nav className={styles.near} aria-labelledby="not-found-near">
			<h2 id="not-found-near" className={styles.heading}>
				{t('near')}
			</h2>
			<ul>
				{pages.map((near) => (
					<li key={`${near.page} ${near.area}`}>
						{near.area === undefined ? (
							<PageLink page={near.page as 'noticeList'}>{pageTitle(near, { page, area: areaWords })}</PageLink>
						) : (
							<PageLink page="productList" params={{ area: near.area }}>
								{areaWords(`${near.area}.name`)}
							</PageLink>
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}
