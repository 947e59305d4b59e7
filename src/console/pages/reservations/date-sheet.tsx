import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { placesIn } from '#domain/reservation/order.ts';
import { isSameOrder } from '#domain/reservation/same-order.ts';
import { formatWon } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { Choice } from '#views/booking/choice.ts';
import { DayPicker } from '#views/booking/day-picker.tsx';
import { daysQueryKey } from '#views/booking/days-query.ts';
import { changeBounds, changedOrder } from '#views/move/changed-order.ts';
import styles from '#views/move/dialog.module.css';
import { useMoving } from '#views/move/use-moving.ts';
import { useOrderText } from '#views/reservation/order-text.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** Another date, at the word of a guest who phones: the people stay, the price is what was agreed at booking. */
export function DateSheet({ isOpen, onClose }: Props) {
	const t = useTranslations('reservation.my.change');
	return (
		<Sheet isOpen={isOpen} title={t('openDate')} closeLabel={t('keep')} onClose={onClose}>
			<DateForm onClose={onClose} />
		</Sheet>
	);
}

function DateForm({ onClose }: { onClose: () => void }) {
	const t = useTranslations('reservation.my.change');
	const orderText = useOrderText();
	const client = useQueryClient();
	const { reservation, say } = useReservation();
	const { isBusy, failure, move } = useMoving();
	const { order, productId, money, refund, terms } = reservation;
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
		say(t(wish.isAtOnce ? 'done' : 'asked'));
	};
	const { unit } = terms.price;
	return (
		<div className={styles.form}>
			<DayPicker booking={booking} />
			<div role="status" className={styles.told}>
				{wish && !isSame && (
					<FactRows
						rows={[
							{ name: t('now'), value: `${orderText(order, unit).line} · ${formatWon(money.total)}` },
							{ name: t('wished'), value: <b>{`${orderText(wish.order, unit).line} · ${formatWon(wish.total)}`}</b> },
						]}
					/>
				)}
			</div>
			{failure && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
			<div className={styles.foot}>
				<Button variant="quiet" disabled={isBusy} onClick={onClose}>
					{t('keep')}
				</Button>
				<Button variant="primary" isBusy={isBusy} disabled={isSame} onClick={() => void change()}>
					{t(wish?.isAtOnce ? 'do' : 'ask')}
				</Button>
			</div>
		</div>
	);
}
