import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportedMessage } from '#contract/api/message-report.ts';
import { consolePages } from '#contract/console-pages.ts';
import { type MessageReportQueue, messageReportQueues } from '#domain/thread/message-report.ts';
import { locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, navigate, useConsoleAddress } from '../address.tsx';
import { Await } from '../await.tsx';
import { byCursor, pagesOf } from '../by-cursor.ts';
import { momentOf } from '../moment.ts';
import { useConsoleLocale } from '../viewer.tsx';
import { MessageDetail, reportTones } from './message-detail.tsx';
import { QueueList } from './queue-list.tsx';
import styles from './queues.module.css';
import { ReportCount, ReportedBecause } from './reports-told.tsx';

const addressOf = (queue: MessageReportQueue, id?: string) =>
	`${consolePages.messages.path}?queue=${queue}${id ? `&id=${id}` : ''}`;
const isQueue = (word: string | null): word is MessageReportQueue =>
	messageReportQueues.includes(word as MessageReportQueue);
const listKey = 'GET /api/message-reports';
const oneKey = 'GET /api/message-reports/:id';

/** Messages that somebody found wrong: what waits for an operator, what was decided, and one of them with its talk. */
export function MessagesPage() {
	const t = useTranslations('console.message');
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
		void client.invalidateQueries({ queryKey: [oneKey] });
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
		// What people told each other in confidence is not kept for longer than it is looked at.
		gcTime: 0,
	});
	const onStale = () => query.refetch();
	return <Await query={query}>{(report) => <MessageDetail {...{ report, listAddress, onDecided, onStale }} />}</Await>;
}

function List({ queue }: { queue: MessageReportQueue }) {
	const t = useTranslations('console.message');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const query = useInfiniteQuery({
		queryKey: [listKey, queue],
		queryFn: ({ pageParam: cursor }) => callApi(listKey, { query: { queue, cursor } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<QueueList
			words={{
				title: pages('messages'),
				lead: t('lead'),
				queues: t('queues'),
				queue: (one) => t(`queue.${one}`),
				empty: t(`empty.${queue}`),
				count: (count) => t('count', { count }),
				next: t('next'),
			}}
			queues={messageReportQueues}
			{...{ queue, addressOf, query }}
			isSought={false}
		>
			{(message) => <Row key={message.id} message={message} queue={queue} />}
		</QueueList>
	);
}

/** What stands where there are no words to begin with. */
export function wordless({ isSealed, hasPhrases, files }: Pick<ReportedMessage, 'isSealed' | 'hasPhrases' | 'files'>) {
	if (isSealed) return 'sealed';
	if (hasPhrases) return 'phrasesAlone';
	return files > 0 ? 'filesAlone' : 'erased';
}

function Row({ message, queue }: { message: ReportedMessage; queue: MessageReportQueue }) {
	const t = useTranslations('console.message');
	const languageName = useTranslations('console.languageName');
	const told = useTranslations('console.reported');
	const reason = useTranslations('thread.report.reasons');
	const { id, author, from, language, excerpt, files, at, subject, status, reports, decidedAt, decidedBy } = message;
	const facts = [
		t(`about.${subject.kind}`),
		from && t(`role.${from}`),
		language && languageName(language),
		t('written', { moment: momentOf(at) }),
		files > 0 && t('files', { count: files }),
	];
	return (
		<li className={styles.row}>
			<div className={styles.words}>
				<ConsoleLink to={addressOf(queue, id)} className={styles.name}>
					{author || told('former')}
				</ConsoleLink>
				<p className={styles.excerpt} lang={excerpt !== '' && language ? locales[language].tag : undefined}>
					{excerpt || t(wordless(message))}
				</p>
				<p className={styles.small}>{facts.filter(Boolean).join(' · ')}</p>
				<ReportedBecause reasons={reports.map((one) => reason(one.reason))} />
				{decidedAt && (
					<p className={styles.small}>{told('decided', { name: decidedBy ?? '—', moment: momentOf(decidedAt) })}</p>
				)}
			</div>
			<span className={styles.badges}>
				<Badge tone={reportTones[status]}>{t(`state.${status}`)}</Badge>
				<ReportCount count={reports.length} />
			</span>
		</li>
	);
}
