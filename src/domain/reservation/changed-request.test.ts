import { expect, test } from 'vitest';
import { askedTerms as terms } from '../../../tests/support/day-tour.ts';
import { advance, beginReservation } from './advance-reservation.ts';
import type { Order } from './order.ts';

const korea = (text: string) => new Date(`${text}:00+09:00`);
const persons = { adult: 2, child: 1, infant: 1 };
const order: Order = { on: '2026-12-10', to: null, time: '09:30', persons, units: 1, choices: {} };
const asked = beginReservation(order, terms, korea('2026-11-20T10:00'));
const now = korea('2026-11-21T18:00');
function changed(changes: Partial<Order>) {
	const answer = advance(asked, { move: 'ask-change', order: { ...order, ...changes } }, { actor: 'member', now });
	if (!answer.ok) throw new Error(answer.refusal);
	return answer.value;
}

test('a change holds at once while nobody has answered the request, which then waits as long as a new one', () => {
	const more = { adult: 4, child: 1, infant: 0 };
	const { next, takes, frees, percent } = changed({ on: '2026-12-12', persons: more });
	expect(next).toMatchObject({
		status: 'requested',
		order: { on: '2026-12-12', persons: more },
		money: { total: 460_000, kept: 0 },
		change: null,
		expiresAt: korea('2026-11-23T18:00'),
		payBy: null,
	});
	expect(takes).toEqual([{ on: '2026-12-12', time: '09:30', places: 5 }]);
	expect(frees).toEqual([{ on: '2026-12-10', time: '09:30', places: 3 }]);
	expect(percent).toBeUndefined();
});

test('it never waits beyond its date', () => {
	expect(changed({ on: '2026-11-22' }).next.expiresAt).toEqual(korea('2026-11-22T09:30'));
});

test('changed again and again it waits four days from the first request and no longer', () => {
	let reservation = asked;
	for (let [days, adults] = [0, 3]; days < 4; days += 1, adults += 1) {
		const at = new Date(korea('2026-11-21T09:00').getTime() + days * 86_400_000);
		const wish = { ...order, persons: { ...persons, adult: adults } };
		const answer = advance(reservation, { move: 'ask-change', order: wish }, { actor: 'member', now: at });
		if (!answer.ok) throw new Error(answer.refusal);
		reservation = answer.value.next;
	}
	expect(reservation.expiresAt).toEqual(korea('2026-11-24T10:00'));
});
