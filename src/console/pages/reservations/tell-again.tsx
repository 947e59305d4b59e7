import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import styles from './reservations.module.css';

/** “I did not get it”: the guest is mailed once more how the reservation stands. */
export function TellAgain() {
	const t = useTranslations('console.reservations.mail');
	const callApi = useApi();
	const { reservation, say } = useReservation();
	const { isBusy, failure, save } = useSaving({ textOf: useReservationFailure() });
	if (reservation.role === 'member' || !reservation.canTellAgain) return null;
	const send = async () => {
		const isDone = await save(() => callApi('POST /api/reservations/:id/mails', { params: { id: reservation.id } }));
		if (isDone) say(t('sent'));
	};
	return (
		<Card title={t('title')}>
			<div className={styles.note}>
				<p className={styles.noteBy}>{t('text')}</p>
				<FailureNote>{failure}</FailureNote>
				<Button isFull isBusy={isBusy} onClick={() => void send()}>
					{t('send')}
				</Button>
			</div>
		</Card>
	);
}
