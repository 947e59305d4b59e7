import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML: until the scripts are there a form must not be sent, or what is typed would be lost. */
export const useIsLive = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
