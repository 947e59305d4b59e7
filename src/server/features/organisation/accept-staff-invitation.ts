import { accept, refuse } from '#domain/kernel/result.ts';
import { saidDuties } from '#domain/organisation/duties.ts';
import { mostStaff, workBlock } from '#domain/organisation/staff-rules.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { secretHashOf } from '#server/secret.ts';
import { acceptInvitation, findInvitation, lockInvitation } from './invitation.repo.ts';
import { settleGroup } from './settle-group.ts';
import { insertStaff } from './staff.repo.ts';
import { countStaff, findOrganisation } from './staff-list.repo.ts';
import { tellOfJoining } from './staff-mails.ts';
import { findWorks, lockOrganisation, managesStaff } from './work.repo.ts';

/**
 * Begins to work there. The link proves the address it was sent to; with another address, that one must be proved: the
 * owners are told who it was. Who sent it manages the staff there still, or it is over.
 */
export async function acceptStaffInvitation({ services, now, memberId }: MemberContext, token: string) {
	return services.transact(async (queries) => {
		const link = { secretHash: secretHashOf(token), now };
		// The organisation first, as everybody does who invites for it or lets go: of two at once neither waits for the other.
		const shown = await findInvitation(queries, link);
		if (!shown) return refuse('link-dead');
		await lockOrganisation(queries, shown.organisationId);
		const invited = await lockInvitation(queries, link);
		if (!invited || invited.invitedBy === null) return refuse('link-dead');
		const { organisationId, role, duties } = invited;
		if (!(await managesStaff(queries, invited.invitedBy, organisationId))) return refuse('link-dead');
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
			details: { organisation: organisationId, role, ...saidDuties({ organisationId, role, duties }) },
		});
		await tellOfJoining(queries, services, { organisationId, memberId, role, duties });
		return accept({ organisationId });
	});
}
