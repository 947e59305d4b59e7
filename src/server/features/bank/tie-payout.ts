import type { LineState } from '#domain/bank/bank-line.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { findPayout, lockSettlement } from '#server/features/settlement/payout.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { lockLine, saveLine } from './bank.repo.ts';
import { tiePayoutTo } from './bank-payout.repo.ts';

/** At a person's word alone: a transfer to or from a partner that was recorded stands for the line. Nothing is paid by it. */
export function tiePayout({ services, memberId, now }: MemberContext, asked: { id: string; payoutId: string }) {
	const { id, payoutId } = asked;
	return services.transact(async (work) => {
		// The statement first, as whoever takes a payout back does.
		const seen = await findPayout(work, payoutId);
		const statement = seen && (await lockSettlement(work, seen.settlementId));
		const payout = statement && (await findPayout(work, payoutId));
		const line = await lockLine(work, id);
		if (!payout || !line) return refuse('not-found');
		const left = line.won - line.matchedWon;
		if (payout.bankLineId === id) return accept({ state: line.state, left });
		const won = Math.abs(payout.won);
		const isIt = payout.way === 'transfer' && (payout.won > 0 ? 'out' : 'in') === line.direction && won <= left;
		if (!isIt || line.state !== 'open' || !(await tiePayoutTo(work, payoutId, id))) return refuse('changed-since');
		const state: LineState = won === left ? 'matched' : 'open';
		await saveLine(work, id, { state, matchedWon: line.matchedWon + won, decidedAt: now, decidedBy: memberId });
		await recordAudit(work, {
			...{ event: 'bank.line-matched', actorId: memberId, subjectId: null, actor: 'operator', at: now },
			...{ subject: ['bank-line', id], details: { code: statement.number, won, direction: line.direction } },
		});
		return accept({ state, left: left - won });
	});
}
