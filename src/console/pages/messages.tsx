import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportedMessage } from '#contract/api/message-report.ts';
import { consolePages } from '#contract/console-pages.ts';
import {
	type MessageReportDecision,
	type MessageReportQueue,
	messageReportDecisions,
	messageReportQueues,
} from '#domain/thread/message-report.ts';
import { locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { PageLink } from '#views/page-link.tsx';
import { PhraseLines } from '#views/phrase/phrase-lines.tsx';
import { TranslatedWords } from '#views/translate/translated-words.tsx';
import { useConsoleAddress } from '../address.tsx';
import { byCursor, pagesOf } from '../by-cursor.ts';
import { momentOf } from '../moment.ts';
import { useConsoleFailure } from '../use-console-failure.ts';
import { QueueList } from './queue-list.tsx';
import styles from './queues.module.css';

const addressOf = (queue: MessageReportQueue) => `${consolePages.messages.path}?queue=${queue}`;
const isQueue = (word: string | null): word is MessageReportQueue =>
	messageReportQueues.includes(word as MessageReportQueue);
const listKey = 'GET /api/message-reports';

/** Messages that somebody found wrong: what waits for an operator, and what was decided. */
export function MessagesPage() {
	const t = useTranslations('console.message');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const client = useQueryClient();
	const asked = useConsoleAddress().query.get('queue');
	const queue = isQueue(asked) ? asked : 'open';
	const [said, setSaid] = useState<string>();
	const query = useInfiniteQuery({
		queryKey: [listKey, queue],
		queryFn: ({ pageParam: cursor }) => callApi(listKey, { query: { queue, cursor } }),
		select: pagesOf,
		...byCursor,
	});
	function decided(sentence: string) {
		setSaid(sentence);
		void client.invalidateQueries({ queryKey: [listKey] });
	}
	return (
		<>
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
				{(message) => <Row key={message.id} message={message} onDecided={decided} />}
			</QueueList>
			<Toast message={said} closeLabel={t('close')} onClose={() => setSaid(undefined)} />
		</>
	);
}

const tones = { open: 'warn', hidden: 'bad', dismissed: 'ok' } as const;

function Row({ message, onDecided }: { message: ReportedMessage; onDecided: (sentence: string) => void }) {
	const t = useTranslations('console.message');
	const reason = useTranslations('thread.report.reasons');
	const {
		author,
		from,
		language,
		text,
		phrases,
		files,
		at,
		subject,
		questionId,
		status,
		reports,
		decidedAt,
		decidedBy,
	} = message;
	const facts = [
		from && t(`role.${from}`),
		language && locales[language].ownName,
		t('written', { moment: momentOf(at) }),
		files > 0 && t('files', { count: files }),
	];
	return (
		<li className={styles.row}>
			<div className={styles.words}>
				<p>
					<b>{author}</b> <span className={styles.small}>{facts.filter(Boolean).join(' · ')}</span>
				</p>
				<PhraseLines uses={phrases} />
				{text !== '' &&
					(language ? (
						<TranslatedWords
							of={{ kind: 'message', id: message.id }}
							{...{ text, locale: language, isHealth: true, isMember: true }}
							className={styles.asTyped}
						/>
					) : (
						<p className={styles.asTyped}>{text}</p>
					))}
				<p className={styles.small}>
					{t('reported', { reasons: [...new Set(reports.map((one) => reason(one.reason)))].join(', ') })}
				</p>
				{decidedAt && (
					<p className={styles.small}>{t('decided', { name: decidedBy ?? '—', moment: momentOf(decidedAt) })}</p>
				)}
				{subject.kind === 'reservation' && (
					<PageLink page="myReservation" params={{ id: subject.id }}>
						{t('reservation')}
					</PageLink>
				)}
				{questionId && (
					<PageLink page="matchingDetail" params={{ id: questionId }}>
						{t('question')}
					</PageLink>
				)}
			</div>
			<Badge tone={tones[status]}>{t(`state.${status}`)}</Badge>
			<Decide message={message} onDecided={onDecided} />
		</li>
	);
}

/** What is decided can be decided the other way round. */
function Decide({ message: { id, status }, onDecided }: Parameters<typeof Row>[0]) {
	const t = useTranslations('console.message');
	const callApi = useApi();
	const saving = useSaving({ textOf: useConsoleFailure() });
	const decide = (decision: MessageReportDecision) =>
		saving.save(async () => {
			await callApi('POST /api/message-reports/:id/decision', { params: { id }, body: { decision } });
			onDecided(t(decision === 'hide' ? 'hidden' : 'dismissed'));
		});
	const isOffered = { hide: status !== 'hidden', dismiss: status !== 'dismissed' };
	return (
		<span className={styles.badges}>
			{messageReportDecisions
				.filter((decision) => isOffered[decision])
				.map((decision) => (
					<Button
						key={decision}
						size="sm"
						variant={decision === 'hide' ? 'danger' : 'outline'}
						isBusy={saving.isBusy}
						onClick={() => void decide(decision)}
					>
						{t(status === 'hidden' ? 'show' : decision)}
					</Button>
				))}
			{saving.failure && (
				<Note tone="bad" isAlert>
					{saving.failure}
				</Note>
			)}
		</span>
	);
}
