import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { VideoDate } from '#contract/api/video.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { threadQuery } from '#views/thread/thread-queries.ts';
import { VideoThread } from '../video-thread.tsx';
import styles from './room.module.css';
import type { Call } from './room-call.ts';

type Props = { call: Call; written: number; date: VideoDate };

/** What is written goes into the thread of the date, where it stays; the others in the room are told to look. */
export function RoomChat({ call, written, date }: Props) {
	const t = useTranslations('video.room');
	const callApi = useApi();
	const client = useQueryClient();
	const { threadId } = date;
	useEffect(() => {
		if (written > 0) void client.invalidateQueries({ queryKey: threadQuery(callApi, threadId).queryKey });
	}, [written, client, callApi, threadId]);
	return (
		<section className={styles.chat} aria-label={t('chat')}>
			<p className={styles.chatHint}>{t('noLines')}</p>
			<VideoThread date={date} isFilling onSent={call.wrote} />
		</section>
	);
}
