import { accept } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { deleteSessions } from '#server/features/session/session.repo.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { MemberContext } from '#server/member-context.ts';
import { managedMember } from './managed-member.ts';

/** A phone was lost, or somebody else sits in the account: every login ends, and the member is told. */
export async function endMemberSessions(context: MemberContext, { id }: { id: string }) {
	const { services, memberId: actorId, now } = context;
	const managed = await managedMember(context, id);
	if (!managed.ok) return managed;
	const found = managed.value;
	await services.transact(async (queries) => {
		await deleteSessions(queries, { memberId: id });
		await recordAudit(queries, {
			...{ event: 'member.sessions-ended', actorId, subjectId: id, actor: 'operator', at: now },
		});
		await queueMail(
			{ queries, keys: services.keys },
			{
				...{ memberId: id, address: found.email, locale: found.locale, template: 'sessions-ended' },
				data: { name: greetingName(found), forgotLink: `${services.origin}/forgot` },
			},
		);
	});
	services.nudge([id]);
	return accept({});
}
