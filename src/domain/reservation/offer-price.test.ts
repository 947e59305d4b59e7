import { describe, expect, test } from 'vitest';
import { askedTerms } from '../../../tests/support/day-tour.ts';
import { advance, beginAgreed, beginReservation, type MoveInput, mayMove } from './advance-reservation.ts';
import type { AgreedLine } from './agreed-price.ts';
import { dueNow } from './due.ts';
import { heldBy, waitingHolds } from './held-places.ts';
import { validUntilOf } from './offer-price.ts';
import type { Order } from './order.ts';
import type { ActorKind, Reservation } from './reservation.ts';

const korea = (text: string) => new Date(`${text}:00+09:00`);
const now = korea('2026-11-20T10:00');
const order: Order = {
	on: '2026-12-10',
	to: null,
	time: '09:30',
	persons: { adult: 2, child: 1, infant: 0 },
	units: 1,
	choices: {},
};
const lines: AgreedLine[] = [
	{ of: 'procedure', name: 'As discussed', quantity: 1, won: 900_000 },
	{ of: 'interpreter', name: '', quantity: 2, won: 50_000 },
	{ of: 'medicine', name: '', quantity: 1, won: null },
];
const asked = beginReservation(order, askedTerms, now);
const promotion = { id: 'spring', discount: { percent: 10 }, minPersons: 1, serviceFrom: null, serviceTo: null };

function moved(reservation: Reservation, input: MoveInput, actor: ActorKind, at = now) {
	const answer = advance(reservation, input, { actor, now: at });
	if (!answer.ok) throw new Error(answer.refusal);
	return answer.value;
}
const offerOf = (changes: Partial<Extract<MoveInput, { move: 'offer-price' }>> = {}): MoveInput => ({
	move: 'offer-price',
	lines,
	persons: order.persons,
	places: 3,
	validUntil: validUntilOf(order, 3, now),
	...changes,
});
const offered = (reservation: Reservation, changes = {}) => moved(reservation, offerOf(changes), 'provider').next;
const confirmed = moved(asked, { move: 'confirm' }, 'provider').next;

describe('a price that is put to a guest', () => {
	test('is the next version, and changes nothing else until it is accepted', () => {
		const next = offered(asked);
		expect(next.offer).toMatchObject({ version: 1, total: 1_000_000, validUntil: '2026-11-23T01:00:00.000Z' });
		expect(next).toMatchObject({ status: 'requested', price: asked.price, money: asked.money, priceVersion: 1 });
	});

	test('keeps a request open for as long as it can be accepted, and then for the provider again', () => {
		expect(offered(asked).expiresAt).toEqual(korea('2026-11-25T10:00'));
	});

	test('holds the places it takes beyond those there are, and gives them back when another takes its place', () => {
		const more = moved(asked, offerOf({ places: 5 }), 'provider');
		expect(more.takes).toEqual([{ on: '2026-12-10', time: '09:30', places: 2 }]);
		const fewer = moved(more.next, offerOf({ places: 1 }), 'provider');
		expect(fewer.frees).toEqual([{ on: '2026-12-10', time: '09:30', places: 2 }]);
		expect(fewer.next.offer?.version).toBe(2);
		expect(waitingHolds(fewer.next)).toEqual([]);
	});

	test('is nobody’s to put but those who answer for it, and waits for no change at the same time', () => {
		expect(mayMove(asked, 'offer-price', { actor: 'member', now })).toBe(false);
		const wished = moved(
			confirmed,
			{ move: 'ask-change', order: { ...order, on: '2026-12-12' } },
			'member',
			korea('2026-12-09T08:00'),
		).next;
		expect(wished.change).not.toBeNull();
		expect(mayMove(wished, 'offer-price', { actor: 'provider', now })).toBe(false);
		for (const move of ['confirm', 'ask-change', 'reduce'] as const)
			for (const actor of ['member', 'provider'] as const)
				expect(mayMove(offered(asked), move, { actor, now })).toBe(false);
	});

	test('cannot be accepted in another version than the one that was read, nor too late', () => {
		const second = offered(offered(asked));
		const at = { actor: 'member' as const, now };
		expect(advance(second, { move: 'accept-price', version: 1 }, at)).toMatchObject({ refusal: 'price-changed' });
		expect(advance(second, { move: 'decline-price', version: 1 }, at)).toMatchObject({ refusal: 'price-changed' });
		const late = { ...at, now: korea('2026-11-23T10:00') };
		expect(advance(second, { move: 'accept-price', version: 2 }, late)).toMatchObject({ refusal: 'not-allowed' });
	});

	test('lapses by the clock, and what it was about stays as it was', () => {
		const next = offered(asked);
		const facts = { isErased: false, eraseAfterDays: 7 };
		const reminded = { week: false, day: false, pay: false, balance: false };
		const due = dueNow({ reservation: next, reminded, ...facts }, korea('2026-11-23T10:00'));
		expect(due?.due).toEqual({ task: 'move', move: 'expire-price' });
		const lapsed = moved(next, { move: 'expire-price' }, 'clock', korea('2026-11-23T10:00')).next;
		expect(lapsed).toMatchObject({ status: 'requested', offer: null, price: asked.price });
		expect(lapsed.expiresAt).toEqual(korea('2026-11-25T10:00'));
	});
});

