import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { createReader, type ReaderKind, readerKind } from './code-reader.ts';
import styles from './voucher-check.module.css';

type Props = {
	onRead: (text: string) => void;
	/** Where a reader of ours may run: loads that page. Left out where there is none. */
	onElsewhere?: (() => void) | undefined;
};

/** Reads a voucher's QR code with the device's camera; not offered where the browser cannot. */
export function ScanCamera({ onRead, onElsewhere }: Props) {
	const t = useTranslations('reservation.check');
	const [kind, setKind] = useState<ReaderKind>('none');
	const [isOpen, setIsOpen] = useState(false);
	// Known in the browser alone: the server writes the page without it.
	useEffect(() => {
		void readerKind().then(setKind);
	}, []);
	if (kind === 'none' || (kind === 'elsewhere' && !onElsewhere)) return null;
	const open = () => (kind === 'elsewhere' ? onElsewhere?.() : setIsOpen(true));
	const read = (text: string) => {
		setIsOpen(false);
		onRead(text);
	};
	return isOpen ? (
		<Scanning onRead={read} onClose={() => setIsOpen(false)} />
	) : (
		<div className={styles.scan}>
			<Button onClick={open}>
				<Icon name="camera" />
				{t('scan')}
			</Button>
		</div>
	);
}

/** How often a picture is looked at. */
const lookMs = 250;

function Scanning({ onRead, onClose }: Pick<Props, 'onRead'> & { onClose: () => void }) {
	const t = useTranslations('reservation.check');
	const video = useRef<HTMLVideoElement>(null);
	const told = useRef(onRead);
	told.current = onRead;
	const [isRefused, setIsRefused] = useState(false);
	useEffect(() => {
		let stream: MediaStream | undefined;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isOver = false;
		const look = async (reader: Awaited<ReturnType<typeof createReader>>) => {
			const text = video.current ? await reader(video.current) : undefined;
			if (isOver) return;
			if (text !== undefined) told.current(text);
			else timer = setTimeout(() => void look(reader), lookMs);
		};
		// What reads is fetched while the camera is asked for.
		const coming = createReader();
		coming.catch(() => undefined);
		const begin = async () => {
			stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
			if (isOver || !video.current) return stop();
			video.current.srcObject = stream;
			await video.current.play();
			await look(await coming);
		};
		const stop = () => {
			for (const track of stream?.getTracks() ?? []) track.stop();
		};
		begin().catch(() => !isOver && setIsRefused(true));
		return () => {
			isOver = true;
			clearTimeout(timer);
			stop();
		};
	}, []);
	return (
		<div className={styles.camera}>
			{isRefused ? (
				<Note tone="warn" isAlert>
					{t('noCamera')}
				</Note>
			) : (
				<>
					<video ref={video} muted playsInline aria-label={t('scanning')} />
					<p className={styles.facts}>{t('scanning')}</p>
				</>
			)}
			<div>
				<Button onClick={onClose}>{t('stopScan')}</Button>
			</div>
		</div>
	);
}
