import type { SecondFactor } from '#domain/member/sign-in.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { addFactorToSession } from '#server/features/session/session.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { findSetUp } from './factor.repo.ts';
import { tellOf } from './factor-mails.ts';
import { giveRecoveryCodes } from './give-recovery-codes.ts';
import { relyingPartyOf } from './relying-party.ts';

type Added = { factor: Extract<SecondFactor, 'passkey' | 'one-time-code'>; label: string };

/**
 * In the transaction that added it. Who has just shown it has it in this login too; and whoever has no recovery codes gets ten, for
 * the day the device is lost.
 */
export async function afterAdding(
	{ services, now, memberId, sessionId }: MemberContext,
	queries: Transaction,
	{ factor, label }: Added,
): Promise<string[] | null> {
	if (sessionId !== null) await addFactorToSession(queries, { id: sessionId, factor });
	await recordAudit(queries, {
		...{ event: 'member.factor-added', actorId: memberId, subjectId: memberId, details: { factor } },
	});
	await tellOf({ queries, services }, memberId, { template: 'factor-added', factor, label });
	const { host } = relyingPartyOf(services.origin);
	const { recoveryCodesLeft } = await findSetUp(queries, { memberId, host });
	return recoveryCodesLeft > 0 ? null : giveRecoveryCodes({ queries, services, now }, memberId);
}
