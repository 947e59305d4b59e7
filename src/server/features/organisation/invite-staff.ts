import { dayMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { type Duty, firstDuties, saidDuties, storedDuties } from '#domain/organisation/duties.ts';
import type { Role } from '#domain/organisation/organisation.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { invitationDays, mostInvitations, mostStaff } from '#domain/organisation/staff-rules.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import { createSecret, invitationLink } from '#server/mail/mailed-link.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countInvitations, insertInvitation } from './invitation.repo.ts';
import { countStaff, findOrganisation, worksWithAddress } from './staff-list.repo.ts';
import { lockManaged } from './work.repo.ts';

type Invited = { id: string; email: string; role: Role; language: ContentLocale; duties?: Duty[] | null | undefined };

/** A link by mail, good once and for a week; an earlier one to the same address ends. Where nothing is said of duties, they are what the role begins with. */
export async function inviteStaff(
	{ queries: reads, services, now, viewer, memberId, signedInAt }: MemberContext,
	{ id: organisationId, email, role, language, duties = firstDuties(role) }: Invited,
) {
	if (!mayDo(viewer, 'staff.manage', organisationId)) return refuse('not-found');
	// Whoever passes an open desk must not let themselves in for good.
	const late = requireRecentSignIn({ signedInAt, now });
	if (late) return late;
	const retryAfter =
		(await countAttempt({ queries: reads, services }, 'invite-member', memberId)) ??
		(await countAttempt({ queries: reads, services }, 'invite-account', email));
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	return services.transact(async (queries) => {
		if (!(await lockManaged(queries, viewer, organisationId))) return refuse('not-found');
		const found = await findOrganisation(queries, { organisationId, language });
		if (!found) return refuse('not-found');
		if (await worksWithAddress(queries, { organisationId, email })) return refuse('works-already');
		const [{ all }, open] = [
			await countStaff(queries, organisationId),
			await countInvitations(queries, organisationId),
		];
		if (all >= mostStaff || open >= mostInvitations) return refuse('not-allowed');
		const { secret, secretHash } = createSecret();
		const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
		const theirs = storedDuties(duties, { organisationId, role });
		await insertInvitation(queries, {
			...{ organisationId, email, role, locale: language, secretHash },
			duties: theirs,
			...{ invitedBy: memberId, createdAt: now, expiresAt },
		});
		await recordAudit(queries, {
			...{ event: 'staff.invited', actorId: memberId, subjectId: null },
			details: { organisation: organisationId, role, ...saidDuties({ organisationId, role, duties: theirs }) },
		});
		await queueMail(
			{ queries, keys: services.keys },
			{
				...{ memberId: null, address: email, locale: language, template: 'staff-invited' },
				data: {
					...{ business: found.name, inviter: viewer.name, role },
					...saidDuties({ organisationId, role, duties: theirs }),
					link: invitationLink(services.origin, secret),
					until: koreanDay(expiresAt),
				},
			},
		);
		return accept({});
	});
}
