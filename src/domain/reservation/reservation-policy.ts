import { admit, type Viewer } from '../member/access.ts';

/** As somebody stands to a reservation. */
export type ReservationRole = 'member' | 'provider' | 'operator';

/**
 * Who one is for a reservation; undefined for everybody whom it does not concern, and for them it does not exist. Who
 * reserved it is its member, whatever else they are: nobody answers their own request.
 */
export function roleFor(
	viewer: Viewer | null,
	reservation: { memberId: string; providerMemberId: string | null },
): ReservationRole | undefined {
	if (viewer === null) return undefined;
	if (viewer.id === reservation.memberId) return 'member';
	if (admit('operator', viewer) === 'admitted') return 'operator';
	const isProvider = viewer.id === reservation.providerMemberId && admit('partner', viewer) === 'admitted';
	return isProvider ? 'provider' : undefined;
}
