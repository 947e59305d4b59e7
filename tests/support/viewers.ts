import type { Viewer } from '#domain/member/access.ts';
import type { Role } from '#domain/organisation/organisation.ts';
import { organisationStatusOf } from '#domain/organisation/organisation-status.ts';
import { operatorWorks } from './organisations.ts';

/**
 * Somebody of a group: a cooperative member owns the organisation that is called like them, an operator works for the
 * agency, everybody else nowhere.
 */
export function viewerOf(
	id: string,
	group: Viewer['group'],
	cooperative: Viewer['cooperative'] = null,
	role: Role = 'owner',
): Viewer {
	const own = cooperative === null ? [] : [{ organisationId: id, role, status: organisationStatusOf(cooperative) }];
	return { id, name: id, group, cooperative, works: group === 'GR0100' ? operatorWorks : own };
}
