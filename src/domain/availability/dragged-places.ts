/** As many as a slot can have. */
const most = 1_000;

/**
 * The places of a slot after it was dragged by some steps: 0 is closed. Between closed and what is sold there is nothing, as nobody who
 * has reserved loses a place.
 */
export function draggedPlaces(from: number, steps: number, taken: number): number {
	const wished = Math.min(from + steps, most);
	const fewest = Math.max(1, taken);
	// From closed, the first step opens it with as many as are sold.
	if (from === 0) return steps <= 0 ? 0 : Math.min(fewest + steps - 1, most);
	return wished < fewest ? (from === fewest || wished <= 0 ? 0 : fewest) : wished;
}
