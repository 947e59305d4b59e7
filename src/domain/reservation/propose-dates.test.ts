import { describe, expect, test } from 'vitest';
import { askedTerms } from '../../../tests/support/day-tour.ts';
import { advance, beginAgreed, beginReservation, type MoveInput, mayMove } from './advance-reservation.ts';
import { dueNow } from './due.ts';
import { heldBy } from './held-places.ts';
import type { Order } from './order.ts';
import { type DayAndTime, movedTo } from './proposal.ts';
import { refundOutlook } from './refund-outlook.ts';
import { type ActorKind, type Reservation, refundDue } from './reservation.ts';

const korea = (text: string) => new Date(`${text}:00+09:00`);
const now = korea('2026-11-20T10:00');
const later = korea('2026-11-20T12:00');
const order: Order = {
	on: '2026-12-10',
	to: null,
	time: '09:30',
	persons: { adult: 2, child: 1, infant: 0 },
	units: 1,
	choices: {},
};
const friday = { on: '2026-12-11', time: '09:30' };
const saturday = { on: '2026-12-12', time: '14:00' };
const asked = beginReservation(order, askedTerms, now);

function moved(reservation: Reservation, input: MoveInput, actor: ActorKind, at = now) {
	const answer = advance(reservation, input, { actor, now: at });
	if (!answer.ok) throw new Error(answer.refusal);
	return answer.value;
}
const dates = (changes: Partial<Extract<MoveInput, { move: 'propose-dates' }>> = {}): MoveInput => ({
	move: 'propose-dates',
	dates: [saturday, friday],
	text: 'We are full on Thursday.',
	days: 2,
	...changes,
});
const proposed = (reservation: Reservation, changes = {}, at = now) =>
	moved(reservation, dates(changes), 'provider', at).next;
const accepting = ({ proposal }: Reservation, date: DayAndTime = friday): MoveInput => ({
	move: 'accept-date',
	date,
	seen: proposal?.proposedAt ?? '',
});
const confirmed = moved(asked, { move: 'confirm' }, 'provider').next;

