/** One cookie of a request, decoded; undefined when it is not there or not readable. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
	for (const pair of header?.split(';') ?? []) {
		const [key, ...rest] = pair.split('=');
		if (key?.trim() !== name) continue;
		try {
			return decodeURIComponent(rest.join('=').trim());
		} catch {
			return undefined;
		}
	}
	return undefined;
}
