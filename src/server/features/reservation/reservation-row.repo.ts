import { nextDueAt } from '#domain/reservation/due.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { endsAt, startsAt } from '#domain/reservation/service-time.ts';
import type { reservation } from '#server/db/schema/reservation.ts';

export type ReservationRow = typeof reservation.$inferSelect;

/** A row as the rules see it. */
export const reservationOf = (row: ReservationRow): Reservation => ({
	status: row.status,
	order: {
		on: row.on,
		to: row.to,
		time: row.time,
		persons: row.persons,
		units: row.units,
		choices: row.choices,
	},
	price: row.price,
	money: { total: row.totalWon, kept: row.keptWon, paid: row.paidWon, refunded: row.refundedWon },
	terms: row.terms,
	change: row.change,
	requestedAt: row.requestedAt,
	expiresAt: row.expiresAt,
	arrivedAt: row.arrivedAt,
});

type Noted = { reminded: { week: boolean; day: boolean }; isErased: boolean; eraseAfterDays: number };

/** What of a reservation the rules decide, as columns; also when time must look again. */
export function columnsOf(reservation: Reservation, noted: Noted) {
	const { order, money, terms } = reservation;
	return {
		status: reservation.status,
		on: order.on,
		to: order.to,
		time: order.time,
		persons: order.persons,
		units: order.units,
		choices: order.choices,
		startsAt: startsAt(order),
		endsAt: endsAt(order, terms),
		price: reservation.price,
		totalWon: money.total,
		keptWon: money.kept,
		paidWon: money.paid,
		refundedWon: money.refunded,
		change: reservation.change,
		expiresAt: reservation.expiresAt,
		arrivedAt: reservation.arrivedAt,
		dueAt: nextDueAt({ reservation, ...noted }),
	};
}
