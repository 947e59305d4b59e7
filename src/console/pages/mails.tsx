import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Api } from '#contract/api.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, navigate, useConsoleAddress } from '../address.tsx';
import { Await } from '../await.tsx';
import { byCursor, pagesOf } from '../by-cursor.ts';
import { momentOf } from '../moment.ts';
import { PageHead } from '../page-head.tsx';
import { type LongColumn, LongTable } from '../table/long-table.tsx';
import { TypedSearch } from '../typed-search.tsx';
import { useConsoleFailure } from '../use-console-failure.ts';
import { paceOfMails } from './awaited.ts';
import { isMailStatus, type MailStatus, mailStatuses, mailTones } from './mail-status.ts';
import styles from './mails.module.css';
import { useTemplateNames } from './use-template-names.ts';

type Mail = OutputOf<Api['GET /api/mails']>['items'][number];

type Wanted = { status: MailStatus | undefined; address: string | undefined };

function useMails(wanted: Wanted) {
	const callApi = useApi();
	return useInfiniteQuery({
		queryKey: ['GET /api/mails', wanted],
		queryFn: ({ pageParam: cursor }) => callApi('GET /api/mails', { query: { ...wanted, cursor } }),
		select: pagesOf,
		placeholderData: keepPreviousData,
		refetchInterval: ({ state }) => paceOfMails(state.data?.pages.flatMap(({ items }) => items) ?? []),
		...byCursor,
	});
}

function wantedBy(asked: URLSearchParams): Wanted {
	const status = asked.get('status');
	return { status: isMailStatus(status) ? status : undefined, address: asked.get('address') || undefined };
}

function pathOf({ status, address }: Wanted): string {
	const query = new URLSearchParams({ ...(status && { status }), ...(address && { address }) }).toString();
	return query ? `${consolePages.mails.path}?${query}` : consolePages.mails.path;
}

/** The operator's mailbox. */
export function MailsPage() {
	const t = useTranslations('console.mails');
	const tPages = useTranslations('console.pages');
	const wanted = wantedBy(useConsoleAddress().query);
	const query = useMails(wanted);
	const items = useMemo(() => query.data?.flatMap((page) => page.items) ?? [], [query.data]);
	return (
		<>
			<PageHead title={tPages('mails')} text={t('text')} />
			<div className={styles.search}>
				<TypedSearch
					words={{
						...{ label: t('search'), placeholder: t('searchPlaceholder') },
						...{ submitLabel: t('searchSubmit'), clearLabel: t('searchClear') },
					}}
					search={wanted.address ?? ''}
					maxLength={254}
					onSearch={(address) => navigate(pathOf({ ...wanted, address }), 'replace')}
				/>
			</div>
			<StatusFilter wanted={wanted} />
			<Await query={query}>
				{(pages) => {
					if (items.length === 0) return <Nothing wanted={wanted} />;
					return (
						<>
							<p className={styles.count}>{t('count', { count: pages[0]?.total ?? items.length })}</p>
							{wanted.status === 'failed' && !wanted.address && <RetryAll />}
							<Mails items={items} name={pathOf(wanted)} query={query} />
						</>
					);
				}}
			</Await>
		</>
	);
}

/** After a mail server that was away nobody opens them one by one. */
function RetryAll() {
	const t = useTranslations('console.mails');
	const callApi = useApi();
	const client = useQueryClient();
	const [said, setSaid] = useState<string>();
	const { isBusy, failure, save } = useSaving({ textOf: useConsoleFailure() });
	const retry = () =>
		save(async () => {
			const { count } = await callApi('POST /api/mails/retries', {});
			setSaid(t('retriedAll', { count }));
			await client.invalidateQueries({ queryKey: ['GET /api/mails'] });
		});
	return (
		<div className={styles.retryAll}>
			<Button size="sm" onClick={() => void retry()} isBusy={isBusy}>
				{t('retryAll')}
			</Button>
			<p className={styles.count}>{t('retryAllText')}</p>
			<FailureNote>{failure}</FailureNote>
			<Toast message={said} closeLabel={t('retriedClose')} onClose={() => setSaid(undefined)} />
		</div>
	);
}

const rowHeight = 56;
const idOf = ({ id }: Mail) => id;

function Mails({ items, name, query }: { items: readonly Mail[]; name: string; query: ReturnType<typeof useMails> }) {
	const t = useTranslations('console.mails');
	const languageName = useTranslations('console.languageName');
	const label = useTranslations('console.pages')('mails');
	const nameOf = useTemplateNames(items.some(({ subject }) => subject === null));
	const columns = useMemo(
		(): LongColumn<Mail>[] => [
			{ id: 'subject', header: t('subject'), cell: (mail) => <Subject mail={mail} kind={nameOf(mail.template)} /> },
			{ id: 'to', header: t('to'), className: styles.to, cell: (mail) => <Reader mail={mail} /> },
			{
				...{ id: 'language', header: t('language'), className: styles.language },
				cell: ({ language }) => languageName(language),
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
		[t, nameOf, languageName],
	);
	return <LongTable key={name} className={styles.table} {...{ name, label, columns, items, idOf, rowHeight, query }} />;
}

function StatusFilter({ wanted }: { wanted: Wanted }) {
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
					to={pathOf({ ...wanted, status })}
					className={chipClass({ isOn: status === wanted.status })}
					aria-current={status === wanted.status ? 'page' : undefined}
				>
					{label}
				</ConsoleLink>
			))}
		</nav>
	);
}

/** Whom it is for, with the way to their page, and the address. */
function Reader({ mail: { member, address } }: { mail: Mail }) {
	return (
		<>
			{member && (
				<>
					<ConsoleLink to={`${consolePages.members.path}/${member.id}`} className={styles.member}>
						{member.name}
					</ConsoleLink>
					{' · '}
				</>
			)}
			{address}
		</>
	);
}

function Subject({ mail, kind }: { mail: Mail; kind: string | undefined }) {
	const t = useTranslations('console.mails');
	return (
		<ConsoleLink to={`${consolePages.mails.path}/${mail.id}`} className={styles.subject}>
			<span lang={mail.subject ? locales[mail.language].tag : undefined}>
				{mail.subject ?? kind ?? t('noSubject', { status: mail.status })}
			</span>
		</ConsoleLink>
	);
}

function Nothing({ wanted: { status, address } }: { wanted: Wanted }) {
	const t = useTranslations('console.mails');
	if (address) return <EmptyState isPanel title={t('emptySearched')} text={t('emptySearchedText')} />;
	if (status) return <EmptyState isPanel title={t('emptyFiltered')} />;
	return <EmptyState isPanel title={t('empty')} text={t('emptyText')} />;
}
