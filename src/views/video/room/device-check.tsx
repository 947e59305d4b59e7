import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { VideoDate } from '#contract/api/video.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useMomentText } from '#views/video/use-moment-text.ts';
import { roomQuery } from '../video-queries.ts';
import {
	browserOf,
	type CaptureRefusal,
	type CaptureWish,
	capture,
	type Devices,
	deviceOf,
	hasDevices,
	stopAll,
	switchDevice,
} from './capture.ts';
import styles from './check.module.css';
import { DevicePicker, useDevices } from './device-picker.tsx';
import { useMeter } from './use-meter.ts';

type Props = {
	date: VideoDate;
	/** With what is sent, and by which device one listens. */
	onEnter: (stream: MediaStream | undefined, speaker: string) => void;
	onBack: () => void;
};

/** One look at oneself before others do: what was opened here is what is sent, never opened twice. */
export function DeviceCheck({ date, onEnter, onBack }: Props) {
	const t = useTranslations('video.check');
	const say = useMomentText();
	const [stream, setStream] = useState<MediaStream | undefined>();
	const [speaker, setSpeaker] = useState('');
	const [refusal, setRefusal] = useState<CaptureRefusal | undefined>();
	const handedOver = useRef(false);
	const opened = useRef<MediaStream | undefined>(undefined);
	const ask = async (wish: CaptureWish) => {
		stopAll(opened.current);
		const captured = await capture(wish);
		opened.current = 'stream' in captured ? captured.stream : undefined;
		setStream(opened.current);
		setRefusal('refusal' in captured ? captured.refusal : undefined);
	};
	const choose = async (kind: 'audio' | 'video', id: string) => {
		if (!opened.current) return;
		opened.current = await switchDevice(opened.current, kind, id);
		setStream(opened.current);
	};
	useEffect(() => {
		if (!hasDevices()) setRefusal('no-devices-here');
		return () => {
			if (!handedOver.current) stopAll(opened.current);
		};
	}, []);
	const enter = (sent: MediaStream | undefined) => {
		handedOver.current = sent !== undefined;
		if (!sent) stopAll(opened.current);
		onEnter(sent, speaker);
	};
	return (
		<div className={styles.check}>
			<Preview stream={stream} />
			<div className={styles.checkSide}>
				{date.scheduledAt && (
					<p className={styles.when}>
						{[say(date.scheduledAt).korean, say(date.scheduledAt).own].filter(Boolean).join(' · ')}
					</p>
				)}
				<h1>{t('title')}</h1>
				<Inside date={date} />
				<p>{t('lead')}</p>
				{refusal && <Refused refusal={refusal} />}
				{stream ? (
					<Checks {...{ stream, speaker }} onChoose={(kind, id) => void choose(kind, id)} onSpeaker={setSpeaker} />
				) : (
					<Asking onAsk={(wish) => void ask(wish)} />
				)}
				<Note>{t('advice')}</Note>
				<div className={styles.buttons}>
					{stream && (
						<Button variant="primary" size="lg" onClick={() => enter(stream)}>
							{t('enter')}
						</Button>
					)}
					{stream && stream.getVideoTracks().length > 0 && (
						<Button variant="outline" onClick={() => void ask('sound')}>
							{t('soundOnly')}
						</Button>
					)}
					<Button variant="quiet" onClick={() => enter(undefined)}>
						{t('textOnly')}
					</Button>
					<Button variant="quiet" onClick={onBack}>
						{t('back')}
					</Button>
				</div>
			</div>
		</div>
	);
}

/** Who is inside already. */
function Inside({ date }: { date: VideoDate }) {
	const t = useTranslations('video.check');
	const callApi = useApi();
	const { data } = useQuery(roomQuery(callApi, date.id));
	if (!data) return null;
	const names = data.people.map(({ name }) => name).join(', ');
	return (
		<p className={styles.inside} aria-live="polite">
			<Icon name="people" />
			{names === '' ? t('nobody') : t('here', { names })}
		</p>
	);
}

