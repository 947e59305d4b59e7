import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { provedBy } from '#domain/member/sign-up.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import type { Context } from '#server/http/handlers.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Queries } from '#server/queries.ts';
import { secretHashOf } from '#server/secret.ts';
import type { Services } from '#server/services.ts';
import { findMember, isAddressTaken, type MemberRow } from './member.repo.ts';
import { deleteTokens, findToken } from './member-token.repo.ts';
import { takeAddress } from './take-address.ts';
import { lockAddress } from './take-over.repo.ts';

type InTransaction = { queries: Queries; services: Services; now: Date };
type Opened = { email: string; isLoginNeeded: boolean; unused: string[] };

/**
 * Opens the link of a mail: the address it was sent to is the member's from now on. Where several signed up with it, the
 * one who is logged in here has it; nobody logged in, the link waits for that (decision 0041).
 */
export async function verifyEmail(
	{ services, now, viewer }: Pick<Context, 'services' | 'now' | 'viewer'>,
	secret: string,
) {
	try {
		const opened = await services.transact((queries) =>
			openLink({ queries, services, now }, secret, viewer?.id ?? null),
		);
		if (!opened) return refuse('link-dead');
		await forgetBytes(services, opened.unused);
		return accept({ email: opened.email, isLoginNeeded: opened.isLoginNeeded });
	} catch (error) {
		// Somebody else has proved it meanwhile; everything above is undone.
		if (isAddressTaken(error)) return refuse('link-dead');
		throw error;
	}
}

async function openLink(work: InTransaction, secret: string, viewerId: string | null): Promise<Opened | undefined> {
	const { queries, now } = work;
	const opened = {
		secretHash: secretHashOf(secret),
		purposes: ['verify-email' as const, 'change-email' as const],
		now,
	};
	const named = await findToken(queries, opened);
	if (!named) return undefined;
	const signUps = await lockAddress(queries, named.email);
	// Whoever was held up by another link finds what that one made of it.
	const token = await findToken(queries, opened);
	const found = token && (await findMember(queries, token.memberId));
	if (!token || found?.status !== 'active') return undefined;
	const { email } = token;
	const isChange = token.purpose === 'change-email';
	// A link to an address that is no longer the member's proves nothing they use.
	if (!isChange && email !== found.email) return undefined;

	const proved = provedBy({ signUps, linkOf: found.id, viewerId });
	if (proved === 'taken') return undefined;
	if (proved === 'login-needed') return { email, isLoginNeeded: true, unused: [] };
	const isMove = isChange && proved.id === found.id;
	// Links that went to the old address end with it.
	if (isMove) await deleteTokens(queries, found.id);
	const unused = await takeAddress(queries, {
		memberId: proved.id,
		email,
		signUps,
		joinsOthers: proved.joinsOthers,
		...(isMove && { event: 'member.email-changed' }),
	});
	// An address that was never proved may be anybody's: they are told nothing of an account that is not theirs.
	if (isMove && found.emailVerifiedAt !== null) await tellOldAddress(work, found, email);
	return unused && { email, isLoginNeeded: false, unused };
}

async function tellOldAddress(
	{ queries, services }: InTransaction,
	found: MemberRow,
	newAddress: string,
): Promise<void> {
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
