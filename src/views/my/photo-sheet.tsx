import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { PictureCrop } from '#ui/picture-crop.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBitmap } from '#ui/use-bitmap.ts';
import { useApi } from '#views/api-context.ts';
import styles from './photo-sheet.module.css';
import { useSay } from './say.tsx';
import { useSetMe } from './use-me.ts';
import { useMyFailure } from './use-my-failure.ts';

type Props = { file: File; onClose: () => void; onUnreadable: () => void };
type Crop = { x: number; y: number; size: number };

/** Cut, look, send: the picture goes as it is, with the square that shall be seen. */
export function PhotoSheet({ file, onClose, onUnreadable }: Props) {
	const t = useTranslations('my.photo');
	const callApi = useApi();
	const setMe = useSetMe();
	const say = useSay();
	const { isBusy, failure, faults, save } = useSaving({ textOf: useMyFailure() });
	const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, size: 1 });
	const send = async () => {
		const me = await save(() => callApi('PUT /api/members/me/photo', { query: crop, body: file }));
		if (!me) return;
		await setMe(me);
		onClose();
		say(t('saved'));
	};
	const error = Object.keys(faults).length > 0 ? t('unreadable', { name: file.name }) : failure;
	const leave = () => !isBusy && onClose();
	return (
		<Sheet
			isOpen
			title={t('cropTitle')}
			closeLabel={t('close')}
			onClose={leave}
			footer={
				<Button variant="primary" isFull isBusy={isBusy} onClick={send}>
					{t('use')}
				</Button>
			}
		>
			<div className={styles.content}>
				<PictureCrop
					source={file}
					label={t('cropLabel')}
					zoomLabel={t('zoom')}
					hint={t('cropHint')}
					onChange={setCrop}
					onFailure={onUnreadable}
				/>
				{/* The same as above, small: nothing new for who does not see it. */}
				<figure className={styles.preview} aria-hidden="true">
					<Preview file={file} crop={crop} />
					<figcaption>{t('preview')}</figcaption>
				</figure>
				<FailureNote>{error}</FailureNote>
			</div>
		</Sheet>
	);
}

const edge = 192;

/** The photo as others will see it. */
function Preview({ file, crop }: { file: File; crop: Crop }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const bitmap = useBitmap(file);
	useEffect(() => {
		const context = canvas.current?.getContext('2d');
		if (!context || !bitmap) return;
		const side = crop.size * Math.min(bitmap.width, bitmap.height);
		context.imageSmoothingQuality = 'high';
		context.clearRect(0, 0, edge, edge);
		context.drawImage(bitmap, crop.x * bitmap.width, crop.y * bitmap.height, side, side, 0, 0, edge, edge);
	}, [bitmap, crop]);
	return <canvas ref={canvas} className={styles.face} width={edge} height={edge} />;
}
