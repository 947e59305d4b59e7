/** The same things with one of them at another place. */
export function moved<One>(all: readonly One[], from: number, to: number): One[] {
	const rest = all.filter((_, at) => at !== from);
	const one = all[from];
	return one === undefined ? [...all] : [...rest.slice(0, to), one, ...rest.slice(to)];
}
