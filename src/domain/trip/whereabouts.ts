import { koreanDay, koreanMidnight } from '../kernel/korean-date.ts';
import { looseSpan } from './busy-span.ts';
import type { Gap } from './gaps.ts';
import { inOrder, type Slip } from './slip.ts';
import { endOf, type Whereabouts } from './way.ts';

/** Whether the journey one came by has not taken one away from there. */
function isSince(slip: Slip, came: Slip | undefined, from: Date): boolean {
	if (!came) return true;
	if (!slip.isStay) return slip.startsAt >= came.startsAt;
	if (came.way) return slip.region === came.way.to;
	// Nobody knows where it led: to the room of that day, or back to it for the night.
	return koreanDay(slip.startsAt) >= koreanDay(came.startsAt) || koreanDay(came.endsAt) < koreanDay(from);
}

/** Whether it lies before the journey by which one leaves; a room of that day may be there or here. */
function isUntil(slip: Slip, leaves: Slip | undefined): boolean {
	if (!leaves) return true;
	const isOfThatDay = slip.isStay && koreanDay(slip.startsAt) === koreanDay(leaves.startsAt);
	if (isOfThatDay && leaves.way) return slip.region === leaves.way.from;
	return looseSpan(slip).from < leaves.startsAt;
}

/**
 * Where one is then: at the room of that night, else at what came before on that day, else at what comes next. A journey
 * divides: what lies before the last one or after the next one says nothing; then the journey's own end does, if known.
 */
export function whereabouts(slips: readonly Slip[], { from, on }: Gap): Whereabouts | undefined {
	const sorted = [...slips].sort(inOrder);
	const journeys = sorted.filter(({ isJourney }) => isJourney);
	const came = journeys.filter(({ startsAt }) => startsAt < from).at(-1);
	const leaves = journeys.find(({ startsAt }) => startsAt >= from);
	const known = sorted.filter((slip) => !slip.isJourney && isSince(slip, came, from) && isUntil(slip, leaves));
	const room = known.find((slip) => slip.isStay && looseSpan(slip).from <= from && from < slip.endsAt);
	const day = { from: koreanMidnight(on), to: from };
	const before = known.filter(({ isStay, startsAt }) => !isStay && startsAt >= day.from && startsAt < day.to).at(-1);
	const next = known.find(({ startsAt }) => startsAt >= from);
	const slip = room ?? before ?? next ?? known.at(-1);
	if (slip) return endOf(slip, 'to');
	return came ? endOf(came, 'to') : leaves && endOf(leaves, 'from');
}
