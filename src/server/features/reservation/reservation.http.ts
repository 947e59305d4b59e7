import type { companyEndpoints } from '#contract/api/company.ts';
import type { deskNoteEndpoints } from '#contract/api/desk-note.ts';
import type { guestBoundsEndpoints } from '#contract/api/guest-bounds.ts';
import type { guestListEndpoints } from '#contract/api/guest-list.ts';
import type { leadCorrectionEndpoints } from '#contract/api/lead-correction.ts';
import type { reservationEndpoints } from '#contract/api/reservation.ts';
import type { reservationExportEndpoints } from '#contract/api/reservation-export.ts';
import type { takenReservationEndpoints } from '#contract/api/taken-reservation.ts';
import type { tellAgainEndpoints } from '#contract/api/tell-again.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { addProof } from './add-proof.ts';
import { correctCompany } from './correct-company.ts';
import { correctLead } from './correct-lead.ts';
import { exportReservations } from './export-reservations.ts';
import { listReservations } from './list-reservations.ts';
import { moveReservation } from './move-reservation.ts';
import { offerPrice } from './offer-price.ts';
import { openReservationThread } from './open-reservation-thread.ts';
import { readGuestList } from './read-guest-list.ts';
import { readReservation } from './read-reservation.ts';
import { recordPayment } from './record-payment.ts';
import { reserve } from './reserve.ts';
import { revealReservation } from './reveal-reservation.ts';
import { reversePayment } from './reverse-payment.ts';
import { setGuestBounds } from './set-guest-bounds.ts';
import { setGuestList } from './set-guest-list.ts';
import { takeReservation } from './take-reservation.ts';
import { tellAgain } from './tell-again.ts';
import { writeDeskNote } from './write-desk-note.ts';

export const reservationHandlers: HandlersFor<
	typeof reservationEndpoints &
		typeof reservationExportEndpoints &
		typeof guestBoundsEndpoints &
		typeof guestListEndpoints &
		typeof companyEndpoints &
		typeof deskNoteEndpoints &
		typeof leadCorrectionEndpoints &
		typeof tellAgainEndpoints &
		typeof takenReservationEndpoints
> = {
	'POST /api/reservations': ({ body }, context) => reserve(context, body),
	'POST /api/desk/reservations': ({ body }, context) => takeReservation(memberContext(context), body),
	'GET /api/reservations': ({ query }, context) => listReservations(context, query),
	'GET /api/reservations/export': ({ query }, context) => exportReservations(context, query.language),
	'GET /api/reservations/:id': ({ params, query }, context) => readReservation(context, { ...params, ...query }),
	'POST /api/reservations/:id/moves': ({ params, query, body }, context) =>
		moveReservation(context, { ...params, ...query, body }),
	'POST /api/reservations/:id/prices': (input, context) => offerPrice(context, input),
	'POST /api/reservations/:id/reveal': ({ params }, context) => revealReservation(context, params.id),
	'POST /api/reservations/:id/thread': ({ params }, context) => openReservationThread(context, params.id),
	'POST /api/reservations/:id/payments': (input, context) => recordPayment(context, input),
	'POST /api/reservations/:id/payments/:payment/reversal': (input, context) => reversePayment(context, input),
	'PUT /api/reservations/:id/guest-bounds': ({ params, body }, context) =>
		setGuestBounds(context, { ...params, ...body }),
	'GET /api/reservations/:id/guests': ({ params }, context) => readGuestList(context, params.id),
	'PUT /api/reservations/:id/guests': ({ params, body }, context) => setGuestList(context, { ...params, ...body }),
	'PUT /api/reservations/:id/company': ({ params, body }, context) => correctCompany(context, { ...params, ...body }),
	'PUT /api/reservations/:id/desk-note': ({ params, query, body }, context) =>
		writeDeskNote(memberContext(context), { ...params, ...query, ...body }),
	'PUT /api/reservations/:id/lead': ({ params, query, body }, context) =>
		correctLead(memberContext(context), { ...params, ...query, ...body }),
	'POST /api/reservations/:id/mails': ({ params }, context) => tellAgain(memberContext(context), params),
	'POST /api/reservations/:id/proofs': (input, context) => addProof(context, input),
};
