/** The word searched for as an address has it, without what no server takes (a NUL) and no longer than a field lets it be. */
export const searchWordIn = (search: URLSearchParams, max: number): string =>
	(search.get('search') ?? '').replaceAll('\0', '').trim().slice(0, max);
