import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { canBeNarrowed } from '#domain/organisation/duties.ts';
import { worksFor } from '#domain/organisation/rights.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { secretHashOf } from '#server/secret.ts';
import { findInvitation } from './invitation.repo.ts';
import { findOrganisation } from './staff-list.repo.ts';
import { managesStaff } from './work.repo.ts';

/** What a link is about, to whoever has it. */
export async function readInvitation(
	{ queries, now, viewer }: Pick<Context, 'queries' | 'now' | 'viewer'>,
	{ token, language }: { token: string; language: ContentLocale },
) {
	const row = await findInvitation(queries, { secretHash: secretHashOf(token), now });
	const found = row && (await findOrganisation(queries, { organisationId: row.organisationId, language }));
	if (!row || !found || row.invitedBy === null) return refuse('link-dead');
	if (!(await managesStaff(queries, row.invitedBy, row.organisationId))) return refuse('link-dead');
	const inviter = await findMember(queries, row.invitedBy);
	return accept({
		organisation: found.name,
		role: row.role,
		...(canBeNarrowed(row) && { duties: row.duties }),
		inviter: inviter?.firstName ?? null,
		expiresOn: koreanDay(row.expiresAt),
		worksThere: worksFor(viewer, row.organisationId),
	});
}
