import type { EventKind, Parties } from '#domain/event/event-kinds.ts';
import { type Due, dueOf, eraseAfter } from '#domain/video/reminders.ts';
import { isInterpreterMissing, missingSide, outcomeOf } from '#domain/video/seats.ts';
import { advanceVideo } from '#domain/video/video-date.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { noteErased } from '#server/features/running/erasure.repo.ts';
import { eraseThread } from '#server/features/thread/thread-erase.repo.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { messageBinding } from '#server/keys/seal-bindings.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { sweepSignals } from './room.repo.ts';
import { type FoundVideo, findDueVideos, findHalfAttended, findVideo, lockVideo, updateVideo } from './video.repo.ts';
import { tellOfVideo, type VideoTelling } from './video-mails.ts';
import { columnsOf, partiesOf, timesIn } from './video-view.ts';

const atOnce = 100;
const mostSteps = 6;

type Sweeping = Pick<TaskContext, 'queries' | 'services' | 'now'>;
type Step = { work: Transaction; services: Services; now: Date };

/** Every minute: reminders, requests without a time, talks that are over, whoever is missing, and what is to be forgotten. */
export async function sweepVideos({ queries, services, now }: Sweeping): Promise<void> {
	for (const { id } of await findHalfAttended(queries, now))
		await services.transact((work) => lookForMissing({ work, services, now }, id));
	for (;;) {
		const ids = await findDueVideos(queries, now, atOnce);
		for (const id of ids) await settle(services, id, now);
		if (ids.length < atOnce) break;
	}
	await sweepSignals(queries, now);
}

async function settle(services: Services, id: string, now: Date): Promise<void> {
	for (let step = 0; step < mostSteps; step += 1)
		if (!(await services.transact((work) => doNext({ work, services, now }, id)))) return;
	throw new Error(`time never comes to rest for talk ${id}`);
}

/** The next thing that time has to do with it; false when there is none, or another server is at it. */
async function doNext(step: Step, id: string): Promise<boolean> {
	const found = await lockVideo(step.work, id, { isFree: true });
	if (!found?.row.dueAt || found.row.dueAt > step.now) return false;
	const due = dueOf({ ...found.row, ...timesIn(found.row) });
	if (!due) await erase(step, found);
	else if (due.at > step.now) await updateVideo(step.work, id, { dueAt: due.at });
	else if (due.what === 'remind-day' || due.what === 'remind-hour') await remind(step, found, due.what);
	else await end(step, found, due.what);
	return true;
}

async function happened(
	{ work, services, now }: Step,
	found: FoundVideo,
	{ kind, telling, parties = partiesOf(found.row) }: { kind: EventKind; telling?: VideoTelling; parties?: Parties },
) {
	const { id } = found.row;
	const cause = await recordEvent(work, {
		...{ kind, subject: ['video', id] as const, actor: 'clock' as const, actorId: null, at: now },
		parties,
	});
	if (telling) await tellOfVideo({ work, services, cause }, telling, found);
}

async function remind(step: Step, found: FoundVideo, what: 'remind-day' | 'remind-hour'): Promise<void> {
	const { row } = found;
	const reminded = { isDayReminded: true, isHourReminded: row.isHourReminded || what === 'remind-hour' };
	const next = dueOf({ ...timesIn(row), ...reminded });
	await updateVideo(step.work, row.id, { ...reminded, dueAt: next?.at ?? null });
	// No server ran at its time, and it has begun meanwhile: nobody needs to be reminded.
	if (row.scheduledAt && row.scheduledAt > step.now)
		await happened(step, found, {
			kind: `video.${what}`,
			telling: what === 'remind-day' ? 'reminder-day' : 'reminder-hour',
		});
}

async function end(step: Step, found: FoundVideo, what: Extract<Due, 'close' | 'expire'>): Promise<void> {
	const { row } = found;
	const outcome = outcomeOf({ member: row.memberCameAt, house: row.houseCameAt });
	const move = what === 'expire' ? 'expire' : outcome.move;
	const advanced = advanceVideo(timesIn(row), { move }, { by: 'clock', now: step.now });
	if (!advanced.ok) throw new Error(`time cannot ${move} a talk that is ${row.state}`);
	await updateVideo(step.work, row.id, {
		...columnsOf(advanced.next),
		...{ dueAt: eraseAfter(step.now), changedAt: step.now, changes: row.changes + 1 },
	});
	const after = await findVideo(step.work, row.id);
	if (!after) return;
	if (move === 'expire') return happened(step, after, { kind: 'video.expire', telling: 'expired' });
	if (outcome.missing === null) return happened(step, after, { kind: 'video.hold' });
	await happened(step, after, { kind: 'video.miss', telling: `missed-${outcome.missing}` });
}

/** What was said and written goes a week after; the date itself stays as a line of the books. */
async function erase({ work, services, now }: Step, { row, threadId }: FoundVideo): Promise<void> {
	if (threadId !== null) await eraseThread(work, threadId, (id) => services.keys.seal('', messageBinding(id)));
	await updateVideo(work, row.id, { sealed: null, erasedAt: now, dueAt: null });
	await noteErased(work, { rule: 'video', now });
	if (row.sealed !== null)
		await recordAudit(work, {
			...{ event: 'video.erased', actorId: null, subjectId: row.memberId, subject: ['video', row.id], at: now },
		});
}

/** Somebody waits in the room: who is missing is told, each once; who waits knows it. */
async function lookForMissing(step: Step, id: string): Promise<void> {
	const found = await lockVideo(step.work, id, { isFree: true });
	if (!found?.row.scheduledAt || found.row.state !== 'scheduled') return;
	const { scheduledAt, memberId, providerId, interpreterId, ...row } = found.row;
	const came = { member: row.memberCameAt, house: row.houseCameAt, interpreter: row.interpreterCameAt };
	const when = { scheduledAt, now: step.now };
	const missing = row.missedToldAt === null ? missingSide(came, when) : undefined;
	if (missing) {
		await updateVideo(step.work, id, { missedToldAt: step.now });
		const parties = missing === 'member' ? { memberId } : { providerId };
		await happened(step, found, { kind: 'video.wait', telling: `waiting-${missing}`, parties });
	}
	const isAwaited = row.interpreterState === 'accepted' && row.interpreterToldAt === null;
	if (!isAwaited || interpreterId === null || !isInterpreterMissing(came, when)) return;
	await updateVideo(step.work, id, { interpreterToldAt: step.now });
	const parties = { otherIds: [interpreterId] };
	await happened(step, found, { kind: 'video.wait', telling: 'waiting-interpreter', parties });
}
