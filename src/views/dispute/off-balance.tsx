import { splitRefund } from '#domain/dispute/dispute.ts';
import { formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import styles from '../reservation/reservation.module.css';
import { useReservation } from '../reservation/reservation-context.ts';

type Props = { won: number; isClosed: boolean; hasHint?: boolean };

/** What becomes of a refund where something is still to be paid: nobody waits for money that is not sent. */
export function OffBalance({ won, isClosed, hasHint = false }: Props) {
	const t = useTranslations('dispute.offBalance');
	const { money } = useReservation().reservation;
	// Once it is closed the sums have changed already, and may have since.
	if (isClosed) return <p className={styles.small}>{t('rule')}</p>;
	const { off, back } = splitRefund(won, money.balanceDue);
	if (off === 0) return null;
	return (
		<p className={styles.small}>
			{back === 0 ? t('all') : t('part', { off: formatWon(off), back: formatWon(back) })} {hasHint && t('recordFirst')}
		</p>
	);
}
