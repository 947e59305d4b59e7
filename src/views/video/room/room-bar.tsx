import { useEffect, useState } from 'react';
import { roomSignals } from '#contract/room-messages.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { CallSnapshot } from './call-snapshot.ts';
import { type Devices, deviceOf, mayShareScreen } from './capture.ts';
import { DevicePicker, useDevices } from './device-picker.tsx';
import styles from './room.module.css';
import type { Call } from './room-call.ts';

type Props = {
	call: Call;
	now: CallSnapshot;
	/** How much the others wrote that one has not looked at. */
	unseen: number;
	isChatOpen: boolean;
	onLeave: () => void;
	onChat: () => void;
	/** Whether the fixed sentences are open. */
	isSigning: boolean;
	onSigning: (isOpen: boolean) => void;
	/** Whose talk it is may show a file of theirs. */
	onShow: (() => void) | undefined;
	isShowing: boolean;
};

/** What one does in a room; what a device does not have is not offered. */
export function RoomBar({ call, now, unseen, isSigning, onSigning, ...given }: Props) {
	const { isChatOpen, onLeave, onChat, onShow, isShowing } = given;
	const t = useTranslations('video.room');
	const [isChoosing, setIsChoosing] = useState(false);
	const { stream } = now;
	const devices = useDevices(stream !== undefined);
	const { microphone, camera, screen } = now.own;
	const hasSound = (stream?.getAudioTracks().length ?? 0) > 0;
	const hasPicture = (stream?.getVideoTracks().length ?? 0) > 0;
	return (
		<div className={styles.bar}>
			{isChoosing && <Choosing {...{ call, now, devices }} onClose={() => setIsChoosing(false)} />}
			{isSigning && <Signals call={call} onDone={() => onSigning(false)} />}
			{hasSound && (
				<Key
					icon={microphone ? 'microphone' : 'microphoneOff'}
					isOn={microphone}
					onClick={() => call.toggle('microphone')}
				>
					{t(microphone ? 'mute' : 'unmute')}
				</Key>
			)}
			{hasPicture && (
				<Key icon={camera ? 'video' : 'videoOff'} isOn={camera} onClick={() => call.toggle('camera')}>
					{t(camera ? 'cameraOff' : 'cameraOn')}
				</Key>
			)}
			<Key icon="bolt" isOpen={isSigning} onClick={() => onSigning(!isSigning)}>
				{t('signals')}
			</Key>
			{mayShareScreen() && (
				<Key icon="screen" isOpen={screen} onClick={() => void call.toggleScreen()}>
					{t(screen ? 'stopScreen' : 'screen')}
				</Key>
			)}
			{onShow && (
				<Key icon="document" isOpen={isShowing} onClick={onShow}>
					{t('file.show')}
				</Key>
			)}
			<Key icon="message" isOpen={isChatOpen} news={isChatOpen ? 0 : unseen} onClick={onChat}>
				{t('chat')}
			</Key>
			{Object.values(devices).some((all) => all.length > 1) && (
				<Key icon="sliders" isOpen={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
					{t('devices')}
				</Key>
			)}
			<Key icon="hangUp" isEnd onClick={onLeave}>
				{t('leave')}
			</Key>
		</div>
	);
}

/** Another camera, microphone or speaker in the middle of a talk. */
function Choosing({
	call,
	now,
	devices,
	onClose,
}: Pick<Props, 'call' | 'now'> & { devices: Devices; onClose: () => void }) {
	const t = useTranslations('video.room');
	const [camera] = now.stream?.getVideoTracks() ?? [];
	const [microphone] = now.stream?.getAudioTracks() ?? [];
	const pick = { devices, isLabelShown: true };
	return (
		<Sheet isOpen title={t('devices')} closeLabel={t('done')} onClose={onClose}>
			<div className={styles.devices}>
				{camera && (
					<DevicePicker
						{...pick}
						kind="camera"
						chosen={deviceOf(camera)}
						onChoose={(id) => void call.choose('video', id)}
					/>
				)}
				{microphone && (
					<DevicePicker
						{...pick}
						kind="microphone"
						chosen={deviceOf(microphone)}
						onChoose={(id) => void call.choose('audio', id)}
					/>
				)}
				<DevicePicker {...pick} kind="speaker" chosen={now.speaker} onChoose={call.listenBy} />
			</div>
		</Sheet>
	);
}

/** Fixed sentences that everybody reads in their own language. */
function Signals({ call, onDone }: { call: Call; onDone: () => void }) {
	const signals = useTranslations('video.signal');
	useEffect(() => {
		const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && onDone();
		window.addEventListener('keydown', closeByKey);
		return () => window.removeEventListener('keydown', closeByKey);
	}, [onDone]);
	return (
		<div className={styles.signals}>
			{roomSignals.map((signal) => (
				<button
					key={signal}
					type="button"
					onClick={() => {
						call.signal(signal);
						onDone();
					}}
				>
					{signals(signal)}
				</button>
			))}
		</div>
	);
}

type KeyProps = {
	icon: IconName;
	/** Of what can be off: what is off is seen at once. */
	isOn?: boolean;
	isOpen?: boolean;
	/** How much is new behind it. */
	news?: number;
	isEnd?: boolean;
	onClick: () => void;
	children: string;
};

function Key({ icon, isOn, isOpen, news = 0, isEnd = false, onClick, children }: KeyProps) {
	return (
		<button
			type="button"
			className={styles.key}
			aria-pressed={isOpen}
			data-off={isOn === false || undefined}
			data-on={isOn || undefined}
			data-end={isEnd || undefined}
			onClick={onClick}
		>
			<Icon name={icon} />
			{children}
			{news > 0 && <b className={styles.count}>{news}</b>}
		</button>
	);
}
