import { expect, test } from 'vitest';
import { demoAccounts } from '#demo/accounts.ts';
import type { DemoProduct } from '#demo/demo-product.ts';
import { demoWaiting } from '#demo/waiting.ts';
import { kinds } from '#domain/area/areas.ts';
import { countOf } from '#domain/product/price.ts';
import { detailFaults } from '#domain/reservation/details.ts';
import { dueNow } from '#domain/reservation/due.ts';
import { holdsOf } from '#domain/reservation/order.ts';
import { balanceDue, refundDue, reservationStatuses } from '#domain/reservation/reservation.ts';
import { startsAt } from '#domain/reservation/service-time.ts';
import { offerUntil } from '#domain/waiting/waiting.ts';
import { demoReservations, reservableOf } from '#server/db/seed/demo-reservations.ts';
import { loadDemo } from '#server/db/seed/load-demo.ts';
import { momentOf, orderAt, planReservation } from '#server/db/seed/plan-reservation.ts';

const products = new Map((await loadDemo<DemoProduct>('products')).map((one) => [one.id, one]));

function reservable(id: string) {
	const one = products.get(id);
	const kind = kinds[one?.kind ?? ''];
	if (!one || !kind) throw new Error(`no product ${id}`);
	const { duration } = one;
	return reservableOf({
		...one,
		minutes: 'minutes' in duration ? duration.minutes : null,
		nights: 'nights' in duration ? duration.nights : null,
		cancellation: one.cancellation ?? kind.cancellation,
		depositFromWon: one.depositFromWon ?? 0,
		minPersons: one.persons.min,
		maxPersons: one.persons.max,
	});
}

const eraseAfterDays = 7;
const lives = (now: Date) =>
	demoReservations.map((demo) => ({
		demo,
		life: planReservation(demo, reservable(demo.product), { now, house: 'operator', eraseAfterDays }),
	}));

/** More than a year day by day, at every hour of the day in turn, over New Year and a leap day. */
const installations = Array.from(
	{ length: 380 },
	(_, day) => new Date(Date.UTC(2027, 11, 20 + day, (day * 7) % 24, (day * 13) % 60)),
);

test('whatever the day and hour of the installation, every reservation can be lived through by the rules', () => {
	for (const now of installations) {
		const statuses = new Set<string>();
		for (const { demo, life } of lives(now)) {
			const { reservation, history, erasedAt, reminded } = life;
			const name = `${demo.product} at ${now.toISOString()}`;
			statuses.add(reservation.status);
			// What is today has begun or has not, by the hour of the installation.
			if (demo.inDays !== 0) expect(startsAt(reservation.order) > now, name).toBe(demo.inDays > 0);
			expect(history.at(-1)?.status, name).toBe(reservation.status);
			expect(
				history.every(({ at }, index) => at <= now && at >= (history[index - 1]?.at ?? at)),
				name,
			).toBe(true);
			const facts = { reservation, reminded, isErased: erasedAt !== null, eraseAfterDays };
			expect(dueNow(facts, now), name).toBeUndefined();
		}
		expect([...statuses].sort()).toEqual([...reservationStatuses].sort());
	}
});

test('the slot of those who wait is full, and an offer still holds', () => {
	for (const now of installations) {
		const taken = new Map<string, number>();
		const add = (id: string, holds: { on: string; time: string | null; places: number }[], sign: number) => {
			for (const { on, time, places } of holds) {
				const slot = `${id} ${on} ${time}`;
				taken.set(slot, (taken.get(slot) ?? 0) + sign * places);
			}
		};
		for (const { demo, life } of lives(now)) {
			for (const holds of life.takes) add(demo.product, holds, 1);
			for (const holds of life.frees) add(demo.product, holds, -1);
		}
		for (const demo of demoWaiting) {
			const of = reservable(demo.product);
			const order = orderAt(of, demo, { now, askedAt: (on) => momentOf(demo.since, now, on) });
			const holds = holdsOf(of.price, order);
			if (demo.offered) {
				const until = offerUntil(order, of.schedule.leadHours, momentOf(demo.offered, now, order.on));
				expect(until && until > now, `${demo.product} at ${now.toISOString()}`).toBe(true);
				add(demo.product, holds, 1);
			}
			const slot = `${demo.product} ${order.on} ${order.time}`;
			expect(taken.get(slot), `${slot} at ${now.toISOString()}`).toBe(of.schedule.capacity);
		}
		expect(
			[...taken].filter(([slot, places]) => places > reservable(slot.split(' ')[0] ?? '').schedule.capacity),
		).toEqual([]);
	}
});

test('each says what its kind asks for, and nothing else', () => {
	for (const { product, persons, travellers = [], details = {}, passport } of demoReservations) {
		const kind = kinds[products.get(product)?.kind ?? ''];
		if (!kind) throw new Error(`no product ${product}`);
		expect(detailFaults(kind.details, details), product).toEqual([]);
		expect(travellers.length, product).toBe(kind.names === 'each' ? countOf(persons) - 1 : 0);
		expect(passport !== undefined, product).toBe(kind.isPassportNeeded);
	}
});

test('what the journeys of a demonstration need is there', () => {
	const now = new Date('2026-11-15T03:00:00Z');
	const all = lives(now);
	const clinic = all.filter(({ demo }) => products.get(demo.product)?.provider === 'sinsa-skin-clinic');
	expect(clinic.filter(({ life }) => life.reservation.status === 'requested').length).toBeGreaterThanOrEqual(2);
	expect(clinic.filter(({ life }) => life.reservation.change !== null)).toHaveLength(1);
	// Today and tomorrow somebody comes to the clinic, whatever was to be paid before.
	const soon = clinic.filter(({ demo }) => demo.inDays === 0 || demo.inDays === 1);
	expect(soon.map(({ life }) => life.reservation.status)).toEqual(['confirmed', 'confirmed']);
	const own = all.filter(({ demo }) => demo.member === 'traveller@maru.example');
	const statuses = own.map(({ life }) => life.reservation.status);
	expect(new Set(statuses)).toEqual(
		new Set(['requested', 'confirmed', 'completed', 'cancelled', 'declined', 'expired']),
	);
	const cancelled = own.find(({ life }) => life.reservation.status === 'cancelled')?.life;
	expect(cancelled?.reservation.money).toMatchObject({ total: 0 });
	expect(cancelled && [refundDue(cancelled.reservation.money), balanceDue(cancelled.reservation.money)]).toEqual([
		0, 0,
	]);
	expect(cancelled?.reservation.money.kept).toBeGreaterThan(0);
	expect(cancelled?.reservation.money.refunded).toBeGreaterThan(0);
	const due = all.find(({ life }) => refundDue(life.reservation.money) > 0);
	expect(due?.demo.product).toBe('jeju-east-free-day');
	expect(own.filter(({ life }) => life.messages.length > 1).length).toBeGreaterThanOrEqual(1);
	expect(demoReservations.every(({ member }) => demoAccounts.some(({ email }) => email === member))).toBe(true);
});
