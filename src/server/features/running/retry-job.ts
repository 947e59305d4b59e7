import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { rescheduleJob } from './running.repo.ts';

/** At once, and with all its tries before it. The queue notifies, so it stands in a transaction of its own. */
export async function retryJob({ queries, memberId, now }: MemberContext, { number }: { number: string }) {
	const task = await rescheduleJob(queries, number, now);
	if (task === undefined) return refuse('not-found');
	await recordAudit(queries, {
		...{ event: 'site.job-retried', actorId: memberId, subjectId: null, actor: 'operator', at: now },
		...{ subject: ['job', number], details: { task } },
	});
	return accept({});
}
