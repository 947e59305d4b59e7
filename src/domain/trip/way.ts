import { type Region, regions } from '../product/product.ts';
import type { MapPoint, Slip } from './slip.ts';

/** Between which regions a journey leads. */
type Way = NonNullable<Slip['way']>;

/** A ticket's route is named after its ends (“seoul-busan”); any other name tells nothing. */
export function wayOf(route: string | undefined): Way | undefined {
	const ends = route?.split('-') ?? [];
	const [from, to] = ends.flatMap((end) => regions.find((region) => region === end) ?? []);
	return from && to && route === `${from}-${to}` ? { from, to } : undefined;
}

/** Where one is at least by region; the spot itself where it is known. */
export type Whereabouts = { region: Region; spot: MapPoint | undefined };

/** Where one must be for it, or is after it. A ticket has one address, which is that of one of its ends. */
export function endOf(slip: Slip, end: keyof Way): Whereabouts | undefined {
	if (!slip.isJourney) {
		const spot = slip.meeting ?? slip;
		return { region: spot.region, spot };
	}
	const region = slip.way?.[end];
	return region && { region, spot: region === slip.region ? slip : undefined };
}
