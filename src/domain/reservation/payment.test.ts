import { describe, expect, test } from 'vitest';
import { tourTerms } from '../../../tests/support/day-tour.ts';
import { beginReservation } from './advance-reservation.ts';
import { cancellationScales } from './cancellation.ts';
import { depositOf } from './pay-way.ts';
import {
	isPaidOnSite,
	mayBeMore,
	methodsFor,
	paymentFault,
	paymentPlan,
	paymentStatus,
	recordPayment,
} from './payment.ts';
import { cancelledMoney, keptOf, refundDue } from './reservation.ts';

const money = { total: 260_000, kept: 0, paid: 0, refunded: 0 };
/** As reserved: what it cost stays known, also once it is cancelled. */
const priced = (of: typeof money, total = of.total) => ({
	money: of,
	price: { total, lines: [], reasons: [], basis: 'listed' as const },
});

/** A fifth beforehand, the rest on site, unless it says otherwise. */
const standing = (of: typeof money, depositPercent = 20, isSecured = false) =>
	paymentStatus({ money: of, terms: { ...tourTerms, depositPercent }, isSecured });

describe('how the money stands', () => {
	test.each([
		['unpaid', money],
		['part', { ...money, paid: 100 }],
		['part', { ...money, paid: 51_999 }],
		['deposit', { ...money, paid: 52_000 }],
		['part', { ...money, kept: 10_000, paid: 52_000 }],
		['paid', { ...money, paid: 260_000 }],
		['refund-due', { total: 0, kept: 26_000, paid: 260_000, refunded: 0 }],
		['refund-due', { total: 0, kept: 26_000, paid: 260_000, refunded: 100_000 }],
		['paid', { total: 0, kept: 26_000, paid: 26_000, refunded: 0 }],
		['refunded', { total: 0, kept: 26_000, paid: 260_000, refunded: 234_000 }],
		['refunded', { total: 0, kept: 0, paid: 260_000, refunded: 260_000 }],
		['unpaid', { total: 0, kept: 26_000, paid: 0, refunded: 0 }],
		['paid', { total: 160_000, kept: 0, paid: 260_000, refunded: 100_000 }],
	] as const)('%s: %o', (status, of) => {
		expect(standing(of)).toBe(status);
	});

	test('a deposit that was paid stays one, whatever is added later', () => {
		expect(standing({ ...money, total: 400_000, paid: 52_000 }, 20, true)).toBe('deposit');
	});

	test('where no deposit is asked for, or all of it beforehand, some of it is a part', () => {
		expect(standing({ ...money, paid: 200_000 }, 100)).toBe('part');
		expect(standing({ ...money, paid: 200_000 }, 100, true)).toBe('part');
		expect(standing({ ...money, paid: 60_000 }, 0)).toBe('part');
	});
});

describe('what is recorded', () => {
	test('adds up, and never goes beyond what is due', () => {
		expect(recordPayment(money, 'payment', 52_000)).toEqual({ ...money, paid: 52_000 });
		expect(recordPayment(money, 'payment', 260_001)).toBeUndefined();
		expect(recordPayment(money, 'payment', 0)).toBeUndefined();
		expect(recordPayment({ ...money, paid: 260_000 }, 'refund', 1)).toBeUndefined();
		const cancelled = { total: 0, kept: 26_000, paid: 260_000, refunded: 0 };
		expect(recordPayment(cancelled, 'refund', 234_000)).toEqual({ ...cancelled, refunded: 234_000 });
		expect(recordPayment(cancelled, 'refund', 234_001)).toBeUndefined();
	});
});

describe('more than is due', () => {
	test('is recorded where who sees the account says so, and goes back', () => {
		expect(paymentFault(priced(money), 'payment', 260_500)).toBe('more-than-due');
		expect(paymentFault(priced(money), 'payment', 260_500, true)).toBeUndefined();
		const paid = recordPayment(money, 'payment', 260_500, true);
		expect(paid && [standing(paid), refundDue(paid)]).toEqual(['paid', 500]);
		expect(paid && recordPayment(paid, 'refund', 501, true)).toBeUndefined();
		expect(paid && recordPayment(paid, 'refund', 500)).toMatchObject({ refunded: 500 });
	});

	test('is a slip of the hand beyond ten times what was asked for, whatever is said of it', () => {
		expect(paymentFault(priced(money), 'payment', 2_600_000, true)).toBeUndefined();
		expect(paymentFault(priced(money), 'payment', 2_600_001, true)).toBe('far-too-much');
		// Also once it has ended, where what it cost is the measure.
		const ended = { ...money, total: 0 };
		expect(paymentFault(priced(ended, 260_000), 'payment', 260_000, true)).toBeUndefined();
		expect(paymentFault(priced(ended, 260_000), 'payment', 26_000_000, true)).toBe('far-too-much');
	});

	test('is seen by operators alone, in the account', () => {
		expect(mayBeMore('operator', { kind: 'payment', method: 'transfer' })).toBe(true);
		expect(mayBeMore('operator', { kind: 'refund', method: 'transfer' })).toBe(false);
		expect(mayBeMore('operator', { kind: 'payment', method: 'on-site' })).toBe(false);
		expect(mayBeMore('provider', { kind: 'payment', method: 'transfer' })).toBe(false);
	});
});

