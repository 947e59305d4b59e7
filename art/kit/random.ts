/** mulberry32: small, fast and the same on every machine, which Math.random is not. */
export function seededRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = ((state | 0) + 0x6d2b79f5) | 0;
		let bits = Math.imul(state ^ (state >>> 15), 1 | state);
		bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
		return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
	};
}

/** FNV-1a in base 36. */
export function hashText(text: string): string {
	let hash = 2166136261;
	for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
	return (hash >>> 0).toString(36);
}
