import { describe, expect, test } from 'vitest';
import { askedTerms as terms } from '../../../tests/support/day-tour.ts';
import { advance, beginReservation, type MoveInput, mayMove } from './advance-reservation.ts';
import type { Order } from './order.ts';
import { type ActorKind, balanceDue, type Reservation, refundDue } from './reservation.ts';

const korea = (text: string) => new Date(`${text}:00+09:00`);
const order: Order = {
	on: '2026-12-10',
	to: null,
	time: '09:30',
	persons: { adult: 2, child: 1, infant: 1 },
	units: 1,
	choices: {},
};
const asked = korea('2026-11-20T10:00');
const begun = (changes: Partial<Reservation> = {}): Reservation => ({
	...beginReservation(order, terms, asked),
	...changes,
});
const confirmed = (paid = 0): Reservation =>
	begun({ status: 'confirmed', expiresAt: null, money: { total: 260_000, kept: 0, paid, refunded: 0 } });
const slot = { on: '2026-12-10', time: '09:30' };

function move(reservation: Reservation, input: MoveInput, actor: ActorKind, now: Date) {
	const answer = advance(reservation, input, { actor, now });
	if (!answer.ok) throw new Error(answer.refusal);
	return answer.value;
}

describe('a new reservation', () => {
	test('on request waits 48 hours for its answer, or until the date has come', () => {
		expect(begun()).toMatchObject({ status: 'requested', expiresAt: korea('2026-11-22T10:00') });
		const late = beginReservation(order, terms, korea('2026-12-09T20:00'));
		expect(late.expiresAt).toEqual(korea('2026-12-10T09:30'));
	});

	test('of an instant product is confirmed at once', () => {
		const instant = beginReservation(order, { ...terms, confirmation: 'instant' }, asked);
		expect(instant).toMatchObject({ status: 'confirmed', expiresAt: null });
	});
});

describe('cancelling', () => {
	test.each([
		['2026-12-07T23:59', 100, 0],
		['2026-12-08T00:00', 90, 26_000],
		['2026-12-08T23:59', 90, 26_000],
		['2026-12-09T23:59', 80, 52_000],
		['2026-12-10T09:29', 70, 78_000],
	])('at %s in Korea gives %d percent back, by the policy kept at booking', (at, percent, kept) => {
		const { next, frees, ...answer } = move(confirmed(260_000), { move: 'cancel' }, 'member', korea(at));
		expect(next).toMatchObject({ status: 'cancelled', money: { total: 0, kept, paid: 260_000 } });
		expect(refundDue(next.money)).toBe(260_000 - kept);
		expect(answer.percent).toBe(percent);
		expect(frees).toEqual([{ ...slot, places: 3 }]);
	});

	test('is over when the service begins', () => {
		expect(mayMove(confirmed(), 'cancel', { actor: 'member', now: korea('2026-12-10T09:30') })).toBe(false);
	});

	test('a deposit covers what is kept, and only the rest comes back; nothing is asked for beyond it', () => {
		const { next } = move(confirmed(52_000), { move: 'cancel' }, 'member', korea('2026-12-08T12:00'));
		expect(refundDue(next.money)).toBe(26_000);
		const unpaid = move(confirmed(0), { move: 'cancel' }, 'member', korea('2026-12-08T12:00'));
		expect([refundDue(unpaid.next.money), balanceDue(unpaid.next.money)]).toEqual([0, 0]);
		const late = move(confirmed(52_000), { move: 'cancel' }, 'member', korea('2026-12-10T08:00'));
		expect([refundDue(late.next.money), balanceDue(late.next.money)]).toEqual([0, 0]);
	});

	test('a request that nobody has agreed to costs nothing', () => {
		const { next, percent } = move(
			begun({ expiresAt: korea('2026-12-11T00:00') }),
			{ move: 'cancel' },
			'member',
			korea('2026-12-09T12:00'),
		);
		expect([percent, next.money.kept]).toEqual([100, 0]);
	});

	test('by the provider always gives all back', () => {
		const { next, percent } = move(confirmed(260_000), { move: 'call-off' }, 'provider', korea('2026-12-10T08:00'));
		expect([percent, refundDue(next.money), next.status]).toEqual([100, 260_000, 'cancelled']);
	});
});

