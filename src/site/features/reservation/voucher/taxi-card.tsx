import { useState } from 'react';
import type { Voucher } from '#contract/api/voucher.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { DriverNote } from './driver-note.tsx';
import styles from './taxi-card.module.css';
import { TaxiScreen } from './taxi-screen.tsx';

type Props = { voucher: Voucher };

/** For a driver at arm's length: yellow in every theme, Hangul first and large. */
export function TaxiCard({ voucher }: Props) {
	const t = useTranslations('reservation.voucher.taxi');
	const ticket = useTranslations('reservation.my.ticket');
	const [isLarge, setIsLarge] = useState(false);
	const { korean, own, address } = voucher;
	return (
		<section className={styles.card} aria-label={t('title')}>
			<div lang="ko">
				<p className={styles.say}>{korean.taxi.say}</p>
				<p className={styles.address}>{address}</p>
				<p className={styles.note}>
					{korean.meetingPoint && <span>{korean.meetingPoint}</span>} <DriverNote voucher={voucher} />
				</p>
			</div>
			<div className={styles.own}>
				<p className={styles.to}>
					{t('title')}. {t('to', { place: own.place })}
				</p>
				<div className={styles.buttons}>
					<Button onClick={() => setIsLarge(true)}>
						<Icon name="screen" />
						{t('full')}
					</Button>
					<CopyButton text={address} label={t('copy')} doneLabel={ticket('copied')} />
				</div>
			</div>
			{isLarge && <TaxiScreen voucher={voucher} onClose={() => setIsLarge(false)} />}
		</section>
	);
}
