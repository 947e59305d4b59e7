import { lazy, Suspense } from 'react';
import { TranslationsProvider, useTranslations } from '#ui/translations.tsx';
import { Bell } from '#views/notification/bell.tsx';
import type { PathLink } from '#views/notification/notification-panel.tsx';
import { ConsoleLink } from '../address.tsx';
import { FailureBoundary } from '../failure-boundary.tsx';
import { useConsoleLocale } from '../viewer.tsx';
import { useWords } from '../words.ts';
import styles from './frame.module.css';
import { PartFailure } from './part-failure.tsx';

const NotificationPanel = lazy(async () => ({
	default: (await import('#views/notification/notification-panel.tsx')).NotificationPanel,
}));

/** In the rail, above the pages. */
export function ConsoleBell() {
	const t = useTranslations('console');
	return (
		<Bell title={t('notifications')} sayUnread={(count) => t('unread', { count })} className={styles.bell}>
			{(list) => (
				<FailureBoundary fallback={(error) => <PartFailure error={error} />}>
					<Suspense fallback={null}>
						<Panel {...list} />
					</Suspense>
				</FailureBoundary>
			)}
		</Bell>
	);
}

function Panel(list: { isOpen: boolean; onClose: () => void }) {
	const locale = useConsoleLocale();
	const words = useWords(locale, ['notification']);
	return (
		<TranslationsProvider locale={locale} messages={words}>
			<NotificationPanel {...list} Link={ConsolePathLink} />
		</TranslationsProvider>
	);
}

/** The site is another front: its pages are loaded. */
const ConsolePathLink: PathLink = ({ path, ...rest }) =>
	path.startsWith('/console') ? <ConsoleLink to={path} {...rest} /> : <a href={path} {...rest} />;
