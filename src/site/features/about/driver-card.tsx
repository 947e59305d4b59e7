import { useEffect, useRef, useState } from 'react';
import type { SiteVisit } from '#contract/api/profile.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOverlay } from '#ui/use-overlay.ts';
import styles from './driver-card.module.css';

type Props = { visit: SiteVisit; phone: string };

/** What a driver reads, whatever the reader speaks: in Korean, large, and over the whole screen if asked for. */
export function DriverCard({ visit, phone }: Props) {
	const t = useTranslations('about.driver');
	const [isOpen, setIsOpen] = useState(false);
	return (
		<section className={styles.card} aria-label={t('label')}>
			<KoreanType />
			<Words visit={visit} phone={phone} />
			<div className={styles.foot}>
				<span className={styles.hint}>{t('hint')}</span>
				<span className={styles.buttons}>
					<span className={styles.needsScript}>
						<Button onClick={() => setIsOpen(true)} aria-haspopup="dialog">
							<Icon name="screen" />
							{t('fullScreen')}
						</Button>
					</span>
					<CopyButton text={visit.hangulAddress} label={t('copy')} doneLabel={t('copied')} />
				</span>
			</div>
			<FullScreen isOpen={isOpen} onClose={() => setIsOpen(false)}>
				<Words visit={visit} phone={phone} />
			</FullScreen>
		</section>
	);
}

/** For a driver in Korea, so in Korean in every language. */
function Words({ visit, phone }: Props) {
	return (
		<div lang="ko">
			<p className={styles.say}>기사님, 이 주소로 가 주세요.</p>
			<p className={styles.address}>{visit.hangulAddress}</p>
			<p className={styles.sub}>
				{visit.hangulHint} 전화 <b>{phone}</b>
			</p>
		</div>
	);
}

type FullScreenProps = { isOpen: boolean; onClose: () => void; children: React.ReactNode };

/** The native dialog holds the focus and closes on Escape, and Back closes it. */
function FullScreen({ isOpen, onClose, children }: FullScreenProps) {
	const t = useTranslations('about.driver');
	const dialog = useRef<HTMLDialogElement>(null);
	useOverlay({ isOpen, onClose });
	useEffect(() => {
		if (isOpen) dialog.current?.showModal();
		else dialog.current?.close();
	}, [isOpen]);
	return (
		<dialog ref={dialog} className={styles.screen} aria-label={t('label')} onClose={onClose}>
			{isOpen && (
				<>
					<button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
						<Icon name="close" />
					</button>
					{children}
				</>
			)}
		</dialog>
	);
}
