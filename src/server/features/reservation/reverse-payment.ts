import type { reservationEndpoints } from '#contract/api/reservation.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Context } from '#server/http/handlers.ts';
import { viewReservation } from './reservation-view.ts';
import { takeBackPayment } from './take-back-payment.ts';

type Given = Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>;
type Input = InputOf<(typeof reservationEndpoints)['POST /api/reservations/:id/payments/:payment/reversal']>;

/** An entry that was a mistake: it stays, says so and why, and counts no more. The guest, who was told of it, is told. */
export async function reversePayment(context: Given, { params, query: { language }, body }: Input) {
	const { services, now, viewer } = context;
	if (!viewer) return refuse('not-found');
	const done = await services.transact((work) =>
		takeBackPayment({ work, services, now, viewer }, { ...params, reason: body.reason }),
	);
	if (!done.ok) return done;
	const view = await viewReservation(context, { id: params.id, language });
	return view ? accept(view) : refuse('not-found');
}
