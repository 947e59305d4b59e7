import { setTimeout as sleep } from 'node:timers/promises';

export type DatabaseWatch = {
	/** It is gone, and starting it again has failed so far. */
	isLost(): boolean;
	/** Ends when nothing is being started any more. */
	stop(): Promise<void>;
};

export type WatchOptions = {
	isAlive: () => Promise<boolean>;
	startAgain: (signal: AbortSignal) => Promise<void>;
	/** What waiting can mend, as a disk that is full. */
	isPassing: (error: unknown) => boolean;
	onGone: () => void;
	onBack: () => void;
	onFailure: (error: unknown) => void;
	/** It cannot be started from here: the process should end, so that whoever looks after it starts it anew. */
	onGivenUp: (error: unknown) => void;
	everyMs?: number;
};

const mostFailures = 4;
const longestPauseMs = 10_000;

/** Looks after a database that lives beside this process: once a second, and starts it again when it is gone. */
export function watchDatabase(options: WatchOptions): DatabaseWatch {
	const { everyMs = 1_000 } = options;
	const stopping = new AbortController();
	let isLost = false;
	const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

	/** True when it runs again; false when nobody should go on. */
	const revive = async (): Promise<boolean> => {
		options.onGone();
		for (let failures = 0, waitMs = everyMs; !stopping.signal.aborted; waitMs = Math.min(waitMs * 2, longestPauseMs)) {
			try {
				await options.startAgain(stopping.signal);
				isLost = false;
				options.onBack();
				return true;
			} catch (error) {
				isLost = true;
				if (!options.isPassing(error)) failures += 1;
				if (failures >= mostFailures) {
					options.onGivenUp(error);
					return false;
				}
				options.onFailure(error);
			}
			await pause(waitMs);
		}
		return false;
	};
	const watch = async () => {
		for (;;) {
			await pause(everyMs);
			if (stopping.signal.aborted) return;
			// A look that failed says nothing; the next one may.
			if (await options.isAlive().catch(() => true)) continue;
			if (stopping.signal.aborted || !(await revive())) return;
		}
	};
	const ended = watch();
	return {
		isLost: () => isLost,
		stop() {
			stopping.abort();
			return ended;
		},
	};
}
