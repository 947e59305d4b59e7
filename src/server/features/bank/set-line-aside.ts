import { type AsideReason, needsNote } from '#domain/bank/bank-line.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { lockLine, saveLine } from './bank.repo.ts';

/** It belongs to no reservation, or the rest of it does not. */
export function setLineAside(
	{ services, memberId, now }: MemberContext,
	{ id, reason, note }: { id: string; reason: AsideReason; note: string },
) {
	return services.transact(async (work) => {
		if (needsNote(reason) && note === '')
			return refuse('invalid-input', { faults: [{ at: 'note', code: 'required' }] });
		const line = await lockLine(work, id);
		if (!line) return refuse('not-found');
		if (line.state === 'aside' && line.asideReason === reason && line.note === note) return accept({});
		if (line.state !== 'open') return refuse('changed-since');
		await saveLine(work, id, { state: 'aside', asideReason: reason, note, decidedAt: now, decidedBy: memberId });
		await recordAudit(work, {
			...{ event: 'bank.line-set-aside', actorId: memberId, subjectId: null, actor: 'operator', at: now },
			...{ subject: ['bank-line', id], details: { reason, won: line.won, direction: line.direction } },
		});
		return accept({});
	});
}
