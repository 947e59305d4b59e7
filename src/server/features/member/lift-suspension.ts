import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { MemberContext } from '#server/member-context.ts';
import { managedMember } from './managed-member.ts';
import { setSuspension } from './member-desk.repo.ts';

/** The account is as it was; its member is told where to log in. */
export async function liftSuspension(context: MemberContext, { id }: { id: string }) {
	const { services, memberId: actorId, now } = context;
	const managed = await managedMember(context, id);
	if (!managed.ok) return managed;
	const found = managed.value;
	return services.transact(async (queries) => {
		if (!(await setSuspension(queries, { memberId: id, reason: null }))) return refuse('changed-since');
		await recordAudit(queries, {
			...{ event: 'member.suspension-lifted', actorId, subjectId: id, actor: 'operator', at: now },
		});
		await queueMail(
			{ queries, keys: services.keys },
			{
				...{ memberId: id, address: found.email, locale: found.locale, template: 'account-restored' },
				data: { name: greetingName(found), loginLink: `${services.origin}/login` },
			},
		);
		return accept({});
	});
}
