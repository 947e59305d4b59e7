import { accept } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { deleteFilesOf } from '#server/features/file/file.repo.ts';
import { deleteSessions } from '#server/features/session/session.repo.ts';
import { bankAccountPlace } from '#server/keys/sealed-places.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Queries } from '#server/queries.ts';
import { refuseWrongPassword } from './check-password.ts';
import { withdrawConsents } from './consent.repo.ts';
import { findMember, type MemberRow, updateMember } from './member.repo.ts';
import { eraseBusiness, eraseMails, retireProfile } from './member-data.repo.ts';
import { deleteTokens } from './member-token.repo.ts';
import type { OwnContext } from './own-context.ts';

/** Nothing of the person; a row for the books to point at. */
const nobody = (id: string) => ({
	status: 'closed' as const,
	statusReason: null,
	closedAt: new Date(),
	email: `closed-${id}@invalid`,
	emailVerifiedAt: null,
	// The hash of no password.
	passwordHash: 'closed',
	firstName: '—',
	lastName: '—',
	ownName: null,
	birthOn: null,
	gender: null,
	phone: null,
	country: null,
	address: null,
	passport: null,
	photoId: null,
});

/** Closes the account: identity goes at once and for good, the bookkeeping stays. */
export async function closeMember(own: OwnContext, { current }: { current: string }) {
	const { queries, services, memberId, cookies } = own;
	const found = await findMember(queries, memberId);
	if (!found) throw new Error('a member without a row');
	const refusal = await refuseWrongPassword(own, found, current);
	if (refusal) return refusal;

	const fileIds = await services.transact((transaction) => eraseAll({ ...own, queries: transaction }, found));
	cookies.end();
	// Only now: files cannot be brought back when a transaction is.
	for (const id of fileIds) await services.files.remove(id);
	return accept({});
}

type Work = Omit<OwnContext, 'queries'> & { queries: Queries };

/** Answers with the files whose bytes can go. */
async function eraseAll({ queries, services, memberId }: Work, found: MemberRow): Promise<string[]> {
	// Of two requests at once the second finds nothing to close.
	if (!(await updateMember(queries, memberId, nobody(memberId)))) return [];
	await deleteSessions(queries, { memberId });
	await deleteTokens(queries, memberId);
	await withdrawConsents(queries, memberId);
	await eraseMails(queries, memberId, `closed-${memberId}@invalid`);
	await eraseBusiness(queries, memberId, services.keys.seal('', bankAccountPlace(memberId)));
	await retireProfile(queries, memberId);
	await recordAudit(queries, { event: 'member.closed', actorId: memberId, subjectId: memberId });
	await queueMail(
		{ queries, keys: services.keys },
		{
			// Tied to nobody: the last mail is not kept with the closed account.
			memberId: null,
			address: found.email,
			locale: found.locale,
			template: 'account-closed',
			data: { name: greetingName(found) },
		},
	);
	return deleteFilesOf(queries, memberId);
}
