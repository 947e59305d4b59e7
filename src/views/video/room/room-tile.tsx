import { type RefObject, useEffect, useRef } from 'react';
import type { RoomInfo } from '#contract/api/video.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Seat } from '#domain/video/seats.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { CallSnapshot } from './call-snapshot.ts';
import styles from './room.module.css';
import type { Position } from './room-positions.ts';

type Props = { seat: Seat; position: Position; room: RoomInfo; call: CallSnapshot };

/** Whether somebody is seen is said, not guessed from frames: a camera that is off still sends black ones. */
export function RoomTile({ seat, position, room, call }: Props) {
	const { stream, speaker } = call;
	const isOwn = seat === room.seat;
	const person = call.people.find((one) => one.seat === seat);
	const media = call.media.find((one) => one.seat === seat);
	const state = isOwn ? call.own : person?.state;
	const isSharing = !isOwn && person?.state.screen === true;
	const isConnected = isOwn || media?.connection === 'connected';
	const isSeen = isSharing || (state?.camera === true && isConnected);
	return (
		<figure
			className={styles.tile}
			data-seat={seat}
			data-place={position}
			data-own={isOwn || undefined}
			data-connection={media?.connection}
		>
			<Picture
				stream={isSharing ? media?.screen : isOwn ? stream : media?.camera}
				isMuted={isOwn}
				speaker={speaker}
				isHidden={!isSeen}
				isMirrored={isOwn}
				isWhole={isSharing}
			/>
			{isSharing && <Sound stream={media?.camera} speaker={speaker} />}
			{!isSeen && <Icon name="person" />}
			<Caption {...{ seat, isOwn, person, isConnected }} isSilent={state?.microphone === false} />
		</figure>
	);
}

type CaptionProps = {
	seat: Seat;
	isOwn: boolean;
	person: CallSnapshot['people'][number] | undefined;
	isConnected: boolean;
	isSilent: boolean;
};

function Caption({ seat, isOwn, person, isConnected, isSilent }: CaptionProps) {
	const t = useTranslations('video.room');
	const names = useTranslations('video.language');
	// Who interprets speaks the house's language too.
	const spoken = person ? [person.locale as ContentLocale, ...(seat === 'interpreter' ? (['ko'] as const) : [])] : [];
	const [name, ...rest] = isOwn
		? [t('you')]
		: person
			? [
					person.name,
					...(seat === 'member' ? [] : [t(`seat.${seat}`)]),
					...spoken.map((one) => names(one)),
					...(isConnected ? [] : [t(person.isAway ? 'away' : 'connecting')]),
				]
			: [seat === 'member' ? t('guest') : t(`seat.${seat}`)];
	return (
		<figcaption>
			{isSilent && (isOwn || person) && <Icon name="microphoneOff" label={t('muted')} />}
			<span>
				{name} {rest.length > 0 && <small>{rest.join(' · ')}</small>}
			</span>
		</figcaption>
	);
}

type PictureProps = {
	stream: MediaStream | undefined;
	isMuted: boolean;
	speaker: string;
	isHidden: boolean;
	isMirrored: boolean;
	/** A screen is shown whole; a face may lose its margins. */
	isWhole: boolean;
};

function Picture({ stream, isMuted, speaker, isHidden, isMirrored, isWhole }: PictureProps) {
	const video = useRef<HTMLVideoElement>(null);
	useEffect(() => {
		if (video.current && video.current.srcObject !== (stream ?? null)) video.current.srcObject = stream ?? null;
	}, [stream]);
	useSpeaker(video, speaker);
	return (
		<video
			ref={video}
			autoPlay
			playsInline
			muted={isMuted}
			data-hidden={isHidden || undefined}
			data-mirrored={isMirrored || undefined}
			data-whole={isWhole || undefined}
		/>
	);
}

/** Where the others are heard; a browser that does not let one choose goes on as before. */
function useSpeaker(element: RefObject<HTMLMediaElement | null>, speaker: string): void {
	useEffect(() => {
		const { current } = element;
		if (speaker !== '' && current && 'setSinkId' in current) void current.setSinkId(speaker).catch(() => undefined);
	}, [element, speaker]);
}

function Sound({ stream, speaker }: { stream: MediaStream | undefined; speaker: string }) {
	const audio = useRef<HTMLAudioElement>(null);
	useEffect(() => {
		if (audio.current) audio.current.srcObject = stream ?? null;
	}, [stream]);
	useSpeaker(audio, speaker);
	// biome-ignore lint/a11y/useMediaCaption: a talk as it is spoken
	return <audio ref={audio} autoPlay />;
}
