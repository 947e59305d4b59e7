import { expect, test } from 'vitest';
import { depositOf } from './pay-way.ts';
import { cancelledMoney, refundDue } from './reservation.ts';
import { stepMoney } from './step-money.ts';

const plan = { deposit: 18_000, depositBy: new Date('2026-11-20T00:00:00.000Z'), balance: 162_000, balanceBy: null };
const money = { total: 180_000, kept: 0, paid: 0, refunded: 0, inCheck: 0 };
const until = new Date('2026-12-01T00:00:00.000Z');

test.each([
	['free: all of the deposit', { percent: 100 }, { paid: 18_000, kept: 0, back: 18_000 }],
	['a tenth of the price is all of the deposit', { percent: 90 }, { paid: 18_000, kept: 18_000, back: 0 }],
	['never more than was paid', { percent: 50 }, { paid: 18_000, kept: 18_000, back: 0 }],
])('what comes back is told of what is paid by then, %s', (_, { percent }, told) => {
	expect(stepMoney({ money, plan }, { until, percent })).toEqual(told);
});

test('what is being checked counts as paid, and a rest that was transferred before counts too', () => {
	expect(stepMoney({ money: { ...money, inCheck: 18_000 }, plan }, { until, percent: 95 })).toMatchObject({
		back: 9_000,
	});
	const large = { ...plan, balanceBy: new Date('2026-11-30T00:00:00.000Z') };
	expect(stepMoney({ money, plan: large }, { until, percent: 80 })).toEqual({
		paid: 180_000,
		kept: 36_000,
		back: 144_000,
	});
});

test('what is promised before reserving is what is paid out: no crumb of the rounding of a deposit', () => {
	// 89,500 won with a deposit of 30 %: 26,900; the fee of 30 % is 26,850, and 50 won are not sent back by themselves.
	const total = 89_500;
	const small = {
		deposit: depositOf(total, { depositPercent: 30 }),
		depositBy: plan.depositBy,
		balance: 0,
		balanceBy: null,
	};
	const booked = { total, kept: 0, paid: 0, refunded: 0 };
	expect(stepMoney({ money: booked, plan: small }, { until, percent: 70 })).toEqual({
		paid: 26_900,
		kept: 26_900,
		back: 0,
	});
	const paidOut = cancelledMoney({ ...booked, paid: small.deposit }, { price: 0, percent: 70 });
	expect(refundDue(paidOut)).toBe(0);
});