describe('a price that is accepted', () => {
	const accepted = (reservation: Reservation, version = 1) =>
		moved(reservation, { move: 'accept-price', version }, 'member').next;

	test('confirms a request at the agreed sum', () => {
		expect(accepted(offered(asked))).toMatchObject({
			status: 'confirmed',
			price: { basis: 'agreed', version: 1, total: 1_000_000 },
			money: { total: 1_000_000, kept: 0 },
			offer: null,
			expiresAt: null,
			confirmedAt: now,
			payBy: korea('2026-11-23T10:00'),
		});
	});

	test('has the persons and places that were put with it, whatever the list would say', () => {
		const one = { adult: 1, child: 0, infant: 0 };
		const next = accepted(offered(asked, { persons: one, places: 0 }));
		expect(next).toMatchObject({ order: { persons: one }, places: 0 });
		expect(heldBy(next)).toEqual([]);
	});

	test('costs no fee where it is less than before: its provider has put it', () => {
		const paid = { ...confirmed, money: { ...confirmed.money, paid: confirmed.money.total } };
		const free = accepted(offered(paid, { lines: [{ of: 'procedure', name: '', quantity: 1, won: 10_000 }] }));
		expect(free.money).toMatchObject({ total: 10_000, kept: 0, paid: confirmed.money.total });
	});

	test('has no promotion any more', () => {
		const promoted = {
			...askedTerms,
			price: { ...askedTerms.price, promotion },
			promotion: { title: { en: 'Spring' } },
		};
		const next = accepted(offered(beginReservation(order, promoted, now)));
		expect(next.terms.promotion).toBeUndefined();
		expect(next.terms.price.promotion).toBeUndefined();
	});

	test('is cancelled by the scale of the whole sum', () => {
		const next = accepted(offered(asked));
		const paid = { ...next, money: { ...next.money, paid: 1_000_000 } };
		const late = moved(paid, { move: 'cancel' }, 'member', korea('2026-12-09T12:00'));
		expect(late.next.money).toMatchObject({ total: 0, kept: (1_000_000 * (100 - (late.percent ?? 0))) / 100 });
		expect(late.percent).toBeLessThan(100);
	});

	test('is another version once its guest has accepted another', () => {
		const again = accepted(offered(accepted(offered(asked)), { lines: lines.slice(0, 1) }), 2);
		expect(again).toMatchObject({ price: { version: 2, total: 900_000 }, money: { total: 900_000 } });
	});
});

describe('a reservation at an agreed price', () => {
	const offer = { version: 4, lines, total: 1_000_000, persons: order.persons, places: 2 };
	const at = { offeredAt: now.toISOString(), validUntil: now.toISOString() };
	const agreed = beginAgreed(order, askedTerms, { ...offer, ...at }, now);

	test('is confirmed at once, since both have agreed, with its own places', () => {
		expect(agreed).toMatchObject({ status: 'confirmed', confirmedAt: now, places: 2, priceVersion: 4 });
		expect(heldBy(agreed)).toEqual([{ on: '2026-12-10', time: '09:30', places: 2 }]);
	});

	test('can have another date for the same sum and places', () => {
		const { next, takes, frees } = moved(
			{ ...agreed, terms: { ...agreed.terms, confirmation: 'instant' } },
			{ move: 'ask-change', order: { ...order, on: '2026-12-12' } },
			'member',
		);
		expect(next).toMatchObject({ order: { on: '2026-12-12' }, price: agreed.price, money: { total: 1_000_000 } });
		expect([takes[0]?.places, frees[0]?.places]).toEqual([2, 2]);
	});

	test('has other persons by another price alone', () => {
		const other = { ...order, persons: { adult: 1, child: 0, infant: 0 } };
		const by = { actor: 'member' as const, now };
		expect(advance(agreed, { move: 'ask-change', order: other }, by)).toMatchObject({ refusal: 'price-agreed' });
		expect(mayMove(agreed, 'reduce', by)).toBe(false);
	});
});
