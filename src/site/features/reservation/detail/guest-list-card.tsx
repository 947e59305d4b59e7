import { useState } from 'react';
import { countOf } from '#domain/product/price.ts';
import type { Guest } from '#domain/reservation/guest-list.ts';
import { useApi } from '#site/data/api-context.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useSaving } from '../use-saving.ts';
import styles from './guest-card.module.css';
import { GuestListForm } from './guest-list-form.tsx';
import { GuestNames } from './guest-names.tsx';
import { useReservation } from './reservation-context.ts';

/** Who comes of a large party: its member writes the list, its provider reads it, which is written down. */
export function GuestListCard() {
	const t = useTranslations('reservation.my.guestList');
	const { reservation } = useReservation();
	const { guestCount, order, role, moves, isErased } = reservation;
	const { guests, isBusy, failure, open, close } = useGuests();
	if (guestCount === null || isErased) return null;
	const isMember = role === 'member';
	const persons = countOf(order.persons);
	const isWritten = isMember && moves.includes('cancel');
	return (
		<Card title={t('title')}>
			<div className={styles.stack}>
				{guestCount > persons ? (
					<Note tone="warn">
						{t('over', { count: guestCount, persons, over: guestCount - persons })} {isWritten && t('overMend')}
					</Note>
				) : (
					<p>{t('count', { count: guestCount, persons })}</p>
				)}
				{isWritten && <p className={styles.small}>{t('text')}</p>}
				{!isMember && guestCount > 0 && <p className={styles.small}>{t('auditNote')}</p>}
				{(isWritten || guestCount > 0) && (
					<div>
						<Button size="sm" isBusy={isBusy} onClick={() => void open()}>
							{t(!isWritten ? 'show' : guestCount > 0 ? 'edit' : 'add')}
						</Button>
					</div>
				)}
				{failure && (
					<Note tone="bad" isAlert>
						{failure}
					</Note>
				)}
			</div>
			<Sheet isOpen={guests !== undefined} title={t('title')} closeLabel={t('close')} onClose={close}>
				{guests && (isWritten ? <GuestListForm guests={guests} onClose={close} /> : <GuestNames guests={guests} />)}
			</Sheet>
		</Card>
	);
}

/** Fetched when it is asked for, and forgotten with the sheet. */
function useGuests() {
	const callApi = useApi();
	const { id } = useReservation().reservation;
	const [guests, setGuests] = useState<readonly Guest[]>();
	const { isBusy, failure, save } = useSaving();
	const open = async () => {
		const answer = await save(() => callApi('GET /api/reservations/:id/guests', { params: { id } }));
		if (answer) setGuests(answer.guests);
	};
	return { guests, isBusy, failure, open, close: () => setGuests(undefined) };
}
