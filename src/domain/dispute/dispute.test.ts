import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceDue, refundDue } from '../reservation/reservation.ts';
import {
	afterRefund,
	canDispute,
	type Dispute,
	disputeMoves,
	isOpenDispute,
	moved,
	movesFor,
	splitRefund,
	wonOwedBy,
} from './dispute.ts';

const open: Dispute = {
	...{ state: 'open', openedBy: 'member', outcome: null, won: 0, hasAccepted: { member: false, provider: false } },
};
const refund = { outcome: 'refund', won: 30_000 } as const;
const mostWon = 50_000;
const proposed = moved(open, { move: 'propose', role: 'operator', said: refund, mostWon });

test('an operator proposes, both sides accept, and the refund is owed', () => {
	if (!proposed) throw new Error('nothing is proposed');
	const one = moved(proposed, { move: 'accept', role: 'member', mostWon });
	expect(one).toMatchObject({ state: 'proposed', hasAccepted: { member: true, provider: false } });
	expect(one && wonOwedBy(one)).toBe(0);
	const both = one && moved(one, { move: 'accept', role: 'provider', mostWon });
	expect(both).toMatchObject({ state: 'agreed', ...refund });
	expect(both && wonOwedBy(both)).toBe(30_000);
	expect(both && movesFor(both, 'operator', mostWon)).toEqual([]);
});

test('whoever declines opens it again; an operator may decide; who opened it may withdraw', () => {
	if (!proposed) throw new Error('nothing is proposed');
	expect(moved(proposed, { move: 'decline', role: 'provider', mostWon })).toEqual(open);
	const decided = moved(open, { move: 'decide', role: 'operator', said: { outcome: 'none', won: 0 }, mostWon });
	expect(decided).toMatchObject({ state: 'decided', outcome: 'none' });
	expect(decided && wonOwedBy(decided)).toBe(0);
	expect(movesFor(open, 'member', mostWon)).toEqual(['withdraw']);
	expect(movesFor(open, 'provider', mostWon)).toEqual([]);
	expect(moved(open, { move: 'withdraw', role: 'provider', mostWon })).toBeUndefined();
	expect(moved(open, { move: 'decide', role: 'member', said: refund, mostWon })).toBeUndefined();
});

test('nobody agrees to a refund of what is not there any more; a no, another proposal and a decision stay', () => {
	if (!proposed) throw new Error('nothing is proposed');
	const one = moved(proposed, { move: 'accept', role: 'member', mostWon });
	if (!one) throw new Error('nobody accepts');
	for (const left of [0, refund.won - 1]) {
		expect(movesFor(one, 'provider', left)).toEqual(['decline']);
		expect(moved(one, { move: 'accept', role: 'provider', mostWon: left })).toBeUndefined();
		expect(moved(one, { move: 'decline', role: 'provider', mostWon: left })).toEqual(open);
		expect(movesFor(one, 'operator', left)).toEqual(['propose', 'decide']);
	}
	expect(movesFor(one, 'provider', refund.won)).toEqual(['accept', 'decline']);
});

test('no more comes back than is there, and only a refund has an amount', () => {
	for (const said of [
		{ outcome: 'refund', won: 0 },
		{ outcome: 'refund', won: mostWon + 1 },
		{ outcome: 'redo', won: 1 },
	] as const)
		expect(moved(open, { move: 'propose', role: 'operator', said, mostWon })).toBeUndefined();
	expect(afterRefund({ total: 20_000, kept: 15_000 }, 30_000)).toEqual({ total: 0, kept: 5_000, takenOff: 20_000 });
	expect(afterRefund({ total: 90_000, kept: 0 }, 30_000)).toEqual({
		...{ total: 60_000, kept: 0, takenOff: 30_000 },
	});
});

test('only what was confirmed once and is not long over can be disputed', () => {
	const now = new Date('2026-11-18T00:00:00Z');
	expect(canDispute('completed', new Date('2026-10-01T00:00:00Z'), now)).toBe(true);
	expect(canDispute('requested', now, now)).toBe(false);
	expect(canDispute('completed', new Date('2026-01-01T00:00:00Z'), now)).toBe(false);
});

test('however it goes, it owes something only once it is closed by a refund, and what is closed stays', () => {
	const step = fc.record({
		move: fc.constantFrom(...disputeMoves),
		role: fc.constantFrom('member', 'provider', 'operator'),
		said: fc.constantFrom(refund, { outcome: 'redo', won: 0 }, { outcome: 'none', won: 0 }),
	});
	fc.assert(
		fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
			let now: Dispute = open;
			for (const one of steps) {
				const next = moved(now, { ...one, mostWon } as Parameters<typeof moved>[1]);
				if (!isOpenDispute(now.state)) expect(next).toBeUndefined();
				now = next ?? now;
				expect(wonOwedBy(now)).toBeLessThanOrEqual(isOpenDispute(now.state) ? 0 : mostWon);
			}
		}),
	);
});

test('what is told of a refund is what becomes of the money: the balance sinks first, the rest is owed back', () => {
	const sum = fc.integer({ min: 0, max: 200_000 });
	fc.assert(
		fc.property(sum, sum, sum, sum, (total, kept, paid, won) => {
			const money = { total, kept, paid, refunded: 0 };
			fc.pre(refundDue(money) === 0 && won <= Math.min(paid, total + kept));
			const { off, back } = splitRefund(won, balanceDue(money));
			const after = afterRefund(money, won);
			expect([balanceDue(money) - balanceDue(after), refundDue(after)]).toEqual([off, back]);
		}),
	);
});
