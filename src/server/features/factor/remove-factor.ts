import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import {
	deleteAuthenticator,
	deletePasskey,
	findAuthenticator,
	findPasskeys,
	lockFactors,
	replaceRecoveryCodes,
} from './factor.repo.ts';
import { tellOf } from './factor-mails.ts';
import { factorsView } from './factors-view.ts';

type Removed = { passkey: string } | 'authenticator';

/**
 * Removes a passkey, or the app. With the last one go the recovery codes, which are nothing by themselves. An operator whose time
 * without one is counted keeps one.
 */
export async function removeFactor(own: MemberContext, removed: Removed) {
	const { services, memberId } = own;
	const refusal = requireRecentSignIn(own);
	if (refusal) return refusal;
	const refused = await services.transact(async (queries) => {
		if (!(await lockFactors(queries, memberId))) return 'not-found';
		const passkeys = await findPasskeys(queries, memberId);
		const app = await findAuthenticator(queries, memberId);
		const gone = removed === 'authenticator' ? app : passkeys.find(({ id }) => id === removed.passkey);
		if (!gone) return 'not-found';
		const isLast = passkeys.length + (app ? 1 : 0) === 1;
		if (isLast && (await findMember(queries, memberId))?.factorDueAt) return 'last-factor';
		if (removed === 'authenticator') await deleteAuthenticator(queries, memberId);
		else await deletePasskey(queries, { id: gone.id, memberId });
		await tellOfRemoval(own, queries, {
			...{ factor: removed === 'authenticator' ? 'one-time-code' : 'passkey', isLast },
			label: 'label' in gone ? gone.label : '',
		});
		return undefined;
	});
	return refused === undefined ? accept(await factorsView(own)) : refuse(refused);
}

type Gone = { factor: 'passkey' | 'one-time-code'; label: string; isLast: boolean };

async function tellOfRemoval(
	{ services, now, memberId }: MemberContext,
	queries: Transaction,
	{ factor, label, isLast }: Gone,
): Promise<void> {
	if (isLast) await replaceRecoveryCodes(queries, { memberId, hashes: [], at: now });
	await recordAudit(queries, {
		...{ event: 'member.factor-removed', actorId: memberId, subjectId: memberId, details: { factor } },
	});
	await tellOf({ queries, services }, memberId, { template: 'factor-removed', factor, label, isLast: Number(isLast) });
}