describe('what is kept when somebody cancels', () => {
	const back = (paid: number, percent: number, total = 0) =>
		refundDue(cancelledMoney({ total: 123_450, kept: 0, paid, refunded: 0 }, { price: total, percent }));

	test('leaves no refund that is only the rounding of a deposit', () => {
		const deposit = depositOf(123_450, { depositPercent: 30 });
		expect([deposit, keptOf(123_450, 70), back(deposit, 70)]).toEqual([37_100, 37_035, 0]);
	});

	test('is to the won else, and nothing where all comes back', () => {
		expect([back(123_450, 70), back(37_135, 70), back(37_100, 100), back(40, 100)]).toEqual([86_415, 100, 37_100, 40]);
	});
});

describe('who records it', () => {
	test('a provider writes down what came in or went back on site, never what an account they do not see says', () => {
		expect(methodsFor('provider')).toEqual(['on-site', 'card']);
		expect(methodsFor('operator')).toEqual(['transfer', 'on-site', 'card']);
	});
});

describe('the plan', () => {
	const confirmedAt = new Date('2026-11-20T01:00:00Z');
	const plan = (depositPercent: number, on = '2026-12-10') =>
		paymentPlan(
			beginReservation(
				{ on, to: null, time: '09:30', persons: { adult: 1, child: 0, infant: 0 }, units: 1, choices: {} },
				{
					scale: cancellationScales['day-tour'],
					price: { unit: 'person', won: 123_450 },
					confirmation: 'instant',
					depositPercent,
					minutes: 60,
					nights: null,
				},
				confirmedAt,
			),
			confirmedAt,
		);

	test('asks for a deposit by transfer within three days, rounded up to 100 won, and the rest on site', () => {
		expect(plan(20)).toEqual({
			deposit: 24_700,
			depositBy: new Date('2026-11-23T01:00:00Z'),
			balance: 98_750,
			balanceBy: null,
		});
	});

	test('asks for nothing beforehand where all is paid on site, and for something where the rest has a date', () => {
		expect(isPaidOnSite(plan(0))).toBe(true);
		expect(isPaidOnSite(plan(20))).toBe(false);
		expect(isPaidOnSite({ deposit: 0, balanceBy: new Date() })).toBe(false);
	});

	test('asks for all of a ticket beforehand, and never for more than the price', () => {
		expect(plan(100)).toMatchObject({ deposit: 123_450, balance: 0 });
	});

	test('never asks for it after the service has begun', () => {
		expect(plan(20, '2026-11-21').depositBy).toEqual(new Date('2026-11-21T00:30:00Z'));
	});
});

describe('what is recorded by hand', () => {
	const owed = { total: 100_000, kept: 0, paid: 0, refunded: 0 };

	test('is never more than is due, and no crumbs: each is told by a mail', () => {
		expect(paymentFault(priced(owed), 'payment', 100_001)).toBe('more-than-due');
		expect(paymentFault(priced(owed), 'payment', 1)).toBe('too-small');
		expect(paymentFault(priced(owed), 'payment', 4_999)).toBe('too-small');
		expect(paymentFault(priced(owed), 'payment', 5_000)).toBeUndefined();
		expect(paymentFault(priced({ ...owed, total: 9_000 }), 'payment', 999)).toBe('too-small');
		expect(paymentFault(priced({ ...owed, total: 9_000 }), 'payment', 1_000)).toBeUndefined();
		expect(paymentFault(priced({ ...owed, total: 30_000_000 }), 'payment', 10_000)).toBeUndefined();
	});

	test('may be as small as what settles it', () => {
		expect(paymentFault(priced({ ...owed, paid: 99_999 }), 'payment', 1)).toBeUndefined();
		expect(paymentFault(priced({ ...owed, total: 0, paid: 300 }), 'refund', 300)).toBeUndefined();
		expect(paymentFault(priced({ ...owed, total: 0, paid: 50_000 }), 'refund', 1)).toBe('too-small');
	});
});
