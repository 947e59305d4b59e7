import type { CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import { pagePath } from '#contract/page-address.ts';
import { joinAddress, splitAddress } from '#i18n/address.ts';
import { loginAddress } from '../guarded-address.ts';
import { cleanUp } from './clean-up.ts';

/** In localStorage while one is logged in: a page that then comes for a visitor tells that the session is dead. */
const markerKey = 'signed-in';

/** One for the whole page: a channel does not hear itself. */
let channel: BroadcastChannel | undefined;
const openChannel = () => {
	channel ??= new BroadcastChannel('session');
	return channel;
};

const hasMarker = (): boolean => {
	try {
		return localStorage.getItem(markerKey) !== null;
	} catch {
		return false;
	}
};

function setMarker(): void {
	try {
		localStorage.setItem(markerKey, 'yes');
	} catch {
		// Without storage a dead session is noticed by the next call to the API.
	}
}

const here = () => window.location.pathname + window.location.search + window.location.hash;

/** From the press of the button on: a call still under way is then told that nobody is logged in, which is no news. */
let isLoggingOut = false;
export const setLoggingOut = (is: boolean): void => {
	isLoggingOut = is;
};

/** The session is dead: clean up, log in again, come back here. */
function expire(): void {
	cleanUp('expired');
	window.location.replace(`${loginAddress(here())}&expired`);
}

/** After the server has forgotten the session: clean up here, tell the other tabs, and begin anew as a visitor. A closed account is told so. */
export function leaveAsVisitor({ isClosed = false } = {}): void {
	cleanUp('logout');
	openChannel().postMessage('logout');
	const { code } = splitAddress(window.location.pathname);
	window.location.assign(
		isClosed
			? `${joinAddress({ code, path: pagePath('login') })}?closed`
			: joinAddress({ code, path: pagePath('home') }),
	);
}

/** A member's page: notices a logout in another tab, another login, and a copy of it that the browser kept over a logout. */
function watchAsMember(): void {
	// The first page since the login: other tabs still offer it.
	if (!hasMarker()) openChannel().postMessage('login');
	setMarker();
	openChannel().onmessage = ({ data }) => {
		if (data === 'logout') cleanUp('logout');
		window.location.reload();
	};
	window.addEventListener('pageshow', (event) => {
		if (event.persisted && !hasMarker()) window.location.reload();
	});
}

/** A visitor's page in a browser that was logged in: where the server asked for a login, the reason is said there. */
function watchAsVisitor(): void {
	openChannel().onmessage = ({ data }) => {
		if (data === 'login') window.location.reload();
	};
	if (!hasMarker()) return;
	cleanUp('expired');
	const { pathname, search } = window.location;
	const isAsked = splitAddress(pathname).path === pagePath('login') && new URLSearchParams(search).has('next');
	if (isAsked) window.location.replace(`${pathname}${search}&expired`);
}

export const watchSession = (isMember: boolean): void => (isMember ? watchAsMember() : watchAsVisitor());

/** The API for a page that believes to be logged in: told that it is not, it leaves for the login page. */
export function expiring(callApi: CallApi, onExpired: () => void = expire): CallApi {
	return async (key, input) => {
		try {
			return await callApi(key, input);
		} catch (error) {
			if (!(error instanceof ApiFailure) || error.code !== 'login-required') throw error;
			if (!isLoggingOut) onExpired();
			// The page is being left: nothing more is to be said on it.
			return new Promise(() => undefined);
		}
	};
}
