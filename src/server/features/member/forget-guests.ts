import { dayMs } from '#domain/kernel/durations.ts';
import { guestDays } from '#domain/member/guest.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { reduceAccountsOf } from '#server/features/refund-account/reduce-accounts.ts';
import { noteErased } from '#server/features/running/erasure.repo.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { findGuestsBefore } from './guest-data.repo.ts';
import { updateMember } from './member.repo.ts';
import { eraseMails } from './member-data.repo.ts';
import { nobody } from './nobody.ts';
import { eraseReservations, lockMember } from './reservation-data.repo.ts';

const batch = 100;

/** Guests without an account whose last service is long over, and to whom nothing is owed: who they were goes, the books stay. */
export async function forgetGuests({ queries, services, now }: Pick<TaskContext, 'queries' | 'services' | 'now'>) {
	const before = new Date(now.getTime() - guestDays * dayMs);
	for (;;) {
		const ids = await findGuestsBefore(queries, before, batch);
		for (const id of ids) await services.transact((work) => forget({ work, services }, id, { before, now }));
		if (ids.length < batch) return;
	}
}

/** Looked at once more while it is held: somebody may have joined with the address, or reserved again, meanwhile. */
async function forget(
	{ work, services }: { work: Transaction; services: Services },
	id: string,
	{ before, now }: { before: Date; now: Date },
): Promise<void> {
	await lockMember(work, id);
	const [found] = await findGuestsBefore(work, before, 1, id);
	if (found === undefined) return;
	await updateMember(work, id, nobody(id, now));
	await eraseMails(work, id, `closed-${id}@invalid`);
	await reduceAccountsOf({ queries: work, keys: services.keys, now }, id);
	await eraseReservations(work, id);
	await noteErased(work, { rule: 'guest', now });
	await recordAudit(work, { event: 'member.closed', actorId: null, subjectId: id });
	// So that a restore does not bring them back.
	await addJob(work, 'note-erasure', { kind: 'member', ids: [id] });
}
