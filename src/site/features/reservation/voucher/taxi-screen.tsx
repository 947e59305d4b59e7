import { useEffect, useRef } from 'react';
import type { Voucher } from '#contract/api/voucher.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOverlay } from '#ui/use-overlay.ts';
import { DriverNote } from './driver-note.tsx';
import styles from './taxi-card.module.css';

type Props = { voucher: Voucher; onClose: () => void };

/** Nothing but the address, as large as the screen allows. Open as long as it is there. */
export function TaxiScreen({ voucher, onClose }: Props) {
	const { korean, own, address } = voucher;
	const t = useTranslations('reservation.voucher.taxi');
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	// It fills the screen: a phone's Back closes it.
	useOverlay({ isOpen: true, onClose });
	return (
		<dialog ref={dialog} className={styles.screen} aria-label={t('title')} onClose={onClose}>
			<div className={styles.screenWords} lang="ko">
				<p className={styles.say}>{korean.taxi.say}</p>
				<p className={styles.address}>{address}</p>
				<p className={styles.note}>
					<DriverNote voucher={voucher} />
				</p>
			</div>
			<p className={styles.to}>{t('to', { place: own.place })}</p>
			<button type="button" className={styles.close} aria-label={t('close')} onClick={() => dialog.current?.close()}>
				<Icon name="close" />
			</button>
		</dialog>
	);
}
