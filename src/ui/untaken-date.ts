/** Whether in one of these fields stands a day that was not taken: that one is brought up, and nothing is saved with another. */
export function holdsUntaken(ids: readonly string[]): boolean {
	const field = ids.map((id) => document.getElementById(id)).find((one) => one?.dataset.untaken !== undefined);
	// Leaving it tells what is wrong with it.
	field?.focus();
	return field !== undefined;
}
