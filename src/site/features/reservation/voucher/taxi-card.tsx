import { useState } from 'react';
import type { Voucher } from '#contract/api/voucher.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { DriverNote } from './driver-note.tsx';
import styles from './taxi-card.module.css';
import { TaxiScreen } from './taxi-screen.tsx';

type Props = { voucher: Voucher };

/** The way to the meeting point; who is fetched is told so instead of being sent to a sight. */
export function TaxiCard({ voucher }: Props) {
	const t = useTranslations('reservation.voucher.taxi');
	const { address } = voucher;
	return address === null ? (
		<Note>{t('fetched', { fetched: 'always' })}</Note>
	) : (
		<Card voucher={voucher} address={address} />
	);
}

/** For a driver at arm's length: yellow in every theme, Hangul first and large. */
function Card({ voucher, address }: Props & { address: string }) {
	const t = useTranslations('reservation.voucher.taxi');
	const ticket = useTranslations('reservation.my.ticket');
	const [isLarge, setIsLarge] = useState(false);
	const { korean, own, fetched } = voucher;
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
				<p className={styles.to}>{joinSentences([t('title'), t('to', { place: own.place })])}</p>
				{fetched && <p className={styles.to}>{t('fetched', { fetched })}</p>}
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
