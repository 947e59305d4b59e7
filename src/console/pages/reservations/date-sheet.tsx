import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { placesIn } from '#domain/reservation/order.ts';
import { isSameOrder } from '#domain/reservation/same-order.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { Choice } from '#views/booking/choice.ts';
import { DayPicker } from '#views/booking/day-picker.tsx';
import { daysQueryKey } from '#views/booking/days-query.ts';
import { PersonsChoice } from '#views/booking/persons-choice.tsx';
import { ChangeDifference } from '#views/move/change-difference.tsx';
import { changeBounds, changedOrder } from '#views/move/changed-order.ts';
import styles from '#views/move/dialog.module.css';
import { mayOthersCome } from '#views/move/may-others-come.ts';
import { useMoving } from '#views/move/use-moving.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** Another date or other people, at the word of a guest who phones. Whose tickets need every name come as they are: names are typed by who has the passports. */
export function DateSheet({ isOpen, onClose }: Props) {
	const t = useTranslations('reservation.my.change');
	const { reservation } = useReservation();
	return (
		<Sheet
			isOpen={isOpen}
			title={t(mayOthersCome(reservation) ? 'title' : 'openDate')}
			closeLabel={t('keep')}
			onClose={onClose}
		>
			<DateForm onClose={onClose} />
		</Sheet>
	);
}

function DateForm({ onClose }: { onClose: () => void }) {
	const t = useTranslations('reservation.my.change');
	const client = useQueryClient();
	const { reservation, say } = useReservation();
	const { isBusy, failure, move } = useMoving();
	const { order, productId, refund } = reservation;
	const [choice, choose] = useState<Choice>({
		...{ on: order.on, to: order.to ?? undefined, time: order.time ?? undefined },
		...{ persons: order.persons, units: order.units },
	});
	const wish = changedOrder(reservation, choice);
	const isSame = !wish || isSameOrder(wish.order, order);
	const bounds = changeBounds(reservation);
	const held = placesIn(order, reservation.places);
	const booking = { productId, bounds, choice, choose, held, isAtDesk: true };
	const change = async () => {
		if (!wish) return;
		const body = { order: wish.order, total: wish.total, percent: refund.percent };
		const isDone = await move({ move: 'ask-change', ...body });
		// Done or refused, what is left on the days may be another by now.
		await client.invalidateQueries({ queryKey: daysQueryKey(productId) });
		if (!isDone) return;
		onClose();
		say(t(reservation.status === 'requested' ? 'requestDone' : wish.isAtOnce ? 'done' : 'asked'));
	};
	return (
		<div className={styles.form}>
			<DayPicker booking={booking} />
			{mayOthersCome(reservation) && <PersonsChoice booking={booking} />}
			<div role="status" className={styles.told}>
				{wish && !isSame && <ChangeDifference {...wish} />}
			</div>
			<FailureNote>{failure}</FailureNote>
			<div className={styles.foot}>
				<Button variant="quiet" disabled={isBusy} onClick={onClose}>
					{t('keep')}
				</Button>
				<Button
					variant="primary"
					isBusy={isBusy}
					disabled={isSame || wish.areBagsTooMany}
					onClick={() => void change()}
				>
					{t(wish?.isAtOnce ? 'do' : 'ask')}
				</Button>
			</div>
		</div>
	);
}