describe('some of the people stay at home', () => {
	const fewer = { move: 'reduce', persons: { adult: 1, child: 1, infant: 1 }, units: 1 } as const;

	test('their places are free again, and what the policy keeps is kept of their part alone', () => {
		const { next, frees } = move(confirmed(260_000), fewer, 'member', korea('2026-12-08T12:00'));
		expect(frees).toEqual([{ ...slot, places: 1 }]);
		expect(next).toMatchObject({ status: 'confirmed', money: { total: 160_000, kept: 10_000 } });
		expect(refundDue(next.money)).toBe(90_000);
	});

	test('an infant who stays at home frees no place', () => {
		const without = { move: 'reduce', persons: { adult: 2, child: 1, infant: 0 }, units: 1 } as const;
		expect(move(confirmed(), without, 'member', asked).frees).toEqual([]);
	});

	test('costs nothing while nothing is paid, and never more than was', () => {
		const late = korea('2026-12-10T08:00');
		expect(move(confirmed(), fewer, 'member', late).next.money).toMatchObject({ total: 160_000, kept: 0 });
		const { money } = move(confirmed(20_000), fewer, 'member', late).next;
		expect([money.kept, balanceDue(money), refundDue(money)]).toEqual([20_000, 160_000, 0]);
	});

	test('never fewer than the product asks for, nor in fewer vehicles than their bags need', () => {
		const refusalOf = (input: MoveInput, of = confirmed()) => {
			const answer = advance(of, input, { actor: 'member', now: asked });
			return answer.ok ? undefined : answer.refusal;
		};
		expect(refusalOf({ ...fewer, minPersons: 3 })).toBeUndefined();
		expect(refusalOf({ ...fewer, minPersons: 4 })).toBe('too-few-persons');
		const price = { unit: 'vehicle', won: 80_000, holds: 6, bags: 6 } as const;
		const vehicles = { ...confirmed(), order: { ...order, units: 2 }, terms: { ...terms, price } };
		expect(refusalOf({ ...fewer, units: 1, bags: 7 }, vehicles)).toBe('too-many-bags');
		expect(refusalOf({ ...fewer, units: 2, bags: 7 }, vehicles)).toBeUndefined();
		expect(refusalOf({ ...fewer, units: 1, bags: 6 }, vehicles)).toBeUndefined();
	});

	test.each([
		['more than now', { adult: 3, child: 0, infant: 0 }],
		['as many as now', { adult: 2, child: 1, infant: 1 }],
		['no adult', { adult: 0, child: 1, infant: 1 }],
		['a child instead of an adult', { adult: 1, child: 2, infant: 0 }],
	])('%s is refused', (_, persons) => {
		const answer = advance(confirmed(), { move: 'reduce', persons, units: 1 }, { actor: 'member', now: asked });
		expect(answer).toMatchObject({ ok: false, refusal: 'not-fewer' });
	});
});

