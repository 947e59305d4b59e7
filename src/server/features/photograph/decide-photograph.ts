import type { photographReportEndpoints } from '#contract/api/photograph-report.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { putBack } from '#domain/file/photograph-report.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { decidedReport } from '#domain/thread/message-report.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { FileRow } from '#server/features/file/file.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { tellHouse, tellReporters } from './photograph-mails.ts';
import {
	decideReports,
	findReporters,
	findReportsOf,
	lockPhotograph,
	photographSeen,
} from './photograph-report.repo.ts';
import {
	findPhotograph,
	isNameOf,
	lockShown,
	nameIn,
	type Photographed,
	photographedBy,
	setShown,
} from './photographed.repo.ts';

type Decision = InputOf<(typeof photographReportEndpoints)['POST /api/photograph-reports/:id/decision']>['body'];
type Given = Pick<MemberContext, 'services' | 'now' | 'memberId'>;

/**
 * An operator's word about a reported photograph: what is shown, its reports, the trail and who is told, all or nothing. That a
 * report came to nothing is no news to the house. Nobody decides about what they uploaded, or about what a colleague has decided while
 * they looked.
 */
export async function decidePhotograph(
	{ services, now: at, memberId }: Given,
	{ id, decided }: { id: string; decided: Decision },
) {
	return services.transact(async (work) => {
		const found = await findPhotograph(work, id);
		if (!found) return refuse('not-found');
		const subject = photographedBy(found);
		// In the order of who arranges, describes and removes: first what shows it, then the file.
		const names = await lockShown(work, subject);
		const row = await lockPhotograph(work, id);
		const reports = await findReportsOf(work, [id]);
		if (!row || reports.length === 0) return refuse('not-found');
		if (photographSeen(row, reports) !== decided.seen) return refuse('changed-since');
		const was = row.hiddenAt === null ? 'dismissed' : 'hidden';
		const status = decidedReport(reports.some((one) => one.status === 'open') ? 'open' : was, decided.decision);
		if (!status || row.ownerId === memberId) return refuse('not-allowed');
		const reason = decided.decision === 'hide' ? decided.reason : null;
		const reporterIds = await findReporters(work, { id, status });
		const isHidden = status === 'hidden';
		const position = await moveShown(work, { subject, names, row, isHidden });
		await decideReports(work, { id, status, reason, position, decidedBy: memberId, at });
		const told = { photograph: found, operatorId: memberId, at };
		if (isHidden || row.hiddenAt !== null) await tellHouse(work, services, { ...told, reason });
		else
			await recordAudit(work, {
				...{ event: 'photograph.report-dismissed', actorId: memberId, subjectId: row.ownerId, actor: 'operator', at },
				...{ subject: ['photograph', id], details: { organisation: found.organisationId } },
			});
		await tellReporters(work, services, {
			...{ photograph: found, actor: 'operator', actorId: memberId, at },
			...{ reporterIds, outcome: isHidden ? 'hidden' : 'kept' },
		});
		return accept({});
	});
}

type Move = { subject: Photographed; names: readonly string[]; row: FileRow; isHidden: boolean };

/** Takes it out of what is shown, or puts it back where it stood. Answers with where that is. */
async function moveShown(work: Transaction, { subject, names, row, isHidden }: Move): Promise<number | null> {
	const at = names.findIndex((name) => isNameOf(name, row.id));
	if (isHidden && at >= 0) {
		await setShown(work, subject, names.toSpliced(at, 1));
		return at;
	}
	if (!isHidden && row.hiddenAt !== null && at < 0)
		await setShown(work, subject, putBack(names, nameIn(subject.kind, row), row.hiddenPlace));
	return row.hiddenPlace;
}