describe('other dates that are proposed', () => {
	test('stand in order, each with what it costs by the list kept at booking, and hold no places', () => {
		const { next, takes, frees } = moved(asked, dates(), 'provider');
		expect(next.proposal).toMatchObject({
			dates: [friday, saturday],
			text: 'We are full on Thursday.',
			validUntil: korea('2026-11-22T10:00').toISOString(),
		});
		expect([takes, frees]).toEqual([[], []]);
		expect(next).toMatchObject({ status: 'requested', order, money: asked.money });
	});

	test('keep a request open for as long as they can be accepted, and then for its provider again', () => {
		expect(proposed(asked).expiresAt).toEqual(korea('2026-11-24T10:00'));
	});

	test('give way to fewer people: the request then waits for its provider as long as any, not for what the guest had', () => {
		const persons = { adult: 2, child: 0, infant: 0 };
		const { next } = moved(
			proposed(asked, { days: 7 }),
			{ move: 'reduce', persons, units: 1 } as MoveInput,
			'member',
			later,
		);
		expect(next).toMatchObject({ proposal: null, status: 'requested' });
		expect(next.expiresAt).toEqual(korea('2026-11-22T12:00'));
	});

	test('end with the date it is reserved for, and with the last of them', () => {
		const late = korea('2026-12-09T12:00');
		const near = { ...asked, expiresAt: korea('2026-12-10T09:30') };
		expect(proposed(near, {}, late).proposal?.validUntil).toBe(korea('2026-12-10T09:30').toISOString());
		const soon = { on: '2026-11-21', time: '09:30' };
		expect(proposed(asked, { dates: [soon] }).proposal?.validUntil).toBe(korea('2026-11-21T09:30').toISOString());
	});

	test('are for those to propose who answer for it, and wait for no change or price at the same time', () => {
		expect(mayMove(asked, 'propose-dates', { actor: 'member', now })).toBe(false);
		const wish: MoveInput = { move: 'ask-change', order: { ...order, on: '2026-12-12' } };
		const wished = moved(confirmed, wish, 'member', korea('2026-12-09T08:00')).next;
		expect(wished.change).not.toBeNull();
		expect(mayMove(wished, 'propose-dates', { actor: 'provider', now })).toBe(false);
	});

	test('are replaced by others, and who has read the first accepts none of them', () => {
		const first = proposed(asked);
		const second = proposed(first, { dates: [saturday] }, later);
		const by = { actor: 'member' as const, now: later };
		expect(advance(second, accepting(first, saturday), by)).toMatchObject({ refusal: 'changed-since' });
		const declining: MoveInput = { move: 'decline-dates', seen: first.proposal?.proposedAt ?? '' };
		expect(advance(second, declining, by)).toMatchObject({ refusal: 'changed-since' });
		expect(advance(second, accepting(second, friday), by)).toMatchObject({ refusal: 'changed-since' });
		expect(advance(second, accepting(second, saturday), by)).toMatchObject({ ok: true });
	});

	test.each<[string, MoveInput, ActorKind]>([
		['its provider takes it after all', { move: 'confirm' }, 'provider'],
		['its guest changes the request', { move: 'ask-change', order: { ...order, on: '2026-12-20' } }, 'member'],
		['some stay at home', { move: 'reduce', persons: { adult: 2, child: 0, infant: 0 }, units: 1 }, 'member'],
		['its guest cancels', { move: 'cancel' }, 'member'],
		['it is declined', { move: 'decline' }, 'provider'],
	])('wait no more when %s', (_, input, actor) => {
		expect(moved(proposed(asked), input, actor).next.proposal).toBeNull();
	});

	test('go on waiting while a ticket is noted', () => {
		const waiting = proposed(confirmed);
		const { next } = moved(waiting, { move: 'give-ticket', ticket: 'A1' }, 'provider');
		expect(next.proposal).toEqual(waiting.proposal);
	});

	test('lapse by the clock, and what they were about waits for its provider', () => {
		const next = proposed(asked);
		const reminded = { week: false, day: false, pay: false, balance: false };
		const at = korea('2026-11-22T10:00');
		const due = dueNow({ reservation: next, reminded, isErased: false, eraseAfterDays: 7 }, at);
		expect(due?.due).toEqual({ task: 'move', move: 'expire-dates' });
		expect(advance(next, accepting(next), { actor: 'member', now: at })).toMatchObject({ refusal: 'not-allowed' });
		const lapsed = moved(next, { move: 'expire-dates' }, 'clock', at).next;
		expect(lapsed).toMatchObject({ status: 'requested', proposal: null, order });
		expect(lapsed.expiresAt).toEqual(korea('2026-11-24T10:00'));
	});

	test('nothing is freed for want of a transfer while they wait, and there is a day left for it afterwards', () => {
		const waiting = proposed(confirmed, { days: 7 });
		const at = korea('2026-11-27T10:00');
		expect(mayMove(waiting, 'lapse', { actor: 'clock', now: at })).toBe(false);
		const { next } = moved(waiting, { move: 'expire-dates' }, 'clock', at);
		expect(next.payBy).toEqual(korea('2026-11-28T10:00'));
	});
});

