/** Does something when the browser has nothing better to do; gives back how to call it off. Not every browser can tell. */
export function whenIdle(work: () => void): () => void {
	if (typeof window.requestIdleCallback !== 'function') {
		const timer = window.setTimeout(work, 1_000);
		return () => window.clearTimeout(timer);
	}
	const request = window.requestIdleCallback(work, { timeout: 5_000 });
	return () => window.cancelIdleCallback(request);
}
