import { advance } from '#domain/reservation/advance-reservation.ts';
import { fateOf } from '#domain/reservation/call-off.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import type { TaskPayloads } from '#server/jobs/task-names.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { applyMove } from './apply-move.ts';
import {
	type CallOffRow,
	endCallOff,
	findCallOff,
	findTriedBy,
	findWaitingParties,
	hasOpenDispute,
	noteFailure,
	settleParty,
} from './call-off.repo.ts';
import { lockReservation } from './reservation.repo.ts';
import { reservationOf } from './reservation-row.repo.ts';

const batch = 100;
/** So often is one tried before somebody has to look at it. */
const mostFailures = 3;

type Given = Pick<TaskContext, 'queries' | 'services' | 'now'>;

/**
 * Those of a date that was called off, one by one, each a transaction of its own: a server that dies half way loses nothing, and the
 * next goes on with those that still wait. One that cannot be done is tried again with the job, and then left; the others go on.
 */
export async function callOffParties(
	{ queries, services, now }: Given,
	{ callOffId }: TaskPayloads['call-off-date'],
): Promise<void> {
	const row = await findCallOff(queries, callOffId);
	if (!row || row.endedAt) return;
	const failures: unknown[] = [];
	for (let after: string | undefined; ; ) {
		const ids = await findWaitingParties(queries, { callOffId, after, limit: batch });
		for (const id of ids)
			await services
				.transact((work) => callOne(work, services, { row, id, now }))
				.catch(async (error: unknown) => {
					failures.push(error);
					await noteFailure(queries, { callOffId, id, most: mostFailures });
				});
		if (ids.length < batch) break;
		after = ids.at(-1);
	}
	const isOver = await services.transact((work) => endCallOff(work, callOffId, now));
	// Where none has failed, somebody has had those that were left tried again at this very moment: the job they added goes on with it.
	if (isOver || failures.length === 0) return;
	throw new Error(`${failures.length} reservations of a date could not be called off`, { cause: failures[0] });
}

type One = { row: CallOffRow; id: string; now: Date };

/**
 * By what it is now: what was asked for is confirmed meanwhile, or somebody has come. And by whose word it waits: of one that was left
 * and is tried again it is theirs who had it tried.
 */
async function callOne(work: Transaction, services: Services, { row, id, now }: One): Promise<void> {
	const { id: callOffId, reason } = row;
	const found = await lockReservation(work, id);
	const tried = found && (await findTriedBy(work, { callOffId, id }));
	if (!found || !tried) return;
	const reservation = reservationOf(found.row);
	const actor = tried.as ?? row.actor;
	const actorId = tried.as ? tried.by : row.calledBy;
	const isOwn = found.row.memberId === actorId;
	const fate = fateOf(reservation, row, { actor, now, isDisputed: await hasOpenDispute(work, id), isOwn });
	if (fate === 'gone' || 'left' in fate) {
		const settled = fate === 'gone' ? ({ state: 'gone' } as const) : ({ state: 'left', why: fate.left } as const);
		await settleParty(work, { callOffId, id, settled });
		return;
	}
	const { move } = fate;
	if (!(await settleParty(work, { callOffId, id, settled: { state: 'done', move } }))) return;
	const advanced = advance(reservation, { move }, { actor, now });
	if (!advanced.ok) throw new Error(`a reservation cannot ${move}`);
	const applied = { found, input: { move }, advanced: advanced.value, actor, actorId, reason, now };
	if (!(await applyMove({ queries: work, services }, applied)))
		throw new Error('places that are given back were missing');
}