function Asking({ onAsk }: { onAsk: (wish: CaptureWish) => void }) {
	const t = useTranslations('video.check');
	return (
		<div className={styles.asking}>
			<p>{t('why')}</p>
			<div className={styles.buttons}>
				<Button variant="brand" onClick={() => onAsk('video')}>
					{t('ask')}
				</Button>
				<Button variant="outline" onClick={() => onAsk('sound')}>
					{t('askSound')}
				</Button>
			</div>
		</div>
	);
}

function Preview({ stream }: { stream: MediaStream | undefined }) {
	const t = useTranslations('video.check');
	const video = useRef<HTMLVideoElement>(null);
	useEffect(() => {
		if (video.current) video.current.srcObject = stream ?? null;
	}, [stream]);
	const hasPicture = (stream?.getVideoTracks().length ?? 0) > 0;
	return (
		<figure className={styles.preview}>
			<div className={styles.previewFrame}>
				<video ref={video} autoPlay muted playsInline hidden={!hasPicture} />
				{!hasPicture && <Icon name="person" />}
			</div>
			<figcaption>{t('seen')}</figcaption>
		</figure>
	);
}

type ChecksProps = {
	stream: MediaStream;
	speaker: string;
	onChoose: (kind: 'audio' | 'video', id: string) => void;
	onSpeaker: (id: string) => void;
};

function Checks({ stream, speaker, onChoose, onSpeaker }: ChecksProps) {
	const t = useTranslations('video.check');
	const level = useMeter(stream);
	const devices = useDevices(true);
	const [camera] = stream.getVideoTracks();
	const [microphone] = stream.getAudioTracks();
	return (
		<ul className={styles.checks}>
			<li>
				<Icon name="camera" />
				<span>
					<b>{t(camera ? 'camera' : 'noCamera')}</b>
					<Named kind="camera" {...{ devices }} track={camera} onChoose={(id) => onChoose('video', id)} />
				</span>
				{camera && <Icon name="check" />}
			</li>
			<li>
				<Icon name="microphone" />
				<span>
					<b>{t('speak')}</b>
					<Named kind="microphone" {...{ devices }} track={microphone} onChoose={(id) => onChoose('audio', id)} />
				</span>
				<meter className={styles.meter} min={0} max={8} value={level} aria-label={t('level')} />
			</li>
			<li>
				<Icon name="speaker" />
				<span>
					<b>{t('speaker')}</b>
					<DevicePicker kind="speaker" devices={devices} chosen={speaker} onChoose={onSpeaker} />
				</span>
				<Button size="sm" onClick={() => void playTone(speaker)}>
					{t('play')}
				</Button>
			</li>
		</ul>
	);
}

type NamedProps = {
	kind: 'camera' | 'microphone';
	devices: Devices;
	track: MediaStreamTrack | undefined;
	onChoose: (id: string) => void;
};

/** What is used: to choose where there are several. */
function Named({ kind, devices, track, onChoose }: NamedProps) {
	if (!track) return null;
	if (devices[kind].length < 2) return <small>{track.label}</small>;
	return <DevicePicker {...{ kind, devices, onChoose }} chosen={deviceOf(track)} />;
}

/** A short tone, made here: nothing to load. By the device one has chosen to listen with, where the browser lets one. */
async function playTone(speaker: string): Promise<void> {
	const context = new AudioContext();
	if (speaker !== '' && 'setSinkId' in context)
		await (context as AudioContext & { setSinkId(id: string): Promise<void> })
			.setSinkId(speaker)
			.catch(() => undefined);
	const tone = context.createOscillator();
	const gain = context.createGain();
	gain.gain.value = 0.15;
	tone.frequency.value = 523;
	tone.connect(gain).connect(context.destination);
	tone.start();
	tone.stop(context.currentTime + 0.6);
	tone.addEventListener('ended', () => void context.close());
}

function Refused({ refusal }: { refusal: CaptureRefusal }) {
	const t = useTranslations('video.refusal');
	return (
		<Note tone="warn" isAlert>
			<b>{t(`${refusal}.title`)}</b>
			<p>{refusal === 'denied' ? t(`denied.text.${browserOf(navigator.userAgent)}`) : t(`${refusal}.text`)}</p>
			{refusal === 'no-devices-here' && <CopyButton text={location.href} label={t('copy')} doneLabel={t('copied')} />}
		</Note>
	);
}
