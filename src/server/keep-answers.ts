import { minuteMs } from '#domain/kernel/durations.ts';
import type { Pool } from './queries.ts';

type Kept<Answer> = { answer: Answer; at: number };

const freshMs = 3 * minuteMs;
const usableMs = 15 * minuteMs;

/**
 * What costs the database more than a page may, and need not be of this second: asked for again after some minutes, by
 * whoever comes first, while all others are given what is at hand. A failure leaves the old answer where there is one.
 * Kept by database, so that two in one process never mix.
 */
export function keepAnswers<Answer>(ask: (reads: Pool, key: string, now: Date) => Promise<Answer>) {
	const shelves = new WeakMap<object, { kept: Map<string, Kept<Answer>>; asked: Map<string, Promise<Answer>> }>();
	return (reads: Pool, key: string, now: Date): Promise<Answer> => {
		const shelf = shelves.get(reads) ?? { kept: new Map(), asked: new Map() };
		shelves.set(reads, shelf);
		const kept = shelf.kept.get(key);
		const age = kept ? now.getTime() - kept.at : Number.POSITIVE_INFINITY;
		if (kept && age < freshMs) return Promise.resolve(kept.answer);
		const renewed = shelf.asked.get(key) ?? renew();
		if (kept && age < usableMs) return Promise.resolve(kept.answer);
		return kept ? renewed.catch(() => kept.answer) : renewed;

		function renew(): Promise<Answer> {
			const asking = ask(reads, key, now)
				.then((answer) => {
					shelf?.kept.set(key, { answer, at: now.getTime() });
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
