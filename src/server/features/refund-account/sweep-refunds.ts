import { dayMs } from '#domain/kernel/durations.ts';
import { accountDays, askingByItself, isWayKnown, mayAskByItself } from '#domain/refund/refund-account.ts';
import { refundDue } from '#domain/reservation/reservation.ts';
import { lockFreeReservation } from '#server/features/reservation/reservation.repo.ts';
import { reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import { noteErased } from '#server/features/running/erasure.repo.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import type { Transaction } from '#server/queries.ts';
import { askForAccount } from './ask-for-account.ts';
import { reduceAccounts } from './reduce-accounts.ts';
import { findRefundAccount, findToAsk, findUnneeded, forgetTraces } from './refund-account.repo.ts';
import { standingOf } from './refund-way-view.ts';

const batch = 100;

type Given = Pick<TaskContext, 'queries' | 'services' | 'now'>;

/**
 * Time at work on refunds: who has not said where one goes is asked, and accounts that nobody needs any more go. Whatever fails keeps
 * nothing else from its turn, and is told at the end.
 */
export async function sweepRefunds(context: Given): Promise<void> {
	const failures: unknown[] = [];
	const note = (error: unknown) => void failures.push(error);
	await askSilent(context, note).catch(note);
	await reduceUnneeded(context).catch(note);
	await forgetOldTraces(context).catch(note);
	if (failures.length > 0)
		throw new Error(`${failures.length} steps of the sweep of refunds failed`, { cause: failures[0] });
}

/** As many at a time; the others a little later, since each is a mail. */
async function askSilent({ queries, services, now }: Given, note: (error: unknown) => void): Promise<void> {
	const { afterMs, againAfterMs, times } = askingByItself;
	const ids = await findToAsk(queries, {
		...{ owedBefore: new Date(now.getTime() - afterMs), askedBefore: new Date(now.getTime() - againAfterMs) },
		...{ times, limit: batch },
	});
	for (const id of ids) await services.transact((work) => askOne(work, services, { id, now })).catch(note);
}

/** By what holds behind the lock: somebody may have said it since, or asked. */
async function askOne(
	work: Transaction,
	services: Given['services'],
	{ id, now }: { id: string; now: Date },
): Promise<void> {
	const found = await lockFreeReservation(work, id);
	if (!found || found.row.email === '' || refundDue(reservationOf(found.row).money) <= 0) return;
	const row = await findRefundAccount(work, id);
	if (isWayKnown(row && standingOf(row)) || !mayAskByItself(row, now)) return;
	await askForAccount({ work, services, found, row, by: { actor: 'clock', actorId: null }, now });
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

async function reduceUnneeded({ services, now }: Given): Promise<void> {
	for (;;) {
		const count = await services.transact(async (work) => {
			const rows = await findUnneeded(work, { before: before(now, accountDays.whole), limit: batch });
			await reduceAccounts({ queries: work, keys: services.keys, now }, rows);
			await noteErased(work, { rule: 'refund-account', count: rows.length, now });
			return rows.length;
		});
		if (count < batch) break;
	}
}

async function forgetOldTraces({ services, now }: Given): Promise<void> {
	await services.transact(async (work) => {
		const { whole, trace } = accountDays;
		const count = await forgetTraces(work, { sent: before(now, trace), reduced: before(now, trace - whole) });
		await noteErased(work, { rule: 'refund-account', count, now });
	});
}
