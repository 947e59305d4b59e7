import type { reservationEndpoints } from '#contract/api/reservation.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { HandlersFor } from '#server/http/handlers.ts';

const notBuilt = async () => refuse('not-found');

export const reservationHandlers: HandlersFor<typeof reservationEndpoints> = {
	'POST /api/reservations': notBuilt,
	'GET /api/reservations': notBuilt,
	'GET /api/reservations/:id': notBuilt,
	'POST /api/reservations/:id/moves': notBuilt,
	'POST /api/reservations/:id/reveal': notBuilt,
	'GET /api/reservations/:id/messages': notBuilt,
	'POST /api/reservations/:id/messages': notBuilt,
	'POST /api/reservations/:id/payments': notBuilt,
	'POST /api/reservations/:id/proofs': notBuilt,
};
