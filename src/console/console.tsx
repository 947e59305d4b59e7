import { consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { TranslationsProvider, useTranslations } from '#ui/translations.tsx';
import styles from './console.module.css';

/** The workplace of partners and operators: for now its frame. */
export function Console({ locale, words }: { locale: Locale; words: Messages['console'] }) {
	return (
		<TranslationsProvider locale={locale} messages={{ console: words }}>
			<Frame />
		</TranslationsProvider>
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
