import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { isLastOwner } from '#domain/organisation/last-owner.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { eraseWordsOf } from '#server/features/bank/bank.repo.ts';
import { deleteFeed } from '#server/features/calendar/calendar.repo.ts';
import { deleteViewsOf } from '#server/features/desk/saved-view.repo.ts';
import { eraseDisputesOf } from '#server/features/dispute/dispute.repo.ts';
import { deleteFactors } from '#server/features/factor/factor.repo.ts';
import { deleteFilesOf, handOverFiles } from '#server/features/file/file.repo.ts';
import { forgetUnwanted } from '#server/features/mail/mail.repo.ts';
import { deleteNotificationsOf } from '#server/features/notification/notification.repo.ts';
import { settleInvitations } from '#server/features/organisation/settle-invitations.ts';
import { endStaff, lockWorksOf } from '#server/features/organisation/work.repo.ts';
import { dropPhotographsOf } from '#server/features/photograph/photograph.repo.ts';
import { reduceAccountsOf } from '#server/features/refund-account/reduce-accounts.ts';
import { deleteSessions } from '#server/features/session/session.repo.ts';
import { withdrawEntriesOf } from '#server/features/waiting/waiting.repo.ts';
import { deleteWishesOf } from '#server/features/wish/wish.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { bankAccountBinding, messageBinding } from '#server/keys/seal-bindings.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries, Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { refuseWrongPassword } from './check-password.ts';
import { withdrawConsents } from './consent.repo.ts';
import { leaveQuestions } from './leave-questions.ts';
import { leaveConsultations, leaveVideos } from './leave-talks.ts';
import { eraseMatching } from './matching-data.repo.ts';
import { findMember, type MemberRow, updateMember } from './member.repo.ts';
import { eraseBusiness, eraseMails, retireProfile } from './member-data.repo.ts';
import { deleteTokens } from './member-token.repo.ts';
import { forgetMerged } from './merge-members.repo.ts';
import { nobody } from './nobody.ts';
import { eraseRatings } from './rating-data.repo.ts';
import {
	eraseReservations,
	hasGuestsToCome,
	hasOpenReservation,
	hasRefundOwed,
	hasSlipInCheck,
	lockMember,
} from './reservation-data.repo.ts';
import { eraseWords, findSealedIds } from './thread-data.repo.ts';

/** Closes the account: identity goes at once and for good, the bookkeeping stays. */
export async function closeMember(own: MemberContext, { current }: { current: string }) {
	const { queries, services, now, memberId, cookies } = own;
	const found = await findMember(queries, memberId);
	if (!found) throw new Error('a member without a row');
	const refusal = await refuseWrongPassword(own, found, current);
	if (refusal) return refusal;

	const erased = await services.transact((work) =>
		eraseMember({ queries: work, services, now, memberId, actorId: memberId }, found),
	);
	if (!erased.ok) return erased;
	cookies.end();
	services.nudge([memberId]);
	// Only now: files cannot be brought back when a transaction is.
	await forgetBytes(services, erased.value);
	return accept({});
}

type Erasing = {
	queries: Transaction;
	services: Services;
	now: Date;
	memberId: string;
	/** The member, or an operator who was asked to. */
	actorId: string;
	/** How an operator knew who asks. */
	details?: { check: string };
};

/** Answers with the files whose bytes can go. What somebody still counts on comes first. */
export async function eraseMember({ queries, services, now, memberId, actorId, details }: Erasing, found: MemberRow) {
	await lockMember(queries, memberId);
	if (await hasOpenReservation(queries, memberId, now)) return refuse('reservations-open');
	if (await hasSlipInCheck(queries, memberId)) return refuse('slip-in-check');
	if (await hasRefundOwed(queries, memberId)) return refuse('refund-owed');
	const works = await lockWorksOf(queries, memberId);
	if (await isLeftAlone(queries, works, now)) return refuse('last-owner');
	const fileIds = await erasePerson({ queries, services, now, memberId }, works);
	// Of two requests at once the second finds nothing to close.
	if (!fileIds) return accept([]);
	await recordAudit(queries, { event: 'member.closed', actorId, subjectId: memberId, ...(details && { details }) });
	// A backup may be older than a merging: whoever was merged into this account is erased from it too.
	const merged = await forgetMerged(queries, memberId);
	await addJob(queries, 'note-erasure', { kind: 'member', ids: [memberId, ...merged] });
	await queueMail(
		{ queries, keys: services.keys },
		{
			// Tied to nobody: the last mail is not kept with the closed account.
			memberId: null,
			address: found.email,
			locale: found.locale,
			template: 'account-closed',
			// An address that was never proved may be a stranger's.
			data: found.emailVerifiedAt === null ? {} : { name: greetingName(found) },
		},
	);
	return accept(fileIds);
}

