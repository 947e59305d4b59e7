import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ProofQueue, proofQueues, type TransferSlip } from '#contract/api/proof.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatWon } from '#i18n/format.ts';
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
import { momentOf } from '../moment.ts';
import { PageHead } from '../page-head.tsx';
import { slipCountKey } from '../slip-count.tsx';
import { useConsoleLocale } from '../viewer.tsx';
import styles from './queues.module.css';
import { SlipDetail } from './slip-detail.tsx';

const path = consolePages.slips.path;
const addressOf = (queue: ProofQueue, id?: string) => `${path}?queue=${queue}${id ? `&id=${id}` : ''}`;
const isQueue = (word: string | null): word is ProofQueue => proofQueues.includes(word as ProofQueue);
const listKey = 'GET /api/proofs';

function useSlips(queue: ProofQueue) {
	const callApi = useApi();
	const language = useConsoleLocale();
	return useInfiniteQuery({
		queryKey: [listKey, queue, language],
		queryFn: ({ pageParam: cursor }) => callApi(listKey, { query: { language, queue, cursor } }),
		select: pagesOf,
		...byCursor,
	});
}

/** Transfer slips that wait to be looked for in the account, and the decision about each. */
export function SlipsPage() {
	const t = useTranslations('console.slip');
	const address = useConsoleAddress().query;
	const asked = address.get('queue');
	const queue = isQueue(asked) ? asked : 'waiting';
	const id = address.get('id');
	const query = useSlips(queue);
	const client = useQueryClient();
	const [message, setMessage] = useState<string>();
	const items = query.data?.flatMap((page) => page.items);
	const open = items?.find((one) => one.id === id);
	// A link may lead to one that is on a later page.
	const isSought = id !== null && items !== undefined && !open && query.hasNextPage && !query.isFetchNextPageError;
	useEffect(() => {
		if (isSought && !query.isFetchingNextPage) void query.fetchNextPage();
	}, [isSought, query.isFetchingNextPage, query.fetchNextPage]);

	function decided(sentence: string) {
		setMessage(sentence);
		navigate(addressOf(queue), 'replace');
		void client.invalidateQueries({ queryKey: [listKey] });
		void client.invalidateQueries({ queryKey: [slipCountKey] });
	}
	return (
		<>
			{open ? (
				<SlipDetail slip={open} listAddress={addressOf(queue)} onDecided={decided} />
			) : (
				<List {...{ queue, query, isSought }} />
			)}
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

type ListProps = { queue: ProofQueue; query: ReturnType<typeof useSlips>; isSought: boolean };

function List({ queue, query, isSought }: ListProps) {
	const t = useTranslations('console.slip');
	const pages = useTranslations('console.pages');
	const state = useTranslations('state');
	return (
		<>
			<PageHead title={pages('slips')} text={t('lead')} />
			<nav className={styles.filter} aria-label={t('queues')}>
				{proofQueues.map((one) => (
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
					const slips = data.flatMap(({ items }) => items);
					if (slips.length === 0) return <EmptyState isPanel title={t(`empty.${queue}`)} />;
					return (
						<>
							<p className={styles.small}>{t('count', { count: data[0]?.total ?? slips.length })}</p>
							<ul className={styles.list}>
								{slips.map((slip) => (
									<Row key={slip.id} slip={slip} queue={queue} />
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

function Row({ slip, queue }: { slip: TransferSlip; queue: ProofQueue }) {
	const t = useTranslations('console.slip');
	const won = slip.reservations.reduce((sum, one) => sum + one.won, 0);
	const isLate = slip.status === 'sent' && Date.parse(slip.answerBy) < Date.now();
	return (
		<li className={styles.row}>
			<div className={styles.words}>
				<ConsoleLink
					to={addressOf(queue, slip.id)}
					className={styles.name}
					aria-label={t('open', { guest: slip.guest })}
				>
					{slip.guest}
				</ConsoleLink>
				<p className={styles.excerpt}>{slip.reservations.map(({ code, title }) => `${code} ${title}`).join(' · ')}</p>
			</div>
			<b>{formatWon(won)}</b>
			<span className={styles.badges}>
				{isLate ? (
					<Badge tone="bad">{t('late')}</Badge>
				) : (
					<Badge tone={slip.status === 'accepted' ? 'ok' : 'warn'}>{t(`state.${slip.status}`)}</Badge>
				)}
				<span className={styles.small}>
					{slip.status === 'sent'
						? t('answerBy', { moment: momentOf(slip.answerBy) })
						: t('sent', { moment: momentOf(slip.sentAt) })}
				</span>
			</span>
		</li>
	);
}
