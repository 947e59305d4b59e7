import { advance } from '#domain/reservation/advance-reservation.ts';
import { type Due, dueNow, nextDueAt, type Reminder, remindedToPay } from '#domain/reservation/due.ts';
import { paymentState } from '#domain/reservation/payment-state.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { noteErased } from '#server/features/running/erasure.repo.ts';
import { forgetVaultWith } from '#server/features/vault/vault-share.repo.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { applyMove } from './apply-move.ts';
import { type DuePlace, findDue, postponeDue } from './due-reservation.repo.ts';
import { type FoundReservation, lockFreeReservation, saveReservation } from './reservation.repo.ts';
import { reservationMails } from './reservation-mails.ts';
import { columnsOf, remindedOf, reservationOf } from './reservation-row.repo.ts';
import { findTellFacts } from './tell-facts.repo.ts';

const batch = 100;
/** More than time ever has to do with one reservation. */
const mostSteps = 10;
const postponeMs = 15 * 60 * 1000;

/**
 * Time at work, every minute: requests that nobody answered, wishes that nobody answered, what nobody paid for, what is
 * over, reminders, and what is to be forgotten. Each step is a transaction of its own, and what another server is at is left to it. One that
 * cannot be done is put off and reported; the others go on.
 */
export async function sweepReservations({
	queries,
	services,
	now,
}: Pick<TaskContext, 'queries' | 'services' | 'now'>): Promise<void> {
	const failures: unknown[] = [];
	let after: DuePlace | undefined;
	for (;;) {
		const due = await findDue(queries, { now, after, limit: batch });
		for (const { id } of due)
			await settle(services, id, now).catch(async (error: unknown) => {
				failures.push(error);
				await postponeDue(queries, id, new Date(now.getTime() + postponeMs));
			});
		after = due.at(-1);
		if (due.length < batch) break;
	}
	if (failures.length > 0)
		throw new Error(`${failures.length} reservations could not be settled`, { cause: failures[0] });
}

/** Until nothing is due any more. */
async function settle(services: Services, id: string, now: Date): Promise<void> {
	for (let step = 0; step < mostSteps; step += 1)
		if (!(await services.transact((queries) => doNext({ queries, services }, id, now)))) return;
	throw new Error(`time never comes to rest for reservation ${id}`);
}

/** Does the next thing that is due; false when there is none, or somebody else is at it. */
async function doNext(context: { queries: Transaction; services: Services }, id: string, now: Date): Promise<boolean> {
	const found = await lockFreeReservation(context.queries, id);
	if (!found) return false;
	const next = dueNow(factsOf(found), now);
	// The moment was reckoned by rules that have changed since, such as after how many days things are forgotten; or it is
	// too late for what was to be done.
	if (!next) await saveReservation(context.queries, id, { dueAt: nextDueAt(factsOf(found), now) });
	else if (next.due.task === 'move') await move(context, found, { move: next.due.move, now });
	else if (next.due.task === 'erase') await erase(context.queries, found, now);
	else await remind(context, found, { reminder: next.due.reminder, isLate: next.isLate, now });
	return next !== undefined;
}

const factsOf = ({ row, eraseAfterDays }: FoundReservation) => ({
	reservation: reservationOf(row),
	reminded: remindedOf(row),
	isErased: row.erasedAt !== null,
	eraseAfterDays,
});

type Noted = Partial<
	Pick<
		FoundReservation['row'],
		'isWeekReminded' | 'isDayReminded' | 'isPayReminded' | 'isBalanceReminded' | 'payBy' | 'sealed' | 'erasedAt'
	>
>;

/** What was done, and when time must look again. */
function note(queries: Transaction, found: FoundReservation, noted: Noted): Promise<void> {
	const after = { ...found, row: { ...found.row, ...noted } };
	const { reservation, ...facts } = factsOf(after);
	return saveReservation(queries, found.row.id, { ...noted, dueAt: columnsOf(reservation, facts).dueAt });
}

type ClockMove = Extract<Due, { task: 'move' }>['move'];

async function move(
	{ queries, services }: { queries: Transaction; services: Services },
	found: FoundReservation,
	{ move, now }: { move: ClockMove; now: Date },
): Promise<void> {
	const advanced = advance(reservationOf(found.row), { move }, { actor: 'clock', now });
	if (!advanced.ok) throw new Error(`time may not ${move} reservation ${found.row.id}`);
	await applyMove(
		{ queries, services },
		{
			...{ found, input: { move }, advanced: advanced.value, now },
			...{ actor: 'clock', actorId: null, reason: null },
		},
	);
}

/** The note and the mail together: whoever finds the one finds the other. */
async function remind(
	{ queries, services }: { queries: Transaction; services: Services },
	found: FoundReservation,
	{ reminder, isLate, now }: { reminder: Reminder; isLate: boolean; now: Date },
): Promise<void> {
	await note(queries, found, reminderNoted(found, reminder, now));
	const facts = isLate ? undefined : await findTellFacts(queries, found.row.id, now);
	if (!facts) return;
	const { id, code, productId } = found.row;
	const cause = await recordEvent(queries, {
		...{ kind: `reservation.remind-${reminder}`, subject: ['reservation', id], actor: 'clock', actorId: null },
		...{ parties: found.row, at: now, facts: { code, productId } },
	});
	const { won } = paymentState(reservationOf(found.row));
	const isOfMoney = reminder === 'pay' || reminder === 'balance';
	const told = { ...facts, actor: 'clock' as const, ...(isOfMoney && { won }) };
	const mails = reservationMails(`remind-${reminder}`, told, services.origin);
	await queueMails({ queries, keys: services.keys, cause }, mails);
}

function reminderNoted({ row }: FoundReservation, reminder: Reminder, now: Date): Noted {
	if (reminder === 'week') return { isWeekReminded: true };
	if (reminder === 'day') return { isDayReminded: true };
	if (reminder === 'balance') return { isBalanceReminded: true };
	return { isPayReminded: true, payBy: remindedToPay(reservationOf(row), now).payBy };
}

async function erase(queries: Transaction, found: FoundReservation, now: Date): Promise<void> {
	const { id, memberId, code } = found.row;
	await note(queries, found, { sealed: null, erasedAt: now });
	// Without their keys the bytes say nothing; they go with the nightly sweep.
	await forgetVaultWith(queries, { kind: 'reservation', id }, now);
	await noteErased(queries, { rule: 'reservation', now });
	await recordAudit(queries, {
		event: 'reservation.erased',
		actorId: null,
		subjectId: memberId,
		subject: ['reservation', id],
		details: { reservation: code },
		at: now,
	});
}
