import { accept, refuse } from '#domain/kernel/result.ts';
import { dutiesAfter, saidDuties } from '#domain/organisation/duties.ts';
import { isLastOwner } from '#domain/organisation/last-owner.ts';
import type { Role } from '#domain/organisation/organisation.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { isRoleMixed } from '#domain/organisation/staff-rules.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import type { MemberContext } from '#server/member-context.ts';
import { settleGroup } from './settle-group.ts';
import { settleInvitations } from './settle-invitations.ts';
import { tellOfRole } from './staff-mails.ts';
import { findWorks, lockManaged, lockWork, setRole } from './work.repo.ts';

type Asked = { id: string; memberId: string; role: Role; seen: Role };

/** Another role, for who still has the one that was looked at. The last owner stays owner. */
export async function changeRole(
	{ services, viewer, memberId: actorId, signedInAt, now }: MemberContext,
	{ id: organisationId, memberId, role, seen }: Asked,
) {
	if (!mayDo(viewer, 'staff.manage', organisationId)) return refuse('not-found');
	// A role is rights: it is given by who is there now, not by an open screen.
	const late = requireRecentSignIn({ signedInAt, now });
	if (late) return late;
	return services.transact(async (queries) => {
		if (!(await lockManaged(queries, viewer, organisationId))) return refuse('not-found');
		const work = await lockWork(queries, { organisationId, memberId });
		if (!work) return refuse('not-found');
		if (work.role === role) return accept({});
		if (work.role !== seen) return refuse('changed-since');
		if (isLastOwner(work)) return refuse('last-owner');
		if (isRoleMixed(await findWorks(queries, memberId), { organisationId, role })) return refuse('agency-alone');
		const duties = dutiesAfter({ ...work, organisationId }, role);
		await setRole(queries, { organisationId, memberId, role, duties });
		await settleGroup(queries, { organisationId, memberId });
		await settleInvitations(queries, { memberId, actorId, at: now });
		await recordAudit(queries, {
			...{ event: 'staff.role-changed', actorId, subjectId: memberId },
			details: { organisation: organisationId, role, before: seen, ...saidDuties({ organisationId, role, duties }) },
		});
		if (memberId !== actorId) await tellOfRole(queries, services, { organisationId, memberId, role, duties });
		return accept({});
	});
}
