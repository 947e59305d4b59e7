import { type FormEvent, useState } from 'react';
import { voucherStanding } from '#domain/reservation/voucher-standing.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useMoving } from '#views/move/use-moving.ts';
import styles from './reservation.module.css';
import { useReservation } from './reservation-context.ts';

const maxLength = 120;

/** To who answers for it: the number of ticket, seat or booking that the guest shows where a voucher opens no gate. */
export function TicketCard() {
	const t = useTranslations('reservation.my.ticketNumber');
	const faultWords = useTranslations('error.fault');
	const { reservation, say } = useReservation();
	const { isBusy, failure, faults, move } = useMoving();
	const [text, setText] = useState(reservation.ticket ?? '');
	if (!reservation.moves.includes('give-ticket')) return null;
	const send = async (event: FormEvent) => {
		event.preventDefault();
		if (await move({ move: 'give-ticket', ticket: text.trim() })) say(t(text.trim() === '' ? 'removed' : 'saved'));
	};
	return (
		<Card title={t('title')}>
			<form className={styles.stack} noValidate onSubmit={(event) => void send(event)}>
				<TextField
					label={t('label')}
					name="ticket"
					hint={t('hint')}
					maxLength={maxLength}
					autoComplete="off"
					error={faults.ticket && faultWords(faults.ticket)}
					value={text}
					onChange={(event) => setText(event.target.value)}
				/>
				{voucherStanding(reservation.pay) !== 'good' && <Note tone="warn">{t('unpaid')}</Note>}
				{failure && !faults.ticket && (
					<Note tone="bad" isAlert>
						{failure}
					</Note>
				)}
				<Button type="submit" isFull isBusy={isBusy} disabled={text.trim() === (reservation.ticket ?? '')}>
					{t('save')}
				</Button>
			</form>
		</Card>
	);
}
