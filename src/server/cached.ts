import { minuteMs } from '#domain/kernel/durations.ts';
import type { Pool } from './queries.ts';

type Cached<Answer> = { answer: Answer; at: number; mark: string };
type MarkOf = (reads: Pool, now: Date) => Promise<string>;

const freshMs = 3 * minuteMs;
const usableMs = 15 * minuteMs;

/**
 * What costs the database more than a page may, and need not be of this second: asked for again after some minutes, by
 * whoever comes first, while all others are given what is at hand. A failure leaves the old answer where there is one.
 * By database, so that two in one process never mix. Where `markOf` says another word than when it was asked for, the answer is
 * of no use any more: something that it tells of has changed.
 */
export function cached<Answer>(
	ask: (reads: Pool, key: string, now: Date) => Promise<Answer>,
	markOf: MarkOf = async () => '',
) {
	const shelves = new WeakMap<object, { known: Map<string, Cached<Answer>>; asked: Map<string, Promise<Answer>> }>();
	return async (reads: Pool, key: string, now: Date): Promise<Answer> => {
		const shelf = shelves.get(reads) ?? { known: new Map(), asked: new Map() };
		shelves.set(reads, shelf);
		const mark = await markOf(reads, now).catch(() => shelf.known.get(key)?.mark ?? '');
		const known = shelf.known.get(key);
		const isOfUse = known?.mark === mark;
		const age = known ? now.getTime() - known.at : Number.POSITIVE_INFINITY;
		if (known && isOfUse && age < freshMs) return known.answer;
		const renewed = shelf.asked.get(key) ?? renew();
		if (known && isOfUse && age < usableMs) return known.answer;
		return known ? renewed.catch(() => known.answer) : renewed;

		function renew(): Promise<Answer> {
			const asking = ask(reads, key, now)
				.then((answer) => {
					shelf?.known.set(key, { answer, at: now.getTime(), mark });
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
