import type { AnswerForm } from '#contract/api/matching-fields.ts';
import { consultationDue, mayMoveConsultation } from '#domain/consultation/consultation.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { isSuspendedHouse } from '#server/features/house/house.repo.ts';
import { answerFaults, totalOf, validUntilOf } from '#server/features/matching/answer-fields.ts';
import { settleVersion } from '#server/features/reservation/agreed-price.repo.ts';
import { putVersion } from '#server/features/reservation/agreed-version.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { rollBack } from '#server/roll-back.ts';
import {
	type AnswerRecord,
	findAnswerByKey,
	findConsultation,
	insertAnswer,
	lockConsultation,
	updateConsultation,
} from './consultation.repo.ts';
import { tellOfConsultation } from './consultation-mails.ts';
import { consultationRoleOf } from './consultation-view.ts';
import { sealAnswer } from './sealed-consultation.ts';

type Input = AnswerForm & { version: number };
type Answering = { id: string; form: Input; bodyHash: string };

/** One patient: places in the slots of a date are told with the price. */
const onePatient = { adult: 1, child: 0, infant: 0 };

export const agreedSubject = (id: string) => ({ subjectKind: 'consultation', subjectId: id }) as const;

/** The clinic's answer, or its next: text, phrases, lines and dates; the price that was open before is succeeded. */
export async function answerConsultation(member: MemberContext, { id, form }: { id: string; form: Input }) {
	const { queries, services, now, viewer } = member;
	const found = await findConsultation(queries, id);
	if (!found || consultationRoleOf(viewer, found) !== 'house') return refuse('not-found');
	const bodyHash = services.keys.mac('idempotency', `${id} ${JSON.stringify(form)}`);
	const known = await findAnswerByKey(queries, form.key);
	if (known) return answerAgain(known, { id, bodyHash });
	// An answer is an offer: what was agreed before is served, and nothing is added.
	if (await isSuspendedHouse(queries, found.organisationId)) return refuse('house-suspended');
	const { providerId } = found.row;
	const faults = await answerFaults(queries, form, { question: found.product, providerId, now });
	if (faults.length > 0) return refuse('invalid-input', { faults });
	const retryAfter = await countAttempt({ queries, services }, 'answer-provider', providerId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	return services.transact((work) => answer(work, member, { id, form, bodyHash }));
}

const answerAgain = (known: AnswerRecord, { id, bodyHash }: Pick<Answering, 'id' | 'bodyHash'>) =>
	known.consultationId === id && known.bodyHash === bodyHash ? accept({ id }) : refuse('key-reused');

async function answer(work: Transaction, { services, now, memberId }: MemberContext, answering: Answering) {
	const { id, form, bodyHash } = answering;
	const held = await lockConsultation(work, id);
	if (!held) return refuse('not-found');
	// Sent twice at once: the second has waited for the first by now.
	const known = await findAnswerByKey(work, form.key);
	if (known) return answerAgain(known, answering);
	const { row } = held;
	if (!mayMoveConsultation(row.state, 'answer', 'house')) return refuse('not-allowed');
	// Somebody else of the clinic has answered meanwhile.
	if (row.version !== form.version) return refuse('changed-since');
	const version = row.version + 1;
	const isNew = await insertAnswer(work, {
		...{ id: form.key, consultationId: id, version, bodyHash, authorId: memberId, locale: form.locale, at: now },
		sealed: sealAnswer(services.keys, form.key, form),
		...{ productId: form.productId, dates: form.dates, places: form.places },
		agreedVersion: await putPrice(work, answering, { actorId: memberId, now }),
		...{ totalWon: totalOf(form), validUntil: validUntilOf(form, now) },
	});
	if (!isNew) return rollBack(refuse('key-reused')) as never;
	// From now on it is the patient who is reminded.
	const next = { state: 'answered', version, changedAt: now, reminded: 0 } as const;
	const dueAt = consultationDue({ ...row, ...next, end: null, validUntil: validUntilOf(form, now) })?.at ?? null;
	await updateConsultation(work, id, { ...next, dueAt });
	const cause = await recordEvent(work, {
		...{ kind: 'consultation.answer', subject: ['consultation', id], actor: 'provider', actorId: memberId, at: now },
		parties: { memberId: row.memberId, providerId: row.providerId },
		facts: { productId: row.productId },
	});
	await tellOfConsultation({ work, services, cause, isPriced: form.lines.length > 0 }, 'answered', held);
	return accept({ id });
}

/** Its price as the next version; null where it names none, and then none is open any more. */
async function putPrice(
	work: Transaction,
	{ id, form }: Answering,
	{ actorId, now }: { actorId: string; now: Date },
): Promise<number | null> {
	const validUntil = validUntilOf(form, now);
	if (!validUntil) {
		await settleVersion(work, agreedSubject(id), { from: 'open', to: 'succeeded', now });
		return null;
	}
	const { lines, places } = form;
	const price = { subject: agreedSubject(id), lines, persons: onePatient, places, validUntil };
	const put = await putVersion(work, { ...price, actor: 'provider', actorId, now });
	if (!put.ok) throw new Error('a price that was picked is no longer offered');
	return put.value.version;
}
