import { accept, refuse } from '#domain/kernel/result.ts';
import { mayManageMember } from '#domain/member/member-desk.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { findMember, findSignUps } from '#server/features/member/member.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import { deleteSessions } from '#server/features/session/session.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { deleteFactors, lockFactors } from './factor.repo.ts';
import { tellOf } from './factor-mails.ts';

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
	return remove(own, found, reason);
}

/** The same from the page of the member, whose address nobody has to type. */
export async function removeFactorsById(own: MemberContext, { id, reason }: { id: string; reason: string }) {
	const refusal = requireRecentSignIn(own);
	if (refusal) return refusal;
	const found = await findMember(own.queries, id);
	if (!found || found.status === 'closed') return refuse('not-found');
	if (!mayManageMember(own.viewer, found)) return refuse('not-allowed');
	return remove(own, found, reason);
}

type Helped = { id: string; firstName: string; lastName: string };

async function remove({ services, memberId: operatorId }: MemberContext, found: Helped, reason: string) {
	const memberId = found.id;
	const isHelped = await services.transact(async (work) => {
		if (!(await lockFactors(work, memberId))) return false;
		await deleteFactors(work, memberId);
		await deleteSessions(work, { memberId });
		await recordAudit(work, {
			...{ event: 'member.factors-removed', actorId: operatorId, subjectId: memberId, details: { reason } },
		});
		await tellOf({ queries: work, services }, memberId, { template: 'factors-removed' });
		return true;
	});
	if (!isHelped) return refuse('not-found');
	services.nudge([memberId]);
	return accept({ name: `${found.firstName} ${found.lastName}` });
}
