import { minuteMs } from '#domain/kernel/durations.ts';
import type { Pool } from './queries.ts';

type Cached<Answer> = { answer: Answer; at: number };

const freshMs = 3 * minuteMs;
const usableMs = 15 * minuteMs;

/**
 * What costs the database more than a page may, and need not be of this second: asked for again after some minutes, by
 * whoever comes first, while all others are given what is at hand. A failure leaves the old answer where there is one.
 * By database, so that two in one process never mix.
 */
export function cached<Answer>(ask: (reads: Pool, key: string, now: Date) => Promise<Answer>) {
	const shelves = new WeakMap<object, { known: Map<string, Cached<Answer>>; asked: Map<string, Promise<Answer>> }>();
	return (reads: Pool, key: string, now: Date): Promise<Answer> => {
		const shelf = shelves.get(reads) ?? { known: new Map(), asked: new Map() };
		shelves.set(reads, shelf);
		const known = shelf.known.get(key);
		const age = known ? now.getTime() - known.at : Number.POSITIVE_INFINITY;
		if (known && age < freshMs) return Promise.resolve(known.answer);
		const renewed = shelf.asked.get(key) ?? renew();
		if (known && age < usableMs) return Promise.resolve(known.answer);
		return known ? renewed.catch(() => known.answer) : renewed;

		function renew(): Promise<Answer> {
			const asking = ask(reads, key, now)
				.then((answer) => {
					shelf?.known.set(key, { answer, at: now.getTime() });
					return answer;
				})
				.finally(() => shelf?.asked.delete(key));
			shelf?.asked.set(key, asking);
			// Who was given the old answer does not wait for this one.
			asking.catch(() => undefined);
			return asking;
		}
	};
}
