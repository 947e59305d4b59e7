import type { Viewer } from '#domain/member/access.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { mayDo, organisationsWhere, type Right } from '#domain/organisation/rights.ts';

/** The house that is meant: the one that is named, else the only one; of operators the agency. */
export function houseMeant(viewer: Viewer, right: Right, organisation: string | undefined): string | undefined {
	const all = organisationsWhere(viewer, right);
	const meant = organisation ?? (all === 'all' ? agencyId : all[0]);
	return meant !== undefined && mayDo(viewer, right, meant) ? meant : undefined;
}
