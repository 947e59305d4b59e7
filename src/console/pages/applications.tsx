import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Application, type ApplicationQueue, applicationQueues } from '#contract/api/partner.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, navigate, useConsoleAddress } from '../address.tsx';
import { Await } from '../await.tsx';
import { byCursor, pagesOf } from '../by-cursor.ts';
import { PageHead } from '../page-head.tsx';
import { ApplicationDetail } from './application-detail.tsx';
import styles from './queues.module.css';

const path = consolePages.applications.path;
const addressOf = (status: ApplicationQueue, id?: string) => `${path}?status=${status}${id ? `&id=${id}` : ''}`;
const isStatus = (word: string | null): word is ApplicationQueue =>
	applicationQueues.includes(word as ApplicationQueue);

const listKey = 'GET /api/partners';

function useApplications(status: ApplicationQueue) {
	const callApi = useApi();
	return useInfiniteQuery({
		queryKey: [listKey, status],
		queryFn: ({ pageParam: cursor }) => callApi('GET /api/partners', { query: { status, cursor } }),
		select: pagesOf,
		...byCursor,
	});
}

/** Who wants to be a partner, and the decision about each. */
export function ApplicationsPage() {
	const t = useTranslations('partner.desk');
	const address = useConsoleAddress().query;
	const asked = address.get('status');
	const status = isStatus(asked) ? asked : 'COOPERATIVE_REQ';
	const id = address.get('id');
	const query = useApplications(status);
	const client = useQueryClient();
	const [message, setMessage] = useState<string>();
	const items = query.data?.flatMap((page) => page.items);
	const open = items?.find(({ memberId }) => memberId === id);
	// A link may lead to one that stands on a later page.
	const isSought = id !== null && items !== undefined && !open && query.hasNextPage && !query.isFetchNextPageError;
	useEffect(() => {
		if (isSought && !query.isFetchingNextPage) void query.fetchNextPage();
	}, [isSought, query.isFetchingNextPage, query.fetchNextPage]);

	function decided(sentence: string) {
		setMessage(sentence);
		navigate(addressOf(status), 'replace');
		void client.invalidateQueries({ queryKey: [listKey] });
	}
	return (
		<>
			{open && id !== null ? (
				<ApplicationDetail application={open} listAddress={addressOf(status)} onDecided={decided} />
			) : (
				<List {...{ status, query, isSought }} />
			)}
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

type ListProps = { status: ApplicationQueue; query: ReturnType<typeof useApplications>; isSought: boolean };

function List({ status, query, isSought }: ListProps) {
	const t = useTranslations('partner.desk');
	const names = useTranslations('partner.application');
	const pages = useTranslations('console.pages');
	const state = useTranslations('state');
	return (
		<>
			<PageHead title={pages('applications')} text={t('lead')} />
			<nav className={styles.filter} aria-label={t('states')}>
				{applicationQueues.map((one) => (
					<ConsoleLink
						key={one}
						to={addressOf(one)}
						className={chipClass({ isOn: one === status })}
						aria-current={one === status ? 'page' : undefined}
					>
						{one === 'CHANGE_REQ' ? t('changes') : names('status', { status: one })}
					</ConsoleLink>
				))}
			</nav>
			<Await query={query}>
				{(data) => {
					if (isSought) return <Spinner label={state('loading')} slowLabel={state('stillLoading')} />;
					const applications = data.flatMap(({ items }) => items);
					if (applications.length === 0) return <EmptyState isPanel title={t('empty')} />;
					return (
						<>
							<p className={styles.count}>{t('count', { count: data[0]?.total ?? applications.length })}</p>
							<ul className={styles.list}>
								{applications.map((application) => (
									<Row key={application.memberId} application={application} queue={status} />
								))}
							</ul>
							{query.hasNextPage && (
								<Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
									{t('next')}
								</Button>
							)}
						</>
					);
				}}
			</Await>
		</>
	);
}

function Row({ application, queue }: { application: Application; queue: ApplicationQueue }) {
	const t = useTranslations('partner.desk');
	const names = useTranslations('partner.application');
	const product = useTranslations('product');
	const services = application.serviceItems.map((item) => product(`kind.${item.split('.')[1]}` as 'kind.spa'));
	return (
		<li className={styles.row}>
			<div className={styles.words}>
				<ConsoleLink
					to={addressOf(queue, application.memberId)}
					className={styles.name}
					aria-label={t('details', { name: application.businessName })}
				>
					{application.businessName}
				</ConsoleLink>
				<p className={styles.small}>
					<span lang="ko">{application.businessNameKorean}</span>
					{` · ${services.join(', ')}`}
				</p>
			</div>
			<p className={styles.small}>{t('applied', { date: formatDate(application.appliedOn) })}</p>
			<Badge tone={application.status === 'COOPERATIVE_MEMBER' ? 'ok' : 'warn'}>
				{application.change ? t('changes') : names('status', { status: application.status })}
			</Badge>
		</li>
	);
}
