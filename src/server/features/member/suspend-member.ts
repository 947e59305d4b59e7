import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { deleteSessions } from '#server/features/session/session.repo.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { MemberContext } from '#server/member-context.ts';
import { managedMember } from './managed-member.ts';
import { setSuspension } from './member-desk.repo.ts';
import { deleteTokens } from './member-token.repo.ts';

/**
 * Nobody logs in to it any more; logins and links that were mailed end. What was reserved stands: it was agreed with others, and an
 * operator cancels by hand what should not take place (decision 0082).
 */
export async function suspendMember(context: MemberContext, { id, reason }: { id: string; reason: string }) {
	const { services, memberId: actorId, now } = context;
	const managed = await managedMember(context, id);
	if (!managed.ok) return managed;
	const found = managed.value;
	const isDone = await services.transact(async (queries) => {
		if (!(await setSuspension(queries, { memberId: id, reason }))) return false;
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
		return true;
	});
	if (!isDone) return refuse('changed-since');
	// Open pages hear that their login is over.
	services.nudge([id]);
	return accept({});
}
