import { availableParallelism } from 'node:os';

const mostAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const mostWaiting = 24;
/** A few pictures of a rating at once, or a photo tapped again and again. */
const mostWaitingEach = 8;

type Waiting = { start(): void; sendAway(): void };

/** A line per member, those whose turn comes first in front: each in turn gives one to the work. */
export function createTurns({ atOnce, waiting: most, each }: { atOnce: number; waiting: number; each: number }) {
	const lines = new Map<string, Waiting[]>();
	let running = 0;
	let waiting = 0;

	function next(): Waiting | undefined {
		const [first] = lines;
		if (!first) return undefined;
		const [who, line] = first;
		lines.delete(who);
		const chosen = line.shift();
		if (line.length > 0) lines.set(who, line);
		waiting -= 1;
		return chosen;
	}

	/** Where all places are taken, who has the most of them gives up the last; nobody does so for one who has as many. */
	function makeRoom(for_: string): boolean {
		if (waiting < most) return true;
		const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a), [] as Waiting[]);
		if (longest.length <= (lines.get(for_)?.length ?? 0) + 1) return false;
		longest.pop()?.sendAway();
		waiting -= 1;
		return true;
	}

	const wait = (who: string) =>
		new Promise<boolean>((resolve) => {
			const line = lines.get(who) ?? [];
			if (line.length >= each || !makeRoom(who)) return resolve(false);
			line.push({ start: () => resolve(true), sendAway: () => resolve(false) });
			lines.set(who, line);
			waiting += 1;
		});

	return async <T>(who: string, work: () => Promise<T>): Promise<T | 'too-busy'> => {
		if (running < atOnce) running += 1;
		else if (!(await wait(who))) return 'too-busy';
		try {
			return await work();
		} finally {
			const chosen = next();
			if (chosen) chosen.start();
			else running -= 1;
		}
	};
}

/**
 * Pictures are heavy work: one or two at a time, a few in the queue, the others are told to come back. However many
 * somebody sends, the next picture of anybody else comes after one of theirs.
 */
export const inTurn = createTurns({ atOnce: mostAtOnce, waiting: mostWaiting, each: mostWaitingEach });
