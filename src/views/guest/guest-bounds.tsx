import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from '#views/reservation/reservation.module.css';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';

/** To operators: whether the guest may hold more than others without paying. */
export function GuestBounds() {
	const t = useTranslations('reservation.my.guestBounds');
	const callApi = useApi();
	const { reservation, replace, say } = useReservation();
	const { isBusy, failure, save } = useSaving({ textOf: useReservationFailure() });
	if (reservation.role !== 'operator') return null;
	const { id, guestReservesFreely: isFree } = reservation;
	const change = async () => {
		const body = { reservesFreely: !isFree };
		const isDone = await save(() => callApi('PUT /api/reservations/:id/guest-bounds', { params: { id }, body }));
		if (!isDone) return;
		replace({ ...reservation, guestReservesFreely: !isFree });
		say(t(isFree ? 'restored' : 'lifted'));
	};
	return (
		<Card title={t('title')}>
			<div className={styles.stack}>
				<p className={styles.small}>{t(isFree ? 'free' : 'bounded')}</p>
				<FailureNote>{failure}</FailureNote>
				<Button isFull isBusy={isBusy} onClick={() => void change()}>
					{t(isFree ? 'restore' : 'lift')}
				</Button>
			</div>
		</Card>
	);
}
