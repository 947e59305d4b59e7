import { useMemo } from 'react';
import type { WaitingEntry } from '#contract/api/waiting.ts';
import type { Order } from '#domain/reservation/order.ts';
import type { Booking } from '#views/booking/booking.ts';

/** Whether places are held for it now. */
export const isOffered = ({ status, offerUntil }: WaitingEntry): boolean =>
	status === 'offered' && offerUntil !== null && Date.parse(offerUntil) > Date.now();

/** Exactly what was waited for is offered, or what was agreed to: date and persons stay as they were asked for. */
export function useFixedBooking(booking: Booking, fixed: Order | undefined): Booking {
	return useMemo(() => {
		if (!fixed) return booking;
		const { on, to, time, persons, units } = fixed;
		const choice = { on, to: to ?? undefined, time: time ?? undefined, persons, units };
		return { ...booking, choice, choose: () => undefined };
	}, [booking, fixed]);
}
