import { pagePath } from '#contract/page-address.ts';
import { splitAddress } from '#i18n/address.ts';
import { cleanUp } from './clean-up.ts';

/** In localStorage while one is logged in: a page that then comes for a visitor tells that the session is dead. */
const markerKey = 'signed-in';

/** One for the whole page: a channel does not hear itself. */
let channel: BroadcastChannel | undefined;
export const openChannel = () => {
	channel ??= new BroadcastChannel('session');
	return channel;
};

export const hasMarker = (): boolean => {
	try {
		return localStorage.getItem(markerKey) !== null;
	} catch {
		return false;
	}
};

/** Whether it is worth asking who one is: a visitor's browser knows that nobody is logged in. The server asks. */
export const mayBeLoggedIn = (): boolean => typeof window === 'undefined' || hasMarker();

export function setMarker(): void {
	try {
		localStorage.setItem(markerKey, 'yes');
	} catch {
		// Without storage a dead session is noticed by the next call to the API.
	}
}

/** A visitor's page in a browser that was logged in: where the server asked for a login, the reason is said there. */
export function watchAsVisitor(): void {
	openChannel().onmessage = ({ data }) => {
		if (data === 'login') window.location.reload();
	};
	if (!hasMarker()) return;
	cleanUp('expired');
	const { pathname, search } = window.location;
	const isAsked = splitAddress(pathname).path === pagePath('login') && new URLSearchParams(search).has('next');
	if (isAsked) window.location.replace(`${pathname}${search}&expired`);
}
