import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { createSecret, verifyLink } from '#server/mail/mailed-link.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countAttempt } from '../attempt/count-attempt.ts';
import { findMember } from './member.repo.ts';
import { deleteTokens, findPendingEmail, insertToken } from './member-token.repo.ts';

/** The mail with the link again: for the address that waits to take the other's place, else for one's own. */
export async function resendVerification({ queries, services, now, memberId }: MemberContext) {
	const retryAfter = await countAttempt({ queries, services }, 'verify-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const [found, pendingEmail] = await Promise.all([
		findMember(queries, memberId),
		findPendingEmail(queries, memberId, now),
	]);
	if (!found) throw new Error('a member without a row');
	if (pendingEmail === undefined && found.emailVerifiedAt !== null) return accept({});

	const purpose = pendingEmail === undefined ? 'verify-email' : 'change-email';
	const email = pendingEmail ?? found.email;
	const tooMany = await countAttempt({ queries, services }, 'verify-account', email);
	if (tooMany !== undefined) return refuse('too-many-attempts', { retryAfter: tooMany });
	const { secret, secretHash } = createSecret();
	await services.transact(async (transaction) => {
		if (purpose === 'change-email') await deleteTokens(transaction, memberId, [purpose]);
		await insertToken(transaction, { memberId, purpose, secretHash, email }, now);
		await queueMail(
			{ queries: transaction, keys: services.keys },
			{
				memberId,
				address: email,
				locale: found.locale,
				template: purpose,
				data: { name: greetingName(found), link: verifyLink(services.origin, secret) },
			},
		);
	});
	return accept({});
}
