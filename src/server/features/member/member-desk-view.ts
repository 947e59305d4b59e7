import type { MemberRow as MemberRowView } from '#contract/api/member-desk.ts';
import { groupCodes } from '#domain/member/group.ts';
import { maskAddress, maskPhone } from '#domain/member/mask-address.ts';
import type { findSoughtMembers } from './member-desk.repo.ts';

type Listed = Awaited<ReturnType<typeof findSoughtMembers>>[number];

type Houses = readonly string[];

/** Of a house is also who has a general account and works there. */
function kindOf({ group, cooperative }: Pick<Listed, 'group' | 'cooperative'>, houses: Houses): MemberRowView['kind'] {
	if (group === groupCodes.operator) return 'operator';
	if (group !== groupCodes.cooperative) return houses.length > 0 ? 'staff' : 'general';
	return cooperative === 'COOPERATIVE_MEMBER' ? 'partner' : 'applicant';
}

/** A closed account has an address of ours, which is nobody's; who phoned may have told none. */
const shownAddress = ({ email, status }: Pick<Listed, 'email' | 'status'>) =>
	status === 'closed' || email === '' ? null : maskAddress(email);

/** Of what somebody works for, the names of houses. */
export const housesIn = (works: readonly { name: string | null; isHouse: boolean }[]): string[] =>
	works.flatMap(({ name, isHouse }) => (isHouse && name !== null ? [name] : []));

export const memberRowView = (row: Listed, houses: Houses): MemberRowView => ({
	id: row.id,
	name: `${row.firstName} ${row.lastName}`.trim(),
	ownName: row.ownName,
	email: shownAddress(row),
	phone: row.phone === null ? null : maskPhone(row.phone),
	country: row.country,
	kind: kindOf(row, houses),
	houses: [...houses],
	status: row.status,
	joinedAt: row.createdAt.toISOString(),
});
