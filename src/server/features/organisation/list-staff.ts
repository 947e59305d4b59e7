import { pageSize } from '#contract/endpoint.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { maskAddress } from '#domain/member/mask-address.ts';
import { isLastOwner } from '#domain/organisation/last-owner.ts';
import { mayDo, maySeeStaff, worksFor } from '#domain/organisation/rights.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countStaff, findStaff } from './staff-list.repo.ts';

const firstFirst = cursorOf({ at: cursorPart.moment, id: cursorPart.uuid });

/** Who works there: colleagues know each other by name; addresses are of who manages them. Operators see it of every house. */
export async function listStaff(
	{ queries, viewer, memberId }: MemberContext,
	{ id: organisationId, cursor }: { id: string; cursor?: string | undefined },
) {
	const mayManage = mayDo(viewer, 'staff.manage', organisationId);
	if (!maySeeStaff(viewer, organisationId)) return refuse('not-found');
	const isColleague = worksFor(viewer, organisationId);
	const addressOf = (row: { memberId: string; email: string }) => {
		// To operators as everywhere at their desk: shown whole for a reason, on the member's page.
		if (!isColleague) return maskAddress(row.email);
		return mayManage || row.memberId === memberId ? row.email : null;
	};
	const after = firstFirst.read(cursor);
	if (!after.ok) return after;
	const [rows, { all, owners }] = await Promise.all([
		findStaff(queries, { organisationId, after: after.value, limit: pageSize + 1 }),
		countStaff(queries, organisationId),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ exactJoinedAt: at, staffId: id }) => firstFirst.write({ at, id }));
	return accept({
		items: shown.map((row) => ({
			memberId: row.memberId,
			name: `${row.firstName} ${row.lastName}`,
			email: addressOf(row),
			role: row.role,
			duties: row.duties,
			joinedOn: koreanDay(row.joinedAt),
			isMe: row.memberId === memberId,
			isSuspended: (mayManage || !isColleague) && row.status === 'suspended',
			isLastOwner: isLastOwner({ role: row.role, otherOwners: row.status === 'active' ? owners - 1 : owners }),
		})),
		total: all,
		nextCursor,
	});
}
