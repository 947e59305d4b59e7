import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { VideoDate } from '#contract/api/video.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { PageLink } from '../../page-link.tsx';
import { useIsVideoOn } from '../use-is-video-on.ts';
import { useMomentText } from '../use-moment-text.ts';
import { useVideoFront } from '../video-front.ts';
import { VideoOff } from '../video-off.tsx';
import { videoKey } from '../video-queries.ts';
import { VideoThread } from '../video-thread.tsx';
import styles from './date.module.css';
import { DateActions } from './date-actions.tsx';
import { DateFacts } from './date-facts.tsx';
import { useMoves } from './use-moves.ts';

const tones: Partial<Record<VideoDate['state'], string>> = {
	requested: 'warn',
	scheduled: 'ok',
	held: 'brand',
	missed: 'bad',
	declined: 'bad',
};

/** A date as one stands to it: what was agreed, what is to be done, and the way into its room. */
export function DateScreen({ date }: { date: VideoDate }) {
	const client = useQueryClient();
	const { Room } = useVideoFront();
	const [isEntering, setIsEntering] = useState(false);
	const renew = () => void client.invalidateQueries({ queryKey: videoKey });
	useOpening(date, renew);
	if (isEntering)
		return (
			<Room
				date={date}
				onLeave={() => {
					setIsEntering(false);
					renew();
				}}
			/>
		);
	return <DatePage date={date} onEnter={() => setIsEntering(true)} />;
}

/** Who waits on the page sees the door open by itself. */
function useOpening({ room }: VideoDate, renew: () => void): void {
	const opensAt = room.standing === 'early' ? room.opensAt : null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: what it renews does not change
	useEffect(() => {
		if (opensAt === null) return;
		const wait = Date.parse(opensAt) - Date.now();
		// Longer ones do not fit into a timer, and nobody waits so long.
		if (wait > dayMs) return;
		const timer = setTimeout(renew, Math.max(wait, 0) + 1000);
		return () => clearTimeout(timer);
	}, [opensAt]);
}

function DatePage({ date, onEnter }: { date: VideoDate; onEnter: () => void }) {
	const t = useTranslations('video.date');
	const states = useTranslations('video.state');
	const moves = useMoves(date.id);
	const other = date.role === 'house' ? date.member : date.provider.name;
	return (
		<div className={styles.page}>
			<PageLink page="videoConsultation" className={styles.back}>
				<Icon name="arrowLeft" />
				{t('all')}
			</PageLink>
			<Badge tone={tones[date.state] ?? 'neutral'}>{states(date.state)}</Badge>
			<h1>{t('title', { other })}</h1>
			<VideoOff />
			<Lead date={date} />
			<FailureNote>{moves.failure}</FailureNote>
			<div className={styles.columns}>
				<div className={styles.column}>
					{date.state === 'scheduled' && <EnterCard date={date} onEnter={onEnter} />}
					<DateActions date={date} moves={moves} />
					{date.threadId && (
						<Card title={t('thread')}>
							<VideoThread date={date} />
						</Card>
					)}
				</div>
				<div className={styles.column}>
					<DateFacts date={date} />
					<Note>{t('advice')}</Note>
				</div>
			</div>
		</div>
	);
}

function Lead({ date }: { date: VideoDate }) {
	const t = useTranslations('video.date');
	const say = useMomentText();
	const { state, scheduledAt, waitsFor, role } = date;
	const isVideoOn = useIsVideoOn();
	const isOver = state !== 'requested' && state !== 'scheduled';
	const text = () => {
		if (state === 'scheduled')
			return scheduledAt && [say(scheduledAt).korean, say(scheduledAt).own].filter(Boolean).join(' · ');
		if (isOver) return t(`lead.${state}`, { role });
		return waitsFor === role ? t('lead.you') : waitsFor && t(`lead.they.${waitsFor}`);
	};
	return (
		<>
			<p className={styles.lead}>{text()}</p>
			{isOver && isVideoOn && role === 'member' && (
				<PageLink
					page="videoConsultation"
					query={date.product ? { product: date.product.id } : { provider: date.provider.id }}
					className={buttonClass({ variant: 'outline' })}
				>
					{t('again')}
				</PageLink>
			)}
		</>
	);
}

function EnterCard({ date, onEnter }: { date: VideoDate; onEnter: () => void }) {
	const t = useTranslations('video.date');
	const locale = useWordsLocale();
	const say = useMomentText();
	const isLive = useIsLive();
	const { isSeated, standing, opensAt } = date.room;
	const isVideoOn = useIsVideoOn();
	const hint = () => {
		if (!isVideoOn) return t('roomOff');
		if (!isSeated) return date.role === 'house' ? t('noSeat') : undefined;
		if (standing === 'open') return t('roomOpen');
		return standing === 'early' && opensAt ? t('roomOpensAt', { time: say(opensAt).korean }) : t('roomOver');
	};
	return (
		<Card title={t('room')}>
			<p className={styles.hint}>{hint()}</p>
			<div className={styles.row}>
				{isVideoOn && isSeated && standing === 'open' && (
					<Button variant="primary" size="lg" isBusy={!isLive} onClick={onEnter}>
						<Icon name="video" />
						{t('enter')}
					</Button>
				)}
				<a
					className={buttonClass({ variant: 'outline' })}
					href={`/api/video-dates/${date.id}/calendar.ics?language=${locale}`}
					download
				>
					<Icon name="calendar" />
					{t('calendar')}
				</a>
			</div>
		</Card>
	);
}
