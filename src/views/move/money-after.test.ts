import { describe, expect, it } from 'vitest';
import { backAfter, moneyAfter, moneyLines } from './money-after.ts';

const money = { total: 484_500, kept: 0, paid: 0, refunded: 0 };

describe('what cancelling comes to', () => {
	it('gives all of what was paid back while it is free', () => {
		expect(moneyAfter({ ...money, paid: 96_900 }, 0, 100)).toEqual({
			total: 0,
			back: 484_500,
			kept: 0,
			isByPolicy: true,
			refundDue: 96_900,
			balanceDue: 0,
		});
	});

	it('costs never more than was paid, and gives back the rest where more was', () => {
		expect(moneyAfter(money, 0, 90)).toMatchObject({ kept: 0, refundDue: 0, balanceDue: 0 });
		expect(moneyAfter({ ...money, paid: 20_000 }, 0, 90)).toMatchObject({ kept: 20_000, refundDue: 0, balanceDue: 0 });
		expect(moneyAfter({ ...money, paid: 96_900 }, 0, 90)).toMatchObject({ refundDue: 48_450, balanceDue: 0 });
	});

	it('rounds halves to the guest', () => {
		expect(moneyAfter({ ...money, total: 1_001, paid: 1_001 }, 0, 50)).toMatchObject({ kept: 500, refundDue: 501 });
	});

	it('counts a part only', () => {
		expect(moneyAfter({ ...money, paid: 484_500 }, 384_500, 80)).toMatchObject({
			back: 80_000,
			kept: 20_000,
			refundDue: 80_000,
		});
	});

	it('gives back of what is still being checked too', () => {
		const sent = { ...money, paid: 50_000, inCheck: 46_900 };
		expect(backAfter(sent, moneyAfter(sent, 0, 90))).toBe(48_450);
		expect(backAfter(sent, moneyAfter(sent, 0, 80))).toBe(0);
		expect(backAfter({ ...sent, inCheck: 0 }, moneyAfter({ ...sent, inCheck: 0 }, 0, 100))).toBe(50_000);
	});

	it('costs nothing for a part either while nothing is paid', () => {
		expect(moneyAfter(money, 121_125, 20)).toMatchObject({ kept: 0, isByPolicy: false, balanceDue: 121_125 });
	});

	it('names neither a fee nor a refund while nothing was sent', () => {
		const names = (one: Parameters<typeof moneyAfter>[0], total: number) =>
			moneyLines(one, moneyAfter(one, total, 80), { hasFee: true, hasBack: true }).map(({ name }) => name);
		expect(names(money, 0)).toEqual([]);
		expect(names(money, 121_125)).toEqual(['toPay']);
		expect(names({ ...money, inCheck: 96_900 }, 0)).toEqual(['paid', 'checked', 'fee', 'back']);
		expect(names({ ...money, paid: 96_900 }, 0)).toEqual(['paid', 'fee', 'back']);
		// What an earlier change cost is named, or the sums would not add up.
		expect(names({ ...money, paid: 96_900, kept: 5_000 }, 0)).toEqual(['paid', 'feeBefore', 'fee', 'back']);
	});
});
