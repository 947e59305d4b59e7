import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Queries } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { hashSecret } from './mailed-link.ts';
import { findMember, isAddressTaken, type MemberRow, proveAddress } from './member.repo.ts';
import { deleteTokens, takeToken } from './member-token.repo.ts';

type Work = { queries: Queries; services: Services };

/** Opens the link of a mail: the address it was sent to is the member's from now on. */
export async function verifyEmail({ services }: Pick<Context, 'services'>, secret: string) {
	try {
		const email = await services.transact((queries) => spendLink({ queries, services }, secret));
		return email === undefined ? refuse('link-dead') : accept({ email });
	} catch (error) {
		// Somebody else has proved it meanwhile; everything above is undone.
		if (isAddressTaken(error)) return refuse('link-dead');
		throw error;
	}
}

async function spendLink({ queries, services }: Work, secret: string): Promise<string | undefined> {
	const token = await takeToken(queries, hashSecret(secret), ['verify-email', 'change-email']);
	const found = token && (await findMember(queries, token.memberId));
	if (!token || !found) return undefined;
	const isChange = token.purpose === 'change-email';
	// A link to an address that is no longer the member's proves nothing they use.
	if (!isChange && token.email !== found.email) return undefined;
	if (!(await proveAddress(queries, token))) return undefined;
	// Links that went to the old address end with it.
	await deleteTokens(queries, found.id, isChange ? undefined : ['verify-email']);
	await recordAudit(queries, {
		event: isChange ? 'member.email-changed' : 'member.email-verified',
		actorId: found.id,
		subjectId: found.id,
	});
	if (isChange) await tellOldAddress({ queries, services }, found, token.email);
	return token.email;
}

async function tellOldAddress({ queries, services }: Work, found: MemberRow, newAddress: string): Promise<void> {
	await queueMail(
		{ queries, keys: services.keys },
		{
			memberId: found.id,
			address: found.email,
			locale: found.locale,
			template: 'email-changed',
			data: { name: greetingName(found), address: shortenAddress(newAddress) },
		},
	);
}

/** Enough for the owner to know it again: “s•••@example.com”. */
function shortenAddress(address: string): string {
	const at = address.lastIndexOf('@');
	return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
