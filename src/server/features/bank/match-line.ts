import type { bankEndpoints } from '#contract/api/bank.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { LineState } from '#domain/bank/bank-line.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { bookPayment } from '#server/features/reservation/book-payment.ts';
import { findPayment } from '#server/features/reservation/payment.repo.ts';
import { lockReservation } from '#server/features/reservation/reservation.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { rollBack } from '#server/roll-back.ts';
import { type LineRow, lockLine, saveLine } from './bank.repo.ts';
import { findMatchOf, insertMatch } from './bank-match.repo.ts';

type Input = InputOf<(typeof bankEndpoints)['POST /api/bank/lines/:id/matches']>;
type Body = Input['body'];

/** At a person's word alone: the payment is booked as any other and its guest told, or one that is there stands for the line. */
export function matchLine(own: MemberContext, { params: { id }, body }: Input) {
	const { services, memberId, now } = own;
	return services.transact(async (work) => {
		// The reservation first, as whoever takes a payment back does.
		const found = await lockReservation(work, body.reservationId);
		const line = await lockLine(work, id);
		if (!found || !line) return refuse('not-found');
		const left = line.won - line.matchedWon;
		const known = await findMatchOf(work, body.paymentId ?? body.key);
		if (known?.lineId === id) return accept({ state: line.state, left });
		if (known || line.state === 'aside' || body.won > left) return refuse('changed-since');
		const paymentId = await paymentFor(own, { work, line, body });
		if (!paymentId.ok) return paymentId;
		const match = { paymentId: paymentId.value, lineId: id, reservationId: body.reservationId, won: body.won };
		if (!(await insertMatch(work, { ...match, way: body.paymentId ? 'tied' : 'booked' })))
			return rollBack(refuse('changed-since'));
		const state: LineState = body.won === left ? 'matched' : 'open';
		await saveLine(work, id, { state, matchedWon: line.matchedWon + body.won, decidedAt: now, decidedBy: memberId });
		await recordAudit(work, {
			...{ event: 'bank.line-matched', actorId: memberId, subjectId: found.row.memberId, actor: 'operator', at: now },
			...{ subject: ['bank-line', id], details: { code: found.row.code, won: body.won, direction: line.direction } },
		});
		return accept({ state, left: left - body.won });
	});
}

type Step = { work: Transaction; line: LineRow; body: Body };

async function paymentFor({ services, viewer, now }: MemberContext, { work, line, body }: Step) {
	const kind = line.direction === 'in' ? 'payment' : 'refund';
	const { key, won, reservationId, isMore } = body;
	if (body.paymentId === null) {
		const entry = { key, kind, won, method: 'transfer', isMore, sentOn: line.on } as const;
		const booked = await bookPayment({ work, services, now, viewer }, { id: reservationId, body: entry });
		return booked.ok ? accept(key) : booked;
	}
	const there = await findPayment(work, body.paymentId);
	const isIt =
		there?.reservationId === reservationId &&
		there.kind === kind &&
		there.method === 'transfer' &&
		there.won === won &&
		there.reversedAt === null;
	return isIt ? accept(body.paymentId) : refuse('changed-since');
}
