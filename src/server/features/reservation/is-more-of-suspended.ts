import { isMore } from '#domain/reservation/held-places.ts';
import type { Order } from '#domain/reservation/order.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { isSuspendedHouse } from '#server/features/house/house.repo.ts';
import type { Transaction } from '#server/queries.ts';
import type { FoundReservation } from './reservation.repo.ts';

type Asked = {
	found: FoundReservation;
	reservation: Reservation;
	/** What it would become. */
	wished: { order: Order; places: number };
};

/** A suspended house serves what is reserved and sells no more of it (decision 0164). */
export const isMoreOfSuspended = async (work: Transaction, { found, reservation, wished }: Asked): Promise<boolean> =>
	isMore(reservation, wished) && isSuspendedHouse(work, found.organisationId);
