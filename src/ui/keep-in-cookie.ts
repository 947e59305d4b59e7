const yearSeconds = 365 * 24 * 60 * 60;

/** A choice the server's first byte must know, for a year. */
export function keepInCookie(name: string, value: string): void {
	const secure = window.location.protocol === 'https:' ? '; secure' : '';
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser our visitors use
	document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`;
}
