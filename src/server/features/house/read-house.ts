import type { HousePage } from '#contract/api/house.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { toldOfHouse } from '#domain/organisation/organisation-status.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { findRecipients } from '#server/features/organisation/staff.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countOpenReservations, findHouse, findHouseDecisions } from './house.repo.ts';
import { houseRowView } from './house-view.ts';

/** So many of the last decisions. */
const mostDecisions = 20;

/** One house at the desk of the agency; people and keys are lists of their own. */
export async function readHouse(
	{ queries, viewer, now }: MemberContext,
	{ id, language }: { id: string; language: ContentLocale },
) {
	const found = await findHouse(queries, id, language);
	if (!found) return refuse('not-found');
	const decisions = (await findHouseDecisions(queries, id, mostDecisions)).flatMap(({ decision, reason, at }) =>
		decision === 'suspended' || decision === 'restored'
			? [{ decision, reason: reason ?? '', at: at.toISOString() }]
			: [],
	);
	const last = decisions[0];
	return accept<HousePage>({
		...houseRowView(found),
		...{ businessNameKorean: found.businessNameKorean, representative: found.representative },
		providerId: found.providerId,
		openReservations: found.providerId === null ? 0 : await countOpenReservations(queries, found.providerId, now),
		suspension: found.status === 'suspended' && last ? { reason: last.reason, at: last.at } : null,
		decisions,
		languages: [...new Set((await findRecipients(queries, id, toldOfHouse)).map(({ locale }) => locale))],
		mayManageStaff: mayDo(viewer, 'staff.manage', id),
	});
}
