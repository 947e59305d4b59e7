import { availableParallelism } from 'node:os';

const mostAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const mostWaiting = 24;
let running = 0;
const waiting: (() => void)[] = [];

/** Pictures are heavy work: one or two at a time, a few in the queue, the others are told to come back. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T | 'too-busy'> {
	if (running >= mostAtOnce) {
		if (waiting.length >= mostWaiting) return 'too-busy';
		await new Promise<void>((resolve) => waiting.push(resolve));
	} else running += 1;
	try {
		return await work();
	} finally {
		const next = waiting.shift();
		if (next) next();
		else running -= 1;
	}
}
