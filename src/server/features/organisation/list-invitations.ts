import { pageSize } from '#contract/endpoint.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countInvitations, findInvitations } from './invitation.repo.ts';

const byAddress = cursorOf({ email: cursorPart.slug });

/** Invitations that nobody has accepted yet, to those who manage the staff. */
export async function listInvitations(
	{ queries, now, viewer }: MemberContext,
	{ id: organisationId, cursor }: { id: string; cursor?: string | undefined },
) {
	if (!mayDo(viewer, 'staff.manage', organisationId)) return refuse('not-found');
	const after = byAddress.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findInvitations(queries, { organisationId, after: after.value, limit: pageSize + 1 }),
		countInvitations(queries, organisationId),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ email }) => byAddress.write({ email }));
	return accept({
		items: shown.map(({ id, email, role, duties, createdAt, expiresAt }) => ({
			...{ id, email, role, duties },
			invitedOn: koreanDay(createdAt),
			expiresOn: koreanDay(expiresAt),
			isExpired: expiresAt <= now,
		})),
		total,
		nextCursor,
	});
}
