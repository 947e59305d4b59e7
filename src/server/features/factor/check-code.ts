import type { Fault } from '#contract/faults.ts';
import { oneTimeCodeIn, recoveryCodeIn } from '#domain/member/second-factor.ts';
import type { SecondFactor } from '#domain/member/sign-in.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { authenticatorBinding } from '#server/keys/seal-bindings.ts';
import type { Queries } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { findAuthenticator, findSetUp, takeRecoveryCode, takeStep } from './factor.repo.ts';
import { tellOf } from './factor-mails.ts';
import { stepOf } from './one-time-codes.ts';
import { recoveryHash } from './recovery-codes.ts';
import { relyingPartyOf } from './relying-party.ts';

type Checking = { queries: Queries; services: Services; now: Date };

export const codeWrong: Fault[] = [{ at: 'code', code: 'code-wrong' }];

/** Whose code this is, and that it is used by it: the app's, or one from paper. Undefined where it is neither, or was used before. */
export async function spentCode(
	checking: Checking,
	memberId: string,
	typed: string,
): Promise<SecondFactor | undefined> {
	const code = oneTimeCodeIn(typed);
	if (code !== undefined) return (await isAppsCode(checking, memberId, code)) ? 'one-time-code' : undefined;
	const recovery = recoveryCodeIn(typed);
	if (recovery === undefined) return undefined;
	return (await isRecoveryCode(checking, memberId, recovery)) ? 'recovery-code' : undefined;
}

async function isAppsCode({ queries, services, now }: Checking, memberId: string, code: string): Promise<boolean> {
	const app = await findAuthenticator(queries, memberId);
	if (!app) return false;
	const step = stepOf(services.keys.open(app.sealed, authenticatorBinding(app.id)), code, now);
	return step !== undefined && (await takeStep(queries, { id: app.id, step, at: now }));
}

/** Its owner is told: who used it may be somebody who found the paper. */
function isRecoveryCode({ services, now }: Checking, memberId: string, code: string): Promise<boolean> {
	const codeHash = recoveryHash(services.keys, memberId, code);
	return services.transact(async (queries) => {
		if (!(await takeRecoveryCode(queries, { memberId, codeHash, at: now }))) return false;
		const { host } = relyingPartyOf(services.origin);
		const { recoveryCodesLeft } = await findSetUp(queries, { memberId, host });
		await recordAudit(queries, { event: 'member.recovery-code-used', actorId: memberId, subjectId: memberId });
		await tellOf({ queries, services }, memberId, { template: 'recovery-used', left: recoveryCodesLeft });
		return true;
	});
}
