import { useInfiniteQuery } from '@tanstack/react-query';
import type { Api } from '#contract/api.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../address.tsx';
import { Await } from '../await.tsx';
import { byCursor, pagesOf } from '../by-cursor.ts';
import { momentOf } from '../moment.ts';
import { PageHead } from '../page-head.tsx';
import { isMailStatus, type MailStatus, mailStatuses, mailTones } from './mail-status.ts';
import styles from './mails.module.css';

type Mail = OutputOf<Api['GET /api/mails']>['items'][number];

function useMails(status: MailStatus | undefined) {
	const callApi = useApi();
	return useInfiniteQuery({
		queryKey: ['GET /api/mails', status ?? 'all'],
		queryFn: ({ pageParam: cursor }) => callApi('GET /api/mails', { query: { status, cursor } }),
		select: pagesOf,
		...byCursor,
	});
}

/** The operator's mailbox. */
export function MailsPage() {
	const t = useTranslations('console.mails');
	const tPages = useTranslations('console.pages');
	const asked = useConsoleAddress().query.get('status');
	const status = isMailStatus(asked) ? asked : undefined;
	const query = useMails(status);
	return (
		<>
			<PageHead title={tPages('mails')} text={t('text')} />
			<StatusFilter current={status} />
			<Await query={query}>
				{(pages) => {
					const mails = pages.flatMap(({ items }) => items);
					if (mails.length === 0) return <Nothing isFiltered={status !== undefined} />;
					return (
						<>
							<p className={styles.count}>{t('count', { count: pages[0]?.total ?? mails.length })}</p>
							<ul className={styles.list}>
								{mails.map((mail) => (
									<MailRow key={mail.id} mail={mail} />
								))}
							</ul>
							{query.hasNextPage && (
								<Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
									{t('more')}
								</Button>
							)}
						</>
					);
				}}
			</Await>
		</>
	);
}

function StatusFilter({ current }: { current: MailStatus | undefined }) {
	const t = useTranslations('console.mails');
	const options = [
		{ status: undefined, label: t('all') },
		...mailStatuses.map((status) => ({ status, label: t(`status.${status}`) })),
	];
	return (
		<nav className={styles.filter} aria-label={t('filter')}>
			{options.map(({ status, label }) => (
				<ConsoleLink
					key={label}
					to={status ? `${consolePages.mails.path}?status=${status}` : consolePages.mails.path}
					className={chipClass({ isOn: status === current })}
					aria-current={status === current ? 'page' : undefined}
				>
					{label}
				</ConsoleLink>
			))}
		</nav>
	);
}

function MailRow({ mail }: { mail: Mail }) {
	const t = useTranslations('console.mails');
	return (
		<li className={styles.row}>
			<ConsoleLink to={`${consolePages.mails.path}/${mail.id}`} className={styles.subject}>
				<span lang={mail.subject ? locales[mail.language].tag : undefined}>{mail.subject ?? t('noSubject')}</span>
			</ConsoleLink>
			<span className={styles.to}>{mail.address}</span>
			<span className={styles.language}>{locales[mail.language].ownName}</span>
			<time className={styles.time} dateTime={mail.createdAt}>
				{momentOf(mail.createdAt)}
			</time>
			<span className={styles.status}>
				<Badge tone={mailTones[mail.status]}>{t(`status.${mail.status}`)}</Badge>
			</span>
		</li>
	);
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
	const t = useTranslations('console.mails');
	if (isFiltered) return <EmptyState isPanel title={t('emptyFiltered')} />;
	return <EmptyState isPanel title={t('empty')} text={t('emptyText')} />;
}