describe('a change of date or persons', () => {
	const later: Order = { ...order, on: '2026-12-12' };
	const more: Order = { ...order, persons: { adult: 4, child: 1, infant: 0 } };

	test('takes its additional places at once and waits for the provider', () => {
		const { next, takes, frees } = move(confirmed(), { move: 'ask-change', order: later }, 'member', asked);
		expect(takes).toEqual([{ on: '2026-12-12', time: '09:30', places: 3 }]);
		expect(frees).toEqual([]);
		expect(next).toMatchObject({ order, change: { order: later, expiresAt: korea('2026-11-22T10:00').toISOString() } });
		expect(move(confirmed(), { move: 'ask-change', order: more }, 'member', asked).takes).toEqual([
			{ ...slot, places: 2 },
		]);
	});

	test('agreed to, frees the old places and changes what is owed', () => {
		const waiting = move(confirmed(52_000), { move: 'ask-change', order: more }, 'member', asked).next;
		const { next, frees } = move(waiting, { move: 'agree-change' }, 'provider', asked);
		expect(next).toMatchObject({ order: more, change: null, money: { total: 460_000, paid: 52_000 } });
		expect(balanceDue(next.money)).toBe(408_000);
		expect(frees).toEqual([]);
		const moved = move(confirmed(), { move: 'ask-change', order: later }, 'member', asked).next;
		expect(move(moved, { move: 'agree-change' }, 'operator', asked).frees).toEqual([{ ...slot, places: 3 }]);
	});

	test.each([
		['refuse-change', 'provider'],
		['withdraw-change', 'member'],
	] as const)('%s gives back what it held', (name, actor) => {
		const waiting = move(confirmed(), { move: 'ask-change', order: later }, 'member', asked).next;
		const { next, frees } = move(waiting, { move: name }, actor, asked);
		expect(frees).toEqual([{ on: '2026-12-12', time: '09:30', places: 3 }]);
		expect(next).toMatchObject({ order, change: null });
	});

	test('runs out like a request', () => {
		const waiting = move(confirmed(), { move: 'ask-change', order: later }, 'member', asked).next;
		const by = (at: string) => ({ actor: 'clock', now: korea(at) }) as const;
		expect(mayMove(waiting, 'expire-change', by('2026-11-22T09:59'))).toBe(false);
		expect(mayMove(waiting, 'expire-change', by('2026-11-22T10:00'))).toBe(true);
	});

	test('of an instant product happens at once', () => {
		const instant = { ...confirmed(), terms: { ...terms, confirmation: 'instant' as const } };
		const { next, takes, frees } = move(instant, { move: 'ask-change', order: later }, 'member', asked);
		expect([next.order, next.change]).toEqual([later, null]);
		expect([takes, frees]).toEqual([[{ on: '2026-12-12', time: '09:30', places: 3 }], [{ ...slot, places: 3 }]]);
	});

	describe('is no way round the terms', () => {
		const instant = (paid: number): Reservation => ({
			...confirmed(paid),
			terms: { ...terms, confirmation: 'instant' },
		});
		const late = korea('2026-12-09T12:00');
		const fewer = { persons: { adult: 1, child: 0, infant: 0 }, units: 1 };

		test.each([0, 100_000, 260_000])('fewer people cost what cancelling them costs, %i won paid', (paid) => {
			const change = { move: 'ask-change', order: { ...order, ...fewer } } as const;
			const { next, percent } = move(instant(paid), change, 'member', late);
			const reduced = move(instant(paid), { move: 'reduce', ...fewer }, 'member', late);
			expect([next.money, percent]).toEqual([reduced.next.money, 80]);
			const wished = move(confirmed(paid), change, 'member', late).next;
			// However long the answer takes, it costs what it cost when it was asked for.
			const agreed = move(wished, { move: 'agree-change' }, 'provider', korea('2026-12-10T08:00'));
			expect([agreed.next.money, agreed.percent]).toEqual([reduced.next.money, 80]);
		});

		test('another date waits for the provider once cancelling is no longer free, also where all is confirmed at once', () => {
			const free = move(instant(260_000), { move: 'ask-change', order: later }, 'member', korea('2026-12-07T23:59'));
			expect(free.next).toMatchObject({ order: later, change: null });
			for (const wish of [later, { ...order, time: '14:00' }])
				expect(move(instant(260_000), { move: 'ask-change', order: wish }, 'member', late)).toMatchObject({
					next: { order, change: { order: wish } },
					frees: [],
				});
			const waiting = move(instant(260_000), { move: 'ask-change', order: later }, 'member', late).next;
			expect(refundDue(move(waiting, { move: 'cancel' }, 'member', late).next.money)).toBe(208_000);
		});

		test('agreed to, the terms of the new date count', () => {
			const far: Order = { ...order, on: '2026-12-20' };
			const waiting = move(instant(260_000), { move: 'ask-change', order: far }, 'member', late).next;
			const { next, percent } = move(waiting, { move: 'agree-change' }, 'provider', late);
			expect([next.money.kept, percent]).toEqual([0, undefined]);
			expect(refundDue(move(next, { move: 'cancel' }, 'member', late).next.money)).toBe(260_000);
		});

		test('more people on the same date are still taken at once', () => {
			expect(move(instant(260_000), { move: 'ask-change', order: more }, 'member', late).next).toMatchObject({
				order: more,
				change: null,
				money: { total: 460_000, kept: 0 },
			});
		});
	});

	test('to what it is already is refused', () => {
		const answer = advance(confirmed(), { move: 'ask-change', order: { ...order } }, { actor: 'member', now: asked });
		expect(answer).toMatchObject({ ok: false, refusal: 'same-order' });
	});

	test('is the same order however its choices are written down', () => {
		const ticket = { ...confirmed(), order: { ...order, choices: { route: 'south', class: 'first' } } };
		const same = { ...order, choices: { class: 'first', route: 'south' } };
		const answer = advance(ticket, { move: 'ask-change', order: same }, { actor: 'member', now: asked });
		expect(answer).toMatchObject({ ok: false, refusal: 'same-order' });
	});

	test('that waits goes with the reservation when it is cancelled', () => {
		const waiting = move(confirmed(), { move: 'ask-change', order: later }, 'member', asked).next;
		const { next, frees } = move(waiting, { move: 'cancel' }, 'member', asked);
		expect(frees).toEqual([
			{ ...slot, places: 3 },
			{ on: '2026-12-12', time: '09:30', places: 3 },
		]);
		expect(next.change).toBeNull();
	});
});

