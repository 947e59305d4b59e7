import { pagePath } from '#contract/page-address.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { takesOwnData } from '#domain/member/data-copy.ts';
import { mayManageMember } from '#domain/member/member-desk.ts';
import { greetingName } from '#domain/member/name.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countAttempt } from '../attempt/count-attempt.ts';
import { findMember } from './member.repo.ts';

/** Who asks for a copy of their data is led to where they take it themselves: health files and words told in confidence pass no operator’s hands. */
export async function offerData(context: MemberContext, { id }: { id: string }) {
	const { queries, services, viewer, memberId: actorId, now } = context;
	const found = await findMember(queries, id);
	if (!found || found.status === 'closed') return refuse('not-found');
	// Who cannot take it is handed it (copy-data.ts).
	const isTheirs = takesOwnData({ status: found.status, isEmailProved: found.emailVerifiedAt !== null });
	if (!isTheirs || !mayManageMember(viewer, found)) return refuse('not-allowed');
	const retryAfter = await countAttempt({ queries, services }, 'download-member', id);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	await services.transact(async (transaction) => {
		await recordAudit(transaction, {
			...{ event: 'member.data-offered', actorId, subjectId: id, actor: 'operator', at: now },
		});
		await queueMail(
			{ queries: transaction, keys: services.keys },
			{
				...{ memberId: id, address: found.email, locale: found.locale, template: 'data-offered' },
				data: { name: greetingName(found), link: `${services.origin}${pagePath('myInformation')}#data` },
			},
		);
	});
	return accept({});
}
