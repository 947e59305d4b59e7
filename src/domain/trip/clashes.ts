import { hourMs, minuteMs } from '#domain/kernel/durations.ts';
import { addDays, daysBetween } from '../availability/schedule.ts';
import { koreanDay } from '../kernel/korean-date.ts';
import type { Care } from '../product/care.ts';
import { koreanInstant } from '../reservation/service-time.ts';
import { busySpan, looseSpan } from './busy-span.ts';
import type { Clash, ClashRule } from './clash.ts';
import { doMeet, inOrder, type Slip } from './slip.ts';
import { leastMinutes, travelMinutes } from './travel-time.ts';
import { endOf } from './way.ts';

const dayMinutes = 24 * 60;

/** Until when one rests on the day of a sedation. */
export const restUntil = '18:00';

type Noticed = { rule: ClashRule; decider: Slip; needed: number; given: number };

const minutesBetween = (from: Date, to: Date) => Math.max(0, Math.round((to.getTime() - from.getTime()) / minuteMs));
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs);

function clashOf(one: Slip, other: Slip, { rule, decider, needed, given }: Noticed): Clash {
	const [first, second] = [one, other].sort(inOrder) as [Slip, Slip];
	return {
		rule,
		first: first.id,
		second: second.id,
		decider: decider.id,
		asks: decider.isHealth ? 'clinic' : 'provider',
		neededMinutes: needed,
		givenMinutes: given,
	};
}

/** What a product says is to be left for so many hours after it. */
const afterwards = [
	{ rule: 'heat', what: 'heat', hours: ({ noHeatHours }: Care) => noHeatHours },
	{ rule: 'alcohol', what: 'alcohol', hours: ({ noAlcoholHours }: Care) => noAlcoholHours },
	{ rule: 'flight', what: 'flight', hours: ({ noFlightHours }: Care) => noFlightHours },
] as const;

/** What one of them asks of the other; the other way round is another question. */
function askedOf(asking: Slip, other: Slip): Noticed[] {
	const noticed: Noticed[] = [];
	const span = looseSpan(other);
	for (const { rule, what, hours } of afterwards) {
		const needed = hours(asking.care) ?? 0;
		const isIt = needed > 0 && other.care.has?.includes(what) === true;
		if (isIt && doMeet(span, { from: asking.endsAt, to: later(asking.endsAt, needed) }))
			noticed.push({ rule, decider: asking, needed: needed * 60, given: minutesBetween(asking.endsAt, span.from) });
	}
	const fasting = asking.care.fastingHours ?? 0;
	const isMeal = fasting > 0 && other.care.has?.includes('meal') === true;
	if (isMeal && doMeet(span, { from: later(asking.startsAt, -fasting), to: asking.startsAt })) {
		const given = minutesBetween(span.to, asking.startsAt);
		noticed.push({ rule: 'fasting', decider: asking, needed: fasting * 60, given });
	}
	return [...noticed, ...restAsked(asking, other)];
}

/** Drowsy until the evening: whatever begins before it, unless one only sits in a car or a train. */
function restAsked(asking: Slip, other: Slip): Noticed[] {
	const busy = busySpan(other);
	if (!asking.care.isSedating || other.isJourney || !busy) return [];
	const until = koreanInstant(koreanDay(asking.endsAt), restUntil);
	if (busy.from < asking.endsAt || busy.from >= until) return [];
	const needed = minutesBetween(asking.endsAt, until);
	return [{ rule: 'sedation', decider: asking, needed, given: minutesBetween(asking.endsAt, busy.from) }];
}

/** Two things at once; a room meets only another room. */
function overlap(one: Slip, other: Slip): Noticed[] {
	const areRooms = one.isStay && other.isStay;
	const [a, b] = areRooms ? [looseSpan(one), looseSpan(other)] : [busySpan(one), busySpan(other)];
	if (!a || !b || !doMeet(a, b)) return [];
	return [{ rule: 'overlap', decider: [one, other].sort(inOrder)[1] ?? one, needed: 0, given: 0 }];
}

