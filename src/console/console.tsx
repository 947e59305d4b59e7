import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { consolePage, consolePageIds, consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import { admit, type Viewer } from '#domain/member/access.ts';
import type { Locale } from '#i18n/locales.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { KoreanName, Mark } from '#ui/logo.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TranslationsProvider, useTranslations } from '#ui/translations.tsx';
import { ApiContext } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from './address.tsx';
import { callApi } from './call-api.ts';
import styles from './console.module.css';
import { routes } from './routes.tsx';
import { SlipCount } from './slip-count.tsx';
import { ReaderProvider, useViewer } from './viewer.tsx';
import { useWords } from './words.ts';

type Props = { client: QueryClient; viewer: Viewer; locale: Locale };

/** The workplace of partners and operators. */
export function Console({ client, viewer, locale }: Props) {
	return (
		<ApiContext value={callApi}>
			<QueryClientProvider client={client}>
				<ReaderProvider value={{ viewer, locale }}>
					<Suspense fallback={null}>
						<Workplace locale={locale} />
					</Suspense>
				</ReaderProvider>
			</QueryClientProvider>
		</ApiContext>
	);
}

/** The frame is there with its own words; a page may need more. */
function Workplace({ locale }: { locale: Locale }) {
	const { match } = useConsoleAddress();
	const frameWords = useWords(locale, []);
	return (
		<TranslationsProvider locale={locale} messages={frameWords}>
			<div className={styles.console}>
				<Rail current={match && (consolePage(match.page).parent ?? match.page)} />
				<main className={styles.main}>
					<Suspense fallback={<Waiting />}>
						<Screen locale={locale} />
					</Suspense>
				</main>
			</div>
		</TranslationsProvider>
	);
}

function Screen({ locale }: { locale: Locale }) {
	const { match } = useConsoleAddress();
	const viewer = useViewer();
	const isOpen = match !== undefined && admit(consolePages[match.page].access, viewer) === 'admitted';
	const words = useWords(locale, isOpen ? routes[match.page].words : []);
	if (!isOpen) return <NotFound />;
	const Page = routes[match.page].screen;
	return (
		<TranslationsProvider locale={locale} messages={words}>
			<Page />
		</TranslationsProvider>
	);
}

function Waiting() {
	const t = useTranslations('state');
	return <Spinner label={t('loading')} slowLabel={t('stillLoading')} />;
}

function NotFound() {
	const t = useTranslations('console');
	return <EmptyState isPanel level={1} title={t('notFound')} />;
}

function Rail({ current }: { current: string | undefined }) {
	const t = useTranslations('console');
	const viewer = useViewer();
	const shown = consolePageIds.filter(
		(page) => consolePage(page).parent === undefined && admit(consolePages[page].access, viewer) === 'admitted',
	);
	const isOperator = admit('operator', viewer) === 'admitted';
	return (
		<header className={styles.rail}>
			<ConsoleLink to={consolePages.today.path} className={styles.brand}>
				<Mark />
				<span className={styles.name}>Maru</span>
				<span className={styles.korean}>
					<KoreanName />
				</span>
			</ConsoleLink>
			<nav className={styles.pages} aria-label={t('title')}>
				{shown.map((page) => (
					<ConsoleLink
						key={page}
						to={consolePages[page].path}
						className={styles.page}
						aria-current={page === current ? 'page' : undefined}
					>
						<Icon name={routes[page].icon} />
						{t(`pages.${page as 'today'}`)}
						{page === 'slips' && <SlipCount />}
					</ConsoleLink>
				))}
			</nav>
			<div className={styles.foot}>
				<p className={styles.who}>
					<strong>{viewer.name}</strong>
					<span>{isOperator ? t('operator') : t('partner')}</span>
				</p>
				<a href={pagePath('home')}>{t('toSite')}</a>
			</div>
		</header>
	);
}
