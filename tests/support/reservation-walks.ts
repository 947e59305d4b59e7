import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { MoveBody } from '#contract/api/reservation-move.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { hourMs } from '#domain/kernel/durations.ts';
import type { Viewer } from '#domain/member/access.ts';
import { priceRuleOf } from '#domain/promotion/promotion.ts';
import { hasCome } from '#domain/rating/rating-rules.ts';
import { percentNow } from '#domain/reservation/advance-reservation.ts';
import { type Order, orderPrice } from '#domain/reservation/order.ts';
import { recordPayment } from '#domain/reservation/payment.ts';
import { startsAt } from '#domain/reservation/service-time.ts';
import { promotion } from '#server/db/schema/promotion.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { moveReservation } from '#server/features/reservation/move-reservation.ts';
import { offerPrice } from '#server/features/reservation/offer-price.ts';
import { lockReservation, saveReservation } from '#server/features/reservation/reservation.repo.ts';
import { reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import { sweepReservations } from '#server/features/reservation/sweep-reservations.ts';
import { promotionRow } from './promotions.ts';
import type { ReservationHouse } from './reservation-house.ts';
import { insertRow, orderOn } from './reservation-rows.ts';
import { truthFaults } from './reservation-truth.ts';

/** Random walks over the life cycle in a real database: few slots, several guests, moves at the same instant. */

const products = ['tour', 'private-walk', 'hotel'] as const;
const days = ['2027-03-04', '2027-03-05', '2027-03-06'];
const actors = ['guest', 'partner', 'operator'] as const;
const moves = [
	'confirm',
	'confirm',
	'decline',
	'cancel',
	'call-off',
	'reduce',
	'reduce',
	'ask-change',
	'ask-change',
	'ask-change',
	'agree-change',
	'refuse-change',
	'withdraw-change',
	'no-show',
	'accept-price',
	'accept-price',
	'decline-price',
	'withdraw-price',
	'offer-price',
	'offer-price',
	'propose-dates',
	'propose-dates',
	'accept-date',
	'accept-date',
	'accept-date',
	'decline-dates',
	'withdraw-dates',
] as const;

type Wish = { day: string; adult: number; nights: number; isPromoted: boolean; won: number; places: number };
const wish = fc.record({
	day: fc.constantFrom(...days),
	adult: fc.integer({ min: 1, max: 3 }),
	nights: fc.integer({ min: 1, max: 3 }),
	isPromoted: fc.boolean(),
	/** Of a price in lines. */
	won: fc.integer({ min: 0, max: 30 }).map((tens) => tens * 10_000),
	places: fc.integer({ min: 0, max: 4 }),
});
const orderFor = (product: string, { day, adult, nights }: Wish): Order => {
	const persons = { adult, child: 0, infant: 0 };
	if (product !== 'hotel') return orderOn(day, { persons });
	return orderOn(day, { persons, to: addDays(day, nights), time: null, units: Math.ceil(adult / 2) });
};
const step = fc.oneof(
	{
		weight: 3,
		arbitrary: fc.record({ do: fc.constant('reserve' as const), product: fc.constantFrom(...products), wish }),
	},
	{
		weight: 8,
		arbitrary: fc.record({
			do: fc.constant('move' as const),
			at: fc.nat({ max: 4 }),
			actor: fc.constantFrom(...actors),
			move: fc.constantFrom(...moves),
			wish,
		}),
	},
	{
		weight: 1,
		arbitrary: fc.record({
			do: fc.constant('pay' as const),
			at: fc.nat({ max: 4 }),
			won: fc.integer({ min: 1, max: 150_000 }),
		}),
	},
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Two steps at a time happen at the same instant. */
export const walks = fc.array(fc.tuple(step, step), { minLength: 6, maxLength: 6 });
export type Walk = Step[][];

/** For pairs on two of the days, two at a time: walks run out of it, lose it and find it again. */
const walkPromotion = promotionRow('walk', {
	discount: { percent: 15 },
	minPersons: 2,
	serviceTo: '2027-03-05',
	totalLimit: 2,
});

/** Goes one walk through and tells where places, money, history and mails disagree at its end. */
export async function walkFaults(house: ReservationHouse, walk: Walk): Promise<string[]> {
	await house.clear();
	await house.queries.delete(promotion);
	await house.queries.insert(promotion).values(walkPromotion);
	await house.queries.execute(
		sql`update product set schedule = jsonb_set(schedule, '{capacity}', '5') where id = any(${sql.param([...products])})`,
	);
	let now = new Date('2027-03-01T03:00:00Z');
	for (const pair of [...walk, [{ do: 'wait' as const, hours: 60 }]]) {
		await Promise.all(pair.map((one) => take(house, one, now)));
		for (const one of pair) if (one.do === 'wait') now = new Date(now.getTime() + one.hours * hourMs);
		await Promise.all([sweepReservations({ ...house, now }), sweepReservations({ ...house, now })]);
	}
	return [...(await truthFaults(house.queries)), ...(await mailFaults(house))];
}

async function take(house: ReservationHouse, one: Step, now: Date): Promise<void> {
	if (one.do === 'wait') return;
	if (one.do === 'reserve') {
		const order = orderFor(one.product, one.wish);
		const promotion = one.wish.isPromoted ? priceRuleOf(walkPromotion) : undefined;
		if (now < startsAt(order)) await insertRow(house, one.product, order, { at: now, promotion });
		return;
	}
	const rows = await house.queries.select().from(reservation).orderBy(reservation.requestedAt, reservation.code);
	const row = rows[one.at % Math.max(1, rows.length)];
	if (!row) return;
	if (one.do === 'pay') {
		await house.services.transact(async (work) => {
			const found = await lockReservation(work, row.id);
			// Whether its guest was asked for a rating when it was over stays to be seen by what was paid until then.
			if (found?.row.status === 'completed') return;
			const { money } = reservationOf(found?.row ?? row);
			const after = recordPayment(money, 'payment', one.won) ?? recordPayment(money, 'refund', one.won);
			if (after) await saveReservation(work, row.id, { paidWon: after.paid, refundedWon: after.refunded });
		});
		return;
	}
	const viewer = house.viewerOf(one.actor);
	if (one.move === 'offer-price') return await offer(house, { row, wish: one.wish, viewer, now });
	const order = orderFor(row.productId, one.wish);
	const percent = percentNow(reservationOf(row), now);
	const bodies: Partial<Record<string, MoveBody>> = {
		cancel: { move: 'cancel', percent },
		reduce: {
			move: 'reduce',
			persons: { ...row.persons, adult: Math.max(1, row.persons.adult - 1) },
			units: 1,
			percent,
		},
		'ask-change': changeOf(row, order),
		...datesBodies(row, one.wish),
		'accept-price': { move: 'accept-price', version: row.offer?.version ?? 1 },
		'decline-price': { move: 'decline-price', version: row.offer?.version ?? 1 },
	};
	const reasoned = ['decline', 'call-off', 'refuse-change'].includes(one.move) && { reason: 'Because.' };
	const body = bodies[one.move] ?? ({ move: one.move, ...reasoned } as MoveBody);
	await moveReservation({ ...house, viewer, now }, { id: row.id, language: 'en', body });
}

type Row = typeof reservation.$inferSelect;

/** Of what was agreed to in lines only the date is another. */
const changeOf = ({ price, terms, persons, units }: Row, order: Order): MoveBody =>
	price.basis === 'agreed'
		? { move: 'ask-change', order: { ...order, persons, units }, total: price.total }
		: { move: 'ask-change', order, total: orderPrice(terms.price, order).total };

/** Two neighbouring dates are proposed; one of those that wait is picked. */
function datesBodies({ time, proposal }: Row, { day, adult }: Wish): Partial<Record<string, MoveBody>> {
	const seen = proposal?.proposedAt ?? null;
	const picked = proposal?.dates[adult % proposal.dates.length] ?? { on: day, time };
	const dates = [day, addDays(day, 1)].map((on) => ({ on, time }));
	return {
		'propose-dates': { move: 'propose-dates', dates, days: adult, seen },
		'accept-date': {
			move: 'accept-date',
			date: { on: picked.on, time: picked.time },
			seen: seen ?? '2027-03-01T03:00:00.000Z',
		},
		'decline-dates': { move: 'decline-dates', seen: seen ?? '2027-03-01T03:00:00.000Z' },
	};
}

type Offered = { row: Row; wish: Wish; viewer: Viewer; now: Date };

async function offer(house: ReservationHouse, { row, wish, viewer, now }: Offered): Promise<void> {
	const lines = [{ of: 'procedure' as const, name: 'As agreed', quantity: 1, won: wish.won }];
	const persons = { ...row.persons, adult: wish.adult };
	await offerPrice(
		{ ...house, viewer, now },
		{
			params: { id: row.id },
			query: { language: 'en' },
			body: { key: randomUUID(), lines, persons, places: wish.places, days: wish.nights },
		},
	);
}

const memberMail: Record<string, string | undefined> = {
	confirm: 'reservation-confirmed',
	decline: 'reservation-declined',
	expire: 'reservation-expired',
	cancel: 'reservation-cancelled',
	'call-off': 'reservation-called-off',
	reduce: 'reservation-changed',
	'agree-change': 'reservation-changed',
	'refuse-change': 'reservation-change-refused',
	'expire-change': 'reservation-change-expired',
	complete: 'reservation-completed',
	lapse: 'reservation-lapsed',
	'offer-price': 'reservation-price-offered',
	'accept-price': 'reservation-price-agreed',
	'withdraw-price': 'reservation-price-withdrawn',
	'expire-price': 'reservation-price-lapsed',
	'propose-dates': 'reservation-dates-proposed',
	'withdraw-dates': 'reservation-dates-ended',
	'expire-dates': 'reservation-dates-ended',
};

/** Every event has told the member exactly once, and each reminder of a date came at most once. */
async function mailFaults(house: ReservationHouse): Promise<string[]> {
	const mails = await house.mailsTo(house.emailOf('guest'));
	const rows = await house.queries.select().from(reservation);
	const faults = await Promise.all(
		rows.map(async ({ id, code, ...row }) => {
			const asked = ({ isWish }: Record<string, unknown>, status: string) => {
				if (status === 'requested') return 'reservation-request-changed';
				return isWish ? 'reservation-change-asked' : 'reservation-changed';
			};
			const events = await house.eventsOf(id);
			// Only what was changed since can make more to pay, and be reminded of anew.
			const changes = events.filter(
				({ event }) =>
					event === 'ask-change' || event === 'agree-change' || event === 'accept-price' || event === 'accept-date',
			).length;
			const due = events
				// Nobody is asked to rate what nobody has seen them at.
				.filter(({ event }) => event !== 'complete' || hasCome(row))
				.flatMap(({ event, details, status }, at, all) => {
					if (event === 'accept-date')
						return all[at - 1]?.status === 'requested' ? 'reservation-confirmed' : 'reservation-changed';
					return event === 'ask-change' ? asked(details, status) : (memberMail[event] ?? []);
				})
				.sort();
			const mine = mails.filter(({ data, template }) => data.code === code && template !== 'reservation-pay-reminder');
			const toPay = mails.filter(({ data, template }) => data.code === code && template === 'reservation-pay-reminder');
			const [reminders, told] = [true, false].map((isOne) =>
				mine.filter(({ template }) => (template === 'reservation-reminder') === isOne),
			);
			const got = (told ?? []).map(({ template }) => template).sort();
			const dates = (reminders ?? []).map(({ data }) => `${data.daysLeft} ${data.on}`);
			return [
				...(got.join() === due.join() ? [] : [`${code}: told ${got.join()}, should be ${due.join()}`]),
				...(toPay.length > 1 + changes ? [`${code}: reminded to pay ${toPay.length} times`] : []),
				...(due.includes('reservation-lapsed') && toPay.length === 0 ? [`${code}: freed without a reminder`] : []),
				...(new Set(dates).size === dates.length ? [] : [`${code}: reminded twice: ${dates.join()}`]),
			];
		}),
	);
	return faults.flat();
}
