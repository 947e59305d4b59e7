import type { LocaleText } from '../kernel/locale-text.ts';
import type { Region } from './product.ts';

/** Somewhere a taxi can go: its name, its address as a driver in Korea reads it, and its position. */
export type Spot = { name: LocaleText; hangul: string; latitude: number; longitude: number };

/** Guests are fetched where they stay: all of them, or those who stay near enough. */
export const fetchings = ['always', 'sometimes'] as const;
type Fetching = (typeof fetchings)[number];

/** Where a product takes place, and where its guests meet if that is elsewhere. */
export type ProductPlace = Spot & {
	/** With its region, which may be another: a day in Gangwon begins at a station in Seoul. */
	meeting?: Spot & { region: Region };
	/** By the option chosen: the train back leaves from the other station. */
	meetingBy?: Record<string, Spot>;
	fetched?: Fetching;
};

/** Where to be at the start, for what was chosen; null where every guest is fetched and there is nowhere to go. */
export function meetingPlace(place: ProductPlace, choices: Partial<Record<string, string>> = {}): Spot | null {
	if (place.fetched === 'always') return null;
	const chosen = Object.values(choices).flatMap((id) => (id === undefined ? [] : (place.meetingBy?.[id] ?? [])));
	return chosen[0] ?? place.meeting ?? place;
}
