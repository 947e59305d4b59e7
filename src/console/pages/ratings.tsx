import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ModeratedRating } from '#contract/api/rating.ts';
import { consolePages } from '#contract/console-pages.ts';
import { type RatingQueue, ratingQueues } from '#domain/rating/rating.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, navigate, useConsoleAddress } from '../address.tsx';
import { Await } from '../await.tsx';
import { byCursor, pagesOf } from '../by-cursor.ts';
import { useConsoleLocale } from '../viewer.tsx';
import { QueueList } from './queue-list.tsx';
import styles from './queues.module.css';
import { RatingDetail } from './rating-detail.tsx';
import { ReportCount } from './reports-told.tsx';

const path = consolePages.ratings.path;
const addressOf = (queue: RatingQueue, id?: string) => `${path}?queue=${queue}${id ? `&id=${id}` : ''}`;
const isQueue = (word: string | null): word is RatingQueue => ratingQueues.includes(word as RatingQueue);

const listKey = 'GET /api/ratings/moderation';
const oneKey = 'GET /api/ratings/:id/moderation';

/** Ratings that wait for an operator, and the decision about each. */
export function RatingsPage() {
	const t = useTranslations('rating.desk');
	const address = useConsoleAddress().query;
	const asked = address.get('queue');
	const queue = isQueue(asked) ? asked : 'open';
	const id = address.get('id');
	const client = useQueryClient();
	const [message, setMessage] = useState<string>();

	function decided(sentence: string) {
		setMessage(sentence);
		navigate(addressOf(queue), 'replace');
		for (const name of [listKey, oneKey]) void client.invalidateQueries({ queryKey: [name] });
	}
	return (
		<>
			{id ? <Opened key={id} id={id} listAddress={addressOf(queue)} onDecided={decided} /> : <List queue={queue} />}
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
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
	return <Await query={query}>{(rating) => <RatingDetail {...{ rating, listAddress, onDecided, onStale }} />}</Await>;
}

function List({ queue }: { queue: RatingQueue }) {
	const t = useTranslations('rating.desk');
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
				title: pages('ratings'),
				lead: t('lead'),
				queues: t('queues'),
				queue: (one) => t(`queue.${one}`),
				empty: t(`empty.${queue}`),
				count: (count) => t('count', { count }),
				next: t('next'),
			}}
			queues={ratingQueues}
			{...{ queue, addressOf, query }}
			isSought={false}
		>
			{(rating) => <Row key={rating.id} rating={rating} queue={queue} />}
		</QueueList>
	);
}

function Row({ rating, queue }: { rating: ModeratedRating; queue: RatingQueue }) {
	const t = useTranslations('rating.desk');
	const words = useTranslations('rating');
	return (
		<li className={styles.row}>
			<div className={styles.words}>
				<ConsoleLink
					to={addressOf(queue, rating.id)}
					className={styles.name}
					aria-label={t('details', { product: rating.title })}
				>
					{rating.title}
				</ConsoleLink>
				<p className={styles.excerpt}>{rating.text}</p>
			</div>
			<p className={styles.small}>{t('written', { date: formatDate(rating.writtenOn) })}</p>
			<span className={styles.badges}>
				<Badge tone={rating.status === 'published' ? 'ok' : 'warn'}>{words(`status.${rating.status}`)}</Badge>
				<ReportCount count={rating.reports.length} />
			</span>
		</li>
	);
}
