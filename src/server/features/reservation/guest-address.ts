import type { GivenLead, LeadFacts } from '#domain/reservation/lead-facts.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { updateMember } from '#server/features/member/member.repo.ts';
import { lockAddresses, takeOver } from '#server/features/member/take-over.repo.ts';
import type { Transaction } from '#server/queries.ts';
import { leadColumns } from './lead-row.ts';
import { findReservation } from './reservation.repo.ts';

/** Whose it is, and who has proved the address that is given for a guest without an account. */
export type AddressHold = { memberId: string | undefined; ownerId: string | undefined };

/**
 * Before the reservation, as who proves an address holds them: the guest without an account, and everybody who names the new address.
 * Of a member's reservation nothing is held, since an address on it opens nothing.
 */
export async function holdAddress(
	work: Transaction,
	{ id, facts: { email } }: { id: string; facts: GivenLead },
): Promise<AddressHold> {
	const found = await findReservation(work, id);
	const memberId = found?.row.memberId;
	const addresses = [found?.row.email, email].filter((one) => one !== undefined && one !== '');
	if (!found?.isGuest || addresses.length === 0) return { memberId, ownerId: undefined };
	const signUps = await lockAddresses(work, addresses as string[]);
	const owner = signUps.find((one) => one.email === email && one.emailVerifiedAt !== null && one.status === 'active');
	return { memberId, ownerId: email && owner?.id };
}

type Moving = { hold: AddressHold; given: Partial<LeadFacts>; actorId: string; at: Date };

/**
 * As if it had been taken with this address (decision 0041): it becomes part of the account that has proved it; else whoever proves it
 * finds it there, and who has the old address does not any more. Answers whose it is, and with files whose bytes can go.
 */
export async function moveGuest(work: Transaction, { hold: { memberId, ownerId }, given, actorId, at }: Moving) {
	if (!memberId) throw new Error('a reservation of nobody');
	await updateMember(work, memberId, leadColumns(given));
	if (given.email === undefined || !ownerId || ownerId === memberId) return { memberId, unused: [] };
	const unused = await takeOver(work, { into: ownerId, from: [memberId] });
	await recordAudit(work, {
		...{ event: 'member.sign-ups-joined', actorId, subjectId: ownerId, actor: 'operator', details: { count: 1 }, at },
	});
	return { memberId: ownerId, unused };
}
