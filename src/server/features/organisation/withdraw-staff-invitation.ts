import { accept, refuse } from '#domain/kernel/result.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { withdrawInvitation } from './invitation.repo.ts';

/** Its link ends at once. */
export async function withdrawStaffInvitation(
	{ services, now, viewer, memberId }: MemberContext,
	{ id: organisationId, invitationId }: { id: string; invitationId: string },
) {
	if (!mayDo(viewer, 'staff.manage', organisationId)) return refuse('not-found');
	return services.transact(async (queries) => {
		const email = await withdrawInvitation(queries, { id: invitationId, organisationId, at: now });
		if (email === undefined) return refuse('not-found');
		await recordAudit(queries, {
			...{ event: 'staff.invitation-withdrawn', actorId: memberId, subjectId: null },
			details: { organisation: organisationId },
		});
		return accept({});
	});
}