describe('a date that is accepted', () => {
	test('confirms a request on it: its places are taken, those of the old one freed', () => {
		const { next, takes, frees } = moved(proposed(asked), accepting(proposed(asked)), 'member', later);
		expect(next).toMatchObject({
			status: 'confirmed',
			order: { ...order, ...friday },
			proposal: null,
			expiresAt: null,
			confirmedAt: later,
		});
		expect(takes).toEqual([{ ...friday, places: 3 }]);
		expect(frees).toEqual([{ on: '2026-12-10', time: '09:30', places: 3 }]);
	});

	test('costs what was said with it', () => {
		const waiting = proposed(asked);
		for (const { total, ...date } of waiting.proposal?.dates ?? [])
			expect(moved(waiting, accepting(waiting, date), 'member').next.money.total).toBe(total);
	});

	test('costs no fee where it is less than before, and asks for no transfer sooner than a day', () => {
		const dear = { ...confirmed, money: { ...confirmed.money, total: 900_000, paid: 900_000 } };
		const waiting = proposed(dear, {}, korea('2026-12-09T12:00'));
		const { next } = moved(waiting, accepting(waiting), 'member', korea('2026-12-09T12:00'));
		expect(next.money).toMatchObject({ kept: 0, paid: 900_000 });
	});

	test('is refused once it has begun itself', () => {
		const soon = { on: '2026-11-21', time: '09:30' };
		const waiting = proposed(asked, { dates: [soon, friday], days: 7 });
		const answer = advance(waiting, accepting(waiting, soon), { actor: 'member', now: korea('2026-11-21T09:30') });
		expect(answer).toMatchObject({ refusal: 'changed-since' });
	});

	test('of what was agreed to in lines costs the same and takes as many places', () => {
		const lines = [{ of: 'procedure' as const, name: '', quantity: 1, won: 500_000 }];
		const at = { offeredAt: now.toISOString(), validUntil: now.toISOString() };
		const offer = { version: 1, lines, total: 500_000, persons: order.persons, places: 2, ...at };
		const waiting = proposed(beginAgreed(order, askedTerms, offer, now));
		const { next, takes } = moved(waiting, accepting(waiting), 'member');
		expect(next).toMatchObject({ price: { basis: 'agreed', total: 500_000 }, places: 2 });
		expect(takes).toEqual([{ ...friday, places: 2 }]);
	});

	test('of a stay is as long as before', () => {
		const stay = { ...order, on: '2026-12-10', to: '2026-12-13', time: null };
		expect(movedTo(stay, { on: '2026-12-30', time: null })).toMatchObject({ on: '2026-12-30', to: '2027-01-02' });
		expect(heldBy({ places: 1, order: movedTo(stay, { on: '2026-12-30', time: null }) })).toHaveLength(3);
	});

	test('is the guest’s to accept alone', () => {
		const waiting = proposed(asked);
		for (const actor of ['provider', 'operator', 'clock'] as const)
			expect(mayMove(waiting, 'accept-date', { actor, now })).toBe(false);
	});
});

describe('who is asked for another date goes free of charge', () => {
	const near = korea('2026-12-09T10:00');
	const paid: Reservation = { ...confirmed, money: { ...confirmed.money, paid: confirmed.money.total } };
	const cancelled = (reservation: Reservation, at = near) => moved(reservation, { move: 'cancel' }, 'member', at);
	const all = paid.money.total;

	test('while the dates wait, whatever the policy says by then', () => {
		expect(cancelled(paid).percent).toBeLessThan(100);
		const { next, percent } = cancelled(proposed(paid, {}, near));
		expect([percent, next.money.kept, refundDue(next.money)]).toEqual([100, 0, all]);
		expect(refundOutlook(proposed(paid, {}, near), near)).toMatchObject({ percent: 100, won: all });
	});

	test('after they have said no, or nothing in time, or it was taken back: what was told holds', () => {
		const before = korea('2026-12-08T10:00');
		const waits = proposed(paid, { days: 1 }, before);
		const seen = waits.proposal?.proposedAt ?? '';
		const ended = [
			moved(waits, { move: 'decline-dates', seen }, 'member', before).next,
			moved(waits, { move: 'withdraw-dates' }, 'provider', before).next,
			moved(waits, { move: 'expire-dates' }, 'clock', near).next,
		];
		for (const one of ended) expect(cancelled(one, korea('2026-12-10T09:00')).percent).toBe(100);
	});

	test('for three days at the least, and as long as the dates can be accepted', () => {
		const early = korea('2026-12-01T10:00');
		expect(proposed(paid, { days: 1 }, early).waivedUntil).toEqual(korea('2026-12-04T10:00'));
		expect(proposed(paid, { days: 7 }, early).waivedUntil).toEqual(korea('2026-12-08T10:00'));
		expect(proposed(paid, {}, near).waivedUntil).toEqual(korea('2026-12-10T09:30'));
		const again = proposed(proposed(paid, { days: 7 }, early), { days: 1 }, early);
		expect(again.waivedUntil).toEqual(korea('2026-12-08T10:00'));
	});

	test('not for a date that they have accepted, and a request needs none', () => {
		const waits = proposed(paid, {}, near);
		const { next } = moved(waits, accepting(waits), 'member', near);
		expect(next.waivedUntil).toBeNull();
		expect(cancelled(next, korea('2026-12-11T08:00')).percent).toBeLessThan(100);
		expect(proposed(asked).waivedUntil).toBeNull();
	});
});
