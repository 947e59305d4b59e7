import { accept, refuse } from '#domain/kernel/result.ts';
import { canRunNow } from '#domain/running/jobs.ts';
import { isMarkedAside, withoutMark } from '#domain/running/set-aside.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { stateOfRow } from './job-state.ts';
import { findJob, giveUpJob, rescheduleJob } from './running.repo.ts';

/** At once, and with all its tries before it; what was set aside is taken back by it. The queue notifies, so it stands in a transaction of its own. */
export async function retryJob({ queries, memberId, now }: MemberContext, { number }: { number: string }) {
	const job = await findJob(queries, number);
	if (!job) return refuse('not-found');
	if (!canRunNow(stateOfRow(job, now), job.runAt, now)) return refuse('not-allowed');
	// A server that dies at each try would leave what was said of the tries before.
	if (job.lastError !== null && isMarkedAside(job.lastError))
		await giveUpJob(queries, number, withoutMark(job.lastError));
	if (!(await rescheduleJob(queries, number, now))) return refuse('not-found');
	const { task } = job;
	await recordAudit(queries, {
		...{ event: 'site.job-retried', actorId: memberId, subjectId: null, actor: 'operator', at: now },
		...{ subject: ['job', number], details: { task } },
	});
	return accept({});
}
