import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { deleteSessions } from '#server/features/session/session.repo.ts';
import { endLinks } from '#server/features/trip/link.repo.ts';
import { addressSalt } from '#server/keys/password-salt.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { MemberContext } from '#server/member-context.ts';
import { newPasswordFaults, refuseWrongPassword } from './check-password.ts';
import { findMember, updateMember } from './member.repo.ts';
import { deleteTokens } from './member-token.repo.ts';
import { passwordChanged } from './password-changed.ts';

/** Another password; whoever else is signed in with the old one is signed out, and the member is told. */
export async function changePassword(
	own: MemberContext,
	input: { current: string; password: string; endsLinks: boolean },
) {
	const { queries, services, now, memberId, sessionId } = own;
	const found = await findMember(queries, memberId);
	if (!found) throw new Error('a member without a row');
	const refusal = await refuseWrongPassword(own, found, input.current);
	if (refusal) return refusal;
	const faults = await newPasswordFaults(queries, found, input.password);
	if (faults.length > 0) return refuse('invalid-input', { faults });

	const passwordHash = await services.passwords.hash(input.password, addressSalt(services.keys, found.email));
	await services.transact(async (transaction) => {
		await updateMember(transaction, memberId, { passwordHash });
		await deleteSessions(transaction, { memberId, ...(sessionId !== null && { except: sessionId }) });
		await deleteTokens(transaction, memberId, ['reset-password']);
		const hasEndedLinks = input.endsLinks && (await endLinks(transaction, memberId, now));
		await recordAudit(transaction, { event: 'member.password-changed', actorId: memberId, subjectId: memberId });
		await queueMail(
			{ queries: transaction, keys: services.keys },
			{
				memberId,
				address: found.email,
				locale: found.locale,
				template: 'password-changed',
				data: passwordChanged(services.origin, found, { hasEndedLinks }),
			},
		);
	});
	services.nudge([memberId]);
	return accept({});
}
