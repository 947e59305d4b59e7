import { countOf } from '#domain/product/price.ts';
import { listFit } from '#domain/reservation/guest-list.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import styles from './guest-card.module.css';
import { GuestListSheet } from './guest-list-sheet.tsx';
import { useGuestList } from './use-guest-list.ts';

/** Who comes of a large party: its member writes the list, its provider reads it, which is written down. */
export function GuestListCard() {
	const t = useTranslations('reservation.my.guestList');
	const { reservation } = useReservation();
	const { guestCount, role, moves, isErased } = reservation;
	const list = useGuestList();
	if (guestCount === null || isErased) return null;
	const isMember = role === 'member';
	const isWritten = isMember && moves.includes('cancel');
	return (
		<Card title={t('title')}>
			<div className={styles.stack}>
				<HowMany count={guestCount} isWritten={isWritten} />
				{isWritten && list.draft && !list.isOpen && <Note>{t('unsaved')}</Note>}
				{isWritten && <p className={styles.small}>{t('text')}</p>}
				{!isMember && guestCount > 0 && <p className={styles.small}>{t('auditNote')}</p>}
				{(isWritten || guestCount > 0) && (
					<div>
						<Button size="sm" isBusy={list.isReading} onClick={() => void list.open()}>
							{t(!isWritten ? 'show' : guestCount > 0 ? 'edit' : 'add')}
						</Button>
					</div>
				)}
				<FailureNote>{list.readFailure}</FailureNote>
			</div>
			<GuestListSheet list={list} isWritten={isWritten} />
		</Card>
	);
}

/** How many are named, of how many, and how many names are missing or too many. */
function HowMany({ count, isWritten }: { count: number; isWritten: boolean }) {
	const t = useTranslations('reservation.my.guestList');
	const persons = countOf(useReservation().reservation.order.persons);
	const { over, missing } = listFit(count, persons);
	if (over > 0)
		return (
			<Note tone="warn">
				{t('over', { count, persons, over })} {isWritten && t('overMend')}
			</Note>
		);
	return (
		<p>
			{t('count', { count, persons })} {count > 0 && missing > 0 && t('missing', { missing })}
		</p>
	);
}
