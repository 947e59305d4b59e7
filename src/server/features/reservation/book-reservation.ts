import { randomBytes } from 'node:crypto';
import { reservationCode } from '#domain/reservation/code.ts';
import type { Services } from '#server/services.ts';
import type { Booking } from './booking.ts';
import { isCodeTaken } from './insert-reservation.repo.ts';
import { createSlotLine } from './slot-line.ts';
import { withGuest } from './with-guest.ts';
import { writeReservation } from './write-reservation.ts';

/** Enough that the next is ready when one has taken its places. */
const inLine = createSlotLine(4);
const slotOf = ({ productId, order }: Booking['form']) => `${productId} ${order.on} ${order.time ?? ''}`;
/** Those who want the same promotion wait for its row before they wait for a slot's. */
const lineOf = ({ form, promotion }: Booking) => (promotion ? `promotion ${promotion.id}` : slotOf(form));

/** So many codes in a row that are all given out are no chance. */
const mostDraws = 8;

/** Writes it under a code that nobody has. */
export async function bookReservation(services: Services, booking: Booking) {
	for (let draw = 1; ; draw += 1) {
		const code = reservationCode(booking.form.order.on, randomBytes(8));
		try {
			return await inLine(lineOf(booking), () =>
				services.transact(async (work) =>
					writeReservation(work, services, { ...(await withGuest(work, booking)), code }),
				),
			);
		} catch (error) {
			if (!isCodeTaken(error) || draw === mostDraws) throw error;
		}
	}
}
