import { accept, refuse } from '#domain/kernel/result.ts';
import { maskAddress } from '#domain/member/mask-address.ts';
import type { IdentityCheck } from '#domain/member/member-desk.ts';
import { greetingName } from '#domain/member/name.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { createSecret, verifyLink } from '#server/mail/mailed-link.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countAttempt } from '../attempt/count-attempt.ts';
import { managedMember } from './managed-member.ts';
import { isAddressProved } from './member.repo.ts';
import { deleteTokens, insertToken } from './member-token.repo.ts';

type Asked = { id: string; email: string; check: IdentityCheck };

/**
 * For who lost their mailbox: the new address proves itself by its link, as when a member changes it. The old one, where it was ever
 * proved, is told at once and not only when it is too late. Nobody learns a password: that is set anew through the new address.
 */
export async function moveAddress(context: MemberContext, { id, email, check }: Asked) {
	const { queries, services, memberId: actorId, now } = context;
	const managed = await managedMember(context, id);
	if (!managed.ok) return managed;
	const found = managed.value;
	if (found.status !== 'active') return refuse('not-allowed');
	if (email === found.email) return refuse('invalid-input', { faults: [{ at: 'email', code: 'email-same' }] });
	// An address is one member's. Who runs the site may know it, and would else wait for a link that never counts.
	if (await isAddressProved(queries, email))
		return refuse('invalid-input', { faults: [{ at: 'email', code: 'email-taken' }] });
	const retryAfter = await countAttempt({ queries, services }, 'verify-account', email);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const { secret, secretHash } = createSecret();
	await services.transact(async (transaction) => {
		const work = { queries: transaction, keys: services.keys };
		await deleteTokens(transaction, id, ['change-email']);
		await insertToken(transaction, { memberId: id, purpose: 'change-email', secretHash, email }, now);
		await recordAudit(transaction, {
			...{ event: 'member.address-asked', actorId, subjectId: id, actor: 'operator', details: { check }, at: now },
		});
		await queueMail(work, {
			...{ memberId: id, address: email, locale: found.locale, template: 'change-email' },
			data: { name: greetingName(found), link: verifyLink(services.origin, secret) },
		});
		if (found.emailVerifiedAt === null) return;
		await queueMail(work, {
			...{ memberId: id, address: found.email, locale: found.locale, template: 'address-asked' },
			data: { name: greetingName(found), address: maskAddress(email) },
		});
	});
	return accept({});
}
