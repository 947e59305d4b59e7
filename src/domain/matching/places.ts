import type { AreaSlug } from '../area/areas.ts';
import { dayMs } from '../kernel/durations.ts';

export type DaySpan = { from: string; to: string };

/** On which days there is place for something: for one kind, or for whatever else of an area (`kind` null). */
export type FreePlaces = { area: AreaSlug; kind: string | null; free: readonly DaySpan[] };

/** So far ahead free places are looked up: what is wished later, nobody knows yet. */
export const placesDays = 184;

/** Days one after another as spans. */
export function spansOf(days: readonly string[]): DaySpan[] {
	const spans: DaySpan[] = [];
	let before = Number.NaN;
	for (const day of [...new Set(days)].sort()) {
		const last = spans.at(-1);
		const at = Date.parse(day);
		if (last && at - before === dayMs) last.to = day;
		else spans.push({ from: day, to: day });
		before = at;
	}
	return spans;
}

type Offered = { area: AreaSlug; kind: string; days: readonly string[] };

/** What a provider keeps places for: each of its kinds, and each of its areas as a whole. */
export function freePlacesOf(products: readonly Offered[]): FreePlaces[] {
	const keyed = new Map<string, { area: AreaSlug; kind: string | null; days: string[] }>();
	for (const { area, kind, days } of products)
		for (const scope of [kind, null]) {
			const key = `${area} ${scope}`;
			const kept = keyed.get(key) ?? { area, kind: scope, days: [] };
			kept.days.push(...days);
			keyed.set(key, kept);
		}
	return [...keyed.values()].map(({ days, ...of }) => ({ ...of, free: spansOf(days) }));
}

type Wish = { area: AreaSlug; kind: string; wishedFrom: string | null; wishedTo: string | null };

/** The places that are kept for a kind: its own, else those of its area. */
export function placesFor(kept: readonly FreePlaces[], { area, kind }: Pick<Wish, 'area' | 'kind'>) {
	const ofArea = kept.filter((one) => one.area === area);
	return ofArea.find((one) => one.kind === kind) ?? ofArea.find((one) => one.kind === null);
}

/** Whether there is place on the wished days; null where none were wished, nobody keeps places for it, or it is too far ahead. */
export function hasPlaces(
	kept: readonly FreePlaces[],
	{ area, kind, wishedFrom, wishedTo }: Wish,
	lastDay: string,
): boolean | null {
	if (wishedFrom === null || wishedTo === null || wishedFrom > lastDay) return null;
	const places = placesFor(kept, { area, kind });
	return places ? places.free.some(({ from, to }) => from <= wishedTo && to >= wishedFrom) : null;
}
