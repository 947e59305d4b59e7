import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useId, useRef } from 'react';
import { admitToConsole, consolePage } from '#contract/console-pages.ts';
import type { Viewer } from '#domain/member/access.ts';
import type { Locale } from '#i18n/locales.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LeaveQuestion } from '#ui/leave-question.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TranslationsProvider, useTranslations } from '#ui/translations.tsx';
import { ApiContext } from '#views/api-context.ts';
import { useLive } from '#views/live/use-live.ts';
import { LoadWordsContext } from '#views/load-words-context.ts';
import { useSeen } from '#views/notification/use-seen.ts';
import { LinkContext } from '#views/page-link.tsx';
import { useConsoleAddress } from './address.tsx';
import { callApi } from './call-api.ts';
import { ConsolePageLink } from './console-page-link.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import styles from './frame/frame.module.css';
import { MaintenanceNotice } from './frame/maintenance-notice.tsx';
import { Rail } from './frame/rail.tsx';
import { SignedOutNotice } from './frame/signed-out-notice.tsx';
import { SuspendedNotice } from './frame/suspended-notice.tsx';
import { useLanguageSwitch } from './frame/use-language-switch.ts';
import { useMenu } from './frame/use-menu.ts';
import { usePageFocus } from './frame/use-page-focus.ts';
import { routes } from './routes.tsx';
import { TranslatedScreenFailure } from './screen-failure.tsx';
import { ReaderProvider, useViewer } from './viewer.tsx';
import { loadWords, useWords } from './words.ts';

type Props = { client: QueryClient; viewer: Viewer; locale: Locale };

/** The workplace of partners and operators. */
export function Console({ client, viewer, locale: first }: Props) {
	const { locale, chooseLocale } = useLanguageSwitch({ first, isInside: true, client });
	return (
		<ApiContext value={callApi}>
			<LoadWordsContext value={loadWords}>
				<QueryClientProvider client={client}>
					<ReaderProvider value={{ viewer, locale, chooseLocale }}>
						<LinkContext value={ConsolePageLink}>
							<Suspense fallback={null}>
								<Workplace locale={locale} />
							</Suspense>
						</LinkContext>
					</ReaderProvider>
				</QueryClientProvider>
			</LoadWordsContext>
		</ApiContext>
	);
}

/** The frame is there with its own words; a page may need more. */
function Workplace({ locale }: { locale: Locale }) {
	const { match, path } = useConsoleAddress();
	useLive(useViewer().id);
	useSeen({ path, search: '' });
	const frameWords = useWords(locale, ['staff-invitation']);
	const menu = useMenu(path);
	const mainId = useId();
	const main = useRef<HTMLElement>(null);
	usePageFocus(main, path);
	return (
		<TranslationsProvider locale={locale} messages={frameWords}>
			<div className={styles.console}>
				<SkipLink to={mainId} />
				<Rail current={match && (consolePage(match.page).parent ?? match.page)} menu={menu} />
				<main ref={main} id={mainId} tabIndex={-1} className={styles.main} inert={menu.isOpen}>
					<MaintenanceNotice />
					<SignedOutNotice />
					<SuspendedNotice />
					<FailureBoundary key={path} fallback={(error) => <TranslatedScreenFailure error={error} />}>
						<Suspense fallback={<Waiting />}>
							<Screen locale={locale} />
						</Suspense>
					</FailureBoundary>
				</main>
				<LeaveQuestion />
			</div>
		</TranslationsProvider>
	);
}

function SkipLink({ to }: { to: string }) {
	const t = useTranslations('console');
	return (
		<a href={`#${to}`} className={styles.skip}>
			{t('skip')}
		</a>
	);
}

function Screen({ locale }: { locale: Locale }) {
	const { match } = useConsoleAddress();
	const viewer = useViewer();
	const isOpen = match !== undefined && admitToConsole(match.page, viewer) === 'admitted';
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
	return <EmptyState isPanel level={1} title={t('notFound')} text={t('notFoundText')} />;
}
