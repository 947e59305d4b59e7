import type { ReservationDetail } from '#contract/api/reservation.ts';
import { formatWon } from '#i18n/format.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import styles from './payment-card.module.css';
import { ProofPicker } from './proof-picker.tsx';

/** The slips of transfers and how each stands: sent by the guest, seen by both sides. */
export function Proofs() {
	const t = useTranslations('reservation.my.pay');
	const { proofs, role, pay, status } = useReservation().reservation;
	const canReplace = role === 'member' && status === 'confirmed' && pay.state === 'checking';
	if (proofs.length === 0) return null;
	return (
		<section className={styles.stack} aria-labelledby="proofs">
			<h3 id="proofs" className={styles.subtitle}>
				{t('proofs')}
			</h3>
			<ul className={styles.rows}>
				{proofs.map((proof) => (
					<ProofRow key={proof.id} proof={proof} />
				))}
			</ul>
			{canReplace && <ProofPicker isAgain />}
		</section>
	);
}

function ProofRow({ proof }: { proof: ReservationDetail['proofs'][number] }) {
	const t = useTranslations('reservation.my.pay');
	const clocks = useBothClocks();
	const { id, name, variant, at, status, won, answerBy, reason, note } = proof;
	return (
		<li>
			<span>
				<a href={`/api/files/${id}/${variant}`} target="_blank" rel="noopener">
					<Icon name="document" /> {name || t('unnamed')}
				</a>
				<span className={styles.by}>{clocks(at).both}</span>
				<b>{t(`proofState.${status}`, { until: clocks(answerBy).both })}</b>
				{reason && (
					<span className={styles.by}>
						{t(`reason.${reason}`)} {note}
					</span>
				)}
			</span>
			<b className={styles.won}>{formatWon(won)}</b>
		</li>
	);
}
