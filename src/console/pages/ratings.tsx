import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ModeratedRating } from '#contract/api/rating.ts';
import { consolePages } from '#contract/console-pages.ts';
import { type RatingQueue, ratingQueues } from '#domain/rating/rating.ts';
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
import { useConsoleLocale } from '../viewer.tsx';
import styles from './queues.module.css';
import { RatingDetail } from './rating-detail.tsx';

const path = consolePages.ratings.path;
const addressOf = (queue: RatingQueue, id?: string) => `${path}?queue=${queue}${id ? `&id=${id}` : ''}`;
const isQueue = (word: string | null): word is RatingQueue => ratingQueues.includes(word as RatingQueue);

const listKey = 'GET /api/ratings/moderation';

function useRatings(queue: RatingQueue) {
	const callApi = useApi();
	const language = useConsoleLocale();
	return useInfiniteQuery({
		queryKey: [listKey, queue, language],
		queryFn: ({ pageParam: cursor }) => callApi(listKey, { query: { language, queue, cursor } }),
		select: pagesOf,
		...byCursor,
	});
}

/** Ratings that wait for an operator, and the decision about each. */
export function RatingsPage() {
	const t = useTranslations('rating.desk');
	const address = useConsoleAddress().query;
	const asked = address.get('queue');
	const queue = isQueue(asked) ? asked : 'open';
	const id = address.get('id');
	const query = useRatings(queue);
	const client = useQueryClient();
	const [message, setMessage] = useState<string>();
	const items = query.data?.flatMap((page) => page.items);
	const open = items?.find((one) => one.id === id);
	// A link may lead to one that stands on a later page.
	const isSought = id !== null && items !== undefined && !open && query.hasNextPage && !query.isFetchNextPageError;
	useEffect(() => {
		if (isSought && !query.isFetchingNextPage) void query.fetchNextPage();
	}, [isSought, query.isFetchingNextPage, query.fetchNextPage]);

	function decided(sentence: string) {
		setMessage(sentence);
		navigate(addressOf(queue), 'replace');
		void client.invalidateQueries({ queryKey: [listKey] });
	}
	return (
		<>
			{open ? (
				<RatingDetail rating={open} listAddress={addressOf(queue)} onDecided={decided} />
			) : (
				<List {...{ queue, query, isSought }} />
			)}
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

type ListProps = { queue: RatingQueue; query: ReturnType<typeof useRatings>; isSought: boolean };

function List({ queue, query, isSought }: ListProps) {
	const t = useTranslations('rating.desk');
	const pages = useTranslations('console.pages');
	const state = useTranslations('state');
	return (
		<>
			<PageHead title={pages('ratings')} text={t('lead')} />
			<nav className={styles.filter} aria-label={t('queues')}>
				{ratingQueues.map((one) => (
					<ConsoleLink
						key={one}
						to={addressOf(one)}
						className={chipClass({ isOn: one === queue })}
						aria-current={one === queue ? 'page' : undefined}
					>
						{t(`queue.${one}`)}
					</ConsoleLink>
				))}
			</nav>
			<Await query={query}>
				{(data) => {
					if (isSought) return <Spinner label={state('loading')} slowLabel={state('stillLoading')} />;
					const ratings = data.flatMap(({ items }) => items);
					if (ratings.length === 0) return <EmptyState isPanel title={t(`empty.${queue}`)} />;
					return (
						<>
							<p className={styles.small}>{t('count', { count: data[0]?.total ?? ratings.length })}</p>
							<ul className={styles.list}>
								{ratings.map((rating) => (
									<Row key={rating.id} rating={rating} queue={queue} />
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

function Row({ rating, queue }: { rating: ModeratedRating; queue: RatingQueue }) {
	const t = useTranslations('rating.desk');
	const words = useTranslations('rating');
	const reports = rating.reports.length;
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
				{reports > 0 && <Badge tone="bad">{t('reported', { count: reports })}</Badge>}
			</span>
		</li>
	);
}