describe('the clock', () => {
	test('lets a request run out when its time has come and no earlier', () => {
		const by = (at: string) => ({ actor: 'clock', now: korea(at) }) as const;
		expect(mayMove(begun(), 'expire', by('2026-11-22T09:59'))).toBe(false);
		expect(move(begun(), { move: 'expire' }, 'clock', korea('2026-11-22T10:00')).next.status).toBe('expired');
	});

	test('nobody is missed while they may still come or cancel: where only the day counts, not before its end', () => {
		const stay = { ...confirmed(), order: { ...order, time: null } };
		const may = (name: 'cancel' | 'no-show', actor: ActorKind, at: string) =>
			mayMove(stay, name, { actor, now: korea(at) });
		expect([may('cancel', 'member', '2026-12-10T00:00'), may('no-show', 'provider', '2026-12-10T00:00')]).toEqual([
			true,
			false,
		]);
		expect([may('cancel', 'member', '2026-12-10T23:59'), may('no-show', 'provider', '2026-12-10T23:59')]).toEqual([
			true,
			false,
		]);
		expect([may('cancel', 'member', '2026-12-11T00:00'), may('no-show', 'provider', '2026-12-11T00:00')]).toEqual([
			false,
			true,
		]);
	});

	test('completes twelve hours after the end, until when the provider may say that nobody came', () => {
		const at = (text: string) => korea(text);
		expect(mayMove(confirmed(), 'no-show', { actor: 'provider', now: at('2026-12-10T09:29') })).toBe(false);
		expect(mayMove(confirmed(), 'no-show', { actor: 'provider', now: at('2026-12-11T00:29') })).toBe(true);
		expect(mayMove(confirmed(), 'complete', { actor: 'clock', now: at('2026-12-11T00:29') })).toBe(false);
		expect(mayMove(confirmed(), 'complete', { actor: 'clock', now: at('2026-12-11T00:30') })).toBe(true);
	});
});
