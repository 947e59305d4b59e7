import { accept, refuse } from '#domain/kernel/result.ts';
import { canBeClosed, spanOf } from '#domain/refund/refund-month.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findLastTakenBack, insertClosing, lockBooks, sumPaid } from './refund.repo.ts';

/** With the sum that was seen and compared with the account: where it is another one by now, nothing is closed. Who books or takes back a refund meanwhile waits. */
export async function closeMonth(
	{ services, memberId, now, signedInAt }: MemberContext,
	{ month, ...seen }: { month: string; count: number; won: number },
) {
	// It is not opened again: whoever does it is who they say they are.
	const late = requireRecentSignIn({ signedInAt, now });
	if (late) return late;
	return services.transact(async (queries) => {
		await lockBooks(queries);
		const span = spanOf(month);
		const sum = await sumPaid(queries, span);
		if (!canBeClosed(month, sum.count, now)) return refuse('not-allowed');
		if (sum.count !== seen.count || sum.won !== seen.won) return refuse('changed-since');
		// After all that was taken back while it was open, also by who asked a moment after this was asked and had not to wait.
		const last = await findLastTakenBack(queries, span);
		const closedAt = last && last >= now ? new Date(last.getTime() + 1) : now;
		if (!(await insertClosing(queries, { month, ...sum, closedAt, closedBy: memberId })))
			return refuse('changed-since');
		await recordAudit(queries, {
			...{ event: 'refund.month-closed', actorId: memberId, subjectId: null, actor: 'operator', at: now },
			...{ subject: ['refund-month', month], details: sum },
		});
		return accept({});
	});
}
