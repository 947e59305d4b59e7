import { looksAfter, type Viewer } from '#domain/member/access.ts';
import { type ReservationRole, roleFor } from '#domain/reservation/reservation-policy.ts';
import { type FoundReservation, findReservation } from '#server/features/reservation/reservation.repo.ts';
import { findPayments } from '#server/features/reservation/reservation-view.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { findRefundAccount } from './refund-account.repo.ts';
import { refundStandingView } from './refund-way-view.ts';

type Given = Pick<Context, 'queries' | 'services' | 'now'> & { viewer: Viewer | null };

/** As many as the page of a reservation shows. */
const mostPayments = 100;

/** As who somebody stands to a reservation; undefined for those whom it does not concern. */
export const roleAt = (found: FoundReservation, viewer: Viewer | null): ReservationRole | undefined =>
	roleFor(viewer, { ...found, memberId: found.row.memberId });

/** Whose it is to ask a guest where a refund goes, and to write it down at their word: an operator's who looks after money. */
export const isRefundDesk = (role: ReservationRole, viewer: Viewer | null): boolean =>
	role === 'operator' && looksAfter(viewer, 'money');

/** Where a refund goes, as the viewer may know it; undefined for those whom the reservation does not concern. */
export async function findRefundStanding({ queries, services, now, viewer }: Given, id: string) {
	const found = await findReservation(queries, id);
	const role = found && roleAt(found, viewer);
	if (!found || !role) return undefined;
	const [row, payments] = await Promise.all([findRefundAccount(queries, id), findPayments(queries, id, mostPayments)]);
	const isDesk = isRefundDesk(role, viewer);
	return refundStandingView(services.keys, { found, row, payments, role, isDesk, now });
}
