import { accept, refuse } from '#domain/kernel/result.ts';
import { canRunNow, jobStateOf } from '#domain/running/jobs.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findJob, rescheduleJob } from './running.repo.ts';

/** At once, and with all its tries before it. The queue notifies, so it stands in a transaction of its own. */
export async function retryJob({ queries, memberId, now }: MemberContext, { number }: { number: string }) {
	const job = await findJob(queries, number);
	if (!job) return refuse('not-found');
	const state = jobStateOf({ ...job, hasFailed: job.lastError !== null }, now);
	if (!canRunNow(state, job.runAt, now)) return refuse('not-allowed');
	if (!(await rescheduleJob(queries, number, now))) return refuse('not-found');
	const { task } = job;
	await recordAudit(queries, {
		...{ event: 'site.job-retried', actorId: memberId, subjectId: null, actor: 'operator', at: now },
		...{ subject: ['job', number], details: { task } },
	});
	return accept({});
}
