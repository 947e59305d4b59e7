import { accept, type Result, refuse } from '#domain/kernel/result.ts';
import type { Persons } from '#domain/product/price.ts';
import { type AgreedLine, agreedTotal, nextVersion, pickRefusal } from '#domain/reservation/agreed-price.ts';
import type { ActorKind } from '#domain/reservation/reservation.ts';
import type { Transaction } from '#server/queries.ts';
import { type AgreedSubject, insertVersion, lockVersions, settleVersion } from './agreed-price.repo.ts';

type Put = {
	subject: AgreedSubject;
	lines: readonly AgreedLine[];
	persons: Persons;
	places: number;
	validUntil: Date;
	actor: ActorKind;
	actorId: string;
	now: Date;
};

/**
 * Puts the next version of a price to what is no reservation yet. What was picked is locked: no other takes its place.
 * The caller holds the subject itself, so that two do not begin at once.
 */
export async function putVersion(work: Transaction, put: Put): Promise<Result<{ version: number }, 'not-allowed'>> {
	const { subject, lines, persons, places, validUntil, actor, actorId, now } = put;
	const versions = await lockVersions(work, subject);
	if (versions.some(({ state }) => state === 'picked')) return refuse('not-allowed');
	const { version, succeeds } = nextVersion(versions);
	if (succeeds.length > 0) await settleVersion(work, subject, { from: 'open', to: 'succeeded', now });
	await insertVersion(work, {
		...subject,
		...{ version, persons, places, validUntil, actor, actorId },
		state: 'open',
		lines: [...lines],
		totalWon: agreedTotal(lines),
		reservationId: null,
		key: null,
		at: now,
		decidedAt: null,
	});
	return accept({ version });
}

type Pick = { subject: AgreedSubject; version: number; id: string; now: Date };

/** The version somebody has read becomes the price of this reservation; false where it is not to be had any more. */
export async function pickVersion(work: Transaction, { subject, version, id, now }: Pick): Promise<boolean> {
	const versions = await lockVersions(work, subject);
	if (pickRefusal(versions, version, now)) return false;
	await settleVersion(work, subject, { from: 'open', to: 'picked', now, reservationId: id });
	return true;
}
