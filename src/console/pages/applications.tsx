import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Application, type ApplicationQueue, applicationQueues } from '#contract/api/partner.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useKindName } from '#views/product/use-kind-name.ts';
import { ConsoleLink, navigate, useConsoleAddress } from '../address.tsx';
import { byCursor, pagesOf } from '../by-cursor.ts';
import type { LongColumn } from '../table/long-table.tsx';
import { ApplicationDetail } from './application-detail.tsx';
import { QueueList, useOpened } from './queue-list.tsx';
import styles from './queues.module.css';
import { useStandName } from './use-stand-name.ts';

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
	const pages = useTranslations('console.pages');
	const standName = useStandName();
	const address = useConsoleAddress().query;
	const asked = address.get('status');
	const status = isStatus(asked) ? asked : 'COOPERATIVE_REQ';
	const id = address.get('id');
	const query = useApplications(status);
	const client = useQueryClient();
	const [message, setMessage] = useState<string>();
	const columns = useColumns(status);
	const { open, isSought } = useOpened(query, id, (one) => one.organisationId);

	function decided(sentence: string) {
		setMessage(sentence);
		navigate(addressOf(status), 'replace');
		void client.invalidateQueries({ queryKey: [listKey] });
	}
	/** What has changed is shown in its place; what a colleague has answered is no longer in this list. */
	async function showNewest() {
		const { data } = await query.refetch();
		const isHere = data?.some(({ items }) => items.some(({ organisationId }) => organisationId === id));
		if (!isHere) decided(t('answeredMeanwhile'));
	}
	return (
		<>
			{open && id !== null ? (
				<ApplicationDetail
					application={open}
					listAddress={addressOf(status)}
					onDecided={decided}
					onStale={showNewest}
				/>
			) : (
				<QueueList
					words={{
						title: pages('applications'),
						lead: t('lead'),
						queues: t('states'),
						queue: standName,
						empty: t('empty'),
						count: (count) => t('count', { count }),
						next: t('next'),
					}}
					queues={applicationQueues}
					queue={status}
					addressOf={addressOf}
					query={query}
					isSought={isSought}
					table={{
						columns,
						className: styles.applications,
						idOf: ({ organisationId }) => organisationId,
						rowHeight: 88,
					}}
				/>
			)}
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

function useColumns(queue: ApplicationQueue): readonly LongColumn<Application>[] {
	const t = useTranslations('partner.desk');
	const standName = useStandName();
	return useMemo(
		() => [
			{
				...{ id: 'business', header: t('facts'), className: styles.words },
				cell: ({ organisationId, businessName, businessNameKorean }) => (
					<>
						<ConsoleLink
							to={addressOf(queue, organisationId)}
							className={styles.name}
							aria-label={t('details', { name: businessName })}
						>
							{businessName}
						</ConsoleLink>
						<span className={styles.small} lang="ko">
							{businessNameKorean}
						</span>
					</>
				),
			},
			{
				...{ id: 'services', header: t('serviceItems'), className: styles.words },
				cell: ({ serviceItems }) => <Services items={serviceItems} />,
			},
			{
				...{ id: 'state', header: t('states') },
				cell: ({ status, change, asked, appliedOn }) => (
					<span className={styles.badges}>
						<Badge tone={status === 'COOPERATIVE_MEMBER' ? 'ok' : 'warn'}>
							{standName(change ? 'CHANGE_REQ' : asked ? 'MORE_ASKED' : status)}
						</Badge>
						<span className={styles.small}>
							{asked ? t('moreAskedOn', { date: formatDate(asked.on) }) : t('applied', { date: formatDate(appliedOn) })}
						</span>
					</span>
				),
			},
		],
		[t, standName, queue],
	);
}

function Services({ items }: { items: Application['serviceItems'] }) {
	const kindName = useKindName();
	return <span className={styles.excerpt}>{items.map((item) => kindName(item.split('.')[1] ?? '')).join(', ')}</span>;
}
