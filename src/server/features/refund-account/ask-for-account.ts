import { isWayKnown } from '#domain/refund/refund-account.ts';
import type { ActorKind } from '#domain/reservation/reservation.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import type { FoundReservation } from '#server/features/reservation/reservation.repo.ts';
import { reservationMails } from '#server/features/reservation/reservation-mails.ts';
import { findTellFacts } from '#server/features/reservation/tell-facts.repo.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { noteAsked, type RefundAccountRow } from './refund-account.repo.ts';
import { standingOf } from './refund-way-view.ts';

type Asking = {
	work: Transaction;
	services: Services;
	found: FoundReservation;
	row: RefundAccountRow | undefined;
	by: { actor: ActorKind; actorId: string | null };
	now: Date;
};

/** The step of who asks a guest where a refund goes, by mail and bell. Where that is known already, it is because it did not work. */
export async function askForAccount({ work, services, found, row, by, now }: Asking): Promise<void> {
	const { id, code, productId } = found.row;
	const isReturned = row !== undefined && (row.returnedAt !== null || isWayKnown(standingOf(row)));
	await noteAsked(work, id, { at: now, isReturned: isReturned && row.returnedAt === null });
	const cause = await recordEvent(work, {
		...{ kind: 'refund.account-asked', subject: ['reservation', id], ...by, parties: found.row, at: now },
		facts: { code, productId, reservation: code, ...(isReturned && { isReturned }) },
	});
	const facts = await findTellFacts(work, id, now);
	if (facts)
		await queueMails(
			{ queries: work, keys: services.keys, cause },
			reservationMails('ask-account', { ...facts, actor: by.actor, isReturned }, services.origin),
		);
}
