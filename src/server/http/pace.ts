const windowMs = 500;

/** How many are done in a second, as far as can be told: nothing is before some work has been seen. */
export function createPace(now: () => number) {
	let [since, done] = [now(), 0];
	let perSecond: number | undefined;
	return {
		count(): void {
			const passed = now() - since;
			done += 1;
			if (passed < windowMs) return;
			const seen = (done * 1000) / passed;
			// After a pause the old pace tells nothing.
			perSecond = passed > 4 * windowMs ? undefined : ((perSecond ?? seen) + seen) / 2;
			[since, done] = [now(), 0];
		},
		perSecond: () => perSecond,
	};
}
