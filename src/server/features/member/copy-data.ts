import { accept, refuse } from '#domain/kernel/result.ts';
import { type CopyReason, takesOwnData } from '#domain/member/data-copy.ts';
import type { IdentityCheck } from '#domain/member/member-desk.ts';
import { greetingName } from '#domain/member/name.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countAttempt } from '../attempt/count-attempt.ts';
import { managedMember } from './managed-member.ts';
import type { MemberRow } from './member.repo.ts';
import { downloadOnce, openArchive } from './member-archive.ts';
import { findPresentWorks } from './member-desk.repo.ts';

type Asked = { id: string; reason: CopyReason; check: IdentityCheck };

/**
 * The law gives a copy to everybody, also to who cannot log in: an operator makes it for a reason, having made sure who asks, and
 * hands it on. What was told in confidence stays out of it (decision 0165).
 */
export async function copyData(context: MemberContext, asked: Asked) {
	const { now } = context;
	const managed = await managedMember(context, asked.id);
	if (!managed.ok) return managed;
	const found = managed.value;
	if (takesOwnData({ status: found.status, isEmailProved: found.emailVerifiedAt !== null }))
		return refuse('not-allowed');
	return downloadOnce({ memberId: found.id, now, open: () => openCopy(context, found, asked) });
}

async function openCopy(context: MemberContext, found: MemberRow, { reason, check }: Asked) {
	const { queries, services, memberId: actorId, now } = context;
	const retryAfter = await countAttempt({ queries, services }, 'download-member', found.id);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	await services.transact(async (transaction) => {
		await recordAudit(transaction, {
			...{ event: 'member.data-downloaded', actorId, subjectId: found.id, actor: 'operator', at: now },
			details: { reason, check, as: 'operator' },
		});
		// Nobody is told at an address that may be a stranger's.
		if (found.emailVerifiedAt === null) return;
		await queueMail(
			{ queries: transaction, keys: services.keys },
			{
				...{ memberId: found.id, address: found.email, locale: found.locale, template: 'data-copied' },
				data: { name: greetingName(found) },
			},
		);
	});
	const works = await findPresentWorks(queries, found.id);
	return accept(await openArchive({ queries, services, found, works }, { isHandedOn: true }));
}
