import { accept, refuse } from '#domain/kernel/result.ts';
import { mayForReservation, roleFor } from '#domain/reservation/reservation-policy.ts';
import { toldNow } from '#domain/reservation/told-now.ts';
import { countAttempt, forgiveAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import type { MemberContext } from '#server/member-context.ts';
import { lockReservation } from './reservation.repo.ts';
import { reservationMails } from './reservation-mails.ts';
import { reservationOf } from './reservation-row.repo.ts';
import { findTellFacts } from './tell-facts.repo.ts';

/** Who says that nothing came is mailed once more how it stands, to the address of the account or the one they gave the desk. */
export async function tellAgain(context: MemberContext, { id }: { id: string }) {
	const pair = `${context.viewer.id} ${id}`;
	const retryAfter = await countAttempt(context, 'tell-again-reservation', pair);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const told = await tell(context, id);
	if (!told.ok) await forgiveAttempt(context, 'tell-again-reservation', pair);
	return told;
}

function tell({ services, now, viewer }: MemberContext, id: string) {
	return services.transact(async (work) => {
		const found = await lockReservation(work, id);
		const sides = found && { memberId: found.row.memberId, organisationId: found.organisationId };
		const actor = sides && roleFor(viewer, sides);
		if (!found || !sides || !actor) return refuse('not-found');
		const { row } = found;
		const reserved = reservationOf(row);
		const { offer, proposal } = reserved;
		const telling = toldNow({ ...reserved, endsAt: row.endsAt, erasedAt: row.erasedAt }, now);
		if (actor === 'member' || !telling || !mayForReservation(viewer, 'reservation.answer', sides))
			return refuse('not-allowed');
		const facts = await findTellFacts(work, id, now);
		if (!facts) return refuse('not-found');
		const mails = reservationMails(telling, { ...facts, offer, proposal, actor }, services.origin);
		// The house and the agency know how it stands.
		const toGuest = mails.filter(({ memberId }) => memberId === row.memberId);
		if (toGuest.length === 0) return refuse('not-allowed');
		const cause = await recordEvent(work, {
			...{ kind: 'reservation.tell-again', subject: ['reservation', id], actor, actorId: viewer.id },
			...{ parties: row, at: now, facts: { code: row.code, productId: row.productId } },
		});
		await queueMails({ queries: work, keys: services.keys, cause }, toGuest);
		return accept({});
	});
}
