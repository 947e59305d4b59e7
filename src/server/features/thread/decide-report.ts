import type { messageReportEndpoints } from '#contract/api/message-report.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { decidedReport } from '#domain/thread/message-report.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { tellAuthor, tellReporters } from './report-mails.ts';
import { decideReports, findReporters, lockReported } from './thread-report.repo.ts';
import { findTalk } from './thread-talk.repo.ts';

type Decision = InputOf<(typeof messageReportEndpoints)['POST /api/message-reports/:id/decision']>['body'];

/**
 * An operator's word about a reported message: the message, its reports, the trail and who is told, all or nothing. Nobody decides
 * about their own. That a report came to nothing is no news to who wrote the message.
 */
export async function decideReport(
	{ services, now: at, memberId }: Pick<MemberContext, 'services' | 'now' | 'memberId'>,
	{ id, decided }: { id: string; decided: Decision },
) {
	return services.transact(async (work) => {
		const found = await lockReported(work, id);
		if (!found) return refuse('not-found');
		const { authorId, role, threadId } = found;
		const status = decidedReport(found.status, decided.decision);
		if (!status || authorId === null || authorId === memberId) return refuse('not-allowed');
		const reason = decided.decision === 'hide' ? decided.reason : null;
		const reporterIds = await findReporters(work, id);
		await decideReports(work, { messageId: id, status, reason, decidedBy: memberId, at });
		const talk = await findTalk(work, threadId);
		const told = { messageId: id, threadId, talk, operatorId: memberId, at };
		if (status === 'hidden' || found.status === 'hidden')
			await tellAuthor(work, services, { ...told, authorId, role, reason });
		else
			await recordAudit(work, {
				...{ event: 'thread.report-dismissed', actorId: memberId, subjectId: authorId, actor: 'operator', at },
				...{ subject: ['message', id], details: { threadId } },
			});
		await tellReporters(work, services, { ...told, reporterIds, isHidden: status === 'hidden' });
		return accept({});
	});
}
