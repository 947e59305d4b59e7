import { accept, refuse } from '#domain/kernel/result.ts';
import { isJoinable, resetFor } from '#domain/member/sign-up.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { deviceWith, isKnownTo } from '#server/features/session/known-device.ts';
import { deleteSessions } from '#server/features/session/session.repo.ts';
import { endLinks } from '#server/features/trip/link.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import type { Context } from '#server/http/handlers.ts';
import { addressSalt } from '#server/keys/password-salt.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { secretHashOf } from '#server/secret.ts';
import { newPasswordFaults } from './check-password.ts';
import { findMember, findSignUps, type MemberRow, updateMember } from './member.repo.ts';
import { deleteTokens, findToken, takeToken } from './member-token.repo.ts';
import { passwordChanged } from './password-changed.ts';
import { takeAddress } from './take-address.ts';
import { lockAddress } from './take-over.repo.ts';

type Given = Pick<Context, 'queries' | 'services' | 'now' | 'client' | 'cookies'>;
type Reset = { found: MemberRow; linkOf: string; email: string; secretHash: string; passwordHash: string };

/**
 * A new password by the link of a mail: everybody is signed out, what was handed out by link ends, and what else was
 * mailed opens nothing any more. Who opened it has shown that the address is theirs, and with it all that was reserved
 * by sign-ups that named it.
 */
export async function resetPassword(given: Given, input: { token: string; password: string }) {
	const { queries, services, now } = given;
	const secretHash = secretHashOf(input.token);
	const token = await findToken(queries, { secretHash, purposes: ['reset-password'], now });
	const found = token && (await findMember(queries, await accountOf(given, token)));
	if (!token || found?.status !== 'active') return refuse('link-dead');
	const faults = await newPasswordFaults(queries, found, input.password);
	if (faults.length > 0) return refuse('invalid-input', { faults });

	const passwordHash = await services.passwords.hash(input.password, addressSalt(services.keys, found.email));
	const unused = await spendLink(given, {
		found,
		linkOf: token.memberId,
		email: token.email,
		secretHash,
		passwordHash,
	});
	if (!unused) return refuse('link-dead');
	services.nudge([found.id]);
	await forgetBytes(services, unused);
	given.cookies.remember(deviceWith(services.keys, given.client.device, found.id));
	return accept({});
}

/** Of several sign-ups that nobody has proved, the one that this browser was logged in to (decision 0041). */
async function accountOf(
	{ queries, services, client }: Given,
	{ memberId: linkOf, email }: { memberId: string; email: string },
): Promise<string> {
	const isKnownHere = (id: string) => isKnownTo(services.keys, client.device, id);
	return resetFor(await findSignUps(queries, email), { linkOf, isKnownHere });
}

/** Answers with files whose bytes can go; undefined when somebody was quicker. */
function spendLink({ services, now }: Given, reset: Reset): Promise<string[] | undefined> {
	const { found, linkOf, email, secretHash, passwordHash } = reset;
	return services.transact(async (queries) => {
		const signUps = await lockAddress(queries, email);
		const token = await takeToken(queries, { secretHash, purposes: ['reset-password'], now });
		if (token?.memberId !== linkOf) return undefined;
		if (!(await updateMember(queries, found.id, { passwordHash }))) return undefined;
		// Somebody else has proved it: the password still changes, the address stays unproved.
		const isTaken = signUps.some(({ id, emailVerifiedAt }) => id !== found.id && emailVerifiedAt !== null);
		const isOwn = !isTaken && email === found.email;
		const unused = isOwn ? await takeAddress(queries, { memberId: found.id, email, signUps, joinsOthers: true }) : [];
		const isJoined = isOwn && signUps.some((one) => one.id !== found.id && isJoinable(one));
		await deleteSessions(queries, { memberId: found.id });
		const hasEndedLinks = await endLinks(queries, found.id, now);
		// A link that only proves what is proved now does no harm, and its owner may still open it.
		await deleteTokens(queries, found.id, ['reset-password', 'change-email']);
		await recordAudit(queries, { event: 'member.password-reset', actorId: found.id, subjectId: found.id });
		await queueMail(
			{ queries, keys: services.keys },
			{
				memberId: found.id,
				address: found.email,
				locale: found.locale,
				template: 'password-changed',
				data: passwordChanged(services.origin, found, { hasEndedLinks, isJoined }),
			},
		);
		return unused;
	});
}
