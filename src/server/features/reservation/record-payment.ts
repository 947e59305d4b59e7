import type { reservationEndpoints } from '#contract/api/reservation.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Context } from '#server/http/handlers.ts';
import { bookPayment } from './book-payment.ts';
import { viewReservation } from './reservation-view.ts';

type Given = Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>;
type Input = InputOf<(typeof reservationEndpoints)['POST /api/reservations/:id/payments']>;

/** What was paid or paid back, by those who answer for the service. The key is its id: a repeat records nothing more. */
export async function recordPayment(context: Given, { params: { id }, query: { language }, body }: Input) {
	const { services, now, viewer } = context;
	if (!viewer) return refuse('not-found');
	const done = await services.transact((work) => bookPayment({ work, services, now, viewer }, { id, body }));
	if (!done.ok) return done;
	const view = await viewReservation(context, { id, language });
	return view ? accept(view) : refuse('not-found');
}
