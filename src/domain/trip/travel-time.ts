import type { MapPoint } from './slip.ts';

/**
 * How long one needs at the least from one place to another. Nobody is asked for a route: it is a guess from the straight
 * line, generous enough to warn only of what can hardly be done.
 */

/** Nearer than this one walks, and needs no time to find a car. */
const walkKm = 1;
const walkKmh = 4;
/** A taxi or the subway in Seoul, its streets being longer than the line; and the wait and the walk at both ends. */
const seoulKmh = 20;
const seoulMinutes = 20;
/** Within any other region: emptier roads, the same wait. */
const regionKmh = 40;
/** From region to region by road, with the way out of one town and into the other. */
const roadKmh = 80;
const roadMinutes = 60;
/** Beyond this the express train is quicker (Seoul–Busan is 325 km); to the stations and the wait for it included. */
const trainFromKm = 150;
const trainKmh = 150;
const trainMinutes = 90;
/** Jeju is an island: an hour and ten in the air, and what airports take before and after. */
const island = 'jeju';
const flightMinutes = 240;

const earthKm = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies. */
export function distanceKm(from: MapPoint, to: MapPoint): number {
	const [south, north] = [radians(from.latitude), radians(to.latitude)];
	const across = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
	const up = Math.sin((north - south) / 2) ** 2;
	return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(up + Math.cos(south) * Math.cos(north) * across)));
}

const minutesAt = (km: number, kmh: number) => (km / kmh) * 60;

/** To or from a station of which only the region is known: the wait and the walk at the least. */
export const leastMinutes = seoulMinutes;

/** In whole minutes. */
export function travelMinutes(from: MapPoint, to: MapPoint): number {
	const km = distanceKm(from, to);
	if (km < walkKm) return Math.ceil(minutesAt(km, walkKmh));
	if (from.region === to.region)
		return Math.ceil(minutesAt(km, from.region === 'seoul' ? seoulKmh : regionKmh) + seoulMinutes);
	if (from.region === island || to.region === island) return flightMinutes;
	if (km > trainFromKm) return Math.ceil(minutesAt(km, trainKmh) + trainMinutes);
	return Math.ceil(minutesAt(km, roadKmh) + roadMinutes);
}
