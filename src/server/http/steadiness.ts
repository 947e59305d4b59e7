const sampleMs = 20;
/** One turn of the event loop this long keeps everybody waiting, also those who are only to be told to come back. */
const lateMs = 80;
const steadyMs = 20;
/** Also a machine that others keep busy goes on with so many of what is meant to be done at once. */
const leastOf = 20;

/** What the last turn of the loop does to the number that is worked on at once: fewer quickly, more slowly. */
export function steadied(count: number, { late, most }: { late: number; most: number }): number {
	if (late > lateMs) return Math.max(Math.ceil(most / leastOf), Math.floor(count * 0.75));
	return late < steadyMs ? Math.min(most, count + 1) : count;
}

/** How many may be worked on at once: `most`, and fewer while the event loop is late. */
export function createSteadiness(most: number) {
	let count = most;
	let last = performance.now();
	const sampler = setInterval(() => {
		const now = performance.now();
		count = steadied(count, { late: now - last - sampleMs, most });
		last = now;
	}, sampleMs);
	sampler.unref();
	return { atOnce: () => count, stop: () => clearInterval(sampler) };
}
