import type { Voucher } from '#contract/api/voucher.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { ProductPicture } from '#views/product/product-picture.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import styles from './meeting-card.module.css';
import sheet from './voucher-sheet.module.css';

/** Where to be, with a picture to know it by where there is one. */
export function MeetingCard({ voucher: { own, korean, meetingPicture, address, movedFrom } }: { voucher: Voucher }) {
	const t = useTranslations('reservation.my.ticket');
	const words = useTranslations('reservation');
	const clocks = useBothClocks();
	const { order, startsAt } = useReservation().reservation;
	const ownTime = clocks(startsAt).own;
	return (
		<section aria-labelledby="meeting-point">
			<h2 id="meeting-point" className={sheet.heading}>
				{t(order.to === null ? 'meet' : 'stay')}
				{order.time !== null && (
					<small>{[words('kst', { time: order.time }), ownTime].filter(Boolean).join(' · ')}</small>
				)}
			</h2>
			<div className={styles.meet} data-plain={!meetingPicture || undefined}>
				{meetingPicture && <ProductPicture name={meetingPicture} sizes="(max-width: 980px) 100vw, 26rem" isFirst />}
				<div className={styles.words}>
					{movedFrom && <Note tone="warn">{t('movedFrom', { place: movedFrom })}</Note>}
					<p className={styles.point}>{own.meetingPoint || own.place}</p>
					<p lang="ko">{korean.meetingPoint || korean.place}</p>
					{address && (
						<p className={styles.small}>
							{own.place}
							<br />
							<span lang="ko">{address}</span>
						</p>
					)}
				</div>
			</div>
		</section>
	);
}
