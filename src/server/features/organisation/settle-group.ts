import { agencyId } from '#domain/organisation/organisation.ts';
import { groupOf } from '#domain/organisation/staff-rules.ts';
import { findMember, updateMember } from '#server/features/member/member.repo.ts';
import type { Queries } from '#server/queries.ts';
import { settleCalls } from './settle-calls.ts';
import { findWorks } from './work.repo.ts';

/** Operators are the agency's staff: whoever comes there, goes, or becomes something else is of the group that follows, and called to what follows. */
export async function settleGroup(
	queries: Queries,
	{ organisationId, memberId }: { organisationId: string; memberId: string },
): Promise<void> {
	if (organisationId !== agencyId) return;
	const found = await findMember(queries, memberId);
	if (!found) return;
	await updateMember(queries, memberId, { group: groupOf(await findWorks(queries, memberId), found.cooperative) });
	await settleCalls(queries, memberId);
}
