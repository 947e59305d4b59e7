import type { DemoDate, DemoMoment, DemoReservation, DemoStep } from '#demo/demo-reservation.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { hourMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { unitsNeeded } from '#domain/product/price.ts';
import { beginReservation, type MoveInput } from '#domain/reservation/advance-reservation.ts';
import { validUntilOf } from '#domain/reservation/offer-price.ts';
import { type Order, type Orderable, orderFaults } from '#domain/reservation/order.ts';
import type { Terms } from '#domain/reservation/reservation.ts';
import { type Move, reservationMoves } from '#domain/reservation/reservation-machine.ts';
import { koreanInstant } from '#domain/reservation/service-time.ts';
import { beginLife, type Life, move, passTime, pay, refund, say, type World } from './live-reservation.ts';

/** What of a product a reservation of it needs to know. */
export type Reservable = Orderable & { id: string; terms: Terms };

/** How far beyond the wished day one is looked for: a season's pause is no longer. */
const mostDaysFurther = 60;

export function momentOf(moment: DemoMoment, now: Date, serviceOn: string): Date {
	if ('hoursAgo' in moment) return new Date(now.getTime() - moment.hoursAgo * hourMs);
	const day = 'daysAgo' in moment ? addDays(koreanDay(now), -moment.daysAgo) : addDays(serviceOn, -moment.daysBefore);
	return koreanInstant(day, moment.at);
}

/** Whatever was asked for at that moment, on the first day on which the rules let it through. */
export function orderAt(
	of: Reservable,
	wish: DemoDate & Pick<Order, 'persons'> & { choices?: Order['choices'] },
	{ now, askedAt }: { now: Date; askedAt: (on: string) => Date },
): Order {
	const further = wish.inDays < 0 ? -1 : 1;
	for (let shift = 0; shift <= mostDaysFurther; shift += 1) {
		const on = addDays(koreanDay(now), wish.inDays + further * shift);
		const order: Order = {
			on,
			to: wish.nights === undefined ? null : addDays(on, wish.nights),
			time: wish.time,
			persons: wish.persons,
			units: unitsNeeded(of.price, wish.persons),
			choices: wish.choices ?? {},
		};
		if (orderFaults(order, of, askedAt(on)).length === 0) return order;
	}
	throw new Error(`${of.id} is not offered around ${wish.inDays} days from ${koreanDay(now)}`);
}

/** What a guest did, lived through by the rules of the domain, so that it cannot be other than a real reservation. */
export function planReservation(demo: DemoReservation, of: Reservable, world: World): Life {
	const { now } = world;
	const order = orderAt(of, demo, { now, askedAt: (on) => momentOf(demo.requested, now, on) });
	const requestedAt = momentOf(demo.requested, now, order.on);
	if (requestedAt > now) throw new Error(`${of.id}: it was requested in the future`);
	let life = beginLife(beginReservation(order, of.terms, requestedAt));
	for (const step of demo.steps) {
		const at = momentOf(step.when, now, order.on);
		if (at > now || at < requestedAt) throw new Error(`${of.id}: a step out of time`);
		life = takeStep(passTime(life, at, world), { step, of, at, world });
	}
	return passTime(life, now, world);
}

function takeStep(
	life: Life,
	{ step, of, at, world }: { step: DemoStep; of: Reservable; at: Date; world: World },
): Life {
	if ('says' in step) return say(life, { ...step, at, now: world.now });
	if ('pays' in step) return pay(life, { ...step, at });
	if ('refunds' in step) return refund(life, { method: step.refunds, at });
	const { by }: Move = reservationMoves[step.move];
	const actor = by.includes('member') ? 'member' : world.house;
	return move(life, inputOf(step, life, { of, at, now: world.now }), { at, actor, reason: step.reason ?? null });
}

function inputOf(
	step: Extract<DemoStep, { move: string }>,
	{ reservation }: Life,
	{ of, at, now }: { of: Reservable; at: Date; now: Date },
): MoveInput {
	if (step.move === 'reduce')
		return { move: 'reduce', persons: step.persons, units: unitsNeeded(of.price, step.persons) };
	if (step.move === 'offer-price') {
		const { order, places } = reservation;
		const validUntil = validUntilOf(order, step.days, at);
		return { move: step.move, lines: step.lines, persons: order.persons, places, validUntil };
	}
	if (step.move === 'accept-price' || step.move === 'decline-price')
		return { move: step.move, version: reservation.offer?.version ?? 0 };
	if (step.move !== 'ask-change') return { move: step.move };
	const { persons, choices } = reservation.order;
	return { move: 'ask-change', order: orderAt(of, { ...step.to, persons, choices }, { now, askedAt: () => at }) };
}
