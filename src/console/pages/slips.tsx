import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type ProofQueue, proofQueues, type TransferSlip } from '#contract/api/proof.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, navigate, useConsoleAddress } from '../address.tsx';
import { byCursor, pagesOf } from '../by-cursor.ts';
import { slipCountKey } from '../frame/slip-count.tsx';
import { momentOf } from '../moment.ts';
import type { LongColumn } from '../table/long-table.tsx';
import { useConsoleLocale } from '../viewer.tsx';
import { QueueList, useOpened } from './queue-list.tsx';
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
	const pages = useTranslations('console.pages');
	const address = useConsoleAddress().query;
	const asked = address.get('queue');
	const queue = isQueue(asked) ? asked : 'waiting';
	const id = address.get('id');
	const query = useSlips(queue);
	const client = useQueryClient();
	const [message, setMessage] = useState<string>();
	const columns = useColumns(queue);
	const { open, isSought } = useOpened(query, id, (one) => one.id);

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
				<QueueList
					words={{
						title: pages('slips'),
						lead: t('lead'),
						queues: t('queues'),
						queue: (one) => t(`queue.${one}`),
						empty: t(`empty.${queue}`),
						count: (count) => t('count', { count }),
						next: t('next'),
					}}
					queues={proofQueues}
					queue={queue}
					addressOf={addressOf}
					query={query}
					isSought={isSought}
					table={{ columns, className: styles.slips, idOf: ({ id: one }) => one, rowHeight: 88 }}
				/>
			)}
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

function useColumns(queue: ProofQueue): readonly LongColumn<TransferSlip>[] {
	const t = useTranslations('console.slip');
	return useMemo(
		() => [
			{
				...{ id: 'guest', header: t('guest'), className: styles.words },
				cell: ({ id, guest }) => (
					<ConsoleLink to={addressOf(queue, id)} className={styles.name} aria-label={t('open', { guest })}>
						{guest}
					</ConsoleLink>
				),
			},
			{
				...{ id: 'reservations', header: t('reservations'), className: styles.words },
				cell: ({ reservations }) => (
					<span className={styles.excerpt}>
						{reservations.map(({ code, title }) => `${code} ${title}`).join(' · ')}
					</span>
				),
			},
			{
				...{ id: 'sum', header: t('sum') },
				cell: ({ reservations }) => <b>{formatWon(reservations.reduce((sum, one) => sum + one.won, 0))}</b>,
			},
			{ ...{ id: 'state', header: t('queues') }, cell: (slip) => <State slip={slip} /> },
		],
		[t, queue],
	);
}

function State({ slip }: { slip: TransferSlip }) {
	const t = useTranslations('console.slip');
	const isLate = slip.status === 'sent' && Date.parse(slip.answerBy) < Date.now();
	return (
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
	);
}
