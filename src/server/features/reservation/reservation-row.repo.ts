import { nextDueAt, type Reminded } from '#domain/reservation/due.ts';
import { isAsking } from '#domain/reservation/need-questions.ts';
import { holdsPlaces, isOpen, type Reservation } from '#domain/reservation/reservation.ts';
import { endsAt, startsAt } from '#domain/reservation/service-time.ts';
import type { reservation } from '#server/db/schema/reservation.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { openFacts } from './sealed-facts.ts';

export type ReservationRow = typeof reservation.$inferSelect;

/** What a dispute took off, where that was before it was written down: no change has come since, so its price tells. */
const takenOffOf = ({ status, price, totalWon, terms }: ReservationRow): number =>
	terms.takenOff ?? (holdsPlaces(status) ? Math.max(0, price.total - totalWon) : 0);

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
	places: row.places,
	money: {
		total: row.totalWon,
		kept: row.keptWon,
		paid: row.paidWon,
		refunded: row.refundedWon,
		inCheck: row.proof?.status === 'sent' ? row.proof.won : 0,
		takenOff: takenOffOf(row),
	},
	terms: row.terms,
	change: row.change,
	offer: row.offer,
	proposal: row.proposal,
	waivedUntil: row.waivedUntil,
	priceVersion: row.priceVersion,
	requestedAt: row.requestedAt,
	expiresAt: row.expiresAt,
	arrivedAt: row.arrivedAt,
	confirmedAt: row.confirmedAt,
	payBy: row.payBy,
	isSecured: row.isSecured,
	proof: row.proof,
	questions: row.questions,
});

export const remindedOf = (row: ReservationRow): Reminded => ({
	week: row.isWeekReminded,
	day: row.isDayReminded,
	pay: row.isPayReminded,
	balance: row.isBalanceReminded,
});

type Noted = { reminded: Reminded; isErased: boolean; eraseAfterDays: number };
/** Until when an answer about needs is due; null where none is waited for. */
const askingBy = ({ status, questions }: Reservation): Date | null =>
	questions && isOpen(status) && isAsking(questions) ? new Date(questions.by) : null;

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
		places: reservation.places,
		terms: money.takenOff ? { ...terms, takenOff: money.takenOff } : terms,
		totalWon: money.total,
		keptWon: money.kept,
		paidWon: money.paid,
		refundedWon: money.refunded,
		change: reservation.change,
		offer: reservation.offer,
		proposal: reservation.proposal,
		waivedUntil: reservation.waivedUntil ?? null,
		priceVersion: reservation.priceVersion,
		expiresAt: reservation.expiresAt,
		arrivedAt: reservation.arrivedAt,
		confirmedAt: reservation.confirmedAt,
		payBy: reservation.payBy,
		isSecured: reservation.isSecured ?? false,
		proof: reservation.proof,
		questions: reservation.questions,
		askingBy: askingBy(reservation),
		dueAt: nextDueAt({ reservation, ...noted }),
	};
}

/** Whether the guest told of an allergy; of which is told to nobody who does not ask for it. */
export const isAllergic = (keys: Keyring, row: { id: string; sealed: string | null }): boolean =>
	openFacts(keys, row).allergy !== null;

/** What the house or the agency has noted for who receives them. */
export const notedOn = (keys: Keyring, row: { id: string; sealed: string | null }): string | null =>
	openFacts(keys, row).note?.text ?? null;
