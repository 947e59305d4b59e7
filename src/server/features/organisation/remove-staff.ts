import { accept, refuse } from '#domain/kernel/result.ts';
import { isLastOwner } from '#domain/organisation/last-owner.ts';
import { mayDo, worksFor } from '#domain/organisation/rights.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { handOverFiles } from '#server/features/file/file.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { settleGroup } from './settle-group.ts';
import { settleInvitations } from './settle-invitations.ts';
import { tellOfLeaving, tellOfRemoval } from './staff-mails.ts';
import { endStaff, lockManaged, lockWork } from './work.repo.ts';

/**
 * Somebody goes, of their own accord or because an owner lets them go; from then on they may nothing there, nor does anybody at their invitation. What they did
 * stays theirs, papers and pictures stay with the house. The last owner stays.
 */
export async function removeStaff(
	{ services, now, viewer, memberId: actorId }: MemberContext,
	{ id: organisationId, memberId }: { id: string; memberId: string },
) {
	const isLeaving = memberId === actorId;
	const may = isLeaving ? worksFor(viewer, organisationId) : mayDo(viewer, 'staff.manage', organisationId);
	if (!may) return refuse('not-found');
	return services.transact(async (queries) => {
		if (!isLeaving && !(await lockManaged(queries, viewer, organisationId))) return refuse('not-found');
		const work = await lockWork(queries, { organisationId, memberId });
		if (!work) return refuse('not-found');
		if (isLastOwner(work)) return refuse('last-owner');
		await endStaff(queries, { organisationId, memberId, at: now });
		if (work.nextOwnerId !== null)
			await handOverFiles(queries, { organisationId, from: memberId, to: work.nextOwnerId });
		await settleGroup(queries, { organisationId, memberId });
		await settleInvitations(queries, { memberId, actorId, at: now });
		await recordAudit(queries, {
			...{ event: isLeaving ? 'staff.left' : 'staff.removed', actorId, subjectId: memberId },
			details: { organisation: organisationId, role: work.role },
		});
		if (isLeaving) await tellOfLeaving(queries, services, { organisationId, memberId });
		else await tellOfRemoval(queries, services, { organisationId, memberId });
		return accept({});
	});
}
