import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { deleteSessions } from '#server/features/session/session.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { newPasswordFaults } from './check-password.ts';
import { forgotLink, hashSecret } from './mailed-link.ts';
import { findMember, isAddressTaken, type MemberRow, proveAddress, updateMember } from './member.repo.ts';
import { deleteTokens, findToken, takeToken } from './member-token.repo.ts';

type Given = Pick<Context, 'queries' | 'services'>;
type Reset = { found: MemberRow; secretHash: string; passwordHash: string; isProof: boolean };

/** A new password by the link of a mail: everybody is signed out, and what else was mailed opens nothing any more. */
export async function resetPassword(given: Given, input: { token: string; password: string }) {
	const { queries, services } = given;
	const secretHash = hashSecret(input.token);
	const token = await findToken(queries, secretHash, ['reset-password']);
	const found = token && (await findMember(queries, token.memberId));
	if (!token || found?.status !== 'active') return refuse('link-dead');
	const faults = await newPasswordFaults(queries, found, input.password);
	if (faults.length > 0) return refuse('invalid-input', { faults });

	const passwordHash = await services.passwords.hash(input.password);
	// Who opened a link that was mailed there has shown that the address is theirs.
	const isProof = found.emailVerifiedAt === null && token.email === found.email;
	const isDone = await spendLink(given, { found, secretHash, passwordHash, isProof }).catch((error: unknown) => {
		// Somebody else has proved it: the password still changes, the address stays unproved.
		if (!isAddressTaken(error)) throw error;
		return spendLink(given, { found, secretHash, passwordHash, isProof: false });
	});
	return isDone ? accept({}) : refuse('link-dead');
}

function spendLink({ services }: Given, { found, secretHash, passwordHash, isProof }: Reset): Promise<boolean> {
	return services.transact(async (queries) => {
		if (!(await takeToken(queries, secretHash, ['reset-password']))) return false;
		if (!(await updateMember(queries, found.id, { passwordHash }))) return false;
		if (isProof) {
			await proveAddress(queries, { memberId: found.id, email: found.email });
			await recordAudit(queries, { event: 'member.email-verified', actorId: found.id, subjectId: found.id });
		}
		await deleteSessions(queries, { memberId: found.id });
		await deleteTokens(queries, found.id);
		await recordAudit(queries, { event: 'member.password-reset', actorId: found.id, subjectId: found.id });
		await queueMail(
			{ queries, keys: services.keys },
			{
				memberId: found.id,
				address: found.email,
				locale: found.locale,
				template: 'password-changed',
				data: { name: greetingName(found), forgotLink: forgotLink(services.origin) },
			},
		);
		return true;
	});
}
