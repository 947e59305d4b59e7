import { describe, expect, test } from 'vitest';
import { advance, beginReservation, mayMove, percentNow } from './advance-reservation.ts';
import { cancellationScales } from './cancellation.ts';
import { dueNow, nextDueAt } from './due.ts';
import { freeCancelUntil } from './free-cancel-until.ts';
import { answerNeedsBy, askNeeds, isAsking } from './need-questions.ts';
import { refundOutlook } from './refund-outlook.ts';
import type { Reservation } from './reservation.ts';

const korea = (text: string) => new Date(`${text}:00+09:00`);
const order = {
	...{ on: '2026-12-10', to: null, time: '08:30', units: 1, choices: {} },
	persons: { adult: 2, child: 0, infant: 0 },
};
const terms = {
	...{ scale: cancellationScales['day-tour'], depositPercent: 20, minutes: 600, nights: null },
	price: { unit: 'person', won: 50_000 },
	confirmation: 'instant',
} as const;
const asked = korea('2026-12-01T10:00');
const begun: Reservation = {
	...beginReservation(order, terms, asked),
	money: { total: 100_000, kept: 0, paid: 100_000, refunded: 0 },
	questions: askNeeds(['wheelchair', 'halal'], order, asked),
};
const answer = (reservation: Reservation, said: 'yes' | 'no' | 'how', now: Date) => {
	const moved = advance(
		reservation,
		{ move: 'answer-needs', answers: [{ id: 'wheelchair', answer: said, text: 'By ramp' }] },
		{ actor: 'provider', now },
	);
	if (!moved.ok) throw new Error(moved.refusal);
	return moved.value.next;
};
const facts = (reservation: Reservation) => ({
	...{ reservation, reminded: { week: true, day: true, pay: true, balance: true }, isErased: false, eraseAfterDays: 7 },
});

describe('a question about a need', () => {
	test('is due within a day, sooner before a near service, never after its start', () => {
		expect(answerNeedsBy(order, asked)).toEqual(korea('2026-12-02T10:00'));
		expect(answerNeedsBy(order, korea('2026-12-09T14:00'))).toEqual(korea('2026-12-10T02:30'));
		expect(answerNeedsBy(order, korea('2026-12-10T05:00'))).toEqual(korea('2026-12-10T07:00'));
		expect(answerNeedsBy(order, korea('2026-12-10T08:00'))).toEqual(korea('2026-12-10T08:30'));
	});

	test('stands until each is answered, and a repeat says nothing new', () => {
		expect(isAsking(begun.questions)).toBe(true);
		const half = answer(begun, 'how', asked);
		expect(isAsking(half.questions)).toBe(true);
		expect(half.questions?.list[0]).toMatchObject({ id: 'wheelchair', answer: 'how', text: 'By ramp' });
		expect(() => answer(half, 'how', asked)).toThrow('not-allowed');
		expect(mayMove(begun, 'answer-needs', { actor: 'member', now: asked })).toBe(false);
	});

	test('answered with no lets the guest cancel free of charge for three days, at most until it begins', () => {
		const near = korea('2026-12-09T12:00');
		expect(percentNow(begun, near)).toBe(80);
		const refused = answer(begun, 'no', near);
		expect(refused.questions?.freeUntil).toBe(korea('2026-12-10T08:30').toISOString());
		expect(percentNow(refused, near)).toBe(100);
		expect(refundOutlook(refused, near)).toMatchObject({ percent: 100, won: 100_000 });
		expect(refundOutlook(refused, near).steps[0]).toMatchObject({ until: korea('2026-12-10T08:30'), refund: 100_000 });
		expect(answer(begun, 'no', asked).questions?.freeUntil).toBe(korea('2026-12-04T10:00').toISOString());
		expect(percentNow(answer(begun, 'yes', near), near)).toBe(80);
	});

	test('a no never shortens the free time of the policy, and there is one date for both', () => {
		const steps = (one: Reservation, now: Date) =>
			refundOutlook(one, now).steps.map(({ until, percent }) => `${percent} ${until.toISOString()}`);
		const rest = ['90 2026-12-08T14:59:59.999Z', '80 2026-12-09T14:59:59.999Z', '70 2026-12-09T23:30:00.000Z'];
		const early = answer(begun, 'no', asked);
		expect(steps(early, asked)).toEqual(['100 2026-12-07T14:59:59.999Z', ...rest]);
		expect(freeCancelUntil(early)?.toISOString()).toBe('2026-12-07T14:59:59.999Z');
		const late = answer(begun, 'no', korea('2026-12-06T10:00'));
		expect(steps(late, korea('2026-12-06T10:00'))).toEqual(['100 2026-12-09T01:00:00.000Z', ...rest.slice(1)]);
		expect(freeCancelUntil(late)?.toISOString()).toBe('2026-12-09T01:00:00.000Z');
		expect(freeCancelUntil({ ...late, terms: { ...terms, scale: cancellationScales['procedure-deposit'] } })).toEqual(
			korea('2026-12-09T10:00'),
		);
		expect(
			freeCancelUntil({ ...begun, terms: { ...terms, scale: cancellationScales['procedure-deposit'] } }),
		).toBeUndefined();
	});

	test('that nobody answers in time is told once, and frees the guest', () => {
		const late = korea('2026-12-02T10:00');
		expect(nextDueAt(facts(begun))).toEqual(late);
		expect(dueNow(facts(begun), late)?.due).toEqual({ task: 'move', move: 'miss-needs' });
		const told = advance(begun, { move: 'miss-needs' }, { actor: 'clock', now: late });
		if (!told.ok) throw new Error(told.refusal);
		expect(told.value.next.questions).toMatchObject({
			isLate: true,
			freeUntil: korea('2026-12-05T10:00').toISOString(),
		});
		expect(dueNow(facts(told.value.next), late)).toBeUndefined();
	});

	test('is asked again for another day', () => {
		const answered = answer({ ...begun, questions: askNeeds(['wheelchair'], order, asked) }, 'yes', asked);
		expect(isAsking(answered.questions)).toBe(false);
		const moved = advance(
			answered,
			{ move: 'ask-change', order: { ...order, on: '2026-12-12' } },
			{ actor: 'member', now: asked },
		);
		expect(moved.ok && isAsking(moved.value.next.questions)).toBe(true);
	});

	test('is answered by confirming the request that it came with', () => {
		const request = { ...begun, status: 'requested' as const };
		const confirmed = advance(request, { move: 'confirm' }, { actor: 'provider', now: asked });
		expect(confirmed.ok && confirmed.value.next.questions?.list.map((one) => one.answer)).toEqual(['yes', 'yes']);
	});
});
