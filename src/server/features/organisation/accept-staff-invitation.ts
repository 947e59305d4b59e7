import { accept, refuse } from '#domain/kernel/result.ts';
import { mostStaff, workBlock } from '#domain/organisation/staff-rules.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { secretHashOf } from '#server/secret.ts';
import { acceptInvitation, lockInvitation } from './invitation.repo.ts';
import { settleGroup } from './settle-group.ts';
import { insertStaff } from './staff.repo.ts';
import { countStaff, findOrganisation } from './staff-list.repo.ts';
import { tellOfJoining } from './staff-mails.ts';
import { findWorks, lockOrganisation } from './work.repo.ts';

/**
 * Begins to work there. The link proves the address it was sent to; with another address, that one must be proved: the
 * owners are told who it was.
 */
export async function acceptStaffInvitation({ services, now, memberId }: MemberContext, token: string) {
	return services.transact(async (queries) => {
		const invited = await lockInvitation(queries, { secretHash: secretHashOf(token), now });
		if (!invited) return refuse('link-dead');
		const { organisationId, role, duties } = invited;
		await lockOrganisation(queries, organisationId);
		const [found, own] = [
			await findOrganisation(queries, { organisationId, language: invited.locale }),
			await findMember(queries, memberId),
		];
		if (!found || !own) return refuse('link-dead');
		if (own.emailVerifiedAt === null && own.email !== invited.email) return refuse('email-unverified');
		const block = workBlock(await findWorks(queries, memberId), { organisationId, role });
		if (block) return refuse(block);
		if ((await countStaff(queries, organisationId)).all >= mostStaff) return refuse('not-allowed');
		await acceptInvitation(queries, invited.id, now);
		await insertStaff(queries, { organisationId, memberId, role, duties, joinedAt: now });
		await settleGroup(queries, { organisationId, memberId });
		await recordAudit(queries, {
			...{ event: 'staff.joined', actorId: memberId, subjectId: memberId },
			details: { organisation: organisationId, role },
		});
		await tellOfJoining(queries, services, { organisationId, memberId, role });
		return accept({ organisationId });
	});
}
