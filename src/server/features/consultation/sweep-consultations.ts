import { answerEnds, consultationDue } from '#domain/consultation/consultation.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { noteErased } from '#server/features/running/erasure.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import {
	type ConsultationRecord,
	type FoundConsultation,
	findDueConsultations,
	hasReservation,
	lockConsultation,
	updateConsultation,
} from './consultation.repo.ts';
import { tellOfConsultation } from './consultation-mails.ts';
import { endConsultation } from './end-consultation.ts';
import { forgetConsultation } from './forget-consultation.repo.ts';

const atOnce = 100;
const mostSteps = 6;

type Step = { work: Transaction; services: Services; now: Date };

/** Every minute: clinics and patients are reminded, what nobody answers or takes up ends, what was told is forgotten. */
export async function sweepConsultations({
	queries,
	services,
	now,
}: Pick<TaskContext, 'queries' | 'services' | 'now'>): Promise<void> {
	for (;;) {
		const ids = await findDueConsultations(queries, now, atOnce);
		for (const id of ids) await settle(services, id, now);
		if (ids.length < atOnce) break;
	}
}

async function settle(services: Services, id: string, now: Date): Promise<void> {
	for (let step = 0; step < mostSteps; step += 1) {
		const gone = await services.transact((work) => doNext({ work, services, now }, id));
		if (gone === undefined) return;
		if (gone.length > 0) await forgetBytes(services, gone);
	}
	throw new Error(`time never comes to rest for consultation ${id}`);
}

const dueOf = ({ row, validUntil }: Pick<FoundConsultation, 'row' | 'validUntil'>) =>
	consultationDue({ ...row, end: row.endReason, validUntil });

/** The next thing that time has to do with it; undefined when there is none, or another server is at it. */
async function doNext(step: Step, id: string): Promise<string[] | undefined> {
	const { work, services, now } = step;
	const found = await lockConsultation(work, id, { isFree: true });
	if (!found?.row.dueAt || found.row.dueAt > now) return undefined;
	const due = dueOf(found);
	if (!due || due.at > now) {
		await updateConsultation(work, id, { dueAt: due?.at ?? null });
		return undefined;
	}
	if (due.what === 'erase') return erase(step, found.row);
	if (due.what === 'expire')
		await endConsultation(work, services, { found, ending: { move: 'expire', by: 'clock', actorId: null, now } });
	else await remind(step, found, due.what);
	return [];
}

const reminders = {
	remind: 'reminder',
	'remind-price': 'price-ending',
	'remind-ending': 'ending',
} as const;

async function remind(
	{ work, services, now }: Step,
	found: FoundConsultation,
	what: keyof typeof reminders,
): Promise<void> {
	const { row, validUntil } = found;
	const reminded = row.reminded + 1;
	const dueAt = dueOf({ row: { ...row, reminded }, validUntil })?.at ?? null;
	await updateConsultation(work, row.id, { reminded, dueAt });
	// No server ran at its time, and the price has ended meanwhile: nobody can hurry any more.
	if (what === 'remind-price' && (validUntil === null || validUntil <= now)) return;
	const cause = await recordEvent(work, {
		...{ kind: `consultation.${what}`, subject: ['consultation', row.id], actor: 'clock', actorId: null, at: now },
		parties: { memberId: row.memberId, providerId: row.providerId },
		facts: { productId: row.productId },
	});
	const until = what === 'remind-price' ? validUntil : answerEnds(row.changedAt);
	await tellOfConsultation({ work, services, cause, until }, reminders[what], found);
}

/** What was told goes a week after; where it became a reservation, with what that one keeps. */
async function erase({ work, services, now }: Step, row: ConsultationRecord): Promise<string[] | undefined> {
	if (row.reservationId !== null && (await hasReservation(work, row.reservationId))) {
		await updateConsultation(work, row.id, { dueAt: new Date(now.getTime() + dayMs) });
		return undefined;
	}
	const gone = await forgetConsultation(work, services.keys, { id: row.id, now });
	await noteErased(work, { rule: 'consultation', now });
	await recordAudit(work, {
		...{ event: 'consultation.erased', actorId: null, subjectId: row.memberId, at: now },
		subject: ['consultation', row.id],
	});
	return gone;
}
