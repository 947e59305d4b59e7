import { expect, test } from 'vitest';
import { tourOrder, tourTerms } from '../../../tests/support/day-tour.ts';
import { advance, beginReservation } from './advance-reservation.ts';
import { cancellationScales } from './cancellation.ts';
import { paymentPlan } from './payment.ts';
import { promisedSteps } from './promised-steps.ts';
import { refundDue } from './reservation.ts';

const at = new Date('2026-11-16T00:00:00Z');
const begun = (won: number, depositPercent: number, scale: keyof typeof cancellationScales) =>
	beginReservation(
		tourOrder,
		{ ...tourTerms, scale: cancellationScales[scale], depositPercent, price: { unit: 'group', won } },
		at,
	);

/** What is really paid out when it is cancelled at the last moment of a step. */
function paidOut(reservation: ReturnType<typeof begun>, until: Date): number | undefined {
	const paid = paymentPlan(reservation, at).deposit;
	const money = { ...reservation.money, paid };
	const now = new Date(until.getTime() - 1);
	const ended = advance({ ...reservation, money }, { move: 'cancel' }, { actor: 'member', now });
	return ended.ok ? refundDue(ended.value.next.money) : undefined;
}

test('the form promises what is paid out, to the won', () => {
	for (const scale of Object.keys(cancellationScales) as (keyof typeof cancellationScales)[])
		for (const won of [89_400, 89_500, 123_450, 150_000, 272_000])
			for (const depositPercent of [10, 20, 30, 50]) {
				const reservation = begun(won, depositPercent, scale);
				const steps = promisedSteps(reservation).filter(({ until }) => paidOut(reservation, until) !== undefined);
				expect(steps.map(({ back }) => back)).toEqual(steps.map(({ until }) => paidOut(reservation, until)));
			}
});

test('nothing is promised that is too little to be sent back', () => {
	// A deposit of 30 % is 26,900; 70 % come back, so 26,820 are kept, and 80 won are the rounding of the deposit.
	const steps = promisedSteps(begun(89_400, 30, 'day-tour'));
	expect(steps.map(({ paid }) => paid)).toEqual(steps.map(() => 26_900));
	expect(steps.every(({ back }) => back === 0 || back >= 100)).toBe(true);
});
