import { accept, refuse } from '#domain/kernel/result.ts';
import { refundDue } from '#domain/reservation/reservation.ts';
import { lockReservation } from '#server/features/reservation/reservation.repo.ts';
import { reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { askForAccount } from './ask-for-account.ts';
import { findRefundStanding, roleAt } from './find-refund-standing.ts';
import { findRefundAccount } from './refund-account.repo.ts';
import { canBeAsked } from './refund-way-view.ts';

/** An operator has the guest asked where a refund goes; once a day at the most, so that two at the desk do not both. */
export async function askGuest(context: MemberContext, id: string) {
	const { services, viewer, memberId, now } = context;
	const done = await services.transact(async (work) => {
		const found = await lockReservation(work, id);
		if (!found || roleAt(found, viewer) !== 'operator') return refuse('not-found');
		const row = await findRefundAccount(work, id);
		const isOwed = refundDue(reservationOf(found.row).money) > 0;
		if (!isOwed || !canBeAsked(row, { email: found.row.email, now })) return refuse('not-allowed');
		const by = { actor: 'operator', actorId: memberId } as const;
		await askForAccount({ work, services, found, row, by, now });
		return accept({});
	});
	if (!done.ok) return done;
	const standing = await findRefundStanding(context, id);
	return standing ? accept(standing) : refuse('not-found');
}
