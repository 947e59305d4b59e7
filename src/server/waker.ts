type Waker = {
	/** Something waits to be handed on. */
	wake(): void;
	/** Hands on at once all that waits, as far as that is possible. */
	settle(): Promise<void>;
};

/** What comes within this is handed on together; nobody notices, and a rush costs a few transactions a second. */
const gatherMs = 100;

/**
 * Calls `work` after commits: gathered, and never twice at once. What fails is left to the next call, or to the sweep of
 * every minute, which also finds what a dead server left.
 */
export function createWaker(work: () => Promise<void>, withinMs: number = gatherMs): Waker {
	let isWanted = false;
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<void> | undefined;

	const gather = () => {
		timer ??= setTimeout(() => {
			timer = undefined;
			if (!running) run();
		}, withinMs).unref();
	};
	const run = (): Promise<void> => {
		isWanted = false;
		running = work()
			.catch(() => undefined)
			.then(() => {
				running = undefined;
				if (isWanted) gather();
			});
		return running;
	};
	return {
		wake() {
			isWanted = true;
			gather();
		},
		async settle() {
			while (isWanted || running) await (running ?? run());
			clearTimeout(timer);
			timer = undefined;
		},
	};
}
