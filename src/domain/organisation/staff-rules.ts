import { type CooperativeStatus, type GroupCode, groupCodes } from '../member/group.ts';
import { agencyId, type Role, type Work } from './organisation.ts';
import { isOperatorRole } from './rights.ts';

/** Within these an invitation is to be accepted. */
export const invitationDays = 7;

/** More than any house has; a list always ends. */
export const mostStaff = 200;
export const mostInvitations = 50;

/** Why somebody cannot work there as that; undefined where they can. */
export type WorkBlock = 'works-already' | 'agency-alone';

/**
 * Nobody works twice in one place. Who answers for every organisation works for the agency alone: an operator would
 * otherwise decide about the business they are paid by.
 */
export function workBlock(works: readonly Work[], { organisationId, role }: Post): WorkBlock | undefined {
	if (works.some((work) => work.organisationId === organisationId)) return 'works-already';
	return isMixed([...works, { organisationId, role }]) ? 'agency-alone' : undefined;
}

/** The same for another role where one works already. */
export const isRoleMixed = (works: readonly Work[], { organisationId, role }: Post): boolean =>
	isMixed(works.map((work) => (work.organisationId === organisationId ? { organisationId, role } : work)));

type Post = { organisationId: string; role: Role };

const isOperating = ({ organisationId, role }: Post): boolean => organisationId === agencyId && isOperatorRole(role);

const isMixed = (places: readonly Post[]): boolean =>
	places.some(isOperating) && places.some(({ organisationId }) => organisationId !== agencyId);

/** The group of the specification that follows from where somebody works: operators are the agency's staff. */
export function groupOf(works: readonly Post[], cooperative: CooperativeStatus | null): GroupCode {
	if (works.some(isOperating)) return groupCodes.operator;
	return cooperative === null ? groupCodes.general : groupCodes.cooperative;
}
