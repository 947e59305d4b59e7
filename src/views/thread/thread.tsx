import { lazy, Suspense, useCallback, useState } from 'react';
import type { ThreadLine, ThreadMessage } from '#contract/api/thread.ts';
import { isSealed, type PartyRole, sideOf } from '#domain/thread/thread.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { Note } from '#ui/note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import { Compose, useMessageForm } from './compose.tsx';
import type { Speaker } from './message-bubble.tsx';
import { MessageList } from './message-list.tsx';
import type { Outgoing } from './outbox.ts';
import { OutgoingList } from './outgoing-list.tsx';
import type { Matter } from './phrase-sheet.tsx';
import styles from './thread.module.css';
import { type ThreadSource, useThread } from './use-thread.ts';

const MessageReport = lazy(async () => ({ default: (await import('./message-report.tsx')).MessageReport }));

type Props = ThreadSource & {
	/** As what the reader takes part. */
	role: PartyRole;
	/** The name of the other side: the provider's to a guest, the guest's to a house. */
	other: string;
	sayLine: (line: ThreadLine) => string;
	/** What it is about lets the reader write; the thread itself may not. */
	mayWrite?: boolean;
	/** Others answer here: for them to write, for this one to read. */
	isRead?: boolean;
	/** What it is about: phrases that belong to it are offered. */
	matter?: Matter;
	/** Fills the height it is given: only the messages scroll, and the field stays where it is. */
	isFilling?: boolean;
};

const anything: Matter = {};

/** What was written about something, the newest at the bottom, what is on its way, and a field for the next. */
export function Thread({
	role,
	other,
	sayLine,
	matter = anything,
	mayWrite = true,
	isRead = false,
	isFilling,
	...source
}: Props) {
	const t = useTranslations('thread');
	const thread = useThread(source);
	const { messages, page, outbox, olderFailure } = thread;
	const form = useMessageForm(source.name, source.writer, role);
	const [reported, setReported] = useState<ThreadMessage>();
	const readUpTo = useReadWhenOpened(page);
	const speakerOf = useSpeakers({ role, other });
	const edit = (message: Outgoing) => {
		outbox.takeBack(message.key);
		const { text, files, phrases } = form.valuesNow();
		form.change({
			text: [message.text, text].filter(Boolean).join('\n'),
			files: [...message.files, ...files],
			phrases: [...message.phrases, ...phrases],
		});
	};
	if (thread.isLoading && !page) return <Waiting />;
	if (thread.hasFailed)
		return (
			<Note tone="bad" isAlert>
				{t('unreachable')}{' '}
				<Button size="sm" onClick={thread.retry}>
					{t('again')}
				</Button>
				<FailureNumber error={thread.error} />
			</Note>
		);
	const isEmpty = messages.length === 0 && outbox.list.length === 0;
	return (
		<div className={styles.thread} data-filling={isFilling || undefined}>
			<FailureNote>{olderFailure}</FailureNote>
			{isEmpty && <p className={styles.empty}>{t('empty')}</p>}
			<MessageList
				{...{ messages, sayLine, speakerOf, readUpTo }}
				language={source.language}
				isHealth={!page || isSealed({ kind: page.subject.kind, isHealth: page.isHealth })}
				hasOlder={thread.hasOlder}
				isLoadingOlder={thread.isLoadingOlder}
				sending={outbox.list.length}
				onOlder={() => void thread.loadOlder()}
				onReport={setReported}
			>
				<OutgoingList list={outbox.list} onAgain={outbox.again} onEdit={edit} />
			</MessageList>
			{page?.isHealth && <p className={styles.health}>{t('health')}</p>}
			{page?.mayWrite === false || !mayWrite || isRead ? (
				<p className={styles.empty}>{t(isRead ? 'readOnly' : 'closed')}</p>
			) : (
				<Compose
					form={form}
					openedId={thread.openedId}
					isShort={isFilling}
					{...{ role, matter }}
					reader={page?.otherReads ?? (role === 'guest' ? 'ko' : 'en')}
					onSend={(message) => outbox.add({ ...message, at: new Date().toISOString() })}
				/>
			)}
			{reported && thread.id !== null && (
				<Suspense fallback={null}>
					<MessageReport
						threadId={thread.id}
						messageId={reported.id}
						onReported={() => {
							thread.markReported(reported);
							setReported(undefined);
						}}
						onClose={() => setReported(undefined)}
					/>
				</Suspense>
			)}
		</div>
	);
}

export const Waiting = () => (
	<div className={styles.waiting}>
		<Skeleton width="long" />
		<Skeleton width="medium" />
		<Skeleton width="long" />
	</div>
);

/** Where the line before what is new stays, however far one has read since. */
function useReadWhenOpened(page: { readUpTo: number; unread: number } | undefined): number {
	const [readUpTo, setReadUpTo] = useState<number>();
	if (page && readUpTo === undefined) setReadUpTo(page.unread > 0 ? page.readUpTo : Number.POSITIVE_INFINITY);
	return readUpTo ?? Number.POSITIVE_INFINITY;
}

/** An operator may have written in the provider's place, or reads what both wrote. */
function useSpeakers({ role, other }: { role: PartyRole; other: string }): (message: ThreadMessage) => Speaker {
	const t = useTranslations('thread');
	const brand = useTranslations('shell')('brand');
	return useCallback(
		({ from, isMine, by }) => {
			const isOurs = isMine || (from !== null && sideOf(from) !== null && sideOf(from) === sideOf(role));
			if (isMine) return { name: t('you'), isOurs };
			if (from === 'interpreter') return { name: t('interpreter'), isOurs };
			if (from === 'operator') return { name: by ? `${brand}, ${by}` : brand, isOurs };
			if (from === 'guest') return { name: role === 'guest' ? t('guest') : other, isOurs };
			return { name: role === 'guest' ? other : (by ?? t('provider')), isOurs };
		},
		[role, other, t, brand],
	);
}
