import { addDays } from '../availability/schedule.ts';
import { mayMove, settleHours } from './advance-reservation.ts';
import { isOpen, type Reservation } from './reservation.ts';
import type { MoveName } from './reservation-machine.ts';
import { endsAt, koreanInstant, startsAt } from './service-time.ts';

/** Time is an actor: what it has to do with a reservation, and when it must look again. */
export type Reminder = 'week' | 'day';
export type Due =
	| { task: 'move'; move: Extract<MoveName, 'expire' | 'expire-change' | 'complete'> }
	| { task: 'remind'; reminder: Reminder }
	/** Passport numbers and health texts go some days after the last day of service. */
	| { task: 'erase' };

export type DueFacts = {
	reservation: Reservation;
	reminded: { week: boolean; day: boolean };
	isErased: boolean;
	/** Days after the last day of service; the operator may set up to 30. */
	eraseAfterDays: number;
};

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** In the morning in Korea, which is no time of night in Bangkok or Moscow. */
const reminderTime = '11:00';
const daysBefore: Record<Reminder, number> = { week: 7, day: 1 };

const remindAt = ({ order }: Reservation, reminder: Reminder): Date =>
	koreanInstant(addDays(order.on, -daysBefore[reminder]), reminderTime);

/** A reminder is for what was reserved well before it: who reserves today for tomorrow needs none tomorrow morning. */
const isWorthReminding = (reservation: Reservation, reminder: Reminder): boolean =>
	remindAt(reservation, reminder).getTime() - reservation.requestedAt.getTime() >= dayMs / 2;

function moments({ reservation, reminded, isErased, eraseAfterDays }: DueFacts): { at: Date; due: Due }[] {
	const { status, order, terms, change, expiresAt } = reservation;
	const over = endsAt(order, terms).getTime();
	const list: { at: Date; due: Due }[] = [];
	if (status === 'requested' && expiresAt) list.push({ at: expiresAt, due: { task: 'move', move: 'expire' } });
	if (status === 'confirmed') {
		if (change) list.push({ at: new Date(change.expiresAt), due: { task: 'move', move: 'expire-change' } });
		for (const reminder of ['week', 'day'] as const)
			if (!reminded[reminder] && isWorthReminding(reservation, reminder))
				list.push({ at: remindAt(reservation, reminder), due: { task: 'remind', reminder } });
		list.push({ at: new Date(over + settleHours * hourMs), due: { task: 'move', move: 'complete' } });
	}
	if (!isOpen(status) && !isErased) list.push({ at: new Date(over + eraseAfterDays * dayMs), due: { task: 'erase' } });
	return list.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** When time must look at it next; null when never again. */
export const nextDueAt = (facts: DueFacts): Date | null => moments(facts)[0]?.at ?? null;

/**
 * What time has to do now, first things first. A reminder whose day has passed is not sent late but noted as done
 * (`isLate`), so that a server that was down does not remind people of yesterday.
 */
export function dueNow(facts: DueFacts, now: Date): { due: Due; isLate: boolean } | undefined {
	const first = moments(facts).find(({ at }) => at <= now);
	if (!first) return undefined;
	const { due } = first;
	if (due.task === 'move' && !mayMove(facts.reservation, due.move, { actor: 'clock', now })) return undefined;
	const { order } = facts.reservation;
	const isLate =
		due.task === 'remind' &&
		(now >= startsAt(order) || (due.reminder === 'week' && now >= remindAt(facts.reservation, 'day')));
	return { due, isLate };
}
