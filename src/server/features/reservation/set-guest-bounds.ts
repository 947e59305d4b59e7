import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { setReservesFreely } from './open-bounds.repo.ts';
import { findReservation } from './reservation.repo.ts';

/** An agency that reserves for many, a guest known to the house: an operator lifts what bounds others. */
export async function setGuestBounds(
	{ services, now, viewer }: Pick<Context, 'services' | 'now' | 'viewer'>,
	{ id, reservesFreely }: { id: string; reservesFreely: boolean },
) {
	return services.transact(async (work) => {
		const found = await findReservation(work, id);
		if (!found || !viewer) return refuse('not-found');
		const { memberId } = found.row;
		const isChanged = await setReservesFreely(work, { memberId, reservesFreely });
		const event = reservesFreely ? 'member.bounds-lifted' : 'member.bounds-restored';
		if (isChanged) await recordAudit(work, { event, actorId: viewer.id, subjectId: memberId, at: now });
		return accept({});
	});
}
