/** Which page numbers are shown: the ends, the current one with its neighbours, `null` for a gap of two or more. */
export function pageWindow(current: number, count: number): (number | null)[] {
	const near = new Set([1, count, current - 1, current, current + 1]);
	const shown = [...near].filter((page) => page >= 1 && page <= count).sort((one, other) => one - other);
	return shown.flatMap((page, at) => {
		const before = shown[at - 1] ?? page - 1;
		if (page - before === 1) return [page];
		return page - before === 2 ? [page - 1, page] : [null, page];
	});
}
