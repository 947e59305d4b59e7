import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RoomInfo, VideoDate } from '#contract/api/video.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import { type Seat, seats } from '#domain/video/seats.ts';
import { formatTime } from '#i18n/format.ts';
import { koreanZone, ownClock } from '#i18n/own-clock.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOwnZone } from '#views/clock/own-time.tsx';
import { useNow } from '#views/clock/use-now.ts';
import { useVideoFront } from '../video-front.ts';
import type { CallSnapshot } from './call-snapshot.ts';
import styles from './room.module.css';
import { RoomBar } from './room-bar.tsx';
import type { Call } from './room-call.ts';
import { RoomChat } from './room-chat.tsx';
import { RoomFile } from './room-file.tsx';
import { positionsOf } from './room-positions.ts';
import { RoomTile } from './room-tile.tsx';
import { useShown } from './use-shown.ts';

type Props = { call: Call; room: RoomInfo; date: VideoDate; onLeave: () => void };

/** The talk: who is here, the interpreter pinned, and the few things one does there. */
export function RoomScreen({ call, room, date, onLeave }: Props) {
	const now = useSyncExternalStore(call.subscribe, call.snapshot, call.snapshot);
	const [isChatOpen, setIsChatOpen] = useState(now.stream === undefined);
	const [isSigning, setIsSigning] = useState(false);
	const seen = useSeenWriting(now.written, isChatOpen);
	const file = useShown(date.id, now.shown);
	const [isPicking, setIsPicking] = useState(false);
	const { ShowSheet } = useVideoFront();
	const shown = seats.filter((seat) => seat !== 'interpreter' || hasInterpreter(date, now, room));
	const positions = positionsOf(room.seat, now.people);
	if (now.end) return <Ended end={now.end} onLeave={onLeave} />;
	return (
		<div className={styles.room} data-chat={isChatOpen || undefined} data-signing={isSigning || undefined}>
			<RoomHead date={date} call={now} />
			<div className={styles.tiles} data-count={shown.length} data-file={file.shown ? true : undefined}>
				{file.shown && (
					<RoomFile
						shown={file.shown}
						guest={date.member}
						onPage={(page) => void file.show({ fileId: file.shown?.fileId ?? '', page })}
						onStop={() => void file.putAway()}
					/>
				)}
				{shown.map((seat) => (
					<RoomTile key={seat} {...{ seat, room }} position={positions[seat]} call={now} />
				))}
			</div>
			<Hints call={now} date={date} room={room} hasFileFailed={file.hasFailed} />
			{isPicking && (
				<ShowSheet
					onPick={(fileId) => {
						setIsPicking(false);
						void file.show({ fileId, page: 1 });
					}}
					onClose={() => setIsPicking(false)}
				/>
			)}
			{isChatOpen && <RoomChat call={call} written={now.written} date={date} />}
			<RoomBar
				{...{ call, now, onLeave }}
				onShow={room.seat === 'member' ? () => setIsPicking(true) : undefined}
				isShowing={file.shown?.isOwn === true}
				unseen={now.written - seen}
				isChatOpen={isChatOpen}
				// A phone has room for one of the two: the sentences lie before what is written.
				onChat={() => {
					setIsChatOpen(isSigning || !isChatOpen);
					setIsSigning(false);
				}}
				isSigning={isSigning}
				onSigning={setIsSigning}
			/>
		</div>
	);
}

const hasInterpreter = (date: VideoDate, call: CallSnapshot, room: RoomInfo) =>
	room.seat === 'interpreter' ||
	date.interpreter?.state === 'accepted' ||
	call.people.some(({ seat }) => seat === 'interpreter');

/** How much had been written when one last looked. */
function useSeenWriting(written: number, isOpen: boolean): number {
	const [seen, setSeen] = useState(written);
	useEffect(() => {
		if (isOpen) setSeen(written);
	}, [written, isOpen]);
	return seen;
}

function Ended({ end, onLeave }: { end: NonNullable<CallSnapshot['end']>; onLeave: () => void }) {
	const t = useTranslations('video.room');
	return (
		<div className={styles.ended}>
			<h1>{t(`end.${end}`)}</h1>
			<Button variant="brand" onClick={onLeave}>
				{t('back')}
			</Button>
		</div>
	);
}

function RoomHead({ date, call }: { date: VideoDate; call: CallSnapshot }) {
	const t = useTranslations('video.room');
	const zone = useOwnZone();
	const now = useNow(Date.parse(date.scheduledAt ?? date.createdAt));
	const ends = Date.parse(date.scheduledAt ?? date.createdAt) + date.minutes * minuteMs;
	const left = Math.ceil((ends - now) / minuteMs);
	// The hour alone: the day is today's here, and a phone has little room.
	const elsewhere = ownClock(new Date(now), zone) === undefined ? undefined : zone;
	return (
		<header className={styles.head}>
			<b>{t('title')}</b>
			<span>{date.provider.name}</span>
			<span className={styles.clock}>
				{t('clock', { time: formatTime(new Date(now), koreanZone) })}
				{elsewhere && ` · ${t('own', { time: formatTime(new Date(now), elsewhere) })}`}
				{` · ${left > 0 ? t('left', { minutes: left }) : t('over')}`}
			</span>
			<span
				className={styles.bars}
				data-bars={call.quality.bars}
				role="img"
				aria-label={t(`bars.${call.quality.bars}`)}
			>
				<i />
				<i />
				<i />
			</span>
			<span className={styles.unrecorded}>
				<Icon name="lock" />
				{t('unrecorded')}
			</span>
		</header>
	);
}

/** What is amiss, in one line: who is missing, the line, the way to the server. */
type HintsProps = { call: CallSnapshot; date: VideoDate; room: RoomInfo; hasFileFailed: boolean };

function Hints({ call, date, room, hasFileFailed }: HintsProps) {
	const t = useTranslations('video.room');
	const signals = useTranslations('video.signal');
	const isHere = (seat: Seat) => seat === room.seat || call.people.some((one) => one.seat === seat);
	const missing = seats.filter((seat) => !isHere(seat) && (seat !== 'interpreter' || hasInterpreter(date, call, room)));
	const { signed } = call;
	const isCut = !room.hasRelay && call.media.some(({ connection }) => connection === 'failed');
	return (
		<div className={styles.hints} aria-live="polite">
			{signed && (
				<p key={signed.key} className={styles.said}>
					{signals(signed.signal)}
				</p>
			)}
			{missing.map((seat) => (
				<p key={seat}>{t(`waits.${seat}`)}</p>
			))}
			{call.socket === 'away' && <p>{t('socketAway')}</p>}
			{call.quality.step !== 'full' && <p>{t(`step.${call.quality.step}`)}</p>}
			{isCut && <p>{t('noRelay')}</p>}
			{hasFileFailed && <p>{t('file.notShown')}</p>}
		</div>
	);
}
