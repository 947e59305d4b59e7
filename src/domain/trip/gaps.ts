import { addDays, daysBetween } from '../availability/schedule.ts';
import { koreanDay, koreanMidnight } from '../kernel/korean-date.ts';
import { koreanInstant } from '../reservation/service-time.ts';
import { busySpan, looseSpan } from './busy-span.ts';
import { restUntil } from './clashes.ts';
import { type DayPart, dayParts, partSpan } from './day-part.ts';
import type { Trip } from './form-trips.ts';
import { doMeet, type Slip, type Span } from './slip.ts';

/** A part of a day with nothing in it; or one to rest in, after a sedation, in which nothing is offered. */
export type Gap = Span & { on: string; part: DayPart; kind: 'free' | 'rest'; because: string | null };

/** From when one is here and has arrived, and until when: before and after it, a day is not free but elsewhere. */
function presence(slips: readonly Slip[]): Span | undefined {
	const [first] = [...slips].sort((a, b) => looseSpan(a).from.getTime() - looseSpan(b).from.getTime());
	const last = [...slips].sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime()).at(-1);
	if (!first || !last) return undefined;
	const from = first.isStay ? looseSpan(first).from : first.endsAt;
	const to = last.isTimed ? last.startsAt : last.endsAt;
	return from < to ? { from, to } : undefined;
}

/** Who has reserved for one day only is here all of it, but for before and after a journey: which of the two is not known. */
function oneDayPresence({ from: day, slips }: Trip): Span | undefined {
	return slips.some(({ isJourney }) => isJourney)
		? presence(slips)
		: { from: koreanMidnight(day), to: koreanMidnight(addDays(day, 1)) };
}

const isWithin = (inner: Span, outer: Span) => inner.from >= outer.from && inner.to <= outer.to;

/** Where only the day counts, all of that day is taken: nobody knows when on it. */
const isTakenBy = (span: Span, slip: Slip) => !slip.isStay && doMeet(span, busySpan(slip) ?? looseSpan(slip));

/** The slip whose sedation reaches into this part of the day. */
function restIn(slips: readonly Slip[], span: Span): Slip | undefined {
	return slips.find(({ care, endsAt }) => {
		const until = koreanInstant(koreanDay(endsAt), restUntil);
		return care.isSedating === true && endsAt < span.to && span.to <= until && koreanDay(endsAt) === koreanDay(span.to);
	});
}

const beginsIn = (span: Span, { startsAt, isStay }: Slip) => !isStay && startsAt >= span.from && startsAt < span.to;

/** The free parts of the days of a trip that are still to come, in order. */
export function gapsOf(trip: Trip, now: Date): Gap[] {
	const { from, to, slips } = trip;
	const here = from === to ? oneDayPresence(trip) : presence(slips);
	return daysBetween(from, to).flatMap((on) =>
		dayParts.flatMap((part): Gap[] => {
			const span = partSpan(on, part);
			if (span.from < now) return [];
			const resting = restIn(slips, span);
			if (resting && !slips.some((slip) => slip.id !== resting.id && beginsIn(span, slip)))
				return [{ ...span, on, part, kind: 'rest', because: resting.id }];
			const isFree = here && isWithin(span, here) && !slips.some((slip) => isTakenBy(span, slip));
			return isFree && !resting ? [{ ...span, on, part, kind: 'free', because: null }] : [];
		}),
	);
}
