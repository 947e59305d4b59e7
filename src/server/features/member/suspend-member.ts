import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { isOperatorRole } from '#domain/organisation/rights.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { settleInvitations } from '#server/features/organisation/settle-invitations.ts';
import { lockWorksOf, managesStaff } from '#server/features/organisation/work.repo.ts';
import { deleteSessions } from '#server/features/session/session.repo.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { managedMember } from './managed-member.ts';
import { setSuspension } from './member-desk.repo.ts';
import { deleteTokens } from './member-token.repo.ts';

/**
 * Nobody logs in to it any more; logins and links that were mailed end, with those they sent to whom they invited. What was reserved stands: it was agreed with others, and an
 * operator cancels by hand what should not take place (decision 0082).
 */
export async function suspendMember(context: MemberContext, { id, reason }: { id: string; reason: string }) {
	const { services, memberId: actorId, now } = context;
	const managed = await managedMember(context, id);
	if (!managed.ok) return managed;
	const found = managed.value;
	const done = await services.transact(async (queries) => {
		if (!(await isStillTheirs(queries, { memberId: id, actorId }))) return refuse('not-allowed');
		if (!(await setSuspension(queries, { memberId: id, reason }))) return refuse('changed-since');
		await settleInvitations(queries, { memberId: id, actorId, at: now });
		await deleteSessions(queries, { memberId: id });
		await deleteTokens(queries, id);
		await recordAudit(queries, { event: 'member.suspended', actorId, subjectId: id, actor: 'operator', at: now });
		await queueMail(
			{ queries, keys: services.keys },
			{
				...{ memberId: id, address: found.email, locale: found.locale, template: 'account-suspended' },
				data: { name: greetingName(found), reason },
			},
		);
		return accept({});
	});
	// Open pages hear that their login is over.
	if (done.ok) services.nudge([id]);
	return done;
}

/**
 * A colleague is suspended by who manages the agency's staff, once nobody else is changing it: of two owners who suspend each other
 * at once the second was suspended a moment ago, so one who can log in is always left.
 */
async function isStillTheirs(
	queries: Transaction,
	{ memberId, actorId }: { memberId: string; actorId: string },
): Promise<boolean> {
	const works = await lockWorksOf(queries, memberId);
	const isColleague = works.some(({ organisationId, role }) => organisationId === agencyId && isOperatorRole(role));
	return !isColleague || managesStaff(queries, actorId, agencyId);
}
