import type { NoticeView } from '#contract/api/notice.ts';
import { locales } from '#i18n/locales.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './neighbours.module.css';

type Neighbour = NonNullable<NoticeView['previous']>;

/** The notices before and after this one in the list. */
export function Neighbours({ previous, next }: Pick<NoticeView, 'previous' | 'next'>) {
	const t = useTranslations('notice');
	if (!previous && !next) return null;
	return (
		<nav className={styles.neighbours} aria-label={t('neighbours')}>
			{previous && <Way to={previous} way="previous" />}
			{next && <Way to={next} way="next" />}
		</nav>
	);
}

function Way({ to, way }: { to: Neighbour; way: 'previous' | 'next' }) {
	const t = useTranslations('notice');
	const lang = to.shownLocale === useLocale() ? undefined : locales[to.shownLocale].tag;
	return (
		<PageLink
			page="noticeDetail"
			params={{ id: to.id }}
			className={styles[way]}
			rel={way === 'previous' ? 'prev' : 'next'}
		>
			<Icon name={way === 'previous' ? 'arrowLeft' : 'arrowRight'} />
			<span>
				<span className={styles.way}>{t(way)}</span>
				<span className={styles.title} lang={lang}>
					{to.title}
				</span>
			</span>
		</PageLink>
	);
}
