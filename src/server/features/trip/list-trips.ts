import { dayMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { formTrips } from '#domain/trip/form-trips.ts';
import type { MemberContext } from '#server/member-context.ts';
import { slipOf } from './slip-view.ts';
import { findCandidates, findSlips, findTitles } from './trip.repo.ts';
import { fillGaps, regionsOf, suggestedIn, viewTrip } from './trip-view.ts';

/** Longer than any stay and the trip around it: what began before belongs to no trip of today. */
const lookBackMs = 60 * dayMs;
const mostTrips = 10;

/** The trips that are not over, by the Korean day; reservations, what fits between them and what that is called are one query each. */
export async function listTrips({ queries, now, memberId }: MemberContext, { language }: { language: ContentLocale }) {
	const today = koreanDay(now);
	const found = await findSlips(queries, { memberId, language, from: new Date(now.getTime() - lookBackMs) });
	const trips = formTrips(found.map(slipOf))
		.filter(({ to }) => to >= today)
		.slice(0, mostTrips);
	const regions = [
		...new Set(trips.flatMap(({ slips }) => [...regionsOf(slips), ...slips.flatMap(({ way }) => way?.to ?? [])])),
	];
	const [from, to] = [trips[0]?.from ?? today, trips.at(-1)?.to ?? today];
	const candidates = await findCandidates(queries, { regions, from, to, now });
	const filled = trips.map((trip) => ({ trip, fill: fillGaps(trip, { candidates, now }) }));
	const titles = await findTitles(queries, [...new Set(filled.flatMap(({ fill }) => suggestedIn(fill)))], language);
	return accept({ today, trips: filled.map(({ trip, fill }) => viewTrip(trip, { language, fill, titles, now })) });
}
