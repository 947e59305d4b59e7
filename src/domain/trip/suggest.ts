import { hourMs, minuteMs } from '#domain/kernel/durations.ts';
import type { AreaSlug } from '../area/areas.ts';
import { type Schedule, slotsOn } from '../availability/schedule.ts';
import type { Care } from '../product/care.ts';
import { countOf, dayPrice, type Persons, type PriceList, personTypes, typesTaken } from '../product/price.ts';
import { placesOf } from '../reservation/order.ts';
import { koreanInstant } from '../reservation/service-time.ts';
import { clashesBetween } from './clashes.ts';
import type { Gap } from './gaps.ts';
import type { MapPoint, Slip, Span } from './slip.ts';
import { distanceKm } from './travel-time.ts';
import { whereabouts } from './whereabouts.ts';

/** A product that might fill a gap, with what is taken of its slots. */
export type Candidate = MapPoint & {
	id: string;
	area: AreaSlug;
	minutes: number;
	care: Care;
	schedule: Schedule;
	price: PriceList;
	minPersons: number;
	maxPersons: number;
	taken: readonly { on: string; time: string; capacity: number; taken: number }[];
};

/** No metres where only the region is known in which one is. */
export type Suggestion = { id: string; time: string; won: number; metres: number | null };

/** What begins a little before the part of the day still fills it; whether there is time for it is asked apart. */
const earlyMs = hourMs;
const lateMs = 30 * 60 * 1000;

type Party = { slips: readonly Slip[]; persons: Persons; now: Date };

/** As if it were reserved: by the same rules it must clash with nothing. */
function asSlip(one: Candidate, { from, to }: Span): Slip {
	const { region, latitude, longitude, care } = one;
	const point = { region, latitude, longitude };
	return {
		...point,
		id: `suggested ${one.id}`,
		startsAt: from,
		endsAt: to,
		isTimed: true,
		isStay: false,
		isJourney: false,
		isHealth: false,
		care,
	};
}

function hasRoom(one: Candidate, { on, time, capacity }: { on: string; time: string; capacity: number }, party: Party) {
	const slot = one.taken.find((row) => row.on === on && row.time === time);
	const left = slot ? Math.min(slot.capacity, capacity) - slot.taken : capacity;
	return left >= placesOf(one.price, { persons: party.persons, units: 1 });
}

/** The first time on that day at which it fits: in the gap, with room for all, and without a clash. */
function timeIn(one: Candidate, gap: Gap, party: Party): string | undefined {
	const slot = slotsOn(one.schedule, gap.on, party.now).find(({ on, time, capacity }) => {
		if (time === null || !hasRoom(one, { on, time, capacity }, party)) return false;
		const from = koreanInstant(on, time);
		const to = new Date(from.getTime() + one.minutes * minuteMs);
		const isInside = from.getTime() >= gap.from.getTime() - earlyMs && to.getTime() <= gap.to.getTime() + lateMs;
		return isInside && !party.slips.some((slip) => clashesBetween(slip, asSlip(one, { from, to })).length > 0);
	});
	return slot?.time ?? undefined;
}

/** Whether this party may reserve it at all: by its number, and by who is in it. */
function fits({ price, minPersons, maxPersons }: Candidate, persons: Persons): boolean {
	const count = countOf(persons);
	const isOldEnough =
		price.fromAge === undefined || personTypes.every((type) => persons[type] === 0 || typesTaken(price).includes(type));
	return isOldEnough && count >= minPersons && count <= maxPersons;
}

/** What fits into one gap, near where one is; the second from another area than the first where there is one. */
function suggestFor(gap: Gap, candidates: readonly Candidate[], party: Party): (Suggestion & { area: AreaSlug })[] {
	const here = whereabouts(party.slips, gap);
	if (!here || gap.kind !== 'free') return [];
	const fitting = candidates
		.filter((one) => one.region === here.region && fits(one, party.persons))
		.flatMap((one) => {
			const time = timeIn(one, gap, party);
			const metres = here.spot ? Math.round(distanceKm(here.spot, one) * 1_000) : null;
			return time === undefined ? [] : [{ id: one.id, area: one.area, time, won: dayPrice(one.price, gap.on), metres }];
		});
	const [first] = fitting;
	if (!first) return [];
	const second = fitting.find(({ area }) => area !== first.area) ?? fitting[1];
	return second ? [first, second] : [first];
}

/** For each gap of a trip up to two products, each product once: the best of the candidates as they are given. */
export function suggestFill(
	gaps: readonly Gap[],
	candidates: readonly Candidate[],
	party: Party,
): (Gap & { suggestions: Suggestion[] })[] {
	const used = new Set<string>();
	return gaps.map((gap) => {
		const free = candidates.filter(({ id }) => !used.has(id));
		const found = suggestFor(gap, free, party);
		for (const { id } of found) used.add(id);
		return { ...gap, suggestions: found.map(({ id, time, won, metres }) => ({ id, time, won, metres })) };
	});
}
