/**
 * Lets only so many work at one slot at a time, in the order they came; each slot has a line of its own. It is the
 * database that decides who gets the last place: this only keeps a slot that everybody wants from holding every
 * connection of the server with transactions that wait for its row.
 */
export function createSlotLine(most: number) {
	const lines = new Map<string, { working: number; waiting: (() => void)[] }>();

	return async function inLine<T>(slot: string, work: () => Promise<T>): Promise<T> {
		const line = lines.get(slot) ?? { working: 0, waiting: [] };
		lines.set(slot, line);
		// Whoever leaves hands the place over, so that nobody who comes just then slips in between.
		if (line.working >= most) await new Promise<void>((resolve) => line.waiting.push(resolve));
		else line.working += 1;
		try {
			return await work();
		} finally {
			const next = line.waiting.shift();
			if (next) next();
			else line.working -= 1;
			if (line.working === 0) lines.delete(slot);
		}
	};
}
