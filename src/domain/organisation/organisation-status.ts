import type { CooperativeStatus } from '../member/group.ts';
import type { OrganisationStatus } from './organisation.ts';

const statuses = {
	COOPERATIVE_REQ: 'applied',
	COOPERATIVE_MEMBER: 'approved',
	COOPERATIVE_REFUSED: 'refused',
} as const satisfies Record<CooperativeStatus, OrganisationStatus>;

/** Where a business stands when its cooperative sign-up stands there (SPEC section 3). */
export const organisationStatusOf = (status: CooperativeStatus): OrganisationStatus => statuses[status];

/** The other way round; a business that is closed has none. */
export const cooperativeStatusOf = (status: OrganisationStatus): CooperativeStatus | null =>
	(Object.keys(statuses) as CooperativeStatus[]).find((one) => statuses[one] === status) ?? null;
