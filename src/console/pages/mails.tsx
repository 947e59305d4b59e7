import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api } from '#contract/api.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../address.tsx';
import { Await } from '../await.tsx';
import { byCursor, pagesOf } from '../by-cursor.ts';
import { momentOf } from '../moment.ts';
import { PageHead } from '../page-head.tsx';
import { type LongColumn, LongTable } from '../table/long-table.tsx';
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
	const items = useMemo(() => query.data?.flatMap((page) => page.items) ?? [], [query.data]);
	return (
		<>
			<PageHead title={tPages('mails')} text={t('text')} />
			<StatusFilter current={status} />
			<Await query={query}>
				{(pages) => {
					if (items.length === 0) return <Nothing isFiltered={status !== undefined} />;
					return (
						<>
							<p className={styles.count}>{t('count', { count: pages[0]?.total ?? items.length })}</p>
							<Mails items={items} name={`mails ${status ?? ''}`} query={query} />
						</>
					);
				}}
			</Await>
		</>
	);
}

const rowHeight = 56;
const idOf = ({ id }: Mail) => id;

function Mails({ items, name, query }: { items: readonly Mail[]; name: string; query: ReturnType<typeof useMails> }) {
	const t = useTranslations('console.mails');
	const label = useTranslations('console.pages')('mails');
	const columns = useMemo(
		(): LongColumn<Mail>[] => [
			{ id: 'subject', header: t('subject'), cell: (mail) => <Subject mail={mail} /> },
			{ id: 'to', header: t('to'), className: styles.to, cell: ({ address }) => address },
			{
				...{ id: 'language', header: t('language'), className: styles.language },
				cell: ({ language }) => locales[language].ownName,
			},
			{
				...{ id: 'time', header: t('written'), className: styles.time },
				cell: ({ createdAt }) => <time dateTime={createdAt}>{momentOf(createdAt)}</time>,
			},
			{
				...{ id: 'status', header: t('filter'), className: styles.status },
				cell: ({ status }) => <Badge tone={mailTones[status]}>{t(`status.${status}`)}</Badge>,
			},
		],
		[t],
	);
	return <LongTable key={name} className={styles.table} {...{ name, label, columns, items, idOf, rowHeight, query }} />;
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

function Subject({ mail }: { mail: Mail }) {
	const t = useTranslations('console.mails');
	return (
		<ConsoleLink to={`${consolePages.mails.path}/${mail.id}`} className={styles.subject}>
			<span lang={mail.subject ? locales[mail.language].tag : undefined}>{mail.subject ?? t('noSubject')}</span>
		</ConsoleLink>
	);
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
	const t = useTranslations('console.mails');
	if (isFiltered) return <EmptyState isPanel title={t('emptyFiltered')} />;
	return <EmptyState isPanel title={t('empty')} text={t('emptyText')} />;
}
