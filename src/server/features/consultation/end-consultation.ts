import {
	type ConsultationActor,
	type ConsultationMove,
	consultationDue,
	consultationMoves,
	mayMoveConsultation,
	mayTakeBack,
	staysReserved,
} from '#domain/consultation/consultation.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { settleVersion } from '#server/features/reservation/agreed-price.repo.ts';
import { forgetContents } from '#server/features/reservation/forget-contents.repo.ts';
import { endVaultShares } from '#server/features/vault/vault-share.repo.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { agreedSubject } from './answer-consultation.ts';
import { type FoundConsultation, updateConsultation, withdrawConsultationConsents } from './consultation.repo.ts';
import { type ConsultationTelling, tellOfConsultation } from './consultation-mails.ts';
import { forgetConsultation } from './forget-consultation.repo.ts';

type EndMove = Exclude<ConsultationMove, 'answer'>;

type Ending = {
	move: EndMove;
	by: ConsultationActor;
	actorId: string | null;
	now: Date;
	/** Sealed anew, where a word was said with it. */
	sealed?: string;
	reservationId?: string;
};

const tellings: Partial<Record<EndMove, ConsultationTelling>> = {
	withdraw: 'withdrawn',
	decline: 'declined',
	finish: 'finished',
	expire: 'expired',
};

const actors = { member: 'member', house: 'provider', clock: 'clock' } as const;

const mayEnd = (row: FoundConsultation['row'], move: EndMove, by: ConsultationActor): boolean =>
	mayMoveConsultation(row.state, move, by) ||
	(move === 'withdraw' && by === 'member' && mayTakeBack({ ...row, end: row.endReason }));

/**
 * Ends what is held: its price, its shares, and where it was taken back every word at once. Undefined where it cannot be;
 * else the ids of files whose bytes can go.
 */
export async function endConsultation(
	work: Transaction,
	services: Services,
	{ found, ending }: { found: FoundConsultation; ending: Ending },
): Promise<string[] | undefined> {
	const { row } = found;
	const { move, by, actorId, now, sealed, reservationId } = ending;
	if (!mayEnd(row, move, by)) return undefined;
	if (move === 'withdraw' && staysReserved({ end: row.endReason }))
		return takeBackWords(work, services, { found, ending });
	const { end } = consultationMoves[move];
	const next = { ...row, state: 'closed', end, changedAt: now } as const;
	await updateConsultation(work, row.id, {
		...{ state: 'closed', endReason: end, changedAt: now, dueAt: consultationDue(next)?.at ?? null },
		...(sealed !== undefined && { sealed }),
		...(reservationId !== undefined && { reservationId }),
	});
	const subject = { kind: 'consultation', id: row.id } as const;
	let gone: string[] = [];
	// What was reserved goes on: its files stay shared until their end, and with it its words.
	if (move !== 'reserve') {
		await settleVersion(work, agreedSubject(row.id), { from: 'open', to: 'lapsed', now });
		await endVaultShares(work, subject, now);
	}
	if (move === 'withdraw') {
		gone = await forgetConsultation(work, services.keys, { id: row.id, now });
		await withdrawConsultationConsents(work, row.id, now);
	}
	const cause = await recordEvent(work, {
		...{
			kind: `consultation.${move}` as const,
			subject: ['consultation', row.id],
			actor: actors[by],
			actorId,
			at: now,
		},
		parties: { memberId: row.memberId, providerId: row.providerId },
		facts: { productId: row.productId },
	});
	const telling = tellings[move];
	if (telling) await tellOfConsultation({ work, services, cause, by }, telling, found);
	return gone;
}

/**
 * A consent withdrawn after a reservation was made: everything told, answered and written goes, the copy of it in the reservation as well. The
 * reservation itself stays, with its date, price and what was agreed to there; both are told.
 */
async function takeBackWords(
	work: Transaction,
	services: Services,
	{ found, ending: { actorId, now } }: { found: FoundConsultation; ending: Ending },
): Promise<string[]> {
	const { id, memberId, providerId, productId, reservationId } = found.row;
	await endVaultShares(work, { kind: 'consultation', id }, now);
	const gone = await forgetConsultation(work, services.keys, { id, now });
	await withdrawConsultationConsents(work, id, now);
	if (reservationId !== null) await forgetContents(work, services.keys, reservationId);
	const cause = await recordEvent(work, {
		...{ kind: 'consultation.take-back', subject: ['consultation', id], actor: 'member', actorId, at: now },
		parties: { memberId, providerId },
		facts: { productId },
	});
	await tellOfConsultation({ work, services, cause }, 'taken-back', found);
	return gone;
}