type Person = Pick<Erasing, 'queries' | 'services' | 'now' | 'memberId'>;

/** Everything of theirs; answers with the files whose bytes can go, or with nothing where there is nobody any more. */
async function erasePerson({ queries, services, now, memberId }: Person, works: Works): Promise<string[] | undefined> {
	const told = await leaveConsultations({ queries, services, memberId, now });
	await leaveVideos({ queries, services, memberId, now });
	if (!(await updateMember(queries, memberId, nobody(memberId, now)))) return undefined;
	await leaveQuestions({ queries, services, now, memberId });
	await deleteSessions(queries, { memberId });
	await deleteTokens(queries, memberId);
	await deleteFactors(queries, memberId);
	await deleteFeed(queries, memberId);
	await withdrawConsents(queries, memberId);
	await deleteWishesOf(queries, memberId);
	await deleteViewsOf(queries, memberId);
	await deleteNotificationsOf(queries, memberId);
	await forgetUnwanted(queries, memberId);
	await eraseMails(queries, memberId, `closed-${memberId}@invalid`);
	for (const work of works) await leaveBusiness({ queries, services, now }, work);
	await settleInvitations(queries, { memberId, actorId: null, at: now });
	await eraseWordsOf(queries, memberId);
	await eraseDisputesOf(queries, memberId);
	await reduceAccountsOf({ queries, keys: services.keys, now }, memberId);
	await eraseReservations(queries, memberId);
	await eraseRatings(queries, memberId);
	await eraseMatching(queries, memberId);
	await eraseMessages({ queries, services, memberId });
	await dropPhotographsOf(queries, memberId);
	const fileIds = await deleteFilesOf(queries, memberId);
	// Last, since it holds slots that others wait for.
	await withdrawEntriesOf(queries, memberId);
	return [...told, ...fileIds];
}

type Again = Pick<MemberContext, 'services' | 'now'> & { queries: Queries };

/**
 * After a restore, whoever closed the account since that backup: nobody is asked and no farewell is sent, but what others were told
 * is told again. Undefined where there is nothing to erase; else whether something is open that had been settled.
 */
export async function eraseAgain({ queries, services, now }: Again, memberId: string) {
	const found = await findMember(queries, memberId);
	if (!found || found.status === 'closed') return undefined;
	const done = await services.transact(async (work) => {
		await lockMember(work, memberId);
		const isUnsettled = (await hasOpenReservation(work, memberId, now)) || (await hasSlipInCheck(work, memberId));
		const works = await lockWorksOf(work, memberId);
		// A business that goes on had been handed to somebody: its papers stay.
		const left = works.filter((one) => !(isLastOwner(one) && (one.organisationId === agencyId || one.others > 0)));
		const fileIds = await erasePerson({ queries: work, services, now, memberId }, left);
		for (const { organisationId } of works.filter((one) => !left.includes(one)))
			await endStaff(work, { organisationId, memberId, at: now });
		if (fileIds) await recordAudit(work, { event: 'member.closed', actorId: null, subjectId: memberId });
		return fileIds && { fileIds, isUnsettled: isUnsettled || left.length < works.length };
	});
	if (done) await forgetBytes(services, done.fileIds);
	return done && { isUnsettled: done.isUnsettled };
}

type Works = Awaited<ReturnType<typeof lockWorksOf>>;

/** The last owner of a business where others work, or guests are expected, hands it over first. */
async function isLeftAlone(queries: Transaction, works: Works, now: Date): Promise<boolean> {
	const last = works.filter(isLastOwner);
	if (last.some(({ organisationId, others }) => organisationId === agencyId || others > 0)) return true;
	return hasGuestsToCome(
		queries,
		last.map(({ organisationId }) => organisationId),
		now,
	);
}

/** Papers and pictures stay with those who go on; a business that nobody owns any more is closed. */
async function leaveBusiness(
	{ queries, services, now }: Pick<Erasing, 'queries' | 'services' | 'now'>,
	work: Works[number],
): Promise<void> {
	const { organisationId, memberId, nextOwnerId } = work;
	if (isLastOwner(work)) {
		const bankAccount = services.keys.seal('', bankAccountBinding(organisationId));
		await eraseBusiness(queries, { organisationId, bankAccount, now });
		await retireProfile(queries, organisationId);
	} else if (nextOwnerId !== null) await handOverFiles(queries, { organisationId, from: memberId, to: nextOwnerId });
	await endStaff(queries, { organisationId, memberId, at: now });
}

async function eraseMessages({ queries, services, memberId }: Pick<Erasing, 'queries' | 'services' | 'memberId'>) {
	const ids = await findSealedIds(queries, memberId);
	const emptied = ids.map((id) => ({ id, sealed: services.keys.seal('', messageBinding(id)) }));
	await eraseWords(queries, memberId, emptied);
}
