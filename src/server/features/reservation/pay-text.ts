import { payWord } from '#domain/reservation/pay-word.ts';
import { paymentStatus } from '#domain/reservation/payment.ts';
import { paymentState } from '#domain/reservation/payment-state.ts';
import { type ReservationRow, reservationOf } from './reservation-row.repo.ts';

/** How its money stands, for a file; nothing where nothing was asked for and nothing came. */
export function payText(row: ReservationRow, say: (word: ReturnType<typeof payWord>) => string): string {
	const reservation = reservationOf(row);
	const pay = paymentState(reservation);
	const payment = paymentStatus(reservation);
	return pay.state === 'none' && payment === 'unpaid' ? '' : say(payWord({ payment, pay }));
}
