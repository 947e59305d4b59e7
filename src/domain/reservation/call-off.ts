import { furthestDays } from '../availability/change-day.ts';
import { addDays, isPlanned, type Schedule, startsOn } from '../availability/schedule.ts';
import { countOf } from '../product/price.ts';
import { advance, mayMove } from './advance-reservation.ts';
import { type ActorKind, isOpen, type Reservation, refundDue } from './reservation.ts';

/** What is called off: one start of a product, or all of its day. */
export type CalledDate = { on: string; time: string | null };

/** `isKnown`: somebody has to do with that start, although the day may have it no more. */
export type CalledDateStanding = { schedule: Schedule; today: string; isKnown: boolean };

/** What is wrong with a date that somebody asks about: too far ahead for anybody to have reserved it, or a start that it has not. */
export function calledDateFault({ on, time }: CalledDate, { schedule, today, isKnown }: CalledDateStanding) {
	if (on > addDays(today, furthestDays)) return { at: 'on', code: 'date-wrong' } as const;
	const isStart = time === null || (isPlanned(schedule, on) && startsOn(schedule, on).includes(time));
	return isStart || isKnown ? undefined : ({ at: 'time', code: 'not-offered' } as const);
}

/** The same of one that is to be called off: what is past stays as it was. */
export const callOffFault = (date: CalledDate, standing: CalledDateStanding) =>
	date.on < standing.today ? ({ at: 'on', code: 'date-past' } as const) : calledDateFault(date, standing);

/** The moves that a date which is called off makes of who has to do with it. */
export type CallOffMove = 'call-off' | 'decline' | 'refuse-change';

/**
 * Why one is left as it is, for somebody to look at: they have come; it has begun; they have slept there before already; guest and house
 * disagree about it; it is of who calls off, and nobody answers their own; it failed again and again.
 */
export const leftWhys = ['arrived', 'begun', 'longer-stay', 'disputed', 'own', 'failed'] as const;
export type LeftWhy = (typeof leftWhys)[number];

/** `gone`: it has nothing to do with the date, or not any more. */
export type Fate = { move: CallOffMove } | { left: LeftWhy } | 'gone';

export type CallOffBy = { actor: ActorKind; now: Date; isDisputed: boolean; isOwn: boolean };

const isOn = (order: { on: string; time: string | null }, { on, time }: CalledDate): boolean =>
	order.on === on && (time === null || order.time === time);

/** What becomes of a reservation when a date is called off. The moves are those of a single one, and so are their rules. */
export function fateOf(reservation: Reservation, date: CalledDate, by: CallOffBy): Fate {
	const { status, order, change, arrivedAt } = reservation;
	if (!isOpen(status)) return 'gone';
	if (!isOn(order, date)) {
		// What it holds of that date for its wish would become a place on a day that is off.
		if (change && isOn(change.order, date)) return by.isOwn ? { left: 'own' } : { move: 'refuse-change' };
		const isStayedOver = date.time === null && order.to !== null && order.on < date.on && order.to > date.on;
		return isStayedOver ? { left: 'longer-stay' } : 'gone';
	}
	if (by.isOwn) return { left: 'own' };
	if (by.isDisputed) return { left: 'disputed' };
	const move = status === 'requested' ? 'decline' : 'call-off';
	if (mayMove(reservation, move, by)) return { move };
	return { left: arrivedAt === null ? 'begun' : 'arrived' };
}

/** What is to be paid back by it, beyond what was to be paid back anyhow. */
export function wonBackBy(reservation: Reservation, move: CallOffMove, { actor, now }: CallOffBy): number {
	const advanced = advance(reservation, { move }, { actor, now });
	return advanced.ok ? Math.max(0, refundDue(advanced.value.next.money) - refundDue(reservation.money)) : 0;
}

/** How the money stands of those it is called off for: some of it is here; a slip of it is looked for in the account; nothing came. */
export const calledPays = ['paid', 'checking', 'unpaid'] as const;
type CalledPay = (typeof calledPays)[number];

const payOf = ({ money }: Reservation): CalledPay => {
	if ((money.inCheck ?? 0) > 0) return 'checking';
	return money.paid > money.refunded ? 'paid' : 'unpaid';
};

type Concerned<Party> = { party: Party; reservation: Reservation; fate: Fate };

/** What calling off costs, before anybody does it: who is called off and what goes back to them, and who is left as they are. */
export type CallOffCost<Party> = {
	/** Whose reservation ends, and how many people come with them. */
	parties: number;
	people: number;
	/** Of them those that nobody had confirmed yet. */
	requests: number;
	/** Of others, wishes to come on this date instead. */
	wishes: number;
	/** Over, cancelled or declined before. */
	ended: number;
	wonBack: number;
	pay: { state: CalledPay; parties: number; won: number }[];
	moved: { party: Party; move: CallOffMove; won: number }[];
	left: { party: Party; why: LeftWhy }[];
};

export function costOf<Party>(
	concerned: readonly Concerned<Party>[],
	date: CalledDate,
	by: Omit<CallOffBy, 'isDisputed' | 'isOwn'>,
): CallOffCost<Party> {
	const all = { ...by, isDisputed: false, isOwn: false };
	const moved = concerned.flatMap(({ party, reservation, fate }) =>
		fate !== 'gone' && 'move' in fate
			? [{ party, reservation, move: fate.move, won: wonBackBy(reservation, fate.move, all) }]
			: [],
	);
	const ending = moved.filter(({ move }) => move !== 'refuse-change');
	const left = concerned.flatMap(({ party, fate }) =>
		fate !== 'gone' && 'left' in fate ? [{ party, why: fate.left }] : [],
	);
	const sum = (some: readonly { won: number }[]) => some.reduce((won, one) => won + one.won, 0);
	return {
		parties: ending.length,
		people: ending.reduce((count, { reservation }) => count + countOf(reservation.order.persons), 0),
		requests: ending.filter(({ move }) => move === 'decline').length,
		wishes: moved.length - ending.length,
		ended: concerned.filter(({ fate, reservation }) => fate === 'gone' && isOn(reservation.order, date)).length,
		wonBack: sum(ending),
		pay: calledPays.flatMap((state) => {
			const some = ending.filter(({ reservation }) => payOf(reservation) === state);
			return some.length > 0 ? [{ state, parties: some.length, won: sum(some) }] : [];
		}),
		moved: moved.map(({ party, move, won }) => ({ party, move, won })),
		left,
	};
}
