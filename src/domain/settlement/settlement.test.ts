import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	bothWays,
	lineOf,
	nothingSettled,
	rateOn,
	type SettlementLine,
	type Standing,
	settledOf,
	settlementNumber,
	sumOf,
	taxIn,
} from './settlement.ts';

const done: Standing = { status: 'completed', heldWon: 100_000, onSiteWon: 400_000, owedWon: 0, promotionWon: 0 };

test('the rate in force is the last that had begun on the day of the service', () => {
	const rates = [
		{ startsOn: '2026-11-01', points: 1_200 },
		{ startsOn: '2026-01-01', points: 1_000 },
	];
	expect(['2025-12-31', '2026-10-31', '2026-11-01', '2027-05-05'].map((day) => rateOn(rates, day))).toEqual([
		0, 1_000, 1_200, 1_200,
	]);
});

test('the commission is a share of all the guest paid; what was paid on site the partner has already', () => {
	expect(settledOf(done, 1_000)).toEqual({
		...{ paidWon: 500_000, heldWon: 100_000, promotionWon: 0, commissionWon: 50_000, payableWon: 50_000 },
	});
	expect(settledOf({ ...done, heldWon: 0, onSiteWon: 500_000 }, 1_000).payableWon).toBe(-50_000);
	expect(settledOf({ ...done, heldWon: 999, onSiteWon: 0 }, 1_000).commissionWon).toBe(99);
	expect(taxIn(110_000)).toBe(10_000);
});

test('the agency bears its own promotion, money that is owed to a guest is nobody’s, and what is to come does not count', () => {
	expect(settledOf({ ...done, heldWon: 90_000, onSiteWon: 0, promotionWon: 10_000 }, 1_000)).toMatchObject({
		...{ paidWon: 90_000, promotionWon: 10_000, commissionWon: 10_000, payableWon: 90_000 },
	});
	const cancelled: Standing = { ...done, status: 'cancelled', onSiteWon: 0, owedWon: 80_000, promotionWon: 5_000 };
	expect(settledOf(cancelled, 1_000)).toMatchObject({ paidWon: 20_000, promotionWon: 0, payableWon: 18_000 });
	// Whether it was sent back meanwhile changes nothing.
	expect(settledOf({ ...cancelled, heldWon: 20_000, owedWon: 0 }, 1_000)).toEqual(settledOf(cancelled, 1_000));
	expect(settledOf({ ...done, status: 'confirmed' }, 1_000)).toEqual(nothingSettled);
});

test('what is paid out and what partners owe are two sums, which together are what is payable', () => {
	const all = [50_000, -20_000, 0, -5_000, 30_000].map((payableWon) => ({ ...nothingSettled, payableWon }));
	expect(bothWays(all)).toEqual({ dueWon: 80_000, owedWon: 25_000 });
	expect(sumOf(all).payableWon).toBe(55_000);
});

test('what is found after closing is a correction in the next month, and nothing where nothing changed', () => {
	const before = settledOf(done, 1_000);
	expect(lineOf(done, { before, points: 1_000 })).toBeUndefined();
	expect(lineOf({ ...done, heldWon: 60_000 }, { before, points: 1_000 })).toMatchObject({
		...{ kind: 'correction', paidWon: -40_000, commissionWon: -4_000, payableWon: -36_000 },
	});
	expect(lineOf({ ...done, status: 'cancelled' }, { before: undefined, points: 0 })?.kind).toBe('fee');
	expect(settlementNumber('2026-10', 7)).toBe('S-2026-10-007');
});

const won = fc.integer({ min: 0, max: 5_000_000 });
const standing = fc.record({
	...{ status: fc.constantFrom('confirmed', 'completed', 'cancelled', 'no-show'), heldWon: won, onSiteWon: won },
	...{ owedWon: won, promotionWon: won },
}) as fc.Arbitrary<Standing>;

const walks = fc.array(fc.array(standing, { minLength: 1, maxLength: 6 }), { maxLength: 8 });

test('over the months, statements sum to what was paid in the end, whatever happened in between', () => {
	fc.assert(
		fc.property(walks, fc.integer({ min: 0, max: 5_000 }), (reservations, points) => {
			for (const months of reservations) {
				const lines: SettlementLine[] = [];
				for (const now of months) {
					const line = lineOf(now, { before: lines.length > 0 ? sumOf(lines) : undefined, points });
					if (line) lines.push(line);
				}
				const sum = sumOf(lines);
				const last = months.at(-1);
				if (!last) continue;
				expect(sum).toEqual(settledOf(last, points));
				expect(sum.heldWon + sum.promotionWon).toBe(sum.payableWon + sum.commissionWon);
				if (last.status !== 'confirmed') expect(sum.paidWon).toBe(last.heldWon - last.owedWon + last.onSiteWon);
			}
		}),
	);
});
