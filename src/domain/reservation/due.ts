import { dayMs, hourMs } from '#domain/kernel/durations.ts';
import { addDays } from '../availability/schedule.ts';
import { koreanDay } from '../kernel/korean-date.ts';
import { mayMove, settleHours } from './advance-reservation.ts';
import { isAsking } from './need-questions.ts';
import { leftHours, payByAtLeast } from './pay-by.ts';
import { balanceAsked, paymentState, transferDue } from './payment-state.ts';
import { isOpen, type Reservation } from './reservation.ts';
import type { MoveName } from './reservation-machine.ts';
import { endsAt, koreanInstant, startsAt } from './service-time.ts';

/** Time is an actor: what it has to do with a reservation, and when it must look again. */
export type Reminder = 'week' | 'day' | 'pay' | 'balance';
/** Which reminders have gone out. */
export type Reminded = Record<Reminder, boolean>;
export type Due =
	| {
			task: 'move';
			move: Extract<
				MoveName,
				'expire' | 'expire-change' | 'expire-price' | 'expire-dates' | 'lapse' | 'complete' | 'miss-needs'
			>;
	  }
	| { task: 'remind'; reminder: Reminder }
	/** Passport numbers and health texts go some days after the last day of service. */
	| { task: 'erase' };

export type DueFacts = {
	reservation: Reservation;
	reminded: Reminded;
	isErased: boolean;
	/** Days after the last day of service; the operator may set up to 30. */
	eraseAfterDays: number;
};

/** In the morning in Korea, which is no time of night in Bangkok or Moscow. */
const reminderTime = '11:00';
type ComingReminder = 'week' | 'day';
const daysBefore: Record<ComingReminder, number> = { week: 7, day: 1 };
/** A large sum takes some days on its way. */
const balanceDaysBefore = 3;

const remindAt = ({ order }: Reservation, reminder: ComingReminder): Date =>
	koreanInstant(addDays(order.on, -daysBefore[reminder]), reminderTime);

/** A reminder is for what was reserved well before it: who reserves today for tomorrow needs none tomorrow morning. */
const isWorthReminding = (reservation: Reservation, reminder: ComingReminder): boolean =>
	remindAt(reservation, reminder).getTime() - reservation.requestedAt.getTime() >= dayMs / 2;

/** A day before the transfer is due, or halfway to it where less than two are left. */
function remindToPayAt({ confirmedAt, requestedAt }: Reservation, by: Date): Date {
	const from = (confirmedAt ?? requestedAt).getTime();
	return new Date(Math.max(by.getTime() - leftHours * hourMs, (from + by.getTime()) / 2));
}

/** Some mornings before the rest is due, or halfway to it where less is left. */
function remindOfBalanceAt({ confirmedAt, requestedAt }: Reservation, by: Date): Date {
	const morning = koreanInstant(addDays(koreanDay(by), -balanceDaysBefore), reminderTime).getTime();
	return new Date(Math.max(morning, ((confirmedAt ?? requestedAt).getTime() + by.getTime()) / 2));
}

/** A change, another price or another date waits for an answer: what is to be paid is open till then. */
const isAsked = ({ change, offer, proposal }: Reservation): boolean =>
	change !== null || offer !== null || proposal !== null;

/** The rest of a large sum is reminded of once; once the deposit is paid nothing is freed by itself. */
function balanceMoments(reservation: Reservation, { balance }: Reminded): { at: Date; due: Due }[] {
	const asked = balance || isAsked(reservation) ? undefined : balanceAsked(reservation);
	return asked ? [{ at: remindOfBalanceAt(reservation, asked.by), due: { task: 'remind', reminder: 'balance' } }] : [];
}

/** Who is reminded late still has a day to pay. */
export const remindedToPay = (reservation: Reservation, now: Date): Reservation => ({
	...reservation,
	payBy: payByAtLeast(reservation, leftHours, now),
});

/** Whoever has to transfer more than before, by what was changed, is reminded of that anew. */
export const isMoreToPay = (before: Reservation, next: Reservation): boolean =>
	(transferDue(next)?.won ?? 0) > (transferDue(before)?.won ?? 0);

/** What is not paid in full is reminded of once and then freed: never the one without the other, nor while a change is answered. */
function unpaidMoments(reservation: Reservation, reminded: Reminded): { at: Date; due: Due }[] {
	const { isFreed, by } = paymentState(reservation);
	if (!isFreed || !by || isAsked(reservation)) return [];
	return reminded.pay
		? [{ at: by, due: { task: 'move', move: 'lapse' } }]
		: [{ at: remindToPayAt(reservation, by), due: { task: 'remind', reminder: 'pay' } }];
}

function moments({ reservation, reminded, isErased, eraseAfterDays }: DueFacts): { at: Date; due: Due }[] {
	const { status, order, terms, change, offer, proposal, expiresAt, questions } = reservation;
	const over = endsAt(order, terms).getTime();
	const list: { at: Date; due: Due }[] = [];
	if (isOpen(status) && offer)
		list.push({ at: new Date(offer.validUntil), due: { task: 'move', move: 'expire-price' } });
	if (isOpen(status) && proposal)
		list.push({ at: new Date(proposal.validUntil), due: { task: 'move', move: 'expire-dates' } });
	if (status === 'requested' && expiresAt) list.push({ at: expiresAt, due: { task: 'move', move: 'expire' } });
	if (status === 'confirmed') {
		if (questions && isAsking(questions) && !questions.isLate)
			list.push({ at: new Date(questions.by), due: { task: 'move', move: 'miss-needs' } });
		if (change) list.push({ at: new Date(change.expiresAt), due: { task: 'move', move: 'expire-change' } });
		list.push(...unpaidMoments(reservation, reminded), ...balanceMoments(reservation, reminded));
		for (const reminder of ['week', 'day'] as const)
			if (!reminded[reminder] && isWorthReminding(reservation, reminder))
				list.push({ at: remindAt(reservation, reminder), due: { task: 'remind', reminder } });
		list.push({ at: new Date(over + settleHours * hourMs), due: { task: 'move', move: 'complete' } });
	}
	if (!isOpen(status) && !isErased) list.push({ at: new Date(over + eraseAfterDays * dayMs), due: { task: 'erase' } });
	return list.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** When time must look at it next, after a moment where it has just looked; null when never again. */
export const nextDueAt = (facts: DueFacts, after?: Date): Date | null =>
	moments(facts).find(({ at }) => !after || at > after)?.at ?? null;

/**
 * What time has to do now, first things first. What it came too late for is left out: nobody frees a service that has
 * begun, and it is completed all the same. A reminder whose day has passed is not sent late but noted as done
 * (`isLate`), so that a server that was down does not remind people of yesterday.
 */
export function dueNow(facts: DueFacts, now: Date): { due: Due; at: Date; isLate: boolean } | undefined {
	const first = moments(facts).find(
		({ at, due }) =>
			at <= now && (due.task !== 'move' || mayMove(facts.reservation, due.move, { actor: 'clock', now })),
	);
	return first && { ...first, isLate: isTooLate(first.due, facts.reservation, now) };
}

function isTooLate(due: Due, reservation: Reservation, now: Date): boolean {
	if (due.task !== 'remind' || due.reminder === 'pay') return false;
	if (due.reminder === 'balance') return now >= (balanceAsked(reservation)?.by ?? now);
	return now >= startsAt(reservation.order) || (due.reminder === 'week' && now >= remindAt(reservation, 'day'));
}
