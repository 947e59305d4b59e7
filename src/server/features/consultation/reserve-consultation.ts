import type { consultationEndpoints } from '#contract/api/consultation.ts';
import type { ReservationForm } from '#contract/api/reservation-form.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, type Result, refuse } from '#domain/kernel/result.ts';
import { type SpokenLanguage, spokenLanguages } from '#domain/product/product.ts';
import { type NeedFlag, noNeeds } from '#domain/reservation/needs.ts';
import { findMember, type MemberRow } from '#server/features/member/member.repo.ts';
import { knownLead } from '#server/features/reservation/known-lead.ts';
import { reserveAgreed } from '#server/features/reservation/reserve-agreed.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { agreedSubject } from './answer-consultation.ts';
import {
	type AnswerRecord,
	type ConsultationRecord,
	findAnswersOf,
	findConsultation,
	lockConsultation,
} from './consultation.repo.ts';
import { endConsultation } from './end-consultation.ts';
import { type ConsultationWords, openConsultation } from './sealed-consultation.ts';

type Input = InputOf<(typeof consultationEndpoints)['POST /api/consultations/:id/reserve']>['body'];

/**
 * One click of the patient: the lines, one of the dates and the places of the answer become a reservation, and the
 * consultation is closed with it, all in one transaction. What the reservation's form would ask besides comes back as faults.
 */
export async function reserveConsultation(member: MemberContext, { id, given }: { id: string; given: Input }) {
	const { queries, services, now, memberId } = member;
	const found = await findConsultation(queries, id);
	if (!found || found.row.memberId !== memberId) return refuse('not-found');
	const answer = (await findAnswersOf(queries, id)).at(-1)?.row;
	const words = openConsultation(services.keys, found.row);
	const guest = await findMember(queries, memberId);
	if (!guest) return refuse('login-required');
	// The same click once more is answered as the first was, although it is closed by then.
	const isOver = found.row.state === 'closed' && found.row.endReason !== 'reserved';
	if (isOver || !words || !answer?.productId || answer.agreedVersion === null) return refuse('not-allowed');
	if (answer.version !== given.version) return refuse('changed-since');
	const form = formOf({ answer, guest, words, given, interpreter: interpreterOf(found.row), now });
	if (!form.ok) return form;
	const reserved = await reserveAgreed(member, {
		...{ form: form.value, subject: agreedSubject(id), version: answer.agreedVersion, isAgeAgreed: true },
		settle: (work, reservationId) => settle(work, member, { id, reservationId }),
	});
	return reserved.ok ? accept({ reservationId: reserved.value.id, code: reserved.value.code }) : reserved;
}

type Forming = {
	answer: AnswerRecord;
	guest: MemberRow;
	words: ConsultationWords;
	given: Input;
	interpreter: SpokenLanguage | undefined;
	now: Date;
};

/** Into the language it was asked in, where one is wanted. */
const interpreterOf = ({ wantsInterpreter, locale }: ConsultationRecord) =>
	wantsInterpreter ? spokenLanguages.find((language) => language === locale) : undefined;

/** A doctor of the patient's own gender is a need that every reservation knows, and that a clinic answers. */
const doctorNeeds = ({ doctor, patient }: ConsultationWords): NeedFlag[] =>
	doctor === patient.gender ? ['same-gender-staff'] : [];

/** In the name of the patient, reached as who asked. */
function formOf({ answer, guest, words, given, interpreter, now }: Forming): Result<ReservationForm, 'invalid-input'> {
	const { date } = given;
	// What is reserved is confirmed at once: a day that the clinic did not name was not agreed to.
	const isOffered = answer.dates.some(({ on, time }) => on === date.on && time === date.time);
	if (isOffered && date.on < koreanDay(now))
		return refuse('invalid-input', { faults: [{ at: 'date', code: 'date-past' }] });
	if (!isOffered) return refuse('invalid-input', { faults: [{ at: 'date', code: 'not-offered' }] });
	const { isSelf: _, ...patient } = words.patient;
	const lead = knownLead(guest, { ...patient, ...given.lead });
	if (!lead.ok) return lead;
	return accept({
		key: given.key,
		productId: answer.productId ?? '',
		order: {
			...{ on: date.on, to: given.to, time: date.time },
			...{ persons: { adult: 1, child: 0, infant: 0 }, units: 1, choices: {} },
		},
		total: answer.totalWon ?? 0,
		details: given.details ?? {},
		lead: lead.value,
		travellers: given.travellers ?? [],
		...(given.passport !== undefined && { passport: given.passport }),
		usesKeptPassport: false,
		needs: { ...noNeeds, flags: doctorNeeds(words), ...(interpreter && { interpreter }) },
		...(given.allergy !== undefined && { allergy: given.allergy }),
		contents: words.wishes,
		agreements: given.agreements,
		language: given.language,
	});
}

/** It is closed by it; of two at once the second finds it closed. */
async function settle(
	work: Transaction,
	{ services, now, memberId }: MemberContext,
	{ id, reservationId }: { id: string; reservationId: string },
): Promise<boolean> {
	const found = await lockConsultation(work, id);
	if (!found) return false;
	const ending = { move: 'reserve', by: 'member', actorId: memberId, now, reservationId } as const;
	return (await endConsultation(work, services, { found, ending })) !== undefined;
}
