import type { Trip as TripView } from '#contract/api/trip.ts';
import { daysBetween } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { type Persons, personTypes } from '#domain/product/price.ts';
import type { Region } from '#domain/product/product.ts';
import { clashesOf } from '#domain/trip/clashes.ts';
import { partOf } from '#domain/trip/day-part.ts';
import type { Trip } from '#domain/trip/form-trips.ts';
import { gapsOf } from '#domain/trip/gaps.ts';
import { preparationsOf } from '#domain/trip/preparations.ts';
import { type Candidate, suggestFill } from '#domain/trip/suggest.ts';
import { tripDues } from '#domain/trip/trip-dues.ts';
import { type BoardSlip, viewSlip } from './slip-view.ts';

type Board = Trip<BoardSlip>;
type Fill = ReturnType<typeof fillGaps>;
/** `fill`: what is free in it; `titles`: what the suggested products are called. */
type Given = { language: ContentLocale; fill: Fill; titles: ReadonlyMap<string, string>; now: Date };

/** The most of each that any of the reservations is for: who stays at home from one of them travels all the same. */
const partyOf = (slips: readonly BoardSlip[]): Persons =>
	Object.fromEntries(
		personTypes.map((type) => [type, Math.max(0, ...slips.map(({ found }) => found.row.persons[type]))]),
	) as Persons;

/** Where one gets to, in order; a car or a train is no place. */
export function regionsOf(slips: readonly BoardSlip[]): Region[] {
	const places = slips.filter(({ isJourney }) => !isJourney);
	return [...new Set((places.length > 0 ? places : slips).map(({ region }) => region))];
}

function moneyOf(slips: readonly BoardSlip[], { language, now }: Given): TripView['money'] {
	const rows = slips.map(({ found }) => found.row);
	const dues = slips.map((slip) => viewSlip(slip, language).transferDue).filter((due) => due !== null);
	const { late, next } = tripDues(dues, now);
	return {
		total: rows.reduce((sum, { totalWon }) => sum + totalWon, 0),
		paid: rows.reduce((sum, { paidWon, refundedWon }) => sum + paidWon - refundedWon, 0),
		late,
		due: next,
	};
}

/** What is free, with what could be done then; free time without an idea is left as it is. */
export function fillGaps(trip: Board, { candidates, now }: { candidates: readonly Candidate[]; now: Date }) {
	const reserved = new Set(trip.slips.map(({ found }) => found.row.productId));
	const others = candidates.filter(({ id }) => !reserved.has(id));
	const party = { slips: trip.slips, persons: partyOf(trip.slips), now };
	const known = new Map(candidates.map((one) => [one.id, one]));
	return suggestFill(gapsOf(trip, now), others, party)
		.filter(({ kind, suggestions }) => kind === 'rest' || suggestions.length > 0)
		.map(({ on, part, kind, because, suggestions }) => ({
			on,
			gap: {
				part,
				kind,
				because,
				suggestions: suggestions.flatMap(({ id, ...rest }) => {
					const one = known.get(id);
					return one ? [{ ...rest, productId: id, area: one.area, unit: one.price.unit }] : [];
				}),
			},
		}));
}

/** The products that are suggested anywhere in it. */
export const suggestedIn = (fill: Fill): string[] =>
	fill.flatMap(({ gap }) => gap.suggestions.map(({ productId }) => productId));

/** A trip as its member sees it. */
export function viewTrip(trip: Board, given: Given): TripView {
	const { slips } = trip;
	const { language, fill, titles } = given;
	const titled = ({ suggestions, ...gap }: Fill[number]['gap']) => ({
		...gap,
		suggestions: suggestions.map((one) => ({ ...one, title: titles.get(one.productId) ?? '' })),
	});
	const preparations = preparationsOf(slips);
	// To fast may begin on the evening before the first day; then that day belongs to the trip.
	const from = [trip.from, ...preparations.map((one) => koreanDay(one.from))].sort()[0] ?? trip.from;
	const days = daysBetween(from, trip.to).map((on) => ({
		on,
		slips: slips
			.filter(({ isStay, startsAt }) => !isStay && koreanDay(startsAt) === on)
			.map((slip) => viewSlip(slip, language)),
		preparations: preparations
			.filter((one) => koreanDay(one.from) === on)
			.map((one) => ({ slip: one.slip, part: partOf(one.from), from: one.from.toISOString() })),
		gaps: fill.filter((one) => one.on === on).map(({ gap }) => titled(gap)),
	}));
	return {
		from,
		to: trip.to,
		regions: regionsOf(slips),
		persons: partyOf(slips),
		reservations: slips.length,
		providers: new Set(slips.map(({ found }) => found.row.providerId)).size,
		money: moneyOf(slips, given),
		days,
		stays: slips
			.filter(({ isStay }) => isStay)
			.map((slip) => ({
				...viewSlip(slip, language),
				from: koreanDay(slip.startsAt),
				to: koreanDay(slip.endsAt),
			})),
		clashes: clashesOf(slips),
	};
}
