import type { messageReportEndpoints } from '#contract/api/message-report.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { decidedReport } from '#domain/thread/message-report.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries } from '#server/queries.ts';
import { tellAuthor, tellReporters } from './report-mails.ts';
import { findFilesOfMessages } from './thread-message.repo.ts';
import { decideReports, findReporters, lockReported } from './thread-report.repo.ts';
import { findTalk } from './thread-talk.repo.ts';
import { wordsOf } from './thread-view.ts';

type Decision = InputOf<(typeof messageReportEndpoints)['POST /api/message-reports/:id/decision']>['body'];

/**
 * An operator's word about a reported message: the message, its reports, the trail and who is told, all or nothing. Nobody decides
 * about their own, or about what a colleague has decided while they looked. That a report came to nothing is no news to who wrote the message.
 */
export async function decideReport(
	{ services, now: at, memberId }: Pick<MemberContext, 'services' | 'now' | 'memberId'>,
	{ id, decided }: { id: string; decided: Decision },
) {
	return services.transact(async (work) => {
		const found = await lockReported(work, id);
		if (!found) return refuse('not-found');
		const { authorId, role, threadId, hiddenAt } = found;
		if (found.seen !== decided.seen) return refuse('changed-since');
		const status = decidedReport(found.status, decided.decision);
		if (!status || authorId === null || authorId === memberId) return refuse('not-allowed');
		const reason = decided.decision === 'hide' ? decided.reason : null;
		const reporterIds = await findReporters(work, { messageId: id, status });
		// A reason says what was written: where that is forgotten, it is told and not kept.
		const stored = (await isErased(work, services.keys, found)) ? null : reason;
		await decideReports(work, { messageId: id, status, reason: stored, decidedBy: memberId, at });
		const talk = await findTalk(work, threadId);
		const told = { messageId: id, threadId, talk, operatorId: memberId, at };
		if (status === 'hidden' || hiddenAt !== null) await tellAuthor(work, services, { ...told, authorId, role, reason });
		else
			await recordAudit(work, {
				...{ event: 'thread.report-dismissed', actorId: memberId, subjectId: authorId, actor: 'operator', at },
				...{ subject: ['message', id], details: { threadId } },
			});
		await tellReporters(work, services, { ...told, reporterIds, isHidden: status === 'hidden' });
		return accept({});
	});
}

type Reported = NonNullable<Awaited<ReturnType<typeof lockReported>>>;

/** Of every message words, phrases or files are left, but of one that was erased. */
async function isErased(queries: Queries, keys: Keyring, message: Reported): Promise<boolean> {
	const { text, phrases } = wordsOf(message, keys);
	if (text !== '' || phrases.length > 0) return false;
	return (await findFilesOfMessages(queries, [message.id])).length === 0;
}
