import type { MemberRow as MemberRowView } from '#contract/api/member-desk.ts';
import { groupCodes } from '#domain/member/group.ts';
import { maskAddress, maskPhone } from '#domain/member/mask-address.ts';
import type { findSoughtMembers } from './member-desk.repo.ts';

type Listed = Awaited<ReturnType<typeof findSoughtMembers>>[number];

function kindOf({ group, cooperative }: Pick<Listed, 'group' | 'cooperative'>): MemberRowView['kind'] {
	if (group === groupCodes.operator) return 'operator';
	if (group !== groupCodes.cooperative) return 'general';
	return cooperative === 'COOPERATIVE_MEMBER' ? 'partner' : 'applicant';
}

/** A closed account has an address of ours, which is nobody's; who phoned may have told none. */
const shownAddress = ({ email, status }: Pick<Listed, 'email' | 'status'>) =>
	status === 'closed' || email === '' ? null : maskAddress(email);

export const memberRowView = (row: Listed): MemberRowView => ({
	id: row.id,
	name: `${row.firstName} ${row.lastName}`.trim(),
	ownName: row.ownName,
	email: shownAddress(row),
	phone: row.phone === null ? null : maskPhone(row.phone),
	country: row.country,
	kind: kindOf(row),
	status: row.status,
	joinedAt: row.createdAt.toISOString(),
});
