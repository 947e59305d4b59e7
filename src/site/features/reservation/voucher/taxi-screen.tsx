import { useEffect, useEffectEvent, useRef } from 'react';
import type { Voucher } from '#contract/api/voucher.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { DriverNote } from './driver-note.tsx';
import styles from './taxi-card.module.css';

/** The router need not know: the voucher beneath has never been left. */
const keepFromRouter = (event: PopStateEvent) => event.stopImmediatePropagation();

/**
 * It fills the screen, so a phone's Back closes it: it has an entry in the history, which is taken away when it is closed
 * otherwise (`over` in router.tsx).
 */
function useBackCloses(close: () => void) {
	const closing = useEffectEvent(close);
	useEffect(() => {
		history.pushState({ ...history.state, over: true }, '');
		const onBack = (event: PopStateEvent) => {
			keepFromRouter(event);
			closing();
		};
		window.addEventListener('popstate', onBack, true);
		return () => {
			window.removeEventListener('popstate', onBack, true);
			if (!history.state?.over) return;
			window.addEventListener('popstate', keepFromRouter, { capture: true, once: true });
			history.back();
		};
	}, []);
}

type Props = { voucher: Voucher; onClose: () => void };

/** Nothing but the address, as large as the screen allows. Open as long as it is there. */
export function TaxiScreen({ voucher, onClose }: Props) {
	const { korean, own, address } = voucher;
	const t = useTranslations('reservation.voucher.taxi');
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	useBackCloses(onClose);
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
