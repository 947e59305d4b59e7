import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { lockReservations } from '#server/features/reservation/reservation.repo.ts';
import { takeBackPayment } from '#server/features/reservation/take-back-payment.ts';
import { lockSettlements } from '#server/features/settlement/payout.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { rollBack } from '#server/roll-back.ts';
import { lockLine, saveLine } from './bank.repo.ts';
import { findMatches, freeLineOf } from './bank-match.repo.ts';
import { findPayoutsOfLines, freeLineOfPayout } from './bank-payout.repo.ts';

/** What was said of a line is taken back: what was booked with it is reversed, what was only tied to it is free again. */
export function reopenLine(
	{ services, viewer, memberId, now }: MemberContext,
	{ id, reason }: { id: string; reason: string },
) {
	return services.transact(async (work) => {
		const [matches, payouts] = [await findMatches(work, [id]), await findPayoutsOfLines(work, [id], 'ko')];
		await lockReservations(
			work,
			matches.map(({ reservationId }) => reservationId),
		);
		await lockSettlements(
			work,
			payouts.map(({ settlementId }) => settlementId),
		);
		const line = await lockLine(work, id);
		if (!line) return refuse('not-found');
		if (line.state === 'open' && line.matchedWon === 0) return accept({});
		for (const { paymentId, reservationId, way } of matches) {
			if (way === 'tied') {
				await freeLineOf(work, paymentId);
				continue;
			}
			const asked = { id: reservationId, payment: paymentId, reason };
			const done = await takeBackPayment({ work, services, now, viewer }, asked);
			if (!done.ok) return rollBack(done);
		}
		for (const payout of payouts) await freeLineOfPayout(work, payout.id);
		await saveLine(work, id, {
			...{ state: 'open', matchedWon: 0, asideReason: null, note: null, decidedAt: null, decidedBy: null },
		});
		const codes = [...matches.map(({ code }) => code), ...payouts.map(({ number }) => number)];
		await recordAudit(work, {
			...{ event: 'bank.line-reopened', actorId: memberId, subjectId: null, actor: 'operator', at: now },
			...{ subject: ['bank-line', id], details: { codes: codes.join(' '), won: line.won } },
		});
		return accept({});
	});
}
