import { type FormEvent, useId } from 'react';
import { voucherStanding } from '#domain/reservation/voucher-standing.ts';
import { healthOf } from '#i18n/area-words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useMove } from '#views/move/use-moving.ts';
import styles from './reservation.module.css';
import { useReservation } from './reservation-context.ts';
import { useReservationFailure } from './use-reservation-failure.ts';

const maxLength = 120;

/** To who answers for it: the number of ticket, seat or booking that the guest shows where a voucher opens no gate. */
export function TicketCard() {
	const t = useTranslations('reservation.my.ticketNumber');
	const id = useId();
	const { reservation, say } = useReservation();
	const { move, onRefusal } = useMove();
	const form = useForm<{ ticket: string }>({
		blank: { ticket: reservation.ticket ?? '' },
		faultsOf: () => ({}),
		textOf: useReservationFailure(),
		fieldOf: (at) => (at === 'ticket' ? at : undefined),
		idOf: () => id,
		onRefusal,
		asksBeforeLeaving: true,
	});
	if (!reservation.moves.includes('give-ticket')) return null;
	const text = form.values.ticket.trim();
	// A guest whom the house wrote in may have left no address. To who may not read guests' details none is shown either.
	const hasMail = reservation.role === 'member' || !reservation.isGuest || reservation.lead?.email !== '';
	const send = async () => {
		await move({ move: 'give-ticket', ticket: text });
		form.restart({ ticket: text });
		say(t(text === '' ? 'removed' : hasMail ? 'saved' : 'savedOnly'));
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<Card title={t('title')}>
			<form className={styles.stack} noValidate onSubmit={submit}>
				<TextField
					{...form.field('ticket')}
					label={t('label')}
					hint={t('hint', { health: healthOf(reservation.area), mail: hasMail ? 'yes' : 'no' })}
					maxLength={maxLength}
					autoComplete="off"
				/>
				{voucherStanding(reservation.pay) !== 'good' && <Note tone="warn">{t('unpaid')}</Note>}
				<FailureNote>{form.failure}</FailureNote>
				<Button type="submit" isFull isBusy={form.isBusy} disabled={text === (reservation.ticket ?? '')}>
					{t('save')}
				</Button>
			</form>
		</Card>
	);
}
