import { type CooperativeStatus, type GroupCode, groupCodes } from './group.ts';

/** Who looks at a page or calls an endpoint; null is a visitor. */
export type Viewer = {
	id: string;
	name: string;
	group: GroupCode;
	cooperative: CooperativeStatus | null;
};

/** Who a page or an endpoint is for. Pages and endpoints name one of these and nothing else. */
export type Access = 'anyone' | 'member' | 'cooperative' | 'partner' | 'operator';

const isApprovedPartner = (viewer: Viewer) =>
	viewer.group === groupCodes.cooperative && viewer.cooperative === 'COOPERATIVE_MEMBER';
const isOperator = (viewer: Viewer) => viewer.group === groupCodes.operator;

const rules: Record<Access, (viewer: Viewer | null) => boolean> = {
	anyone: () => true,
	member: (viewer) => viewer !== null,
	/** Applicants too: their own papers and profile are theirs before they are approved. */
	cooperative: (viewer) => viewer !== null && viewer.group === groupCodes.cooperative,
	partner: (viewer) => viewer !== null && (isApprovedPartner(viewer) || isOperator(viewer)),
	operator: (viewer) => viewer !== null && isOperator(viewer),
};

export type Admission = 'admitted' | 'login-required' | 'not-found';

/** What is not the viewer's to see looks exactly like what does not exist; only a visitor is asked to log in. */
export function admit(access: Access, viewer: Viewer | null): Admission {
	if (rules[access](viewer)) return 'admitted';
	return viewer === null ? 'login-required' : 'not-found';
}
