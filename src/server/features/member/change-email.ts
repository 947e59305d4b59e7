import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { createSecret, verifyLink } from '#server/mail/mailed-link.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countAttempt } from '../attempt/count-attempt.ts';
import { refuseWrongPassword } from './check-password.ts';
import { findMember } from './member.repo.ts';
import { deleteTokens, insertToken } from './member-token.repo.ts';

/**
 * Another address, which counts when its link is opened; until then the old one stays. The answer does not tell whether
 * somebody has the new one.
 */
export async function changeEmail(own: MemberContext, input: { email: string; current: string }) {
	const { queries, services, now, memberId } = own;
	const found = await findMember(queries, memberId);
	if (!found) throw new Error('a member without a row');
	const refusal = await refuseWrongPassword(own, found, input.current);
	if (refusal) return refusal;
	if (input.email === found.email) return refuse('invalid-input', { faults: [{ at: 'email', code: 'email-same' }] });
	// Mails to an address of one's choice are as few as verifications.
	const retryAfter =
		(await countAttempt({ queries, services }, 'verify-member', memberId)) ??
		(await countAttempt({ queries, services }, 'verify-account', input.email));
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });

	const { secret, secretHash } = createSecret();
	await services.transact(async (transaction) => {
		await deleteTokens(transaction, memberId, ['change-email']);
		await insertToken(transaction, { memberId, purpose: 'change-email', secretHash, email: input.email }, now);
		await queueMail(
			{ queries: transaction, keys: services.keys },
			{
				memberId,
				address: input.email,
				locale: found.locale,
				template: 'change-email',
				data: { name: greetingName(found), link: verifyLink(services.origin, secret) },
			},
		);
	});
	return accept({});
}
