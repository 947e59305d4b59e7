import type { PageId, PageParams } from '#contract/pages.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './breadcrumb.module.css';

export type Crumb = { label: string; page: PageId; params?: Record<string, string> };

/** A crumb may point to any page; only its maker knows which parameters that page wants. */
const paramsOf = ({ params = {} }: Crumb) => params as PageParams<PageId>;

/** The way up: all of it on wide screens, only the step back on phones. */
export function Breadcrumb({ crumbs, title }: { crumbs: Crumb[]; title: string }) {
	const t = useTranslations('shell');
	const home: Crumb = { label: t('home'), page: 'home' };
	const way = [home, ...crumbs];
	const back = way.at(-1) ?? home;
	return (
		<nav className={styles.breadcrumb} aria-label={t('breadcrumb')}>
			<ol className={styles.way}>
				{way.map((crumb) => (
					<li key={crumb.label}>
						<PageLink page={crumb.page} params={paramsOf(crumb)}>
							{crumb.label}
						</PageLink>
					</li>
				))}
				<li aria-current="page">{title}</li>
			</ol>
			<PageLink page={back.page} params={paramsOf(back)} className={styles.back}>
				<Icon name="arrowLeft" />
				{t('backTo', { page: back.label })}
			</PageLink>
		</nav>
	);
}
