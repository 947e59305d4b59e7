import type { MatchingReserve } from '#contract/api/matching-reserve.ts';
import type { ReservationForm } from '#contract/api/reservation-form.ts';
import { kinds } from '#domain/area/areas.ts';
import { accept, type Result, refuse } from '#domain/kernel/result.ts';
import { findMember, type MemberRow } from '#server/features/member/member.repo.ts';
import { knownLead } from '#server/features/reservation/known-lead.ts';
import { reserveAgreed } from '#server/features/reservation/reserve-agreed.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { findProductKind } from './answer-product.repo.ts';
import { applyMove, holdMatching, subjectOf } from './apply-move.ts';
import { tellMatching } from './matching-mails.ts';
import {
	type AnswerRow,
	findAnswer,
	findAnswerVersion,
	findQuestion,
	lockQuestion,
	type QuestionRow,
	type VersionRow,
} from './question.repo.ts';
import { questionWords } from './sealed-question.ts';

/**
 * Makes a reservation of a matched answer: its lines, one of its dates and its places; the question is closed with it, all
 * in one transaction. What the reservation form would ask for besides comes back as its faults.
 */
export async function reserveAnswer(member: MemberContext, { id, given }: { id: string; given: MatchingReserve }) {
	const { queries, services, memberId } = member;
	const answer = await findAnswer(queries, id);
	const question = answer && (await findQuestion(queries, answer.questionId));
	if (!answer || question?.memberId !== memberId) return refuse('not-found');
	const version = await findAnswerVersion(queries, { answerId: id, version: answer.version });
	if (answer.status !== 'accepted' || !version?.productId || version.agreedVersion === null)
		return refuse('not-allowed');
	const guest = await findMember(queries, memberId);
	if (!guest) return refuse('login-required');
	const contents = questionWords(services.keys, question).contents;
	const productKind = await findProductKind(queries, version.productId);
	const form = formOf({ question, version, guest, given, contents, kind: productKind ?? question.kind });
	if (!form.ok) return form;
	const reserved = await reserveAgreed(member, {
		...{ form: form.value, subject: subjectOf(id), version: version.agreedVersion },
		settle: (work, reservationId) => settle(work, member, { answer, reservationId }),
	});
	return reserved.ok ? accept({ reservationId: reserved.value.id, code: reserved.value.code }) : reserved;
}

type Forming = {
	question: QuestionRow;
	version: VersionRow;
	guest: MemberRow;
	given: MatchingReserve;
	contents: string;
	/** Of what is reserved, which may be another than was asked about. */
	kind: string;
};

/** What is known of the member and the question, with what was told besides. */
function formOf({
	question,
	version,
	guest,
	given,
	contents,
	kind,
}: Forming): Result<ReservationForm, 'invalid-input'> {
	const { date } = given;
	const isOffered =
		version.dates.length === 0 || version.dates.some(({ on, time }) => on === date.on && time === date.time);
	if (!isOffered) return refuse('invalid-input', { faults: [{ at: 'date', code: 'not-offered' }] });
	const lead = knownLead(guest, given.lead);
	if (!lead.ok) return lead;
	const isPassportAsked = kinds[kind]?.isPassportNeeded === true;
	return accept({
		key: given.key,
		productId: version.productId ?? '',
		order: { on: date.on, to: given.to, time: date.time, persons: question.persons, units: 1, choices: {} },
		total: version.totalWon ?? 0,
		details: given.details ?? {},
		lead: lead.value,
		travellers: given.travellers ?? [],
		...(given.passport !== undefined && { passport: given.passport }),
		usesKeptPassport: isPassportAsked && given.passport === undefined && guest.passport !== null,
		needs: question.needs,
		...(given.allergy !== undefined && { allergy: given.allergy }),
		...(contents !== '' && { contents }),
		agreements: given.agreements,
		language: given.language,
	});
}

/** The question is closed by it; of two at once the second finds it closed. */
async function settle(
	work: Transaction,
	{ services, now, memberId }: MemberContext,
	{ answer, reservationId }: { answer: AnswerRow; reservationId: string },
): Promise<boolean> {
	const held = await holdMatching(work, lockQuestion(work, answer.questionId));
	if (!held) return false;
	const asked = { move: 'reserve', by: 'asker', answerId: answer.id } as const;
	const moved = await applyMove(work, held, { asked, now, endReason: 'reserved', reservationId });
	if (!moved.ok) return false;
	await tellMatching(work, services, {
		...{ kind: 'matching.reserve', question: held.question, actor: 'member', actorId: memberId, at: now },
		...{ answerId: answer.id, providerIds: [answer.providerId] },
	});
	return true;
}
