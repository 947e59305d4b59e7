import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ModeratedListItem, matchingQueues } from '#contract/api/matching-moderation.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatDate } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { QuestionBadge } from '#views/matching/question-badge.tsx';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import { QueueList } from '../queue-list.tsx';
import styles from '../queues.module.css';
import { ReportCount } from '../reports-told.tsx';
import { ReportDetail } from './report-detail.tsx';

const reportsKey = 'GET /api/matching/moderation';
const questionKey = 'GET /api/matching/questions/:id';
type Queue = (typeof matchingQueues)[number];

const isQueue = (word: string | null): word is Queue => matchingQueues.includes(word as Queue);
const addressOf = (queue: Queue, id?: string) =>
	`${consolePages.matchingReports.path}?queue=${queue}${id ? `&id=${id}` : ''}`;

/** Questions that were reported, themselves or an answer to them, and the decision about each. */
export function ReportsPage() {
	const t = useTranslations('matching.moderation');
	const address = useConsoleAddress().query;
	const asked = address.get('queue');
	const queue = isQueue(asked) ? asked : 'reported';
	const id = address.get('id');
	const client = useQueryClient();
	const [message, setMessage] = useState<string>();
	const decided = async (sentence: string) => {
		setMessage(sentence);
		void client.invalidateQueries({ queryKey: [reportsKey] });
		await client.invalidateQueries({ queryKey: [questionKey, id] });
	};
	return (
		<>
			{id ? <Detail id={id} listAddress={addressOf(queue)} onDecided={decided} /> : <List queue={queue} />}
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

type DetailProps = { id: string; listAddress: string; onDecided: (sentence: string) => Promise<void> };

function Detail({ id, listAddress, onDecided }: DetailProps) {
	const callApi = useApi();
	const language = useConsoleLocale();
	const query = useQuery({
		queryKey: [questionKey, id, language],
		queryFn: () => callApi(questionKey, { params: { id }, query: { language } }),
	});
	const onStale = () => query.refetch();
	return (
		<Await query={query}>
			{(question) =>
				question.role === 'operator' && <ReportDetail {...{ question, listAddress, onDecided, onStale }} />
			}
		</Await>
	);
}

function List({ queue }: { queue: Queue }) {
	const t = useTranslations('matching.moderation');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const language = useConsoleLocale();
	const query = useInfiniteQuery({
		queryKey: [reportsKey, queue, language],
		queryFn: ({ pageParam: cursor }) => callApi(reportsKey, { query: { language, queue, cursor } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<QueueList
			words={{
				title: pages('matchingReports'),
				lead: t('lead'),
				queues: t('queues'),
				queue: (one) => t(`queue.${one}`),
				empty: t(`empty.${queue}`),
				count: (count) => t('count', { count }),
				next: t('next'),
			}}
			queues={matchingQueues}
			queue={queue}
			addressOf={addressOf}
			query={query}
			isSought={false}
		>
			{(question) => <Row key={question.id} question={question} queue={queue} />}
		</QueueList>
	);
}

function Row({ question, queue }: { question: ModeratedListItem; queue: Queue }) {
	const t = useTranslations('matching.moderation');
	const { tag } = locales[question.locale];
	return (
		<li className={styles.row}>
			<div className={styles.words}>
				<ConsoleLink to={addressOf(queue, question.id)} className={styles.name}>
					<span lang={tag}>{question.title || t('erased')}</span>
				</ConsoleLink>
				<p className={styles.excerpt} lang={tag}>
					{question.excerpt}
				</p>
			</div>
			<p className={styles.small}>{formatDate(question.reportedAt ?? question.createdAt)}</p>
			<span className={styles.badges}>
				{question.hidden ? <Badge tone="warn">{t('isHidden')}</Badge> : <QuestionBadge status={question.status} />}
				<ReportCount count={question.reportCount} />
			</span>
		</li>
	);
}
