import { useSyncExternalStore } from 'react';

function watch(onChange: () => void): () => void {
	window.addEventListener('online', onChange);
	window.addEventListener('offline', onChange);
	return () => {
		window.removeEventListener('online', onChange);
		window.removeEventListener('offline', onChange);
	};
}

/** Whether the device itself says that it has no network: told before somebody tries in vain. */
export const useIsOffline = (): boolean =>
	useSyncExternalStore(
		watch,
		() => !navigator.onLine,
		() => false,
	);
