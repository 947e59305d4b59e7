import type { DisputeStanding } from '#contract/api/dispute.ts';
import { canDispute, type Dispute, isOpenDispute, mostRefund, movesFor } from '#domain/dispute/dispute.ts';
import { looksAfter, type Viewer } from '#domain/member/access.ts';
import { mayForReservation, type ReservationRole, roleFor } from '#domain/reservation/reservation-policy.ts';
import type { FoundReservation } from '#server/features/reservation/reservation.repo.ts';
import { reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import type { DisputeRow } from './dispute.repo.ts';

/** As the rules see it. */
export const disputeOf = ({ state, openedBy, outcome, won, isMemberFor, isProviderFor }: DisputeRow): Dispute => ({
	...{ state, openedBy, outcome, won, hasAccepted: { member: isMemberFor, provider: isProviderFor } },
});

/** The most that a refund can be. */
export const mostBack = ({ row }: FoundReservation): number => mostRefund(reservationOf(row).money);

/** As whom somebody speaks; undefined for whom it does not exist, or who only looks on at the house. */
export function disputeRole(
	viewer: Viewer,
	found: FoundReservation,
): { role: ReservationRole; mayAct: boolean } | undefined {
	const sides = { memberId: found.row.memberId, organisationId: found.organisationId };
	const role = roleFor(viewer, sides);
	if (!role) return undefined;
	const mayMediate = role !== 'operator' || looksAfter(viewer, 'money');
	return { role, mayAct: mayMediate && mayForReservation(viewer, 'reservation.answer', sides) };
}

type Seen = { viewer: Viewer; found: FoundReservation; row: DisputeRow | undefined; now: Date };

export function standingOf({ viewer, found, row, now }: Seen): DisputeStanding {
	const who = disputeRole(viewer, found);
	const mayAct = who?.mayAct ?? false;
	const isOpen = row !== undefined && isOpenDispute(row.state);
	const mostWon = mostBack(found);
	return {
		dispute: row
			? {
					...{ id: row.id, state: row.state, openedBy: row.openedBy, reason: row.reason, wish: row.wish },
					...{ words: row.words ?? '', outcome: row.outcome, won: row.won, answer: row.answer ?? '' },
					hasAccepted: { member: row.isMemberFor, provider: row.isProviderFor },
					...{ openedAt: row.openedAt.toISOString(), until: row.until.toISOString() },
					closedAt: row.closedAt?.toISOString() ?? null,
					moves: who && mayAct ? movesFor(disputeOf(row), who.role, mostWon) : [],
				}
			: null,
		canOpen: mayAct && !isOpen && canDispute(found.row.status, found.row.endsAt, now),
		mostWon,
	};
}
