import type { ConsultationForm } from '#contract/api/consultation.ts';
import type { Fault } from '#contract/faults.ts';
import { kinds } from '#domain/area/areas.ts';
import { consultationDue, mostOpenConsultations } from '#domain/consultation/consultation.ts';
import { answerFaults, askedAnswers, questionsFor } from '#domain/consultation/health-questions.ts';
import { dayFaults } from '#domain/consultation/preferred-days.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { shareEnd } from '#domain/vault/vault.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { insertConsultationConsents } from '#server/features/member/consent.repo.ts';
import { findCurrentVersions } from '#server/features/page-text/page-text.repo.ts';
import { openThread } from '#server/features/thread/thread.repo.ts';
import { shareVaultFiles } from '#server/features/vault/vault-share.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries, Transaction } from '#server/queries.ts';
import { rollBack } from '#server/roll-back.ts';
import {
	type ConsultationRecord,
	countOpen,
	findConsultable,
	findConsultation,
	findRecord,
	insertConsultation,
	lockAsker,
} from './consultation.repo.ts';
import { tellOfConsultation } from './consultation-mails.ts';
import { sealConsultation } from './sealed-consultation.ts';

/** Asks a clinic: what is wished and told, what was agreed to, files, and word to the clinic, all or nothing. */
export async function sendConsultation(member: MemberContext, form: ConsultationForm) {
	const { queries, services, now, memberId } = member;
	// Keyed, because what it says could be guessed from a plain hash.
	const bodyHash = services.keys.mac('idempotency', JSON.stringify(form));
	const known = await findRecord(queries, form.key);
	if (known) return answerAgain(known, { memberId, bodyHash });
	const house = await findConsultable(queries, form.productId, now);
	if (!house) return refuse('not-found');
	const faults = [...formFaults(form, house.product.kind, now), ...(await consentFaults(queries, form, now))];
	if (faults.length > 0) return refuse('invalid-input', { faults });
	const retryAfter = await countAttempt({ queries, services }, 'consultation-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	return services.transact((work) => send(work, member, { form, bodyHash, house }));
}

/** The same key again: the same answer, if it says the same. */
const answerAgain = (known: ConsultationRecord, given: Pick<ConsultationRecord, 'memberId' | 'bodyHash'>) =>
	known.memberId === given.memberId && known.bodyHash === given.bodyHash
		? accept({ id: known.id })
		: refuse('key-reused');

const questionsOf = (form: ConsultationForm, kind: string) => {
	const asking = kinds[kind];
	return asking ? questionsFor(asking, form.patient.gender) : [];
};

function formFaults(form: ConsultationForm, kind: string, now: Date): Fault[] {
	return [...answerFaults(questionsOf(form, kind), form.answers, form.fileIds.length), ...dayFaults(form.days, now)];
}

/** What is agreed to, by the version that was read. */
async function consentFaults(queries: Queries, { agreements }: ConsultationForm, now: Date): Promise<Fault[]> {
	const current = await findCurrentVersions(queries, now);
	return (['health', 'provider'] as const)
		.filter((kind) => agreements[kind] !== current[kind])
		.map((kind) => ({ at: `agreements.${kind}`, code: 'text-outdated' }));
}

type House = NonNullable<Awaited<ReturnType<typeof findConsultable>>>;
type Sending = { form: ConsultationForm; bodyHash: string; house: House };

async function send(work: Transaction, member: MemberContext, { form, bodyHash, house }: Sending) {
	const { services, now, memberId } = member;
	const { key: id } = form;
	const asker = await lockAsker(work, memberId);
	if (!asker) return refuse('not-found');
	if (!asker.isProved) return refuse('email-unverified');
	// Sent twice at once: the second has waited for the first by now.
	const known = await findRecord(work, id);
	if (known) return answerAgain(known, { memberId, bodyHash });
	if ((await countOpen(work, memberId)) >= mostOpenConsultations) return refuse('requests-full');
	const { organisationId, id: providerId } = house.provider;
	const begun = { state: 'sent', createdAt: now, changedAt: now, reminded: 0, erasedAt: null } as const;
	const { patient, doctor, wishes } = form;
	const answers = askedAnswers(questionsOf(form, house.product.kind), form.answers);
	const isNew = await insertConsultation(work, {
		...{ id, memberId, bodyHash, productId: house.product.id, providerId, ...begun },
		sealed: sealConsultation(services.keys, id, { patient, doctor, wishes, answers }),
		...{ days: form.days.toSorted(), locale: form.language, wantsInterpreter: form.wantsInterpreter },
		dueAt: consultationDue({ ...begun, end: null })?.at ?? null,
	});
	if (!isNew) return refuse('key-reused');
	const consents = { memberId, consultationId: id, providerId, locale: form.language, givenAt: now };
	await insertConsultationConsents(work, consents, form.agreements);
	const { fileIds, shareDays } = form;
	const sharing = { memberId, fileIds, organisationId, until: shareEnd(now, shareDays), now };
	if (!(await shareVaultFiles(work, { ...sharing, subject: { kind: 'consultation', id } })))
		return rollBack(refuse('invalid-input', { faults: [{ at: 'fileIds', code: 'invalid-input' }] })) as never;
	await openThread(work, {
		...{ subject: { kind: 'consultation', id }, isHealth: true, at: now },
		parties: [
			{ role: 'guest', memberId },
			{ role: 'provider', organisationId },
		],
	});
	const found = await findConsultation(work, id);
	if (!found) throw new Error('a consultation was not inserted');
	const cause = await recordEvent(work, {
		...{ kind: 'consultation.send', subject: ['consultation', id], actor: 'member', actorId: memberId, at: now },
		...{ parties: { memberId, providerId }, facts: { productId: house.product.id } },
	});
	await tellOfConsultation({ work, services, cause }, 'sent', found);
	return accept({ id });
}
