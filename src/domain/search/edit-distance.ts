/** How many letters must be changed, added, taken away or swapped with their neighbour to turn one word into another. */
export function editDistance(from: string, to: string): number {
	const a = [...from];
	const b = [...to];
	let before: number[] = [];
	let row = b.map((_, at) => at).concat(b.length);
	for (const [i, letter] of a.entries()) {
		const next = [i + 1];
		for (const [j, other] of b.entries()) {
			const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
			const swapped =
				letter === b[j - 1] && other === a[i - 1] ? (before[j - 1] ?? Number.POSITIVE_INFINITY) + 1 : changed;
			next.push(Math.min(changed, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
		}
		before = row;
		row = next;
	}
	return row.at(-1) ?? 0;
}
