import type { MoveInput } from '#domain/reservation/advance-reservation.ts';
import { versionSteps } from '#domain/reservation/agreed-price.ts';
import type { ActorKind, Reservation } from '#domain/reservation/reservation.ts';
import type { Transaction } from '#server/queries.ts';
import { insertVersion, settleVersion } from './agreed-price.repo.ts';

type Noted = {
	id: string;
	before: Reservation;
	next: Reservation;
	move: MoveInput['move'];
	actor: ActorKind;
	actorId: string | null;
	/** Of who put the price. */
	key: string | null;
	now: Date;
};

/** The versions of a reservation's price after a move: at most one ends, one is picked, one begins. */
export async function notePrice(work: Transaction, noted: Noted): Promise<void> {
	const { id, before, next, move, actor, actorId, key, now } = noted;
	const subject = { subjectKind: 'reservation', subjectId: id } as const;
	const { settles, begins } = versionSteps(move, before, next);
	for (const { from, to } of settles) await settleVersion(work, subject, { from, to, now });
	if (!begins) return;
	const { version, lines, total, persons, places, validUntil } = begins;
	await insertVersion(work, {
		...subject,
		...{ version, persons, places, actor, actorId, key },
		state: 'open',
		lines: [...lines],
		totalWon: total,
		validUntil: new Date(validUntil),
		reservationId: id,
		at: now,
		decidedAt: null,
	});
}
