import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { ReservationMessage } from '#contract/api/reservation.ts';
import { writtenLanguage } from '#i18n/written-language.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import styles from './thread.module.css';
import { useThread } from './use-thread.ts';

const maxLength = 2_000;

/** The messages of both sides, the newest at the bottom, and a field for the next. */
export function Thread({ other, writer }: { other: string; writer: string | undefined }) {
	const t = useTranslations('reservation.my.thread');
	const { reservation } = useReservation();
	const thread = useThread(reservation.id, writer);
	const { messages, hasOlder, loadOlder, isLoadingOlder, olderFailure } = thread;
	return (
		<div className={styles.thread}>
			{hasOlder && (
				<Button size="sm" variant="quiet" isBusy={isLoadingOlder} onClick={() => void loadOlder()}>
					{t('older')}
				</Button>
			)}
			{olderFailure && (
				<Note tone="bad" isAlert>
					{olderFailure}
				</Note>
			)}
			{messages.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
			<div role="log" aria-label={t('log')}>
				<ol className={styles.messages}>
					{messages.map((message) => (
						<Bubble key={message.id} message={message} other={other} />
					))}
				</ol>
			</div>
			<Compose thread={thread} />
		</div>
	);
}

function Bubble({ message, other }: { message: ReservationMessage; other: string }) {
	const t = useTranslations('reservation.my.thread');
	const shell = useTranslations('shell');
	const clocks = useBothClocks();
	const { role } = useReservation().reservation;
	const { isMine, from, text, at, readAt } = message;
	const { korean, own } = clocks(at);
	// An operator may have written in the provider's place, or reads what both wrote.
	const theirs = from === 'operator' ? shell('brand') : role === 'member' || from === 'member' ? other : t('provider');
	const name = isMine ? t('you') : theirs;
	return (
		<li className={isMine ? styles.mine : styles.theirs}>
			{!isMine && <Avatar name={name} size="sm" />}
			<p className={styles.bubble}>
				<span className="visually-hidden">{name}: </span>
				<span lang={writtenLanguage(text)}>{text}</span>
			</p>
			<p className={styles.when}>
				{[!isMine && name, own, korean, isMine && readAt !== null && t('read')].filter(Boolean).join(' · ')}
			</p>
		</li>
	);
}

function Compose({ thread }: { thread: ReturnType<typeof useThread> }) {
	const t = useTranslations('reservation.my.thread');
	const [said, setSaid] = useState('');
	const place = useRef<HTMLFormElement>(null);
	const { form, send } = thread;
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setSaid('');
		if (await send()) {
			setSaid(t('sent'));
			place.current?.querySelector('textarea')?.focus();
		}
	};
	const sendByKey = (event: KeyboardEvent) => {
		if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) place.current?.requestSubmit();
	};
	return (
		<form ref={place} className={styles.compose} noValidate onSubmit={(event) => void submit(event)}>
			<TextArea
				{...form.field('text')}
				// What was begun and given up again lacks nothing.
				onBlur={() => undefined}
				label={t('write')}
				rows={2}
				maxLength={maxLength}
				hint={t('hint')}
				onKeyDown={sendByKey}
			/>
			{form.failure && (
				<Note tone="bad" isAlert>
					{form.failure}
				</Note>
			)}
			<div className={styles.send}>
				<Button type="submit" variant="brand" isBusy={form.isBusy}>
					{t('send')}
				</Button>
				<span className={styles.said} role="status">
					{said}
				</span>
			</div>
		</form>
	);
}
