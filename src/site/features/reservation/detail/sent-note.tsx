import { useRouter } from '#site/router/router.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import styles from './reservation-view.module.css';

/** Right after it was sent: that it is here, under which code, and that a mail says so too. */
export function SentNote() {
	const t = useTranslations('reservation.my.sent');
	const { reservation } = useReservation();
	const { location, navigate } = useRouter();
	const isConfirmed = reservation.status === 'confirmed';
	return (
		<div className={styles.sent} role="status">
			<span className={styles.sentSign}>
				<Icon name="check" />
			</span>
			<div className={styles.sentWords}>
				<p className={styles.sentTitle}>
					{t(isConfirmed ? (reservation.asking.length > 0 ? 'asking' : 'confirmed') : 'requested')}
				</p>
				<p>{t('text', { code: reservation.code })}</p>
			</div>
			<button
				type="button"
				className={styles.close}
				aria-label={t('close')}
				onClick={() => navigate(location.pathname, { replace: true, keepScroll: true })}
			>
				<Icon name="close" />
			</button>
		</div>
	);
}
