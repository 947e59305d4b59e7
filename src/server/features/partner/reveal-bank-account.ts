import { accept, refuse } from '#domain/kernel/result.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { bankAccountBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findPartner } from './partner.repo.ts';

/** The bank account in full, for its owner; what was shown is remembered before it is shown. */
export async function revealBankAccount({ queries, services, memberId }: MemberContext) {
	const retryAfter = await countAttempt({ queries, services }, 'reveal-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const row = await findPartner(queries, memberId);
	if (!row) return refuse('not-found');
	const bankAccount = services.keys.open(row.partner.bankAccount, bankAccountBinding(memberId));
	await recordAudit(queries, { event: 'partner.bank-revealed', actorId: memberId, subjectId: memberId });
	return accept({ bankAccount });
}
