import { IntlProvider, useTranslations } from 'use-intl';
import { consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import type { Messages } from '#i18n/messages.ts';
import styles from './console.module.css';

/** The workplace of partners and operators: for now its frame. */
export function Console({ tag, words }: { tag: 'ko' | 'en' | 'ru' | 'th' | 'vi' | 'id'; words: Messages['console'] }) {
	return (
		<IntlProvider locale={tag} messages={{ console: words }} timeZone="Asia/Seoul">
			<Frame />
		</IntlProvider>
	);
}

function Frame() {
	const t = useTranslations('console');
	return (
		<div className={styles.console}>
			<nav className={styles.rail} aria-label={t('title')}>
				<a href={consolePages.today.path} aria-current="page">
					{t('today')}
				</a>
				<a href={pagePath('home')}>{t('toSite')}</a>
			</nav>
			<main className={styles.main}>
				<h1>{t('today')}</h1>
				<p>{t('preparing')}</p>
			</main>
		</div>
	);
}