/** How long the way takes; undefined where it is not known where one gets on or off. */
function wayMinutes(first: Slip, second: Slip): number | undefined {
	const [from, to] = [endOf(first, 'to'), endOf(second, 'from')];
	if (from?.spot && to?.spot) return travelMinutes(from.spot, to.spot);
	return from && to && from.region === to.region ? leastMinutes : undefined;
}

/** Too little time from where one is to where the other is: to a station too, and from it. */
function shortWay(one: Slip, other: Slip): Noticed[] {
	const [first, second] = [one, other].sort(inOrder) as [Slip, Slip];
	const [from, to] = [busySpan(first), busySpan(second)];
	if (!from || !to || from.to > to.from) return [];
	const needed = wayMinutes(first, second) ?? 0;
	const given = minutesBetween(from.to, to.from);
	return given < needed ? [{ rule: 'way', decider: second, needed, given }] : [];
}

/** What is to be noticed about two slips, whatever else there is. None clashes with itself. */
export function clashesBetween(one: Slip, other: Slip): Clash[] {
	if (one.id === other.id) return [];
	const noticed = [...overlap(one, other), ...shortWay(one, other), ...askedOf(one, other), ...askedOf(other, one)];
	return noticed.map((about) => clashOf(one, other, about));
}

/** Something else begins between the two: then the way leads over there, and is looked at from there. */
function hasBetween(slips: readonly Slip[], { first, second }: Clash): boolean {
	const find = (id: string) => slips.find((slip) => slip.id === id);
	const [one, other] = [find(first), find(second)];
	return slips.some((slip) => {
		const busy = busySpan(slip);
		if (!busy || !one || !other || slip.id === first || slip.id === second) return false;
		return busy.from >= one.endsAt && busy.from < other.startsAt;
	});
}

/** How one leaves: out of the room, or by car, train and plane. */
const isLeaving = ({ isStay, isJourney, care }: Slip) => isStay || isJourney || care.has?.includes('flight') === true;

/** The trip ends before the days are over in which the clinic wants to see its patient again. */
function shortStays(slips: readonly Slip[]): Clash[] {
	const byEnd = [...slips].sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime() || inOrder(one, other));
	const last = byEnd.at(-1);
	const leaving = byEnd.filter(isLeaving).at(-1);
	if (!last || !leaving) return [];
	return slips.flatMap((slip) => {
		const days = slip.care.stayDays ?? 0;
		const day = koreanDay(slip.endsAt);
		const isEnough = koreanDay(last.endsAt) >= addDays(day, days);
		if (days === 0 || isEnough || slip.id === leaving.id || leaving.endsAt < slip.endsAt) return [];
		const given = (daysBetween(day, koreanDay(leaving.endsAt)).length - 1) * dayMinutes;
		return [clashOf(slip, leaving, { rule: 'stay', decider: slip, needed: days * dayMinutes, given })];
	});
}

const keyOf = ({ rule, first, second, decider }: Clash) => `${rule} ${first} ${second} ${decider}`;

/** Everything to be noticed in a trip, the earliest first; the order in which the slips are given does not matter. */
export function clashesOf(given: readonly Slip[]): Clash[] {
	const slips = [...given].sort(inOrder);
	const position = new Map(slips.map(({ id }, at) => [id, at]));
	const pairs = slips.flatMap((one, at) => slips.slice(at + 1).flatMap((other) => clashesBetween(one, other)));
	const clashes = pairs.filter((clash) => clash.rule !== 'way' || !hasBetween(slips, clash));
	const at = (id: string) => position.get(id) ?? 0;
	return [...clashes, ...shortStays(slips)].sort(
		(a, b) => at(a.first) - at(b.first) || at(a.second) - at(b.second) || (keyOf(a) < keyOf(b) ? -1 : 1),
	);
}
