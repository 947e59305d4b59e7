import type { disputeEndpoints } from '#contract/api/dispute.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { stepUntil } from '#domain/dispute/dispute.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { lockReservation } from '#server/features/reservation/reservation.repo.ts';
import { openThreadAbout } from '#server/features/reservation/reservation-thread.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findDispute, findLastDispute, insertDispute } from './dispute.repo.ts';
import { disputeRole, standingOf } from './dispute-view.ts';
import { recordDispute } from './record-dispute.ts';

type Input = InputOf<(typeof disputeEndpoints)['POST /api/reservations/:id/disputes']>;

/** By a guest, a house or an operator; the key is its id. */
export function openDispute({ services, viewer, memberId, now }: MemberContext, { params: { id }, body }: Input) {
	return services.transact(async (work) => {
		const found = await lockReservation(work, id);
		const who = found && disputeRole(viewer, found);
		if (!found || !who) return refuse('not-found');
		const known = await findDispute(work, body.key);
		if (known && (known.reservationId !== id || known.openerId !== memberId)) return refuse('key-reused');
		if (known) return accept(standingOf({ viewer, found, row: known, now }));
		const last = await findLastDispute(work, id);
		if (!standingOf({ viewer, found, row: last, now }).canOpen) return refuse('not-allowed');
		const { key, ...said } = body;
		const row = {
			...{ id: key, reservationId: id, state: 'open' as const, openedBy: who.role, openerId: memberId },
			...{ ...said, openedAt: now, until: stepUntil('open', now) },
		};
		if (!(await insertDispute(work, row))) return refuse('not-allowed');
		// Mediation is read where both sides write; who has no account writes nowhere.
		if (!found.isGuest) await openThreadAbout(work, found, now);
		await recordDispute(work, services, {
			...{ found, kind: 'dispute.opened', stage: 'open', by: who.role, actorId: memberId, at: now },
			facts: { reason: body.reason, wish: body.wish },
		});
		return accept(standingOf({ viewer, found, row: await findDispute(work, key), now }));
	});
}
