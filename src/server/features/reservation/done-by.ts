import type { DoneBy } from '#contract/api/done-by.ts';
import type { Viewer } from '#domain/member/access.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import type { ActorKind } from '#domain/reservation/reservation.ts';
import type { ReservationRole } from '#domain/reservation/reservation-policy.ts';
import type { Queries } from '#server/queries.ts';
import { findDoers } from './done-by.repo.ts';

type Act = { actor: ActorKind; actorId: string | null };
type Reader = { viewer: Viewer; role: ReservationRole; organisationId: string };

/**
 * Who of the house or the agency did each of some acts, as the reader may know it: a house knows its own people, operators know
 * everybody's, and to a guest they are the provider and Maru. All of them are found by one query.
 */
export async function namedActors(
	queries: Queries,
	acts: readonly Act[],
	{ viewer, role, organisationId }: Reader,
): Promise<(act: Act) => DoneBy | null> {
	const sideOf = ({ actor }: Act): string | undefined => {
		if (role !== 'member' && actor === 'provider') return organisationId;
		return role === 'operator' && actor === 'operator' ? agencyId : undefined;
	};
	const told = acts.filter((act) => act.actorId !== null && sideOf(act));
	const memberIds = [...new Set(told.flatMap(({ actorId }) => actorId ?? []))];
	const doers =
		memberIds.length === 0 ? [] : await findDoers(queries, { memberIds, organisationIds: [organisationId, agencyId] });
	const known = new Map(doers.map((doer) => [`${doer.memberId} ${doer.organisationId}`, doer]));
	return (act) => {
		const doer = known.get(`${act.actorId} ${sideOf(act)}`);
		return doer ? { name: doer.name, role: doer.role, isYou: doer.memberId === viewer.id } : null;
	};
}
