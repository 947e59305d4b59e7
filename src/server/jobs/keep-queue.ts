import type { Queries } from '#server/queries.ts';
import { freeLostJobs, holdJobs, setQueueRight } from './job.repo.ts';

/** What a server works on it says anew so often; what nobody has spoken for in so long was held by one that died. */
const everyMs = 15_000;
const lostAfterSeconds = 75;

/** The machine's clock, and one that nobody can set. */
type Reading = { wall: number; steady: number };
const read = (): Reading => ({ wall: Date.now(), steady: performance.now() });

const jumpMs = 30_000;
export const wasSetBack = (before: Reading, now: Reading): boolean =>
	now.wall - before.wall < now.steady - before.steady - jumpMs;

type Options = {
	queries: Queries;
	/** The jobs this server is at. */
	held: ReadonlySet<string>;
	/** The worker waits for the minute it believed in: it has to begin anew. */
	onClockSetBack: () => void;
};

type QueueKeeping = { stop(): void };

/** Jobs of dead servers are freed, and a clock that was once ahead stops nothing once it is right. */
export function keepQueue({ queries, held, onClockSetBack }: Options): QueueKeeping {
	let before = read();
	// A database that was away has heard nobody; who comes back is given time to speak for what it holds.
	let hearsSince = before.steady;
	const look = async () => {
		const now = read();
		if (wasSetBack(before, now)) onClockSetBack();
		before = now;
		try {
			await holdJobs(queries, [...held]);
			await setQueueRight(queries);
			if (now.steady - hearsSince >= lostAfterSeconds * 1000) await freeLostJobs(queries, lostAfterSeconds);
		} catch {
			hearsSince = performance.now();
		}
	};
	const timer = setInterval(() => void look(), everyMs).unref();
	return { stop: () => clearInterval(timer) };
}
