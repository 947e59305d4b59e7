import { useState } from 'react';
import type { ProductDetail } from '#contract/api/product.ts';
import { answerHours } from '#domain/reservation/advance-reservation.ts';
import { type Order, orderPrice } from '#domain/reservation/order.ts';
import { formatWon } from '#i18n/format.ts';
import { useApi } from '#site/data/api-context.ts';
import type { Booking } from '#site/shell/booking/booking.ts';
import { boundsOf, type Choice, orderOf } from '#site/shell/booking/choice.ts';
import { DayPicker } from '#site/shell/booking/day-picker.tsx';
import { daysQueryKey } from '#site/shell/booking/days-query.ts';
import { PersonsChoice } from '#site/shell/booking/persons-choice.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Note } from '#ui/note.tsx';
import { useQueryClient, useSuspenseQuery } from '#ui/query/use-query.ts';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { orderedProductQuery } from '../reservation-queries.ts';
import styles from './dialog.module.css';
import { isInstant } from './is-instant.ts';
import { isSameOrder } from './is-same-order.ts';
import { useOrderText } from './order-text.ts';
import { useReservation } from './reservation-context.ts';
import { useMoving } from './use-moving.ts';

/** What is chosen, what it costs more or less, and whether it holds at once or is asked for. */
export function ChangeForm({ onClose }: { onClose: () => void }) {
	const t = useTranslations('reservation.my.change');
	const move = useTranslations('reservation.my.move');
	const language = useLocale();
	const { reservation } = useReservation();
	const { data: product } = useSuspenseQuery(orderedProductQuery(useApi(), { id: reservation.productId, language }));
	const { booking, order } = useBooking(product);
	const [reason, setReason] = useState('');
	const isSame = order !== undefined && isSameOrder(order, reservation.order);
	const { isBusy, failure, send } = useAsking(product, onClose);
	return (
		<div className={styles.form}>
			<p>{t('text')}</p>
			<DayPicker booking={booking} />
			<PersonsChoice booking={booking} />
			<div role="status">{order && !isSame && <Difference order={order} product={product} />}</div>
			<TextArea
				label={t('words')}
				optionalLabel={move('optional')}
				rows={2}
				maxLength={500}
				value={reason}
				onChange={(event) => setReason(event.target.value)}
			/>
			{failure && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
			<div className={styles.foot}>
				<Button variant="quiet" disabled={isBusy} onClick={onClose}>
					{t('keep')}
				</Button>
				<Button
					variant="primary"
					isBusy={isBusy}
					disabled={!order || isSame}
					onClick={() => order && void send(order, reason.trim())}
				>
					{t(isInstant(reservation) ? 'do' : 'ask')}
				</Button>
			</div>
		</div>
	);
}

function useBooking(product: ProductDetail): { booking: Booking; order: Order | undefined } {
	const { order, bounds: limits } = useReservation().reservation;
	const bounds = { ...boundsOf(product), ...limits };
	const [choice, choose] = useState<Choice>({
		on: order.on,
		to: order.to ?? undefined,
		time: order.time ?? undefined,
		persons: order.persons,
		units: order.units,
	});
	const booking = { productId: product.id, bounds, choice, choose };
	return { booking, order: orderOf(choice, bounds, order.choices) };
}

function useAsking(product: ProductDetail, onClose: () => void) {
	const t = useTranslations('reservation.my.change');
	const faultWords = useTranslations('error.fault');
	const client = useQueryClient();
	const { reservation, say } = useReservation();
	const { isBusy, failure, faults, move } = useMoving();
	const fault = Object.values(faults)[0];
	const send = async (order: Order, words: string) => {
		const { total } = orderPrice(product.price, order);
		const reason = words === '' ? {} : { reason: words };
		const isDone = await move({ move: 'ask-change', order, total, ...reason });
		// Done or refused, what is left on the days may be another by now.
		await client.invalidateQueries({ queryKey: daysQueryKey(product.id) });
		if (!isDone) return;
		onClose();
		say(t(isInstant(reservation) ? 'done' : 'asked'));
	};
	return { isBusy, failure: failure && fault ? faultWords(fault) : failure, send };
}

function Difference({ order, product }: { order: Order; product: ProductDetail }) {
	const t = useTranslations('reservation.my.change');
	const orderText = useOrderText();
	const { reservation } = useReservation();
	const { total } = orderPrice(product.price, order);
	const more = total - reservation.money.total;
	const sign = more > 0 ? '+' : more < 0 ? '−' : '';
	return (
		<>
			<FactRows
				rows={[
					{ name: t('now'), value: `${orderText(reservation.order).line} · ${formatWon(reservation.money.total)}` },
					{ name: t('wished'), value: <b>{`${orderText(order).line} · ${formatWon(total)}`}</b> },
					{ name: t('difference'), value: more === 0 ? t('same') : `${sign}${formatWon(Math.abs(more))}` },
				]}
			/>
			<Note>
				{isInstant(reservation) ? t('atOnce') : t('answered', { provider: reservation.provider, hours: answerHours })}
			</Note>
		</>
	);
}
