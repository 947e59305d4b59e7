import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { deleteStatement, forgetUses, lockLines, lockStatement } from './bank.repo.ts';

/** A file that was a mistake, or read the wrong way, as long as nothing was said of its lines: then the right one can be uploaded. */
export function removeStatement({ services, memberId, now }: MemberContext, { id }: { id: string }) {
	return services.transact(async (work) => {
		const statement = await lockStatement(work, id);
		if (!statement) return refuse('not-found');
		const { all, touched } = await lockLines(work, id);
		if (touched > 0) return refuse('changed-since');
		const { firstOn, lastOn, uploadedAt } = statement;
		await forgetUses(work, uploadedAt);
		await deleteStatement(work, id);
		await recordAudit(work, {
			...{ event: 'bank.statement-removed', actorId: memberId, subjectId: null, actor: 'operator', at: now },
			...{ subject: ['bank-statement', id], details: { lines: all, firstOn, lastOn } },
		});
		return accept({});
	});
}
