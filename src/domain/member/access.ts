import { type Duty, isOnDuty } from '../organisation/duties.ts';
import { agencyId, isServing, type Work } from '../organisation/organisation.ts';
import { type CooperativeStatus, type GroupCode, groupCodes } from './group.ts';

/** Who looks at a page or calls an endpoint; null is a visitor. */
export type Viewer = {
	id: string;
	name: string;
	group: GroupCode;
	cooperative: CooperativeStatus | null;
	/** Where they work, and as what; what they may do there is asked of `mayDo` (domain/organisation/rights.ts). */
	works: readonly Work[];
	/** An operator whose time without a second factor is over (second-factor.ts): a plain member until one is set up. */
	isHeldBack?: true;
	/** A program with a key of the house where it works: `id` and `name` are the key's, and it is no member. */
	isKey?: true;
};

/** Who is named as the author of what a viewer writes: a member. */
export const authorIdOf = ({ id, isKey }: Viewer): string | null => (isKey ? null : id);

/** Who a page or an endpoint is for: its door. Pages and endpoints name one of these and nothing else. */
export type Access = 'anyone' | 'member' | 'cooperative' | 'partner' | 'operator';

const worksForServing = (viewer: Viewer) => viewer.works.some(({ status }) => isServing(status));
const worksForBusiness = (viewer: Viewer) => viewer.works.some(({ organisationId }) => organisationId !== agencyId);
const isOperator = (viewer: Viewer) => viewer.group === groupCodes.operator;

const rules: Record<Access, (viewer: Viewer | null) => boolean> = {
	anyone: () => true,
	member: (viewer) => viewer !== null,
	/** Applicants too: their own papers and profile are theirs before they are approved. */
	cooperative: (viewer) => viewer !== null && (viewer.group === groupCodes.cooperative || worksForBusiness(viewer)),
	/** Works for an approved organisation; for a suspended one too, whose guests come all the same. */
	partner: (viewer) => viewer !== null && (worksForServing(viewer) || isOperator(viewer)),
	operator: (viewer) => viewer !== null && isOperator(viewer),
};

export type Admission = 'admitted' | 'login-required' | 'not-found';

/**
 * What is not the viewer's to see looks exactly like what does not exist; only a visitor is asked to log in. `duty`: what of
 * the operators' work it belongs to; null is for every operator.
 */
export function admit(access: Access, viewer: Viewer | null, duty: Duty | readonly Duty[] | null = null): Admission {
	if (rules[access](viewer) && (duty === null || isOnDuty(viewer?.works ?? [], duty))) return 'admitted';
	return viewer === null ? 'login-required' : 'not-found';
}

/** Whether somebody is an operator who looks after this. */
export const looksAfter = (viewer: Viewer | null, duty: Duty | readonly Duty[]): boolean =>
	admit('operator', viewer, duty) === 'admitted';
