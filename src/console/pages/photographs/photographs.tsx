import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportedPhotograph } from '#contract/api/photograph-report.ts';
import { consolePages } from '#contract/console-pages.ts';
import { type PhotographQueue, photographQueues } from '#domain/file/photograph-report.ts';
import { Badge } from '#ui/badge.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { PhotographPicture } from '#views/photograph/photograph-picture.tsx';
import { ConsoleLink, navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { momentOf } from '../../moment.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import { QueueList } from '../queue-list.tsx';
import queues from '../queues.module.css';
import { ReportCount, ReportedBecause } from '../reports-told.tsx';
import { PhotographDetail, stateTones } from './photograph-detail.tsx';
import styles from './photographs.module.css';

const addressOf = (queue: PhotographQueue, id?: string) =>
	`${consolePages.photographs.path}?queue=${queue}${id ? `&id=${id}` : ''}`;
const isQueue = (word: string | null): word is PhotographQueue => photographQueues.includes(word as PhotographQueue);
const listKey = 'GET /api/photograph-reports';
const oneKey = 'GET /api/photograph-reports/:id';

/** Photographs of products and profiles that somebody found wrong: what waits for an operator, what is hidden, and one of them. */
export function PhotographsPage() {
	const t = useTranslations('console.photograph');
	const client = useQueryClient();
	const address = useConsoleAddress().query;
	const asked = address.get('queue');
	const queue = isQueue(asked) ? asked : 'open';
	const id = address.get('id');
	const [said, setSaid] = useState<string>();
	function decided(sentence: string) {
		setSaid(sentence);
		navigate(addressOf(queue), 'replace');
		void client.invalidateQueries({ queryKey: [listKey] });
		for (const name of [oneKey, 'GET /api/moderation', 'GET /api/moderation/count'])
			void client.invalidateQueries({ queryKey: [name] });
	}
	return (
		<>
			{id ? <Opened key={id} id={id} listAddress={addressOf(queue)} onDecided={decided} /> : <List queue={queue} />}
			<Toast message={said} closeLabel={t('close')} onClose={() => setSaid(undefined)} />
		</>
	);
}

type OpenedProps = { id: string; listAddress: string; onDecided: (sentence: string) => void };

function Opened({ id, listAddress, onDecided }: OpenedProps) {
	const callApi = useApi();
	const language = useConsoleLocale();
	const query = useQuery({
		queryKey: [oneKey, id, language],
		queryFn: () => callApi(oneKey, { params: { id }, query: { language } }),
	});
	const onStale = () => query.refetch();
	return (
		<Await query={query}>{(reported) => <PhotographDetail {...{ reported, listAddress, onDecided, onStale }} />}</Await>
	);
}

function List({ queue }: { queue: PhotographQueue }) {
	const t = useTranslations('console.photograph');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const language = useConsoleLocale();
	const query = useInfiniteQuery({
		queryKey: [listKey, queue, language],
		queryFn: ({ pageParam: cursor }) => callApi(listKey, { query: { language, queue, cursor } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<QueueList
			words={{
				title: pages('photographs'),
				lead: t('lead'),
				queues: t('queues'),
				queue: (one) => t(`queue.${one}`),
				empty: t(`empty.${queue}`),
				count: (count) => t('count', { count }),
				next: t('next'),
			}}
			queues={photographQueues}
			{...{ queue, addressOf, query }}
			isSought={false}
		>
			{(reported) => <Row key={reported.photograph.id} reported={reported} queue={queue} />}
		</QueueList>
	);
}

function Row({ reported, queue }: { reported: ReportedPhotograph; queue: PhotographQueue }) {
	const t = useTranslations('console.photograph');
	const reason = useTranslations('photograph.report.reasons');
	const { photograph, product, provider, reports, status, hiddenAt } = reported;
	const since = hiddenAt ?? reports[0]?.at;
	return (
		<li className={queues.row}>
			<div className={styles.entry}>
				<span className={styles.small}>
					<PhotographPicture photograph={photograph} alt="" sizes="6rem" isFramed />
				</span>
				<div className={queues.words}>
					<ConsoleLink to={addressOf(queue, photograph.id)} className={queues.name}>
						{product?.title ?? t('ofProfile', { provider: provider.name })}
					</ConsoleLink>
					<p className={queues.excerpt}>{photograph.alt ?? t('noText')}</p>
					<p className={queues.small}>{[provider.name, since && momentOf(since)].filter(Boolean).join(' · ')}</p>
					<ReportedBecause reasons={reports.map((one) => reason(one.reason))} />
				</div>
			</div>
			<span className={queues.badges}>
				<Badge tone={stateTones[status]}>{t(`state.${status}`)}</Badge>
				<ReportCount count={reports.length} />
			</span>
		</li>
	);
}
