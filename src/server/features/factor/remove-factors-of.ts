import { accept, refuse } from '#domain/kernel/result.ts';
import { mayManageMember } from '#domain/member/member-desk.ts';
import { hasSecondFactor } from '#domain/member/second-factor.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { findMember, findSignUps } from '#server/features/member/member.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import { deleteSessions } from '#server/features/session/session.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { deleteFactors, findSetUp, lockFactors } from './factor.repo.ts';
import { tellOf } from './factor-mails.ts';
import { relyingPartyOf } from './relying-party.ts';

/**
 * An operator's help for who has lost device, app and paper: the password alone is asked again. Every login of theirs ends, they are
 * told, and it stands in the trail with how it was made sure that it is them. Nobody helps themselves, and a colleague only who manages
 * the agency's staff.
 */
export async function removeFactorsOf(own: MemberContext, { email, reason }: { email: string; reason: string }) {
	const refusal = requireRecentSignIn(own);
	if (refusal) return refusal;
	const [found] = await findSignUps(own.queries, email.trim().toLowerCase());
	if (!found || found.emailVerifiedAt === null) return refuse('not-found');
	if (!mayManageMember(own.viewer, found)) return refuse('not-allowed');
	return remove(own, found, { reason, at: 'email' });
}

/** The same from the page of the member, whose address nobody has to type. */
export async function removeFactorsById(own: MemberContext, { id, reason }: { id: string; reason: string }) {
	const refusal = requireRecentSignIn(own);
	if (refusal) return refusal;
	const found = await findMember(own.queries, id);
	if (!found || found.status === 'closed') return refuse('not-found');
	if (!mayManageMember(own.viewer, found)) return refuse('not-allowed');
	return remove(own, found, { reason, at: 'reason' });
}

type Helped = { id: string; firstName: string; lastName: string };

type Asked = {
	reason: string;
	/** Beside which field it is told that there is none. */
	at: 'email' | 'reason';
};

async function remove({ services, memberId: operatorId }: MemberContext, found: Helped, { reason, at }: Asked) {
	const memberId = found.id;
	const { host } = relyingPartyOf(services.origin);
	const helped = await services.transact(async (work) => {
		if (!(await lockFactors(work, memberId, { isHelp: true }))) return refuse('not-found');
		// Nobody's logins are ended, and nobody is told of what they had, where there was nothing.
		if (!hasSecondFactor(await findSetUp(work, { memberId, host })))
			return refuse('invalid-input', { faults: [{ at, code: 'no-factor' }] });
		await deleteFactors(work, memberId);
		await deleteSessions(work, { memberId });
		await recordAudit(work, {
			...{ event: 'member.factors-removed', actorId: operatorId, subjectId: memberId, details: { reason } },
		});
		await tellOf({ queries: work, services }, memberId, { template: 'factors-removed' });
		return accept({ name: `${found.firstName} ${found.lastName}` });
	});
	if (helped.ok) services.nudge([memberId]);
	return helped;
}
