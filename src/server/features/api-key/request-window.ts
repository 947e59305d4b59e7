type Window = { since: number; count: number };

/** More would be one who makes up names to fill the memory: the oldest go. */
const mostNames = 10_000;

/**
 * Counts requests by name in windows of time, in this process alone: several servers let a few times as many through, and no
 * request costs a write.
 */
export function createWindow({ most, windowMs }: { most: number; windowMs: number }) {
	const windows = new Map<string, Window>();
	const windowOf = (name: string, now: number): Window => {
		const known = windows.get(name);
		if (known && now - known.since < windowMs && now >= known.since) return known;
		const fresh = { since: now, count: 0 };
		windows.delete(name);
		const oldest = windows.keys().next().value;
		if (windows.size >= mostNames && oldest !== undefined) windows.delete(oldest);
		windows.set(name, fresh);
		return fresh;
	};
	const secondsIn = ({ since }: Window, now: number) => Math.max(1, Math.ceil((since + windowMs - now) / 1000));
	return {
		/** One more; the seconds to wait where there were too many. */
		count(name: string, at: Date): number | undefined {
			const window = windowOf(name, at.getTime());
			window.count += 1;
			return window.count > most ? secondsIn(window, at.getTime()) : undefined;
		},
		/** The same without counting: the next would be one too many. */
		secondsLeft(name: string, at: Date): number | undefined {
			const window = windowOf(name, at.getTime());
			return window.count >= most ? secondsIn(window, at.getTime()) : undefined;
		},
	};
}
