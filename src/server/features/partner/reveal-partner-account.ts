import { accept, refuse } from '#domain/kernel/result.ts';
import type { BankAccountReason } from '#domain/provider/bank-account.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import { bankAccountBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findBankAccount, findOwnerIds } from './partner.repo.ts';

/**
 * Where a business is paid, in full: to an operator who signed in a moment ago and says why. Written down before it is shown,
 * for each owner, so that all of them find it in their access log; also of a business that nobody stands for just now.
 */
export async function revealPartnerAccount(
	context: MemberContext,
	{ organisationId, reason }: { organisationId: string; reason: BankAccountReason },
) {
	const { queries, services, memberId: actorId, now } = context;
	const refusal = requireRecentSignIn(context);
	if (refusal) return refusal;
	const retryAfter = await countAttempt({ queries, services }, 'reveal-desk', actorId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const sealed = await findBankAccount(queries, organisationId);
	const bankAccount = sealed && services.keys.open(sealed, bankAccountBinding(organisationId));
	if (!bankAccount) return refuse('not-found');
	const owners = await findOwnerIds(queries, organisationId);
	await services.transact(async (transaction) => {
		for (const subjectId of owners.length > 0 ? owners : [null])
			await recordAudit(transaction, {
				...{ event: 'partner.bank-revealed', actorId, subjectId, actor: 'operator', at: now },
				details: { organisation: organisationId, reason, as: 'operator' },
			});
	});
	return accept({ bankAccount });
}
