import { expect, test } from 'vitest';
import { tourOrder, tourTerms } from '../../../tests/support/day-tour.ts';
import { beginReservation } from './advance-reservation.ts';
import { transferDue } from './payment-state.ts';
import type { Reservation } from './reservation.ts';
import { isOverdue } from './transfer-due.ts';

const at = new Date('2027-03-01T00:00:00Z');
const begun = (depositPercent: number): Reservation =>
	beginReservation({ ...tourOrder, on: '2027-03-20' }, { ...tourTerms, depositPercent }, at);
const withMoney = (money: Partial<Reservation['money']>, depositPercent = 20): Reservation => {
	const one = begun(depositPercent);
	return { ...one, money: { ...one.money, ...money } };
};
const by = new Date('2027-03-04T00:00:00Z');

test.each<[string, Reservation, number | undefined]>([
	['nothing was paid: the deposit', withMoney({}), 40_000],
	['a part came in: the rest of the deposit', withMoney({ paid: 15_000 }), 25_000],
	['the deposit came in: nothing until the day', withMoney({ paid: 40_000 }), undefined],
	['more than the deposit came in', withMoney({ paid: 200_000 }), undefined],
	['all is paid beforehand', withMoney({}, 100), 200_000],
	['what a cancelled part costs is due as well', withMoney({ paid: 40_000, kept: 10_000 }), 10_000],
	['what went back counts as not paid', withMoney({ paid: 40_000, refunded: 40_000 }), 40_000],
	['a request asks for nothing yet', { ...withMoney({}), status: 'requested' }, undefined],
	['nor does what has ended', { ...withMoney({ total: 0 }), status: 'cancelled' }, undefined],
])('%s', (_, reservation, won) => {
	expect(transferDue(reservation)).toEqual(won === undefined ? undefined : { won, by });
});

test('a transfer is overdue once its moment has passed', () => {
	const by = '2026-11-11T14:59:00.000Z';
	expect([-1, 0, 1].map((more) => isOverdue(by, Date.parse(by) + more))).toEqual([false, false, true]);
});
