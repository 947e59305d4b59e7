import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { placesIn } from '#domain/reservation/order.ts';
import { isSameOrder } from '#domain/reservation/same-order.ts';
import type { Traveller } from '#domain/reservation/travellers.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { faultsIn } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { Booking } from '#views/booking/booking.ts';
import type { Choice } from '#views/booking/choice.ts';
import { DayPicker } from '#views/booking/day-picker.tsx';
import { daysQueryKey } from '#views/booking/days-query.ts';
import { PersonsChoice } from '#views/booking/persons-choice.tsx';
import { ChangeDifference } from '#views/move/change-difference.tsx';
import { changeBounds, changedOrder, type Wish } from '#views/move/changed-order.ts';
import styles from '#views/move/dialog.module.css';
import { useMove } from '#views/move/use-moving.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import { ChangeNames } from './change-names.tsx';
import { useParty } from './use-party.ts';

/** What is chosen, what it costs more or less, and whether it holds at once or is asked for. */
export function ChangeForm({ onClose }: { onClose: () => void }) {
	const t = useTranslations('reservation.my.change');
	const move = useTranslations('reservation.my.move');
	const manage = useTranslations('reservation.my.manage');
	const { reservation } = useReservation();
	const { booking, wish } = useBooking();
	const isSame = wish !== undefined && isSameOrder(wish.order, reservation.order);
	const { form, failure, ask: askFor } = useAsking(onClose);
	const party = useParty(booking.choice.persons, faultsIn(form.error));
	const ask = () => {
		if (!wish || !party.isNamed()) return;
		const { after } = party;
		void askFor(wish, after && [...after.staying, ...after.added]);
	};
	return (
		<div className={styles.form}>
			{reservation.price.basis === 'listed' && <p>{t('text')}</p>}
			<DayPicker booking={booking} />
			{reservation.price.basis === 'agreed' ? (
				<Note>{manage('agreed', { provider: reservation.provider })}</Note>
			) : (
				<>
					<PersonsChoice booking={booking} />
					<ChangeNames party={party} />
				</>
			)}
			<div role="status" className={styles.told}>
				{wish && !isSame && <ChangeDifference {...wish} />}
			</div>
			<TextArea
				{...form.field('reason')}
				label={t('words')}
				optionalLabel={move('optional')}
				rows={2}
				maxLength={500}
			/>
			<FailureNote>{failure}</FailureNote>
			<div className={styles.foot}>
				<Button variant="quiet" disabled={form.isBusy} onClick={onClose}>
					{t('keep')}
				</Button>
				<Button
					variant="primary"
					isBusy={form.isBusy}
					disabled={!wish || isSame || wish.areBagsTooMany || (party.after?.tooMany ?? 0) > 0}
					onClick={ask}
				>
					{t(wish?.isAtOnce ? 'do' : 'ask')}
				</Button>
			</div>
		</div>
	);
}

function useBooking(): { booking: Booking; wish: Wish | undefined } {
	const { reservation } = useReservation();
	const { order, productId } = reservation;
	const [choice, choose] = useState<Choice>({
		on: order.on,
		to: order.to ?? undefined,
		time: order.time ?? undefined,
		persons: order.persons,
		units: order.units,
	});
	const bounds = changeBounds(reservation);
	const booking = { productId, bounds, choice, choose, held: placesIn(order, reservation.places) };
	return { booking, wish: changedOrder(reservation, choice) };
}

const blank = { reason: '' };

function useAsking(onClose: () => void) {
	const t = useTranslations('reservation.my.change');
	const faultWords = useTranslations('error.fault');
	const client = useQueryClient();
	const { reservation, say } = useReservation();
	const { move, onRefusal } = useMove();
	const id = useId();
	const form = useForm<typeof blank, 'reason'>({
		blank,
		faultsOf: () => ({}),
		textOf: useReservationFailure(),
		idOf: (field) => `${id}-${field}`,
		fieldOf: (at) => (at === 'reason' ? at : undefined),
		onRefusal,
		asksBeforeLeaving: true,
	});
	// What is wrong with a name or with the words stands beside them.
	const [, fault] =
		Object.entries(faultsIn(form.error)).find(([at]) => !at.startsWith('travellers.') && at !== 'reason') ?? [];
	const ask = ({ order, total, isAtOnce }: Wish, travellers: Traveller[] | undefined) =>
		form.submit({
			send: async ({ reason }) => {
				const words = reason.trim();
				const said = { ...(travellers && { travellers }), ...(words !== '' && { reason: words }) };
				try {
					await move({ move: 'ask-change', order, total, percent: reservation.refund.percent, ...said });
				} finally {
					// Done or refused, what is left on the days may be another by now.
					await client.invalidateQueries({ queryKey: daysQueryKey(reservation.productId) });
				}
				onClose();
				say(t(reservation.status === 'requested' ? 'requestDone' : isAtOnce ? 'done' : 'asked'));
			},
		});
	return { form, failure: form.failure && fault ? faultWords(fault) : form.failure, ask };
}
