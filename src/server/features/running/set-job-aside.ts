import { accept, refuse } from '#domain/kernel/result.ts';
import { asideMark, canSetAside, type JobAsideReason } from '#domain/running/set-aside.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { stateOfRow } from './job-state.ts';
import { findJob, giveUpJob } from './running.repo.ts';

/** Somebody has looked at it and leaves it: it stays in the queue with a mark, and is no trouble any more. */
export async function setJobAside(
	{ queries, memberId, now }: MemberContext,
	{ number, reason }: { number: string; reason: JobAsideReason },
) {
	const job = await findJob(queries, number);
	if (!job) return refuse('not-found');
	const { task, lastError } = job;
	if (!canSetAside(task, stateOfRow(job, now))) return refuse('not-allowed');
	const failedOf = lastError ?? `${task} failed: unknown`;
	if (!(await giveUpJob(queries, number, failedOf + asideMark))) return refuse('not-found');
	await recordAudit(queries, {
		...{ event: 'site.job-set-aside', actorId: memberId, subjectId: null, actor: 'operator', at: now },
		...{ subject: ['job', number], details: { task, reason } },
	});
	return accept({});
}
