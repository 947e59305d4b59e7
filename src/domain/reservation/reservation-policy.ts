import { admit, type Viewer } from '../member/access.ts';
import { mayDo, type Right } from '../organisation/rights.ts';

/** As somebody stands to a reservation. */
export type ReservationRole = 'member' | 'provider' | 'operator';

/** Whose it is: who reserved it, and the organisation behind its provider; null where it belongs to several. */
export type ReservationSides = { memberId: string; organisationId: string | null };

/**
 * Who one is for a reservation; undefined for everybody whom it does not concern, and for them it does not exist. Who
 * reserved it is its member, whatever else they are: nobody answers their own request.
 */
export function roleFor(viewer: Viewer | null, reservation: ReservationSides): ReservationRole | undefined {
	if (viewer === null) return undefined;
	if (viewer.id === reservation.memberId) return 'member';
	if (admit('operator', viewer) === 'admitted') return 'operator';
	const { organisationId } = reservation;
	return organisationId !== null && mayDo(viewer, 'reservation.see', organisationId) ? 'provider' : undefined;
}

/** Who calls off a date: they cancel as its house does, and stop the sale. */
export const mayCallOff = (viewer: Viewer | null, organisationId: string): boolean =>
	mayDo(viewer, 'reservation.answer', organisationId) && mayDo(viewer, 'product.edit', organisationId);

/** Whether one who stands to it as a provider or an operator has this right; a guest does what is a guest's. */
export const mayForReservation = (viewer: Viewer | null, right: Right, reservation: ReservationSides): boolean =>
	roleFor(viewer, reservation) === 'member' ||
	(reservation.organisationId !== null && mayDo(viewer, right, reservation.organisationId));
