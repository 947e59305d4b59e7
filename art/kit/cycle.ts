/** The entry at an index that runs round the list, in both directions. */
export function cycle<Entry>(list: readonly Entry[], index: number): Entry {
	const at = ((index % list.length) + list.length) % list.length;
	const entry = list[at];
	if (entry === undefined) throw new RangeError('an empty list has no entry');
	return entry;
}
