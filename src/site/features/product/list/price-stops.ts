/** Steps a price is thought in: fine where prices are low, coarse where they are high. */
const steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** Round prices from the lowest to the highest of a list, the two ends included, for a slider to stop at. */
export function priceStops(min: number, max: number): number[] {
	if (max <= min) return [min, Math.max(min, max)];
	const stops: number[] = [];
	for (let power = 10 ** Math.floor(Math.log10(Math.max(min, 1_000))); power <= max; power *= 10)
		stops.push(...steps.map((step) => Math.round(step * power)));
	return [min, ...stops.filter((stop) => stop > min && stop < max), max];
}

/** The stop nearest to a price. */
export function stopOf(stops: readonly number[], won: number): number {
	let nearest = 0;
	for (const [at, stop] of stops.entries())
		if (Math.abs(stop - won) < Math.abs((stops[nearest] ?? 0) - won)) nearest = at;
	return nearest;
}
