import type { consultationEndpoints } from '#contract/api/consultation.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { answerConsultation } from './answer-consultation.ts';
import { listConsultations } from './list-consultations.ts';
import { moveConsultation } from './move-consultation.ts';
import { readConsultation } from './read-consultation.ts';
import { readConsultationDesk } from './read-desk.ts';
import { readConsultationOffer } from './read-offer.ts';
import { reserveConsultation } from './reserve-consultation.ts';
import { sendConsultation } from './send-consultation.ts';

export const consultationHandlers: HandlersFor<typeof consultationEndpoints> = {
	'GET /api/consultation-offer': ({ query }, context) => readConsultationOffer(memberContext(context), query),
	'POST /api/consultations': ({ body }, context) => sendConsultation(memberContext(context), body),
	'GET /api/consultations': ({ query }, context) => listConsultations(memberContext(context), query),
	'GET /api/consultations/:id': ({ params, query }, context) =>
		readConsultation(memberContext(context), { ...params, ...query }),
	'GET /api/consultations/:id/desk': ({ params, query }, context) =>
		readConsultationDesk(memberContext(context), { ...params, ...query }),
	'POST /api/consultations/:id/answers': ({ params, body }, context) =>
		answerConsultation(memberContext(context), { ...params, form: body }),
	'POST /api/consultations/:id/moves': ({ params, body }, context) =>
		moveConsultation(memberContext(context), { ...params, input: body }),
	'POST /api/consultations/:id/reserve': ({ params, body }, context) =>
		reserveConsultation(memberContext(context), { ...params, given: body }),
};
