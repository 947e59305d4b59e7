import type { Pieces } from './file-store.ts';

export type Taker = {
	/** The next so many bytes; fewer only at the end. */
	take(bytes: number): Promise<Uint8Array>;
	/** Nothing more is wanted: where the pieces come from is closed. */
	end(): Promise<void>;
};

/** Pieces of any size, taken in the sizes that are wanted. */
export function takerOf(pieces: Pieces): Taker {
	const source = Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]();
	let waiting: Uint8Array[] = [];
	let length = 0;
	let isOver = false;

	async function fill(wanted: number): Promise<void> {
		while (length < wanted && !isOver) {
			const next = await source.next();
			if (next.done) isOver = true;
			else if (next.value.length > 0) {
				waiting.push(next.value);
				length += next.value.length;
			}
		}
	}

	return {
		async take(bytes) {
			await fill(bytes);
			const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting);
			const rest = all.subarray(bytes);
			waiting = rest.length > 0 ? [rest] : [];
			length = rest.length;
			return all.subarray(0, bytes);
		},
		async end() {
			if (isOver) return;
			isOver = true;
			await source.return?.();
		},
	};
}
