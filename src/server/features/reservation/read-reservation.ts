import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { recordLook } from '#server/features/audit/audit.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { findReservation, forgetWishTold } from './reservation.repo.ts';
import { viewReservation } from './reservation-view.ts';

type Reading = Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>;

/** One reservation: to its member, its provider and operators. */
export async function readReservation(context: Reading, asked: { id: string; language: ContentLocale }) {
	const view = await viewReservation(context, asked);
	if (!view) return refuse('not-found');
	if (view.role !== 'member' && view.change) await forgetWishTold(context.queries, asked.id);
	if (view.role === 'operator') await noteLook(context, asked.id);
	return accept(view);
}

/**
 * An operator reads there in full what a member's page masks, for they serve whoever calls: that they looked stands in the guest's access
 * log. Who receives a guest has to know them.
 */
async function noteLook({ queries, viewer, now }: Reading, id: string): Promise<void> {
	const found = await findReservation(queries, id);
	if (!found || !viewer) return;
	await recordLook(queries, {
		...{ event: 'reservation.detail-read', actorId: viewer.id, actor: 'operator', subjectId: found.row.memberId },
		...{ subject: ['reservation', id], details: { reservation: found.row.code }, at: now },
	});
}
