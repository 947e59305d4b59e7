import { kindsOfDuties } from '#domain/event/duty-of-kind.ts';
import { duties } from '#domain/organisation/duties.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { isOperatingOn } from '#domain/organisation/rights.ts';
import { deleteCalls } from '#server/features/notification/notification.repo.ts';
import type { Queries } from '#server/queries.ts';
import { findWorks } from './work.repo.ts';

/** Whoever does not look after something any more is called to it no more, nor by what the bell has kept: it names what is not theirs to see. */
export async function settleCalls(queries: Queries, memberId: string): Promise<void> {
	const works = await findWorks(queries, memberId);
	// Who works for a house was no operator: what they were told there is the house's.
	if (works.some(({ organisationId }) => organisationId !== agencyId)) return;
	const former = duties.filter((duty) => !isOperatingOn({ works }, duty));
	const kinds = kindsOfDuties(former);
	if (kinds.length > 0) await deleteCalls(queries, { memberId, kinds });
}
