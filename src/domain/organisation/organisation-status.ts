import type { CooperativeStatus } from '../member/group.ts';
import type { OrganisationStatus, Role } from './organisation.ts';

const statuses = {
	COOPERATIVE_REQ: 'applied',
	COOPERATIVE_MEMBER: 'approved',
	COOPERATIVE_REFUSED: 'refused',
} as const satisfies Record<CooperativeStatus, OrganisationStatus>;

/** Where a business stands when its cooperative sign-up stands there (SPEC section 3). */
export const organisationStatusOf = (status: CooperativeStatus): OrganisationStatus => statuses[status];

/** The other way round; a suspended business has been approved all the same, and one that is closed has none. */
export const cooperativeStatusOf = (status: OrganisationStatus): CooperativeStatus | null =>
	(Object.keys(statuses) as CooperativeStatus[]).find(
		(one) => statuses[one] === (status === 'suspended' ? 'approved' : status),
	) ?? null;

/** What operators do with a house after its approval (decision 0164): every change there is. */
export const houseMoves = {
	suspend: { from: 'approved', to: 'suspended' },
	restore: { from: 'suspended', to: 'approved' },
} as const satisfies Record<string, { from: OrganisationStatus; to: OrganisationStatus }>;
export type HouseMove = keyof typeof houseMoves;

/** How a house stands that has been approved once; one without an owner who can log in is not shown either. */
export const houseStandings = ['open', 'ownerless', 'suspended', 'closed'] as const;
export type HouseStanding = (typeof houseStandings)[number];

type Standing = { status: OrganisationStatus; activeOwners: number };

export function houseStandingOf({ status, activeOwners }: Standing): HouseStanding | undefined {
	if (status === 'suspended' || status === 'closed') return status;
	if (status !== 'approved') return undefined;
	return activeOwners > 0 ? 'open' : 'ownerless';
}

/** Where a move leads from here; undefined where it is not allowed. */
export const movedHouse = (status: OrganisationStatus, move: HouseMove): OrganisationStatus | undefined =>
	houseMoves[move].from === status ? houseMoves[move].to : undefined;

/** Who answers for a house as a whole; the others are told by them. */
export const toldOfHouse: readonly Role[] = ['owner', 'manager'];
