/** Somebody who waits, from which address and since when. */
export type Waiter<Answer> = { address: string; since: number; answer: (answer: Answer) => void };

/** Those who wait, each address in a line of its own. */
export function createWaitingLine<Answer>() {
	const lines = new Map<string, Waiter<Answer>[]>();

	return {
		add(waiter: Waiter<Answer>): void {
			const line = lines.get(waiter.address);
			if (line) line.push(waiter);
			else lines.set(waiter.address, [waiter]);
		},
		/** Whether it waited. */
		remove(waiter: Waiter<Answer>): boolean {
			const line = lines.get(waiter.address) ?? [];
			const at = line.indexOf(waiter);
			if (at < 0) return false;
			line.splice(at, 1);
			if (line.length === 0) lines.delete(waiter.address);
			return true;
		},
		/** Who came first of the address that has the fewest; of several such, who waits longest. */
		first(countOf: (address: string) => number): Waiter<Answer> | undefined {
			let found: Waiter<Answer> | undefined;
			for (const [waiter] of lines.values()) {
				if (!waiter) continue;
				const more = found ? countOf(waiter.address) - countOf(found.address) : -1;
				if (!found || more < 0 || (more === 0 && waiter.since < found.since)) found = waiter;
			}
			return found;
		},
		/** Who came last of the address that has the most; of several such, who waits shortest. */
		last(countOf: (address: string) => number): Waiter<Answer> | undefined {
			let found: Waiter<Answer> | undefined;
			for (const line of lines.values()) {
				const waiter = line.at(-1);
				if (!waiter) continue;
				const more = found ? countOf(waiter.address) - countOf(found.address) : 1;
				if (!found || more > 0 || (more === 0 && waiter.since >= found.since)) found = waiter;
			}
			return found;
		},
	};
}
