import { accept, refuse } from '#domain/kernel/result.ts';
import { decidedReport, type MessageReportDecision, type MessageReportStatus } from '#domain/thread/message-report.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { decideReports, lockReported } from './thread-report.repo.ts';

const trailOf = (was: MessageReportStatus, now: MessageReportStatus) => {
	if (now === 'hidden') return 'thread.message-hidden';
	return was === 'hidden' ? 'thread.message-shown' : 'thread.report-dismissed';
};

/** An operator's word about a reported message: the message, its reports and the trail, all or nothing. Nobody decides about their own. */
export async function decideReport(
	{ services, now: at, memberId }: Pick<MemberContext, 'services' | 'now' | 'memberId'>,
	{ id, decision }: { id: string; decision: MessageReportDecision },
) {
	return services.transact(async (work) => {
		const found = await lockReported(work, id);
		if (!found) return refuse('not-found');
		const status = decidedReport(found.status, decision);
		if (!status || found.authorId === memberId) return refuse('not-allowed');
		await decideReports(work, { messageId: id, status, decidedBy: memberId, at });
		await recordAudit(work, {
			...{ event: trailOf(found.status, status), actorId: memberId, subjectId: found.authorId, actor: 'operator', at },
			...{ subject: ['message', id], details: { threadId: found.threadId } },
		});
		return accept({});
	});
}
