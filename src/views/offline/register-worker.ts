let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;

async function register(): Promise<ServiceWorkerRegistration | undefined> {
	// In development files change all the time, and there is no built worker.
	if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
	try {
		// A page that came through the worker does not ask for it anew: a worker that is just going away would be called back.
		if (navigator.serviceWorker.controller) return await navigator.serviceWorker.getRegistration();
		return await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
	} catch {
		// Closed to us, as in private windows of some browsers: the site works as it always did.
		return undefined;
	}
}

/** Once a page: the part of the site that answers where there is no network. Undefined where there can be none. */
export function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
	registered ??= register();
	return registered;
}
