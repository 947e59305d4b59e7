import { organisationsWhere } from '#domain/organisation/rights.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { Transaction } from '#server/queries.ts';
import { withdrawInvitationsBy } from './invitation.repo.ts';
import { findActiveWorks } from './work.repo.ts';

type Settled = { memberId: string; actorId: string | null; at: Date };

/**
 * An invitation is the word of who sent it: where they manage the staff no more, it is over, and does not come back with them. Else
 * who is let go would have a way back in that they had sent to another address of theirs.
 */
export async function settleInvitations(queries: Transaction, { memberId, actorId, at }: Settled): Promise<void> {
	const managed = organisationsWhere({ works: await findActiveWorks(queries, memberId) }, 'staff.manage');
	if (managed === 'all') return;
	const ended = await withdrawInvitationsBy(queries, { invitedBy: memberId, except: managed, at });
	for (const { organisationId } of ended)
		await recordAudit(queries, {
			...{ event: 'staff.invitation-withdrawn', actorId, subjectId: null },
			details: { organisation: organisationId },
		});
}
