import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Context } from '#server/http/handlers.ts';
import { forgetWishTold } from './reservation.repo.ts';
import { viewReservation } from './reservation-view.ts';

/** One reservation: to its member, its provider and operators. */
export async function readReservation(
	context: Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>,
	asked: { id: string; language: ContentLocale },
) {
	const view = await viewReservation(context, asked);
	if (!view) return refuse('not-found');
	if (view.role !== 'member' && view.change) await forgetWishTold(context.queries, asked.id);
	return accept(view);
}
