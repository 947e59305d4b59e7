import { dayMs } from '#domain/kernel/durations.ts';
import { accountDays, askingByItself, isWayKnown } from '#domain/refund/refund-account.ts';
import { refundDue } from '#domain/reservation/reservation.ts';
import { lockFreeReservation } from '#server/features/reservation/reservation.repo.ts';
import { reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import { noteErased } from '#server/features/running/erasure.repo.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { askForAccount } from './ask-for-account.ts';
import { reduceAccounts } from './reduce-accounts.ts';
import { findRefundAccount, findToAsk, findUnneeded, forgetTraces } from './refund-account.repo.ts';
import { standingOf } from './refund-way-view.ts';

const batch = 100;

type Given = Pick<TaskContext, 'queries' | 'services' | 'now'>;

/** Time at work on refunds: who has not said where one goes is asked, and accounts that nobody needs any more go. */
export async function sweepRefunds(context: Given): Promise<void> {
	await askSilent(context);
	await forgetAccounts(context);
}

/** As many at a time; the others a little later, since each is a mail. */
async function askSilent({ queries, services, now }: Given): Promise<void> {
	const { afterMs, againAfterMs, times } = askingByItself;
	const ids = await findToAsk(queries, {
		...{ owedBefore: new Date(now.getTime() - afterMs), askedBefore: new Date(now.getTime() - againAfterMs) },
		...{ times, limit: batch },
	});
	for (const id of ids)
		await services.transact(async (work) => {
			const found = await lockFreeReservation(work, id);
			if (!found || refundDue(reservationOf(found.row).money) <= 0) return;
			const row = await findRefundAccount(work, id);
			if (isWayKnown(row && standingOf(row))) return;
			await askForAccount({ work, services, found, row, by: { actor: 'clock', actorId: null }, now });
		});
}

async function forgetAccounts({ services, now }: Given): Promise<void> {
	const before = (days: number) => new Date(now.getTime() - days * dayMs);
	for (;;) {
		const count = await services.transact(async (work) => {
			const rows = await findUnneeded(work, { before: before(accountDays.whole), limit: batch });
			await reduceAccounts({ queries: work, keys: services.keys, now }, rows);
			await noteErased(work, { rule: 'refund-account', count: rows.length, now });
			return rows.length;
		});
		if (count < batch) break;
	}
	await services.transact(async (work) => {
		// Reduced once those days were over; the rest of the law's time is counted from there.
		const count = await forgetTraces(work, before(accountDays.trace - accountDays.whole));
		await noteErased(work, { rule: 'refund-account', count, now });
	});
}
