import { accept, refuse } from '#domain/kernel/result.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import { bankAccountBinding } from '#server/keys/seal-bindings.ts';
import type { BusinessContext } from './business-context.ts';
import { findPartner } from './partner.repo.ts';

/** The bank account in full, for its owners who signed in a moment ago; what was shown is remembered before it is shown. */
export async function revealBankAccount(own: BusinessContext) {
	const { queries, services, memberId, organisationId } = own;
	const refusal = requireRecentSignIn(own);
	if (refusal) return refusal;
	const retryAfter = await countAttempt({ queries, services }, 'reveal-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const row = await findPartner(queries, organisationId);
	if (!row) return refuse('not-found');
	const bankAccount = services.keys.open(row.partner.bankAccount, bankAccountBinding(organisationId));
	await recordAudit(queries, { event: 'partner.bank-revealed', actorId: memberId, subjectId: memberId });
	return accept({ bankAccount });
}
