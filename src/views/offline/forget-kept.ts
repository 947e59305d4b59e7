/** What was kept for the way goes with a login: all caches but that for everyone (`site/offline/kept-names.ts`). */
export function forgetKept(): void {
	navigator.serviceWorker?.controller?.postMessage({ kind: 'forget' });
	void window.caches?.keys().then((names) => {
		for (const name of names) if (!name.endsWith('-shell')) void caches.delete(name);
	});
}
